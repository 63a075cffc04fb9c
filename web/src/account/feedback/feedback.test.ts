import { describe, expect, test } from 'vitest'
import { Feedback, feedbackLink } from './feedback.ts'

const good = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Bills & more',
  message: 'First line\nsecond line',
}

describe('the feedback form', () => {
  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ email: 'ada' }, 'Valid email is required'],
    [{ subject: '' }, 'Subject is required'],
    [{ message: 'too short' }, 'Message must be at least 10 characters long'],
  ])('%j', (change, sentence) => {
    const messages = Feedback.safeParse({ ...good, ...change }).error?.issues.map((i) => i.message)
    expect(messages).toEqual([sentence])
  })
})

test('the message goes to the support address with subject, name, email and text', () => {
  const link = new URL(feedbackLink('support@evenkeel.example', good))
  expect(link.protocol + link.pathname).toBe('mailto:support@evenkeel.example')
  expect(link.searchParams.get('subject')).toBe('Evenkeel Feedback: Bills & more')
  expect(link.searchParams.get('body')).toBe(
    'Name: Ada\r\nEmail: ada@example.com\r\n\r\nFirst line\r\nsecond line',
  )
})
