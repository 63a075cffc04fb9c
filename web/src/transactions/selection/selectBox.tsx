import type { Transaction } from '@evenkeel/domain/transactions'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import type { Selection } from './useSelection.ts'

type SelectBoxProps = { row: Transaction; name: string; selection: Selection }

/** Selects a row; with Shift, all rows from the last one; with Shift and an arrow key, the next row too. */
export function SelectBox({ row, name, selection }: SelectBoxProps) {
  return (
    <Checkbox
      label={`Select ${name}`}
      checked={selection.has(row)}
      onChange={({ nativeEvent }) =>
        selection.toggle(row, { isSpan: (nativeEvent as unknown as MouseEvent).shiftKey })
      }
      onKeyDown={extend}
    />
  )
}

/** Focuses and presses the next row's box. */
function extend(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !event.shiftKey) return
  event.preventDefault()
  const table = event.currentTarget.closest('tbody')
  const boxes = [...(table?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
  const next = boxes[boxes.indexOf(event.currentTarget) + step]
  next?.focus()
  next?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, shiftKey: true }))
}
