import { formsOf } from './verbs.ts'

// "What annual saving would result from terminating Hulu?": each way to say that something paid for comes to its end,
// in lower case, with "cancel" or "inactive" in its place.

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

const billNoun =
  '(?:recurring )?(?:bills?|subscriptions?|subs|memberships?|recurring (?:payments?|charges?|expenses?))'
const ended =
  '(?:cancell?ed|stopped|ended|discontinued|dropped|terminated|paused|switched off|turned off|deactivated|expired|lapsed)'
const ends =
  '(?:cancel(?:l?ed)?|stop(?:ped)?|quit|drop(?:ped)?|end(?:ed)?|pause[d]?|terminate[d]?|discontinue[d]?|get rid of|got rid of|give up|gave up|given up|unsubscribed? from)'
/** "Are no longer active", "did I cancel", "do we not pay for any more". */
const stopped = [
  '(?:is|are|was|were) (?:no longer|not) (?:active|running|live|current|in use|being paid|being charged|charged|billed)(?: any ?more| now)?',
  `(?:(?:is|are|was|were|have|has|had) )?(?:(?:been|now|already|since) )*(?:${ended}|inactive|dead)(?: (?:by (?:me|us)|now|already))*`,
  `(?:(?:did|have|had|do) )?(?:i|we)(?: (?:have|had|already|ever))* ${ends}(?: paying(?: for)?)?(?: already)?`,
  '(?:(?:am|are|do) )?(?:i|we)(?: (?:am|are))? no longer (?:pay|paying|use|using|have|charged|subscribed to)(?: for)?',
  '(?:(?:am|are) )?(?:i|we)(?: (?:am|are))? not paying(?: for)? any ?more',
  '(?:(?:did|do) )?(?:i|we)(?: (?:do|did))? not (?:pay|have|use)(?: for)? any ?more',
].join('|')

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
  // "And Netflix on its own?"
  [
    /^((?:(?:and|so|ok|what about|how about|what if i cancel) )+[^?,!]{2,40}?) (?:on (?:its|their) own|by itself)(?=\W*$)/g,
    '$1',
  ],
  // "If I ditch Netflix and Spotify, how much less do I pay a month?"
  [
    /\b(if (?:i|we) (?:just )?(?:cancel(?:l?ed)?|drop(?:ped)?|ditch(?:ed)?|quit|scrap(?:ped)?|stop(?:ped)?(?: paying)?|axed?)\b[^,?!.;]*?),? how much less (?:(?:per|a|each|every) (month|year)(?: |(?=\W*$)))?(?:(?<= (?:month|year))(?=\W*$)|is that|would that be|does that make|will that be|do (?:i|we) (?:pay|spend)|would (?:i|we) (?:pay|spend|be paying|be spending)|will (?:i|we) (?:pay|spend))(?: (?:per|a|each|every) (?:month|year))?(?=\W*$)/g,
    'how much would i save $1',
  ],
  // "If I drop Hulu, how much extra do I have a year?"
  [
    /\b(if (?:i|we) (?:just )?(?:cancel(?:l?ed)?|drop(?:ped)?|ditch(?:ed)?|quit|scrap(?:ped)?|axed?)\b[^,?!.;]*?),? how much (?:extra|more)(?: (?:money|cash))?(?: (?:do|would|will) (?:i|we) (?:have|get|keep)(?: left| over)?|is that|would that be)? (?:per|a|each|every) (month|year)(?=\W*$)/g,
    '$1 how much would i save a $2',
  ],
  [/\b(i|we)'d (?=save\b)/g, '$1 would '],
  // "What would I save a year by cutting all my subscriptions?"
  [
    /\b(save|saved|saving|savings)\b([^.?!]*?) by (?:cutting|dropping|killing|axing|ending)(?: out)? (?!(?:back|down|off|in|by)\b)/g,
    '$1$2 by cancelling ',
  ],
  // "Savings if I stop going to Kroger"
  [
    /\b(sav(?:e|ings?)\b[^.?!]{0,40}?) if (i|we) (?:stop|stopped|quit) (?:going to|shopping at|eating at|buying|ordering(?: from)?|paying(?: for)?) (?=(?:my |our |the )?\p{L})/gu,
    '$1 if $2 cancel ',
  ],
  // "What would losing Netflix save me?", "what does skipping Rover save?"
  [
    /\b(?:skip|skipping|skipped|losing|cutting(?: out)?|getting rid of|doing without|going without|living without|dropping)(?= (?!(?:back|down|off|in|by|my|our|the) )\p{L}.*\bsav(?:e|es|ed|ing|ings)\b(?!.*\bby half\b))/gu,
    'cancelling',
  ],
  [/\bwhat (?:happens|would happen|if) (?:if )?(i|we) skip(?:ped|s)? /g, 'what if $1 cancel '],
  [/\bif (i|we) skip(?:ped|s)? (?=.*\bsav(?:e|es|ed|ing|ings)\b)/g, 'if $1 cancel '],
  [/\bsav(e|es|ed|ing|ings)\b(.*) if (i|we) skip(?:ped|s)? /g, 'sav$1$2 if $3 cancel '],
  [
    /(?<=\bif (?:i|we) cancel .*) (?:for|over|in) (?:a|one) (?:whole |full )?year(?=\W*$)/g,
    ' a year',
  ],
  [/\b(?:cut|cuts|cutting|slice|slash|chop) ([^,.?!]{2,40}?) (?:in|by) half\b/g, 'halve $1'],
  // "Which subscriptions did I cancel?", "which of my bills are no longer active?", "what did I stop paying for?"
  [
    new RegExp(
      `^((?:(?:and|so|ok|please|now),? )*)(?:(?:which|what|how many)(?: of (?:my|our|the))?|(?:list|show me|name)(?: (?:all|the|my|our|me|any))*) (${billNoun}(?: (?:that|which))?) (?:${stopped})(?=\\W*$| (?:this|last|in|since|so far)\\b)`,
      'g',
    ),
    '$1which $2 are inactive',
  ],
  [
    new RegExp(
      `^((?:(?:and|so|ok),? )*)(?:(?:did|have) (?:i|we) (?:ever |already )?${ends} any (?:of )?(?:my |our |the )?(${billNoun})|(?:have|did|are|were) any (?:of )?(?:my |our |the )?(${billNoun}) (?:been )?(?:end|stop|${ended}))(?=\\W*$| (?:this|last|in|since|so far)\\b)`,
      'g',
    ),
    '$1are any $2$3 inactive',
  ],
  [
    /^((?:(?:and|so|ok),? )*)what (?:(?:did|have) (?:i|we) (?:stop(?:ped)?|quit|cease[sd]?) paying|(?:am i|are we|do i|do we) no longer pay(?:ing)?|(?:am i|are we) not paying|do (?:i|we) not pay)(?: for)?(?: any ?more)?(?=\W*$)/g,
    '$1which bills are inactive',
  ],
  // "What would I save if I stopped it?", "by stopping it", "how much would stopping it save me?"
  [
    /\b(if (?:i|we) )(?:stopped|stop|end(?:ed)?|quit)(?! (?:up|at|by|in|for|off)\b)(?: (?:paying(?: for)?|using|having|getting))?(?= (?:it|that|this|them|my|our|the|\p{L})|\W*$)(?<=\bsave\b.*|^(?:and |so |but )*(?:what )?if .*)/gu,
    '$1cancelled',
  ],
  [
    /\bby (?:stopping|ending|quitting|dropping|cutting)(?! (?:at|by|in|for|off|up)\b)(?: (?:paying(?: for)?|using))?(?= )(?<=\bsave\b.*)/g,
    'by cancelling',
  ],
  [
    /\b(?:stopping|ending|quitting|dropping|cutting)(?: out)?(?: paying for)? (?!(?:at|by|in|for|off|up)\b)(?=[^?!,;]{2,40} (?:save|free up|give (?:me|us) back)\b)/g,
    'cancelling ',
  ],
  // "What would dropping Pixieset save me over twelve months?"
  [
    /(?<=\bsaved?\b.*) (?:over|in|within|across) (?:(?:twelve|12) months|a (?:whole |full )?year|one year)(?=\W*$| (?:if|by)\b)/g,
    ' a year',
  ],
  [/\b(save|saves|saved)\b([^.?!]*) without (it|them|that)(?=\W*$)/g, '$1$2 if i cancel $3'],
  [
    /^((?:(?:and|so|but|ok),? )*)(?:what|how) about (?:dropping|ditching|losing|axing|quitting|scrapping|getting rid of) (both|them|it)(?: of them)?(?=\W*$)/g,
    '$1if i cancel $2',
  ],
  // "What about dropping Disney+ instead?"
  [
    /^((?:(?:and|so|but|ok),? )*)(?:what|how) about (?:dropping|ditching|losing|axing|quitting|scrapping|getting rid of) (?!(?:both|all|them|it|that|this|those|these|one|some|any|everything|prices?)\b)((?:the |my |our )?\p{L}[^,?!;]{1,40}?)(?: instead| too| as well)?(?=\W*$)/gu,
    '$1what would i save if i cancelled $2',
  ],
  // "Are they still taking money for the Bowls club?"
  [
    /^((?:(?:and|so|but|ok),? )*)(?:are|is|do|does) (?:they|it|anyone|anybody|somebody|someone) still (?:taking|take|takes|collecting|collects|drawing) (?:my |our |any |the )?money (?:(?:off|from|out of) (?:me|us|my account) )?for /g,
    '$1am i still paying for ',
  ],
]
