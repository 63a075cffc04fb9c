import { getMcpAccess, type McpAccess, mcpTokensMax, switchMcp } from '@evenkeel/domain/assistant'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery, useCall } from '#lib/api/hooks.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { QueryView } from '#ui/states.tsx'
import { McpTokens } from './mcpTokens.tsx'
import { type NewToken, NewTokenForm, Secret } from './newTokenForm.tsx'
import { SettingSkeleton, tellNotSaved } from './setting.tsx'

/** Lets the user's own programs call the assistant's tools, each with its own token. */
export function McpSection() {
  return (
    <QueryView
      query={useQuery(endpointQuery(getMcpAccess))}
      error="Your programs' access could not be loaded."
      skeleton={<SettingSkeleton label="Loading your programs" />}
    >
      {(access) => <Access access={access} />}
    </QueryView>
  )
}

function Access({ access: { isOn, tokens } }: { access: McpAccess }) {
  const change = useCall(switchMcp)
  // Kept here: the tenth token removes the form, and its secret must still be shown.
  const [created, setCreated] = useState<NewToken>()
  const isFull = tokens.length >= mcpTokensMax
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Let my programs read my data through MCP"
        hint="A program with one of your tokens, such as an assistant on your computer, can read your totals, transactions and bills. It can't change anything."
        checked={isOn}
        disabled={change.isPending}
        onChange={(event) =>
          change.mutate({ body: { isOn: event.currentTarget.checked } }, { onError: tellNotSaved })
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
