import { getMcpAccess, type McpAccess, mcpTokensMax, switchMcp } from '@evenkeel/domain/assistant'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#lib/api/errors.ts'
import { endpointQuery, useCall } from '#lib/api/hooks.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { toastError } from '#ui/toasts/toastStore.ts'
import { McpTokens } from './mcpTokens.tsx'
import { type NewToken, NewTokenForm, Secret } from './newTokenForm.tsx'

/** Lets the user's own programs call the assistant's tools, each with its own token. */
export function McpSection() {
  const access = useQuery(endpointQuery(getMcpAccess))
  if (access.data) return <Access access={access.data} />
  if (access.isError) {
    return (
      <ErrorState
        text="Your programs could not be loaded."
        retrying={access.isFetching}
        onRetry={() => void access.refetch()}
      />
    )
  }
  return (
    <Loading label="Loading your programs">
      <Skeleton className="h-16 w-full max-w-96" />
    </Loading>
  )
}

function Access({ access: { isOn, tokens } }: { access: McpAccess }) {
  const change = useCall(switchMcp)
  // Kept here: the tenth token removes the form, and its secret must still be shown.
  const [created, setCreated] = useState<NewToken>()
  const isFull = tokens.length >= mcpTokensMax
  const onError = (error: Error) =>
    toastError(sentenceOf(error) ?? 'Your choice could not be saved. Please try again.', {
      title: 'Not Saved',
    })
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Let my programs read my data through MCP"
        hint="A program with one of your tokens, such as an assistant on your computer, can read your totals, transactions and bills. It can't change anything."
        checked={isOn}
        disabled={change.isPending}
        onChange={(event) =>
          change.mutate({ body: { isOn: event.currentTarget.checked } }, { onError })
        }
      />
      {(isOn || tokens.length > 0) && (
        <McpTokens
          tokens={tokens}
          onRevoked={(id) => setCreated((shown) => (shown?.id === id ? undefined : shown))}
        />
      )}
      {isOn && !isFull && <NewTokenForm onCreated={setCreated} />}
      {isOn && isFull && (
        <p className="text-small text-quiet">
          You have {mcpTokensMax} tokens, the maximum. Revoke one to create another.
        </p>
      )}
      <div role="status" className="empty:hidden">
        {created && <Secret key={created.id} {...created} />}
      </div>
    </div>
  )
}
