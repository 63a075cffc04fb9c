import { endSessions, listSessions, type OpenSession, SessionsEnd } from '@evenkeel/domain/account'
import { formatDay, localDay } from '@evenkeel/domain/calendar'
import { formatPlural } from '@evenkeel/domain/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import { isStatus, sentenceOf } from '#lib/api/errors.ts'
import { endpointQuery, useCall } from '#lib/api/hooks.ts'
import { formatTime } from '#lib/formatTime.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FormDialog } from '#ui/dialogs/formDialog.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { QueryView } from '#ui/states.tsx'
import { toast } from '#ui/toasts/toastStore.ts'
import { withWholeFigures } from '#ui/wholeFigures.tsx'
import { CurrentPasswordField } from '../fields.tsx'

/** The session to end, or all others. */
type Ending = OpenSession | 'others'

export function Sessions() {
  const [ending, setEnding] = useState<Ending>()
  const intro = useRef<HTMLParagraphElement>(null)

  function finish() {
    setEnding(undefined)
    // The button that opened the dialog is gone with its session.
    intro.current?.focus()
  }

  return (
    <Card title="Sessions">
      <p ref={intro} tabIndex={-1} className="max-w-[60ch] text-quiet">
        The browsers you are signed in with. Each session ends after 15 minutes without activity,
        and after 12 hours at the latest.
      </p>
      <QueryView
        query={useQuery(endpointQuery(listSessions))}
        error="Your sessions could not be loaded."
        skeleton={
          <Loading label="Loading your sessions">
            <Skeleton className="mt-4 h-12 w-full max-w-96" />
          </Loading>
        }
      >
        {(sessions) => <SessionList sessions={sessions} onEnd={setEnding} />}
      </QueryView>
      {ending && <Question ending={ending} onClose={() => setEnding(undefined)} onEnded={finish} />}
    </Card>
  )
}

type ListProps = { sessions: readonly OpenSession[]; onEnd: (ending: Ending) => void }

const sessionsShown = 5

/** This browser and the ones last active; the others on request. */
function SessionList({ sessions, onEnd }: ListProps) {
  const [isWhole, setWhole] = useState(false)
  const thisOneFirst = sessions.toSorted(
    (one, other) => Number(other.isThisOne) - Number(one.isThisOne),
  )
  return (
    <>
      <ul aria-label="Open sessions" className="mt-3 divide-y divide-hairline">
        {thisOneFirst.slice(0, isWhole ? undefined : sessionsShown).map((session) => (
          <li
            key={session.id}
            className="flex items-center justify-between gap-x-4 gap-y-2 py-2.5 max-[20rem]:flex-wrap"
          >
            <div className="min-w-0">
              <p>{session.isThisOne ? 'This browser' : 'Another browser'}</p>
              <p className="text-small text-quiet">{withWholeFigures(timesOf(session))}</p>
            </div>
            {!session.isThisOne && (
              <Button
                size="small"
                aria-label={`End the session: ${timesOf(session)}`}
                onClick={() => onEnd(session)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {sessions.length > 2 && <Button onClick={() => onEnd('others')}>End all others</Button>}
        {sessions.length > sessionsShown && (
          <Button
            variant="quiet"
            className="max-[27rem]:not-forced-colors:-ms-4 max-[20rem]:not-forced-colors:-ms-2 max-[20rem]:text-start"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${formatPlural(sessions.length, 'session')}`}
          </Button>
        )}
      </div>
    </>
  )
}

/** "Signed in Nov 22, 2026 at 8:05 AM, last active at 9:10 AM", or past midnight "last active Nov 23 at 12:10 AM" */
function timesOf({ startedAt, lastActiveAt }: OpenSession): string {
  const [startDay, lastDay] = [localDay(startedAt), localDay(lastActiveAt)]
  const day = lastDay === startDay ? '' : `${formatDay(lastDay, 'short')} `
  const started = `${formatDay(startDay)} at ${formatTime(startedAt)}`
  return `Signed in ${started}, last active ${day}at ${formatTime(lastActiveAt)}`
}

type QuestionProps = { ending: Ending; onClose: () => void; onEnded: () => void }

/** Asks for the password, so that whoever finds this browser open cannot sign its user out elsewhere. */
function Question({ ending, onClose, onEnded }: QuestionProps) {
  const { mutateAsync, isPending } = useCall(endSessions)
  const form = useForm({
    resolver: zodResolver(SessionsEnd),
    defaultValues: { currentPassword: '', ...(ending !== 'others' && { id: ending.id }) },
  })
  const isAll = ending === 'others'

  async function save(body: SessionsEnd) {
    await mutateAsync({ body }).catch((error: unknown) => {
      // It has ended meanwhile.
      if (!isStatus(error, 404)) throw error
    })
    onEnded()
    toast({
      title: isAll ? 'Sessions ended' : 'Session ended',
      description: isAll ? 'You are signed in here only.' : 'That browser is signed out.',
    })
  }

  function failure(error: unknown) {
    form.setFocus('currentPassword', { shouldSelect: true })
    const description = sentenceOf(error) ?? 'Failed to end the session. Please try again.'
    return { title: 'Session Not Ended', description }
  }

  return (
    <FormDialog
      open
      role="alertdialog"
      onClose={onClose}
      title={isAll ? 'End all other sessions?' : 'End this session?'}
      description={
        isAll ? 'All other browsers are signed out at once.' : 'That browser is signed out at once.'
      }
      onSubmit={useSubmit(form, save, { failure })}
      danger
      submitLabel={isAll ? 'End sessions' : 'End session'}
      pendingLabel="Ending..."
      pending={isPending}
    >
      <FormProvider {...form}>
        <CurrentPasswordField />
      </FormProvider>
    </FormDialog>
  )
}
