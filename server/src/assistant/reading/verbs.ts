// Verbs of the lexicon with all their forms: "fork out", "forks out", "forked out", "forking out".

const irregular: Readonly<Record<string, readonly string[]>> = {
  bleed: ['bled'],
  blow: ['blew', 'blown'],
  bring: ['brought'],
  chew: ['chewed'],
  come: ['came'],
  creep: ['crept', 'creeped'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  eat: ['ate', 'eaten'],
  get: ['got', 'gotten'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  grow: ['grew', 'grown'],
  hit: ['hit'],
  incur: ['incurred'],
  lay: ['laid'],
  pay: ['paid'],
  put: ['put'],
  remit: ['remitted'],
  run: ['ran'],
  shoot: ['shot'],
  shrink: ['shrank', 'shrunk'],
  sink: ['sank', 'sunk'],
  spend: ['spent'],
  take: ['took', 'taken'],
  throw: ['threw', 'thrown'],
  treat: ['treated'],
}

/** All forms of a verb, with the words that go with it. */
export function formsOf(verb: string): string[] {
  const [stem = '', ...rest] = verb.split(' ')
  const past = irregular[stem] ?? [pastOf(stem)]
  return [stem, thirdOf(stem), ...past, gerundOf(stem)].map((form) => [form, ...rest].join(' '))
}

/** True for a verb that doubles its last letter: "shop", "shopping". */
export function isDoubling(stem: string): boolean {
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(stem)
}

function thirdOf(stem: string): string {
  if (/(s|sh|ch|x|o)$/.test(stem)) return `${stem}es`
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ies` : `${stem}s`
}

function pastOf(stem: string): string {
  if (stem.endsWith('e')) return `${stem}d`
  if (isDoubling(stem)) return `${stem}${stem.at(-1)}ed`
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`
}

function gerundOf(stem: string): string {
  if (stem.endsWith('e') && !stem.endsWith('ee')) return `${stem.slice(0, -1)}ing`
  return isDoubling(stem) ? `${stem}${stem.at(-1)}ing` : `${stem}ing`
}

/** Verbs by what they mean, separated by bars. */
export const verbs: Readonly<Record<string, string>> = {
  spend: `shell out|fork out|fork over|splash out|lay out|cough up|dish out|dole out|part with|burn through|blow through
    run through|go through|get through|chew through|rip through|tear through|plow through|rack up|run up|hand over
    plunk down|plonk down|throw away|throw at|fritter away|pour into|sink into|plow into|plough into|pump into
    evaporate|vanish|disappear|melt away|chip in|squander|splash|splash on|splurge|bleed|blow|waste|lavish|expend|disburse|shell out for|throw down|drop on|sink in
    put down on|put down for|put down at|put toward|put towards|put into|funnel into|funnel to|remit|remit to|incur|devote to|devote|dedicate to|gobble up|guzzle|swallow up|eat through|go toward|go towards`,
  earn: 'come in|bring in|bring home|take home|pull in|pull down|rake in|haul in|get paid|collect|flow in',
  visit:
    'pop down to|go down to|hit up|swing by|pop into|pop in|drop by|drop in|drop in at|stop off|stop off at|fill up|fill up at|gas up|tank up|pop over|frequent|patronize|patronise',
  change:
    'creep up|creep|go up|shoot up|climb|spike|soar|balloon|surge|diminish|dwindle|lessen|swell|inch up|edge up|tick up|skyrocket|go down|come down|dip|plunge|slump|shrink|decline|increase|decrease|fluctuate|escalate|rocket|go through the roof|tick down|tail off|taper off',
}

/** Idioms by what they mean; their words are too near to other words to be put in for a mistyped one. */
export const wordings: Readonly<Record<string, string>> = {
  unusual:
    'irregularity|irregularities|exceptional|extraordinary|uncommon|out of the common|suspect|questionable|dubious|dodgy|shady|sketchy|untoward|noteworthy|seem strange|seem odd|seem weird|seem off|seem unusual|seems odd|seems strange|seems weird|look strange|look odd|look weird|look suspicious|red flag|red flags|raise a red flag|raises a red flag|raise any red flags|raise red flags|raise an eyebrow|raises an eyebrow|raise eyebrows|deviate from the norm|deviates from the norm|deviated from the norm|depart from the norm|off the charts',
  duplicate:
    'double-charge|double-charged|double-charges|double-charging|double-bill|double-billed|double-billing|double-debited|double-pay|double-paid|paid double|pay double|charge double|bill double|charge me double|bill me double|billed double|charged in duplicate|twice for the same thing|twice for the same|taken twice|took it twice|taken the money twice|take the money twice|took the money twice',
  rise: 'gotten pricier|got pricier|grown pricier|gotten dearer|gotten costlier|charging me more than before|charge me more than before|charges me more than before|charging more than before|charges more than before|costing more than before|costing me more than before|costs me more than before',
  visit:
    'been down|been down to|been up to|live at|practically live at|basically live at|did i hit|did we hit|have i hit|have we hit',
  bill: 'once every bill is paid|once each bill is paid|after every bill is paid|once all our bills are paid|after all our bills are paid|once our bills are paid|once my bills are paid|after our bills are paid|once all my bills are paid|once all the bills are paid|once the bills are paid|once all bills are paid|after all the bills|after all the bills are paid|after all my bills are paid|after the bills are paid|after my bills are paid|when all my bills are paid|when all the bills are paid|with all my bills paid|with all bills paid',
  total: 'added together|all added together|added all together',
  netOfRefunds:
    'take the refunds off|after taking off the refund|after taking the refund off|taking off the refund|taking the refund off|take the refund off|take off the refund|with the refund off|with the refund taken off|taking the refunds off|take refunds off|take off the refunds|taking off the refunds|with the refunds off|with the refunds taken off',
  list: 'look for|looking out for|scan for',
  spend:
    'was used for|were used for|been used for|stand at|stands at|stood at|absorb|charging|charging me|charges me|been charging|been charging me',
  over: 'topped|have i topped|went over|go over|going over|gone over|surpassed|broke through|blown past|past the mark of',
  under: 'stay below|stayed below|stay under|stayed under|kept under|keep under|kept below|beneath',
  left: 'wiggle room|breathing room|spending money|spending cash|to play with|play with|fun money|to burn|left to blow|left to burn|still blow|still burn|still splurge|in the kitty|leeway|headroom|slack',
  afford:
    'break the bank|breaks the bank|squeeze in|can i squeeze in|could i squeeze in|can i swing|could i swing|doable|feasible|manageable|fit in my budget|fit my budget|in reach|can i manage|could i manage|can i get away with|could i get away with|stretch to|pull off|can i pull off|can i justify',
  most: 'most of all',
  overdue:
    'delinquent|delinquency|belated|tardy|unsettled|running late|slip my mind|slipped my mind|slipped through|past the due date|past its due date|past their due date|passed the due date|passed its due date|passed their due date|beyond the due date|beyond its due date|beyond their due date|forget to pay|did i forget|forgot about|neglected to pay|neglect to pay|fail to pay|failed to pay|miss a payment|missed a payment|miss any payments|missed any payments|miss anything|skipped a payment|slip past|slip past me|slipped past me|slip by me|slipped by me|in arrears|arrears',
  days: 'how many days till|how many days to|days to',
  payee:
    'spot|spots|establishment|establishments|venue|venues|eatery|eateries|recipient|recipients',
  category:
    'sort of spending|kind of spending|type of spending|budget line|budget lines|budget category|budget categories|line item category',
}
