import { formsOf } from './verbs.ts'

// "What annual saving would result from terminating Hulu?": each way to say that something paid for comes to its end,
// in lower case, and "cancel" in its place.

/** Verbs that mean nothing else of a bill. */
const cancelling = [
  ...['terminate', 'discontinue', 'pull the plug on', 'do away with', 'opt out of', 'back out of'],
  ...['call off', 'shut off', 'cut off', 'withdraw from', 'give up on', 'give up', 'dispense with'],
]
const irregular: Readonly<Record<string, readonly string[]>> = {
  cut: ['cut', 'cuts', 'cut', 'cutting'],
  do: ['do', 'does', 'did', 'done', 'doing'],
  give: ['give', 'gives', 'gave', 'given', 'giving'],
  opt: ['opt', 'opts', 'opted', 'opting'],
  shut: ['shut', 'shuts', 'shut', 'shutting'],
  withdraw: ['withdraw', 'withdraws', 'withdrew', 'withdrawn', 'withdrawing'],
}

/** The forms of all these verbs that end alike, as one expression. */
function formsLike(isForm: (form: string, stem: string) => boolean): string {
  const forms = cancelling.flatMap((verb) => {
    const [stem = '', ...rest] = verb.split(' ')
    return (irregular[stem] ?? formsOf(stem))
      .filter((form) => isForm(form, stem))
      .map((form) => [form, ...rest].join(' '))
  })
  return `\\b(?:${forms.join('|')})\\b`
}

const saving = '\\bsav(?:e|es|ed|ing|ings)\\b'
/** What ends a bill only where saving is asked about: "if I ended Hulu", "if we let it lapse". */
const ending =
  '(?:end|ended|pause|paused|suspend|suspended|freeze|froze|shed|lose|lost|forgo|forwent|forego|skip|skipped|went without|go without|did without|do without|lived without|live without|got shot of|did not (?:renew|keep|have|pay for)|do not (?:renew|keep|have|pay for)|stopped having|stop having|stopped renewing|stop renewing)'
const gerunds =
  '(?:ending|pausing|suspending|freezing|shedding|forgoing|foregoing|not renewing|not keeping|not having|not paying for|letting go of)'
const named =
  '(?=(?:(?:my|our|the|both) )*(?!the\\b|it up\\b|up\\b|money\\b|in\\b|at\\b|on\\b)\\p{L})'

export const rewordingsOfStopping: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      formsLike((form) => form.endsWith('ing')),
      'g',
    ),
    'cancelling',
  ],
  [
    new RegExp(
      formsLike((form, stem) => form === stem),
      'g',
    ),
    'cancel',
  ],
  [
    new RegExp(
      formsLike((form) => !form.endsWith('s')),
      'g',
    ),
    'cancelled',
  ],
  [
    /\b(?:the )?(?:cancell?ation|termination|discontinuation|ending|suspension) of (?=(?:my |our |the )?\p{L})(?:(?=.*\bsav(?:e|es|ed|ing|ings)\b)|(?<=\bsav(?:e|es|ed|ing|ings)\b.*))/gu,
    'cancelling ',
  ],
  // "If I gave Hulu the boot", "if I let Hulu lapse", "if Hulu went away"
  [
    /\b(if (?:i|we)) (?:give|gave|show|showed) ((?:my |our |the )?[^,?!.;]{2,40}?) the (?:boot|chop|axe|push|sack|heave-ho|elbow|door)\b/gu,
    '$1 cancel $2',
  ],
  [
    /\b((?:if|when|by|from) ?(?:i|we)?) ?(?:let|letting) ((?:my |our |the )?[^,?!.;]{2,40}?) (?:lapse|expire|run out|end|drop)\b/gu,
    '$1 cancel $2',
  ],
  [
    /\bif ((?:my |our |the )?(?!i\b|we\b|it\b|that\b|they\b)[^,?!.;]{2,40}?) (?:(?:was|were|is|had) gone|went away|goes away|ended|ends|lapsed|lapses|expired|disappeared|stopped|were no more|ceased)(?=\W*$|,)/gu,
    'if i cancel $1',
  ],
  [
    new RegExp(`\\b(if (?:i|we)(?: just| simply)?) ${ending} ${named}(?=.*${saving})`, 'gu'),
    '$1 cancel ',
  ],
  [
    new RegExp(`(${saving}.*\\bif (?:i|we)(?: just| simply)?) ${ending} ${named}`, 'gu'),
    '$1 cancel ',
  ],
  [new RegExp(`(${saving}.*\\b(?:by|from|through)) ${gerunds} ${named}`, 'gu'), '$1 cancelling '],
  [new RegExp(`\\b${gerunds} ${named}(?=.*${saving})`, 'gu'), 'cancelling '],
  [new RegExp(`(${saving}.*) to (?:end|cancel|pause|suspend) ${named}`, 'gu'), '$1 if i cancel '],
  // "What saving would result from cancelling Hulu?", "what would cancelling Hulu bring?"
  [
    /\b(savings?(?: (?:per|a|each) (?:month|year))?) (?:would|will|might|could|can|may|do|does) (?:(?:i|we|there) )?(?:result|come|arise|follow|accrue|flow|stem|be|be made|be had|be achieved|be realized|get|make|have|expect|gain) (?=(?:from|by|through|in|if)\b)/gu,
    '$1 ',
  ],
  [
    /\b(?:what|how much|which)(?: (?:annual|yearly|monthly))? savings?(?: (?:per|a|each) (?:month|year))? (?:would|will|could|does|do) (cancelling [^,?!.;]{2,40}?) (?:bring|yield|give|produce|generate|mean|achieve|make|deliver|result in)(?: about)?(?: (?:me|us))?(?=\W*$)/gu,
    'what would $1 save me',
  ],
  // "How much better off would we be a year without Hulu?"
  [
    /\bhow much (?:would (i|we) be better off|better off would (i|we) be)(?: (?:per|a|each|every) (?:month|year))? (?=(?:without|if)\b)/gu,
    'how much would $1$2 save ',
  ],
  [
    /\bhow much (?:extra|more)(?: (?:money|cash))? (?:would|will|do) (i|we) have(?: left| over)?(?: (per|a|each|every) (month|year))? (?=(?:if (?:i|we) cancel|by cancel|without (?!my bills|bills)\p{L}))/gu,
    'how much would $1 save ',
  ],
]
