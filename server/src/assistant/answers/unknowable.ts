// What no record tells. Tried only where nothing else answers: "after 10 pm" may be a payee's name.

type Topic = { when: RegExp; text: string; suggestions?: readonly string[] }

const amount = '\\$?\\d[\\d,.]*'

/** Questions that no records can answer, and what is said instead. */
export const unknowable: readonly Topic[] = [
  {
    when: new RegExp(
      `\\b(convert|exchange|${amount} ?(dollars?|usd|bucks)?)\\b.* (to|in|into) (euros?|eur|pounds?|gbp|yen|pesos?|rupees?|francs?|kroner|yuan|canadian dollars?)\\b|\\bexchange rates?\\b`,
    ),
    text: 'I know no exchange rates: every amount here is in dollars.',
  },
  {
    when: new RegExp(
      `^(what is |whats |calculate |compute |how much is |work out )?${amount} (times|multiplied by|divided by) ${amount}$|^(what is |whats |calculate |compute |how much is |work out )${amount} ?([x*+-]|plus|minus) ?${amount}$`,
    ),
    text: 'I do not work out sums of numbers alone, only figures from your own records.',
  },
  {
    when: /\b(before|pre|without|less|minus) (income )?(tax|taxes|deductions|withholding)\b|\bpre-tax\b|\b(tax|taxes|deductions|withholding) (was|were|is|are|got|gets) (taken|withheld|deducted)\b/,
    text: 'I know only the amounts that you record: what came in. What was taken off before is not in your records.',
    suggestions: ['What is my average monthly income?', 'How much did I earn this year?'],
  },
  {
    when: /\bhourly\b|(?<!\b(?:so|too|such|this|quite) \w+ )\b(per|an|each|every) hour\b|(?<!\b(?:last|past|previous|next) )\b\d+ hours\b/,
    text: 'How many hours you work is not in your records. I can tell what you receive in a week or a month.',
    suggestions: ['What is my average weekly income?', 'What is my average monthly income?'],
  },
  {
    when: /\b(last|past|previous) \d+ hours\b|\b(after|before|at|around|by|between|until|past) \d{1,2}([ .:]\d\d)? ?([ap]\.?m\.?)\b|\b(in the |on )?(weekday |weekend )?(morning|evening|afternoon|night)s\b|\bin the (morning|evening|afternoon)\b|\bat night\b|\b(before|after|at|around) (noon|midnight|dark|lunchtime|breakfast)\b|\btime of (the )?day\b/,
    text: 'Your records have days, but no time of day. I can tell what you spent on a day or on a weekday.',
    suggestions: ['How much did I spend yesterday?', 'On which weekday do I spend the most?'],
  },
  {
    when: /\b(credit|debit|bank) ?cards?\b|\b(with|by|on|using|via|through) (my |the |a )?(cards?|cash|visa|mastercard|amex|paypal|venmo|apple pay|google pay|zelle|cheque|check)\b|\b(in|of) cash\b|\bcash (did|have|do) (i|we)\b|\b(withdraw|withdrew|withdrawn|withdrawals?|atm)\b/,
    text: 'How something was paid is not in your records: they have a day, an amount, a category and a description.',
  },
  {
    when: /\b(?<!\bfor )(my|our|his|her) (birthday|anniversary|wedding)\b/,
    text: 'I do not know that day. Name its date, and I can tell what you spent then.',
  },
  {
    when: /\b(uncategori[sz]ed|not categori[sz]ed|without (a |any )?category|no category)\b/,
    text: 'Every transaction has a category here, so there is none without.',
    suggestions: ['What are my biggest expense categories?', 'How much did I spend this month?'],
  },
  {
    when: /\bwho (still )?owes? (me|us)\b|\b(does|do) (anyone|anybody|people|they|somebody|someone) (still )?owe (me|us)\b|\bhow much am i owed\b|\bwhat am i owed\b/,
    text: 'What others owe you is not in your records. I can tell what recurring income is due to you.',
    suggestions: ['When is payday?', 'What income is due this month?'],
  },
  {
    when: /\bam i (really |considered )?(rich|wealthy|poor|a millionaire|middle class|well off)\b/,
    text: 'I cannot judge that: I see only the transactions and bills you record here, and nobody else’s. I can tell what you keep of your income.',
    suggestions: ['What is my net balance this year?', 'What is my financial health score?'],
  },
  {
    when: /\bhow (long|many (weeks|months|years)) (will it |would it |does it |do i |until i |till i |before i )*(take |need |have |can |could )*(me |us )?(to )?(save|have|afford|buy)\b|\bwhen (can|could|will) (i|we) (be able to )?(afford|have saved|have enough)\b|\bif (i|we) (save|put away|set aside) \$?\d.* how (long|many)\b|\bhow long until \$?\d/,
    text: 'I cannot tell when you will have saved an amount. I can tell what is left this month, and what you kept in the months before.',
    suggestions: ['How much is left this month?', 'How much did I save last month?'],
  },
]
