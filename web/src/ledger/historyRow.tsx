import type { HistoryAction } from '@evenkeel/domain/ledger'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '#lib/format.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ChangeDetails } from './changeDetails.tsx'
import { useUndo } from './undo.ts'

export function HistoryRow({ action }: { action: HistoryAction }) {
  const { at, kind, words, undoneBy } = action

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-hairline py-3">
      <p className="wrap-anywhere">
        <Words text={words} />{' '}
        <span className="text-small whitespace-nowrap text-quiet">{formatTime(at)}</span>
      </p>
      {undoneBy !== null && <Badge>{kind === 'undone' ? 'Redone' : 'Undone'}</Badge>}
      {/* A redone action has its Undo button at its first entry. */}
      {undoneBy === null && kind !== 'redone' && <UndoButton action={action} />}
      <ChangeDetails action={action} />
    </li>
  )
}

/** A line may break after a minus sign, so the amount is kept together. */
function Words({ text }: { text: string }) {
  const [before = '', amount = '', after = ''] = text.split(/([+−]\$[\d,.]*\d)/)
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{amount}</span>
      {after}
    </>
  )
}

function UndoButton({ action }: { action: HistoryAction }) {
  const { kind, words } = action
  const { undo } = useUndo()
  const [isPending, setPending] = useState(false)
  const label = kind === 'undone' ? 'Redo' : 'Undo'

  async function press() {
    setPending(true)
    await undo(action)
    setPending(false)
  }

  return (
    <Button
      size="small"
      icon={kind === 'undone' ? RotateCw : RotateCcw}
      aria-label={`${label}: ${words}`}
      pending={isPending}
      onClick={press}
    >
      {label}
    </Button>
  )
}
