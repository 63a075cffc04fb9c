import { type McpToken, revokeMcpToken } from '@evenkeel/domain/assistant'
import { formatDay, localDay } from '@evenkeel/domain/calendar'
import { useRef, useState } from 'react'
import { isStatus } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { toast, toastFailure } from '#ui/toasts/toastStore.ts'
import { withWholeFigures } from '#ui/wholeFigures.tsx'

type McpTokensProps = { tokens: readonly McpToken[]; onRevoked: (id: string) => void }

export function McpTokens({ tokens, onRevoked }: McpTokensProps) {
  const [revoking, setRevoking] = useState<McpToken>()
  const heading = useRef<HTMLHeadingElement>(null)

  function finish(id: string) {
    onRevoked(id)
    setRevoking(undefined)
    // The button that opened the dialog is gone with its token.
    heading.current?.focus()
  }

  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-sans text-body font-medium">
        Tokens
      </h3>
      {tokens.length === 0 ? (
        <p className="mt-1 text-small text-quiet">No tokens yet.</p>
      ) : (
        <ul aria-label="Tokens" className="mt-1 divide-y divide-hairline">
          {tokens.map((token) => (
            <li
              key={token.id}
              className="flex items-center justify-between gap-x-4 gap-y-2 py-2.5 max-[20rem]:flex-wrap"
            >
              <div className="min-w-0">
                <p className="break-words">{token.name}</p>
                <p className="text-small text-quiet">{withWholeFigures(datesOf(token))}</p>
              </div>
              <Button
                size="small"
                aria-label={`Revoke ${token.name}`}
                onClick={() => setRevoking(token)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {revoking && (
        <RevokeDialog
          token={revoking}
          onClose={() => setRevoking(undefined)}
          onDone={() => finish(revoking.id)}
        />
      )}
    </div>
  )
}

function datesOf({ createdAt, lastUsedAt }: McpToken): string {
  const created = `Created ${formatDay(localDay(createdAt))}`
  return `${created}, ${lastUsedAt ? `last used ${formatDay(localDay(lastUsedAt))}` : 'never used'}`
}

type RevokeProps = { token: McpToken; onClose: () => void; onDone: () => void }

function RevokeDialog({ token, onClose, onDone }: RevokeProps) {
  const { mutate, isPending } = useCall(revokeMcpToken)

  function revoke() {
    const settle = () => {
      onDone()
      toast({ title: 'Token revoked', description: `${token.name} can no longer read your data.` })
    }
    mutate(
      { params: { id: token.id } },
      {
        onSuccess: settle,
        onError: (error) => {
          // Another tab has already revoked it.
          if (isStatus(error, 404)) settle()
          else
            toastFailure(error, 'Not Revoked', 'The token could not be revoked. Please try again.')
        },
      },
    )
  }

  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={onClose}
      title={`Revoke the token for ${token.name}?`}
      description="The program that uses this token stops working at once. This can't be undone."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" pending={isPending} pendingText="Revoking..." onClick={revoke}>
            Revoke
          </Button>
        </>
      }
    />
  )
}
