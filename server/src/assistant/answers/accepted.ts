import { fold } from '../reading/tokens.ts'

const agreement =
  /^(?:(?:please|ok|okay|oh) )*(?:yes|yeah|yep|yup|sure|exactly|correct|right|of course|please do|do that|i do|i did|it is|that one|thats (?:it|right|the one)|i mean(?:t)? that(?: one)?)(?: (?:yes|exactly|please|thanks|thank you|that one|thats (?:it|right|the one)|i do|i did|i mean(?:t)? that))*$/

/** "Yes" after "Did you mean Netflix?" */
export function agrees(message: string): boolean {
  const words = fold(message).replace(/[^\p{L}]+/gu, ' ')
  return agreement.test(words.trim())
}

/**
 * What a person said, oldest first, with each "yes" put into the question before it: that question, with the one name
 * that was offered for what it left open. Where nothing was offered, an earlier "yes" is left out.
 */
export function withAccepted(
  turns: readonly string[],
  offerFor: (turn: string, earlier: readonly string[]) => string | undefined,
): string[] {
  const said: string[] = []
  for (const [index, turn] of turns.entries()) {
    const before = agrees(turn) ? said.at(-1) : undefined
    const offered = before === undefined ? undefined : offerFor(before, said.slice(0, -1))
    if (offered !== undefined) said[said.length - 1] = offered
    else if (before === undefined || index === turns.length - 1) said.push(turn)
  }
  return said
}
