import { createMcpToken, NewMcpToken } from '@evenkeel/domain/assistant'
import { zodResolver } from '@hookform/resolvers/zod'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import { useCall } from '#lib/api/hooks.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'

export type NewToken = { id: string; name: string; token: string }

export function NewTokenForm({ onCreated }: { onCreated: (token: NewToken) => void }) {
  const { mutateAsync, isPending } = useCall(createMcpToken)
  const form = useForm({ resolver: zodResolver(NewMcpToken), defaultValues: { name: '' } })
  const { errors } = form.formState

  async function save(body: NewMcpToken) {
    const { data } = await mutateAsync({ body })
    onCreated(data)
    form.reset()
  }

  const submit = useSubmit(form, save, {
    failure: {
      title: 'Token Not Created',
      description: 'The token could not be created. Please try again.',
    },
  })

  return (
    <form noValidate onSubmit={submit} className="flex max-w-[26rem] flex-col gap-4">
      <Field label="Name of the program" error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={60} {...form.register('name')} />
      </Field>
      <Button type="submit" pending={isPending} pendingText="Creating..." className="self-start">
        Create token
      </Button>
    </form>
  )
}

/** Shown once, when the token is created. */
export function Secret({ name, token }: NewToken) {
  const [isCopied, setCopied] = useState(false)
  const address = `${window.location.origin}/api/mcp`

  async function copy() {
    await navigator.clipboard.writeText(token)
    setCopied(true)
  }

  return (
    <div className="flex flex-col gap-3 rounded-card border border-hairline bg-sunken p-4">
      <p className="wrap-anywhere">
        This is the token for {name}. Copy it now: it won't be shown again.
      </p>
      <code className="[font-family:ui-monospace,monospace] text-small break-all select-all">
        {token}
      </code>
      <Button
        size="small"
        icon={isCopied ? Check : Copy}
        className="self-start"
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <p className="text-small text-quiet">
        In the program, add this address as an MCP server, with the token as its bearer token:{' '}
        <span className="block wrap-anywhere select-all">{address}</span>
      </p>
    </div>
  )
}
