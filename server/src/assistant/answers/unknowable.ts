// What no record tells. Tried only where nothing else answers: "after 10 pm" may be a payee's name.

type Topic = { when: RegExp; text: string; suggestions?: readonly string[] }

const amount = '\\$?\\d[\\d,.]*'

export const owedToYou =
  'What others owe you is not in your records. I can tell what recurring income is due to you.'

const accounts =
  '(?:savings|checking|brokerage|trading|investment|retirement|pension|credit card|paypal|venmo|crypto|401k|ira|roth|isa|hsa|loan|mortgage|portfolio|bank)'
const noAdviceAsked = '(?!.*\\b(?:should|refinanc\\w+|better|wise|good idea|net balance)\\b)'

/** Figures that people expect of a bank, asked of a name in the records too. */
export const unknownFigures: readonly Topic[] = [
  {
    when: new RegExp(
      `^${noAdviceAsked}.*(?:\\b${accounts} (?:account )?(?:balance|value|worth)\\b|\\b(?:balance|value) (?:of|on|at|in|with)\\b|\\bhow much (?:money )?(?:is|do (?:i|we) (?:have|hold|keep)|have (?:i|we) got) (?:(?:there|left|sitting) )*(?:in|on) (?:(?:my|our|the) )?(?:credit card|card|${accounts})\\b|\\b(?:current|present) balance\\b|\\b(?:is|are|whats) (?:my|our|the) .{1,30} worth$)`,
    ),
    text: 'I do not know the balance of any account, card or loan, nor what anything is worth: I see only the transactions and bills you record here.',
    suggestions: ['What is my net balance this year?', 'How much is left this month?'],
  },
  {
    when: new RegExp(
      `^${noAdviceAsked}.*(?:\\b(?:interest|mortgage|loan) rates?\\b|\\b(?:what|which) (?:rate|interest) (?:is|am|are|do|does) (?!i\\b|we\\b)|\\bap[ry]\\b)`,
    ),
    text: 'Interest rates are not in your records. I can tell what you paid or received.',
    suggestions: ['How much did I spend this year?', 'What are my recurring bills?'],
  },
  {
    when: /\bowe (to )?(the )?(irs|hmrc|tax ?man|tax (office|people))\b/,
    text: 'How much tax you owe cannot be known from your records. I can tell what you have paid.',
  },
]

const change =
  '(?:raise[ds]?|rises?|go(?:es|ing)? (?:up|down)|increase[ds]?|increasing|decrease[ds]?|drop(?:s|ped)?|bonus|promot\\w+|pricier|more expensive|cheaper|dearer|get more|pay (?:me |us )?(?:more|less)|earn more|make more|make less|put(?:s|ting)? .{1,30}\\bup|charge (?:me |us )?more)'

/** What others will do, and how safe they are: told before a name in such a question is looked up. */
export const unknowableFirst: readonly (Topic & { kind: 'refuse' })[] = [
  {
    kind: 'refuse',
    // "Will Harlow book me this summer?", "is the agency going to hire us again?"
    when: /^(?:(?:and|so|but|ok|do you think|you think|any chance) )*(?:will|would|is|are|might|could) (?!i\b|we\b)[^?]{1,60}? (?:(?:re-?)?(?:book|hire)|call|phone|commission|invite|employ|contact|choose|pick|want|need|order from|come back to|keep) (?:me|us)\b(?! (?:to|if)\b)|^(?:(?:and|so|but|ok|do you think|you think|any chance) )*(?:will|would|is|are|might|could) (?!i\b|we\b)[^?]{1,60}? give (?:me|us) (?:(?:any|some|a bit|another|a) )?(?:more )?(?:work|jobs?|shifts?|gigs?|orders?|business|clients?)\b/,
    text: 'What a client or an employer will do next is not in your records. I can tell what they have paid you so far.',
    suggestions: ['Who paid me the most?', 'What is my average monthly income?'],
  },
  {
    kind: 'refuse',
    // "Is Bella gonna give me a raise?", "will Harbor Dental pay me more next year?"
    when: /^(?:(?:and|so|but|ok|do you think|you think|any chance|when) )*(?:will|would|is|are|am|might|could|does|do) (?!.*\b(?:how much|what|which|did|last|so far)\b).{1,50}?\b(?:(?:give|giving|offer|offering) (?:me|us) (?:(?:a|another|my|any) )?(?:(?:pay|big|small|next) )?(?:rise|raise|bonus|promotion|pay ?rise)|(?:get|getting|gonna get) (?:a|another|my next) (?:pay )?(?:rise|raise|promotion)|pay(?:ing)? (?:me|us) (?:any )?(?:more|better|less)|(?:raise|raising|cut|cutting|increase|increasing|lower) (?:my|our) (?:pay|wages?|salary|hours))\b/,
    text: 'What an employer or a client will do next is not in your records. I can tell what they have paid you so far.',
    suggestions: ['Did I get a raise?', 'What is my average monthly income?'],
  },
  {
    kind: 'refuse',
    // "Is my money safe at Ally?": not "is my data safe?", "is it safe to spend 50?"
    when: /^(?:(?:and|so|but|ok|do you think|you think) )*(?:is|are) (?:(?:all )?(?:of )?(?:my|our|the) (?:money|cash|savings|deposits?|pension|nest egg|(?:\p{L}+ )?fund) (?:really |actually |still |even |kept )*(?:safe|secure|protected|insured) (?:at|with|in|by|there)(?! (?:you|this|the app|here|evenkeel|your)\b)|(?:my|our|the) (?:savings|deposits?|pension|nest egg|\p{L}+ fund) (?:really |actually |still |even )*(?:safe|secure|insured)(?= (?:do you (?:think|reckon)|though|now)|$)|(?!(?:it|that|this|evenkeel|there|everything|my|our|the|i|we|you)\b)[\p{L}' ]{2,30} (?:a (?:good|safe|reliable|bad|decent) bank|safe|trustworthy|going (?:bust|under|bankrupt))(?= (?:do you (?:think|reckon)|though|now|to (?:use|bank with))|$))/u,
    text: 'How safe a bank or a company is can’t be known from your records: I see only the transactions and bills you record here.',
    suggestions: ['What is my net balance this year?', 'How much is left this month?'],
  },
]

/** "Will the rent go up next year?", "when will my rent go up?", "what's diesel gonna cost next month?" */
export const futureChange: Topic = {
  when: new RegExp(
    `^(?!.*\\b(?:if|score|left|enough|afford|did|was|were|have|has|spend|spending)\\b)(?:.*\\b(?:will|wont|gonna|going to)\\b.*\\b${change}\\b|.*\\b(?:will|gonna|going to) .*\\bcost\\b)`,
  ),
  text: 'What will change is not in your records: they hold what has been, and the bills you set up. I can tell how an amount has changed until now.',
  suggestions: ['Which subscriptions got more expensive?', 'What are my recurring bills?'],
}

/** Questions that no records can answer, and what is said instead. */
export const unknowable: readonly Topic[] = [
  futureChange,
  {
    when: /\b(euros?|pounds?|yen|pesos?|rupees?|francs?|dollar) (is )?(worth|trading|trade|stand|standing)\b/,
    text: 'I know no exchange rates: every amount here is in dollars.',
  },
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
    when: /\bhow many (?:\p{L}+ ){0,2}(?:hours|hrs|shifts)\b(?! (?:ago|away|until|till)\b)|\bhourly\b|(?<!\b(?:so|too|such|this|quite) \w+ )\b(per|an|each|every) hour\b|(?<!\b(?:last|past|previous|next) )\b\d+ hours\b/u,
    text: 'How many hours you work is not in your records. I can tell what you receive in a week or a month.',
    suggestions: ['What is my average weekly income?', 'What is my average monthly income?'],
  },
  {
    when: /\b(last|past|previous) \d+ hours\b|\b(after|before|at|around|by|between|until|past) \d{1,2}([ .:]\d\d)? ?([ap]\.?m\.?)\b|\b(in the |on )?(weekday |weekend )?(morning|evening|afternoon|(?<!\b(?:motel|hotel|hostel|airbnb|inn|lodge|lodging|resort|campsite|b&b|how many(?: \w+)?|off|on|work|working|worked|doing|did|after|my) )night)s\b|\bin the (morning|evening|afternoon)\b|\bat night\b|\b(before|after|at|around) (noon|midnight|dark|lunchtime|breakfast)\b|\btime of (the )?day\b/,
    text: 'Your records have days, but no time of day. I can tell what you spent on a day or on a weekday.',
    suggestions: ['How much did I spend yesterday?', 'On which weekday do I spend the most?'],
  },
  // "How much is on my credit card?"; "what did I spend on it" asks how something was paid.
  {
    when: /^(?!.*\b(spend|spent|spending|pay|paid|put|charged|bought)\b).*\b(is|are|balance|owe|owed|owing|left|available|limit|do i have|do we have|have i got)\b.*\b(on|of|in|to) (my|our|the|that) (\w+ )?((credit|debit|store|bank) ?cards?|cards?|visa|mastercard|amex|paypal|venmo)\b/,
    text: 'What is on a card, and what you still owe there, is not known here: I see only the transactions and bills you record.',
    suggestions: ['What is my net balance this year?', 'How much is left this month?'],
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
    text: owedToYou,
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
