import { scaled, testScale } from '@evenkeel/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { openProver } from '#testing/proofs/prover.ts'
import { questionsOn } from '#testing/proofs/questions.ts'
import { addWithRecords, days } from '#testing/proofs/records.ts'

const app = await openTestApp()

const questionsPerLedger = 500

test(
  'each fact of any answer is what its proof gives and the pages show',
  async () => {
    const count = scaled(100)
    const perLedger = Math.min(count, questionsPerLedger)
    await fc.assert(
      fc.asyncProperty(fc.integer(), days, async (seed, day) => {
        app.clock.set(`${day}T12:00:00.000Z`)
        const prover = await openProver(await addWithRecords(app, day, seed), day)
        const kinds: string[] = []
        for (const question of fc.sample(questionsOn(day), { seed, numRuns: perLedger })) {
          const { kind } = await prover.prove(question)
          expect(kind, JSON.stringify(question)).toMatch(/^(answer|empty|clarify)$/)
          kinds.push(kind)
        }
        // It asks back where "March" may be a month or a category, and where there is no bill to cancel.
        const asked = kinds.filter((kind) => kind === 'clarify').length
        expect(asked / perLedger).toBeLessThan(0.2)
      }),
      { numRuns: Math.ceil(count / perLedger), endOnFailure: true },
    )
  },
  // Stops a run that hangs.
  120_000 * testScale,
)
