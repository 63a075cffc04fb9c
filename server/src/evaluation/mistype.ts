import type { Random } from '#demo/random.ts'

/** A shorter word is often another word after a slip. */
const longWords = /[a-z]{4,}/gi

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

type Slip = (word: string, at: number) => string

const swap: Slip = (word, at) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
const leaveOut: Slip = (word, at) => word.slice(0, at) + word.slice(at + 1)
const double: Slip = (word, at) => word.slice(0, at + 1) + word.slice(at)
const missKey: Slip = (word, at) =>
  word.slice(0, at) + keyBeside(word.charAt(at)) + word.slice(at + 1)

/** A question with one slip in one of its longer words; the first letter stays. */
export function mistype(question: string, random: Random): string {
  const [first, ...rest] = question.matchAll(longWords)
  if (first === undefined) return question
  const { 0: word, index } = random.pick([first, ...rest])
  const slip = random.pick([swap, leaveOut, double, missKey])
  const written = slip(word, random.between(1, word.length - 2))
  return question.slice(0, index) + written + question.slice(index + word.length)
}

function keyBeside(letter: string): string {
  const row = keyboard.find((each) => each.includes(letter.toLowerCase())) ?? letter
  const at = row.indexOf(letter.toLowerCase())
  return row.charAt(at + 1) || row.charAt(at - 1)
}
