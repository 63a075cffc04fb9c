import { Fragment } from 'react'

/** An email address, alone or in a sentence, broken after its "@" and its dots where it does not fit a line. */
export function EmailText({ text }: { text: string }) {
  return text.split(/(?<=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address may be alike.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
