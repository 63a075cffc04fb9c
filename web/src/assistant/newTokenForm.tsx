import { createMcpToken, NewMcpToken } from '@evenkeel/domain/assistant'
import { zodResolver } from '@hookform/resolvers/zod'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import { sentenceOf } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'

/** Makes a token and shows its secret, this once. */
export function NewTokenForm() {
  const [made, setMade] = useState<{ name: string; token: string }>()
  const { mutateAsync, isPending } = useCall(createMcpToken)
  const form = useForm({ resolver: zodResolver(NewMcpToken), defaultValues: { name: '' } })
  const { errors } = form.formState

  async function save(body: NewMcpToken) {
    const { data } = await mutateAsync({ body })
    setMade({ name: data.name, token: data.token })
    form.reset()
  }

  const submit = useSubmit(form, save, {
    failure: (error) => ({
      title: 'No Token Made',
      description: sentenceOf(error) ?? 'The token could not be made. Please try again.',
    }),
  })

  return (
    <div className="flex flex-col gap-4">
      <form noValidate onSubmit={submit} className="flex max-w-[26rem] flex-col gap-4">
        <Field label="Name of the program" error={errors.name?.message}>
          <TextInput autoComplete="off" maxLength={60} {...form.register('name')} />
        </Field>
        <Button type="submit" pending={isPending} pendingText="Making..." className="self-start">
          Make a Token
        </Button>
      </form>
      <div role="status" className="empty:hidden">
        {made && <Secret key={made.token} {...made} />}
      </div>
    </div>
  )
}

function Secret({ name, token }: { name: string; token: string }) {
  const [isCopied, setCopied] = useState(false)
  const address = `${window.location.origin}/api/mcp`

  async function copy() {
    await navigator.clipboard.writeText(token)
    setCopied(true)
  }

  return (
    <div className="flex flex-col gap-3 rounded-card border border-hairline bg-sunken p-4">
      <p>The token for {name}. Copy it now: it is not shown again.</p>
      <code className="text-small break-all select-all">{token}</code>
      <Button
        size="small"
        icon={isCopied ? Check : Copy}
        className="self-start"
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <p className="text-small text-quiet">
        Give it to the program as a bearer token for the MCP server{' '}
        <span className="break-all">{address}</span>.
      </p>
    </div>
  )
}
