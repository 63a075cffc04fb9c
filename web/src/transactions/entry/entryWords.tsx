import type { Transaction } from '@evenkeel/domain/transactions'
import { formatDay } from '#lib/format.ts'
import { Money } from '#ui/money.tsx'

/** An entry in a line of words. */
export function EntryWords({ transaction }: { transaction: Transaction }) {
  const { type, amount, category, date, description } = transaction
  return (
    <>
      <Money cents={amount} kind={type} />, {category}, {formatDay(date)}
      {description && (
        <>
          , “<bdi>{description}</bdi>”
        </>
      )}
    </>
  )
}
