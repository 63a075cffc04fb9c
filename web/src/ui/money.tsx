import { type Cents, formatMoney, minus } from '@evenkeel/domain/money'
import { cx } from './cx.ts'
import { WholeFigure } from './wholeFigures.tsx'

type MoneyProps = {
  cents: Cents
  /** "income" and "expense" set the sign; "net" takes it from the amount; "plain" shows none. */
  kind?: 'income' | 'expense' | 'net' | 'plain'
  className?: string
}

/** An amount of money. Its colour only repeats what its sign says. */
export function Money({ cents, kind = 'plain', className }: MoneyProps) {
  const below = kind === 'expense' || (kind === 'net' && cents < 0)
  // A net balance has no plus sign, so it is never green.
  const above = kind === 'income'
  const sign = cents === 0 ? '' : kind === 'income' ? '+' : kind === 'expense' ? minus : ''
  return (
    <WholeFigure
      text={`${sign}${formatMoney(cents)}`}
      className={cx(above && 'text-in', below && 'text-out', className)}
    />
  )
}
