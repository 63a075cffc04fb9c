import { Fragment } from 'react'

/**
 * Text with an email address, which breaks after its "@" and its dots where it does not fit a line. In a sentence it
 * starts a line of its own first.
 */
export function EmailText({ text, isInSentence = text.includes(' ') }: EmailTextProps) {
  return text.split(/(\S+@\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text may be alike.
      <span key={at} className={isInSentence ? 'inline-block max-w-full' : undefined}>
        {part.split(/(?<=[@.])/).map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an address may be alike.
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </span>
    ),
  )
}

type EmailTextProps = { text: string; isInSentence?: boolean }
