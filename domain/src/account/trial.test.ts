import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled } from '#testing'
import { accountStatus, trialDays, trialEnd, trialStatus, trialWarningDays } from './trial.ts'

const signUp = new Date('2026-03-01T10:00:00.000Z')
const trial = { hasPaid: false, trialEndDate: trialEnd(signUp) }

function after(days: number, ms = 0): Date {
  return new Date(signUp.getTime() + days * 24 * 60 * 60 * 1000 + ms)
}

describe('the free trial', () => {
  it('lasts exactly seven days, across a daylight-saving change too', () => {
    expect(trialEnd(signUp)).toEqual(new Date('2026-03-08T10:00:00.000Z'))
    expect([trialDays, trialWarningDays]).toEqual([7, 3])
  })

  it.each([
    ['at sign-up', after(0), 7, 'trial'],
    ['a millisecond later', after(0, 1), 7, 'trial'],
    ['after a day', after(1), 6, 'trial'],
    ['after four days: the banner warns', after(4), 3, 'trial'],
    ['in the last 24 hours', after(6), 1, 'trial'],
    ['in the last millisecond', after(7, -1), 1, 'trial'],
    ['at the end', after(7), 0, 'expired'],
    ['long after', after(400), 0, 'expired'],
    ['on a server whose clock is a little behind', after(0, -300_000), 7, 'trial'],
    ['on a server whose clock is set before the sign-up', after(0, -300_001), 0, 'expired'],
    ['on a server whose clock is years behind', after(-1000), 0, 'expired'],
  ])('%s', (_, now, daysRemaining, status) => {
    expect(accountStatus(trial, now)).toBe(status)
    expect(trialStatus(trial, now)).toEqual({
      hasPaid: false,
      isTrialActive: status === 'trial',
      isTrialExpired: status === 'expired',
      daysRemaining,
    })
  })

  it('is neither active nor expired for a paid account', () => {
    const paid = { ...trial, hasPaid: true }
    for (const now of [after(0), after(8)]) {
      expect(accountStatus(paid, now)).toBe('premium')
      expect(trialStatus(paid, now)).toMatchObject({
        hasPaid: true,
        isTrialActive: false,
        isTrialExpired: false,
      })
    }
  })

  it('lasts seven days by no clock, wherever and whenever it starts', () => {
    const dayMs = 24 * 60 * 60 * 1000
    // Around midnight, and around the hours that daylight saving skips or repeats, anywhere.
    const edges = [
      '2026-01-01T00:00Z',
      '2026-03-08T10:00Z',
      '2026-03-29T01:00Z',
      '2026-11-01T09:00Z',
    ]
    const start = fc.oneof(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc
        .tuple(fc.constantFrom(...edges), fc.integer({ min: -2000, max: 2000 }))
        .map(([edge, ms]) => new Date(new Date(edge).getTime() + ms)),
    )
    const reading = fc.oneof(
      fc.integer({ min: -400 * dayMs, max: 400 * dayMs }),
      fc.integer({ min: -301_000, max: 1000 }),
      fc.integer({ min: 7 * dayMs - 1000, max: 7 * dayMs + 1000 }),
    )
    fc.assert(
      // The readings come in any order, because a clock may be set back.
      fc.property(start, fc.array(reading, { minLength: 1 }), (begin, readings) => {
        const sevenDays = { hasPaid: false, trialEndDate: trialEnd(begin) }
        for (const ms of readings) {
          const now = new Date(begin.getTime() + ms)
          const isWithin = ms >= -300_000 && ms < 7 * dayMs
          expect(accountStatus(sevenDays, now)).toBe(isWithin ? 'trial' : 'expired')
          expect(trialStatus(sevenDays, now).daysRemaining).toBeLessThanOrEqual(7)
          expect(trialStatus(sevenDays, now).daysRemaining > 0).toBe(isWithin)
        }
      }),
      { numRuns: scaled(1000) },
    )
  })

  it('counts down by one each day and stays active while a day remains', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 * 24 * 60 * 60 * 1000 }), (ms) => {
        const { daysRemaining, isTrialActive } = trialStatus(trial, after(0, ms))
        let expected = 7
        while (expected > 0 && ms >= (8 - expected) * 24 * 60 * 60 * 1000) expected -= 1
        expect(daysRemaining).toBe(expected)
        expect(isTrialActive).toBe(expected > 0)
      }),
      { numRuns: scaled(1000) },
    )
  })
})
