import { expect, test } from 'vitest'
import { isCourtesy } from './thanks.ts'

test.each([
  'thanks',
  'thank you so much',
  'lol ur the best thx',
  'aww thank you so much youve been a huge help happy new year',
  'thank you that was most helpful happy new year',
  'thanks man that helps a lot and have a great weekend',
])('%s is thanks, praise or a wish', (text) => expect(isCourtesy(text)).toBe(true))

test.each(['', 'oh', 'thanks how much on food', 'the best restaurant', 'happy hour spending'])(
  '“%s” is more, or nothing',
  (text) => expect(isCourtesy(text)).toBe(false),
)

// Each "have been" may belong to "you" or to "you have": all ways of dividing a long message would take forever.
test.each(['you have been great ', 'thanks man ', 'lol thanks bro '])(
  '“%s” over and over is read to its end at once',
  (text) => {
    expect(isCourtesy(text.repeat(90).trim())).toBe(true)
    expect(isCourtesy(`${text.repeat(90)}zebra`)).toBe(false)
  },
)
