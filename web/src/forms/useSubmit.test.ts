import { createFormControl } from 'react-hook-form'
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '#lib/api/errors.ts'
import { showFieldErrors } from './useSubmit.ts'

const weak = { field: 'password', message: 'Password must be at least 8 characters long' }
const invalid = { field: 'email', message: 'Please enter a valid email address' }
const short = { field: 'username', message: 'Username must be at least 2 characters' }

function refusal(...errors: { field: string; message: string }[]) {
  const problem = {
    type: 'about:blank',
    title: 'Invalid input',
    status: 400,
    code: 'invalid_input',
    message: 'x',
    requestId: 'r',
    errors,
  }
  return new ApiError(400, '', JSON.stringify(problem))
}

/** A form with two fields that record when they get the focus. */
function openForm() {
  const form = createFormControl({ defaultValues: { email: '', password: '' } })
  const focused: string[] = []
  for (const field of ['email', 'password'] as const) {
    form.register(field).ref({ name: field, value: '', focus: () => focused.push(field) })
  }
  const said = () => [form.getFieldState('email'), form.getFieldState('password')]
  return { form, focused, messages: () => said().map(({ error }) => error?.message) }
}

test('each message is shown under its field, and the first field shown gets the focus', () => {
  const { form, focused, messages } = openForm()
  expect(showFieldErrors(form, refusal(short, weak, invalid))).toBe(true)
  expect(messages()).toEqual([invalid.message, weak.message])
  expect(focused).toEqual(['password'])
})

test.each([
  ['about a field that the form does not have', refusal(short)],
  ['about no field', refusal()],
  ['without a reply', new NetworkError('down')],
])('an error %s is left for the toast', (_, error) => {
  const { form, focused, messages } = openForm()
  expect(showFieldErrors(form, error)).toBe(false)
  expect(messages()).toEqual([undefined, undefined])
  expect(focused).toEqual([])
})
