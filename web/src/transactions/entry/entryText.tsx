import { formatDay } from '@evenkeel/domain/calendar'
import type { NewTransaction } from '@evenkeel/domain/transactions'
import { Money } from '#ui/money.tsx'
import { withWholeFigures } from '#ui/wholeFigures.tsx'

/** An entry in one line of text. */
export function EntryText({ entry }: { entry: NewTransaction }) {
  const { type, amount, category, date, description } = entry
  return (
    <>
      <Money cents={amount} kind={type} />, {category}, {withWholeFigures(formatDay(date))}
      {description && (
        <>
          , “<bdi>{description}</bdi>”
        </>
      )}
    </>
  )
}
