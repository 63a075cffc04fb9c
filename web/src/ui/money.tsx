import { formatMoney, type MoneyText } from '#lib/format.ts'
import { cx } from './cx.ts'

type MoneyProps = {
  /** A decimal text such as "12.30"; a number only where it is exact to the cent. */
  amount: MoneyText
  /** Income and expense give the sign; "net" takes it from the amount; "plain" has none of it. */
  kind?: 'income' | 'expense' | 'net' | 'plain'
  className?: string
}

/** A sum of money: sign first, colour only beside it. */
export function Money({ amount, kind = 'plain', className }: MoneyProps) {
  const below = kind === 'expense' || (kind === 'net' && Number(amount) < 0)
  // What is left has no plus, so it has no green either: colour never says what the sign does not.
  const above = kind === 'income'
  const sign = kind === 'income' ? '+' : kind === 'expense' ? '-' : ''
  return (
    <span className={cx('whitespace-nowrap', above && 'text-in', below && 'text-out', className)}>
      {sign}
      {formatMoney(amount)}
    </span>
  )
}
