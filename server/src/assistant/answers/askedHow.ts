import { formsOf } from '../reading/verbs.ts'

// "What is the procedure for exporting?", "how can a bill be paused?", "csv where": each asks how something is done
// here. They are all read as "how do I …".

/** How something is done here, put as "how do I …"; any other text as it is. */
export function asHowDoI(text: string): string {
  const mine = text.replace(
    /\b(?:ones|one is) (?=(?:own )?(?:account|password|data|records)\b)/g,
    'my ',
  )
  const asked = mine
    .replace(/\bgo about (\p{L}{2,}ing)\b/u, (_, verb: string) => baseOf(verb))
    .replace(gerundFirst, (_, verb: string, rest = '') => `how do i ${baseOf(verb)}${rest}`)
    .replace(procedureFor, ofAction)
    .replace(gerundAfter, ofAction)
    .replace(procedureTo, 'how do i ')
    .replace(procedureAfter, 'how do i $1')
  return passive(asked) ?? short(asked) ?? asked
}

/** "Everything", "spring" and "spending" end as gerunds do, and name nothing that is done here. */
function ofAction(all: string, verb: string, rest = ''): string {
  const base = baseOf(verb)
  return doneHere.has(base) ? `how do i ${base}${rest}` : all
}

/** "Marking a bill as paid - how?" */
const gerundFirst =
  /^(?:and |so )?(\p{L}{2,12}ing)( .{2,60}?)? (?:- )?how(?: to| to do (?:it|that)| (?:do|can|would) (?:i|we)(?: do (?:it|that))?| does (?:it|that) work| is (?:it|that) done| does one do (?:it|that))?$/u

const asking =
  '(?:(?:and|so|hey|hi|please|kindly|can you|could you|would you|will you) )*(?:(?:(?:what|which) (?:is|are)|what|which|whats|(?:explain|describe|outline|list|provide|state|give|show|tell)(?: (?:to )?(?:me|us))?|(?:walk|guide|talk|lead|run|take|step) (?:me|us) through|help (?:me|us) with|do you have|have you got|are there|is there|by|in|i (?:need|want|would like|am after)|how does|how do) )'
const procedure =
  '(?:(?:the|a|an|any|some|your|what|which|full|exact|correct|right|proper|best|easiest|simplest|quickest|fastest|usual|detailed) )*(?:procedure|process|steps?|instructions?|directions|guidance|guide|method|means|way|approach|course)'

/** "What is the procedure for exporting …", "instructions on adding …" */
const procedureFor = new RegExp(
  `^(?:${asking})?${procedure} (?:for|of|on|to|about|in) (\\p{L}{2,12}ing)\\b(.*)$`,
  'u',
)

/** "Walk me through exporting …", "how does exporting work?" */
const gerundAfter =
  /^(?:(?:and|so|hey|hi|please|kindly|can you|could you|would you|will you) )*(?:(?:explain|describe|outline)(?: to (?:me|us))?|(?:walk|guide|talk|lead|run|take|step) (?:me|us) through|help (?:me|us) with|how does|how do) (?!saving\b)(\p{L}{2,12}ing)\b(.*?)(?: work| works)?$/u

/** "What are the steps to export …", "please describe how to export …" */
const procedureTo = new RegExp(
  `^(?:${asking})?${procedure} (?:(?:how )?to|(?:are|is) there to|(?:can|may|could|should|do|would|might|must) (?:i|we|one)(?: (?:take|follow|use) to)?) |^${asking}how to `,
  'u',
)

/** "Explain the export procedure.", "how does the export work?" */
const procedureAfter = new RegExp(
  `^${asking}(?:the |your )?(export)(?: (?:procedure|process|function|feature|steps|instructions|work|works))$`,
  'u',
)

/** What is done to records, bills and the account here. */
const actions = [
  ...'export download save enter record log add create delete remove erase edit change modify amend'.split(
    ' ',
  ),
  ...'correct alter update rename mark tick pause deactivate reactivate activate suspend disable enable'.split(
    ' ',
  ),
  ...'reset close import restore sort filter search categorize recategorize'.split(' '),
]
const doneHere: ReadonlySet<string> = new Set([
  ...actions,
  ...'set put make cancel terminate merge move switch turn use upload track register categorise'.split(
    ' ',
  ),
])
const irregular: readonly (readonly [string, string])[] = [
  ['undone', 'undo'],
  ['reset', 'reset'],
]
/** "Exported" is of "export". */
const baseOfParticiple: ReadonlyMap<string, string> = new Map([
  ...actions.map((verb) => [formsOf(verb).at(-2) ?? '', verb] as const),
  ...irregular,
])

const objects =
  '(?:(?:an?|the|my|our|any|all|these|those|this year is|existing|single|individual|recurring|new) )*(?:transactions?|entr(?:y|ies)|expenses?|incomes?|purchases?|records?|data|bills?|subscriptions?|passwords?|accounts?|e-?mail(?: address)?|categor(?:y|ies)|payments?|charges?|csv(?: file)?|everything|amounts?(?: of (?:a|the|my) bill)?)'
const done = new RegExp(
  `^(?:(?:and|so|hey|please) )*(?:(?:how|where|in (?:what|which) way|by what means) ((?:is|are)|can|could|may|might|should|would|do|does)(?: i)?|can|could|may(?=.* be )) (${objects}) (?:(?:be|get|gets) )?(\\p{L}+)(?! up\\b)( .*)?$`,
  'u',
)

/** "How can an expense be recorded?", "how is a bill marked as paid?", "can entries be deleted?" */
function passive(text: string): string | undefined {
  const [, helper = '', what = '', participle = '', rest = ''] = done.exec(text) ?? []
  const verb = baseOfParticiple.get(participle)
  const isOfFigures = verb === 'change' && /^(?:is|are)$/.test(helper) && !isOfAccount.test(what)
  if (verb === undefined || isOfFigures || ofTime.test(rest)) return undefined
  return `how do i ${verb} ${what}${rest}`
}

/** "How is the password changed?", while "how are my subscriptions changed?" asks for figures. */
const isOfAccount = /\b(?:passwords?|accounts?|e-?mail|categor(?:y|ies))\b/

/** "How are expenses changed since June?" is asked of the expenses. */
const ofTime =
  /\d|\b(?:since|this|last|past|during|over|compared|than|weeks?|months?|years?|so far|january|february|march|april|may|june|july|august|september|october|november|december)\b/

/** "Csv where", "password change how": what is wanted comes first. */
function short(text: string): string | undefined {
  const [, what] =
    /^(?:(?:and|so|ok|hey) )*((?!what|when|how|which|where|who)(?!.*\b(?:biggest|largest|highest|smallest|lowest|most|least|(?:changes?|rises?|drops?|increases?) in)\b)\p{L}.{2,40}?)(?: is| done)? (?:how|where)(?: to| is it| do i(?: do (?:it|that))?)?$/u.exec(
      text,
    ) ?? []
  return what === undefined ? undefined : `how do i ${what}`
}

/** The verb that a gerund is made of: "setting" is "set", "making" is "make". */
function baseOf(gerund: string): string {
  const stem = gerund.slice(0, -'ing'.length)
  if (/([bdgmnpt])\1$|cancell$/.test(stem) && stem !== 'add') return stem.slice(0, -1)
  return /(?:mak|chang|creat|restor|us|delet|remov|updat|mov|renam|sav|tak|merg|eras|paus|activat|terminat|clos|disabl|enabl|categori[sz]|i[sz])$/.test(
    stem,
  )
    ? `${stem}e`
    : stem
}
