import type { Reading } from './items.ts'
import { isPartOf } from './payeesWithin.ts'
import type { NameItem, Slots } from './slots.ts'

// Two names side by side that may be one thing, or both: asked back instead of being added up.

type Names = Pick<Slots, 'names'> & { words: readonly string[]; tokens: Reading['tokens'] }

export function askIfBothNames({ names, mistakes, text }: Slots, tokens: Reading['tokens']): void {
  const said = { names, words: text.split(' '), tokens }
  if (
    isLoose(said) ||
    isBoughtAt(said) ||
    isCompound(said) ||
    isOfPayee(said) ||
    isOfOther(said) ||
    isWorkOfOther(said)
  )
    mistakes.push('That names two things. Which of them do you mean, or both together?')
}

function endOf({ at, raw }: NameItem): number {
  return at + raw.split(' ').length
}

/** "On the pharmacy this year for insurance": a word that is only a part of a name, and joined to no other name. */
function isLoose({ names, words, tokens }: Names): boolean {
  return names.some((item) => {
    const { at, how, raw } = item
    const before = names.findLast((name) => name.at < at)
    if (before === undefined || how === 'exact' || words[at - 1] !== 'for') return false
    // "Ann got 50 this summer for babysitting", where Ann is a babysitter.
    if (isPartOf(before, item)) return false
    const between = tokens.slice(endOf(before) - 1, at)
    return (
      raw !== before.raw &&
      between.length > 2 &&
      !between.some(
        (token, index) =>
          (index < between.length - 1 && token.isPause) ||
          /^(and|or|plus|than|vs|versus|nor|both)$/.test(token.text),
      )
    )
  })
}

/** "Fuel at Petro", where there is a payee Marina Fuel Dock. */
function isBoughtAt({ names, words }: Names): boolean {
  return names.some((item) => {
    const joint = endOf(item)
    const isJoined = /^(at|from)$/.test(words[joint] ?? '')
    const next = names.find((name) => name.isAtPayee && name.at === joint + 1)
    const isPayee = item.how === 'part' && item.names[0]?.kind === 'payee'
    return isPayee && isJoined && next?.names[0]?.kind === 'payee'
  })
}

/** "Hertz rental", with a payee Lens Rentals, is no sum of the two. */
function isOfOther({ names, tokens }: Names): boolean {
  return names.some((item) => {
    const [one] = item.names
    const end = endOf(item)
    const next = names.find((name) => name.at === end)
    const isPart = next?.how === 'part' && next.names.every(({ kind }) => kind === 'payee')
    const isPayee = item.how === 'exact' && one?.kind === 'payee'
    return isPayee && isPart && tokens[end - 1]?.isPause === false
  })
}

/** "Dog insurance", with categories Dog and Insurance, or "kids zoo", with a payee City Zoo: neither, and not both. */
function isCompound({ names, tokens }: Names): boolean {
  return names.some((item) => {
    const [one] = item.names
    const end = endOf(item)
    const next = names.find((name) => name.at === end)?.names[0]
    if (one?.kind !== 'category' || tokens[end - 1]?.isPause !== false) return false
    return next?.kind === 'category' || next?.categories.includes(one.name) === false
  })
}

/** "Starbucks groceries", where Starbucks sells none. */
function isOfPayee({ names, tokens }: Names): boolean {
  return names.some((item) => {
    const end = endOf(item)
    const next = names.find((name) => name.at === end)
    const isPair = next?.names.every(({ kind }) => kind === 'category') === true
    const arePayees = item.names.every(({ kind }) => kind === 'payee')
    return isPair && arePayees && tokens[end - 1]?.isPause === false && !isPartOf(item, next)
  })
}

/** "Did we pay Tom to babysit?", where Tom is no babysitter. */
function isWorkOfOther({ names, words }: Names): boolean {
  return names.some((item) => {
    const before = names.findLast((name) => name.at < item.at)
    const isWork = item.how === 'synonym' && /^(?:to|for)$/.test(words[item.at - 1] ?? '')
    const isPayee = before?.names.every(({ kind }) => kind === 'payee') === true
    return isWork && isPayee && !isPartOf(before, item)
  })
}
