// "When did my rent go up, and by how much?" has many forms. The answer to "did it go up in price" tells the day, both
// prices, and the difference in money and percent, so that one plain question takes the place of all of them.

const lead = '^((?:(?:and|so|but|ok|okay|hey|hmm|wait|well|oh|ugh|man),? )*)'
const end = '(?=\\W*$)'
const gap = '[\\s,.?!;:–—-]+'

/** A sum of many things has no price that rises on a day, and "it" is told by the question before. */
const noPrice =
  '(?!(?:did|do|does|has|have|is|are|was|were|i|we|you|it|they|that|this|these|those|he|she|there|what|which|who|how|any|anything|something|everything|prices?)\\b|(?:(?:my|our|the|total|overall|monthly|weekly|yearly) )*(?:spending|spend|expenses|income|earnings|costs|outgoings|net|score|savings?|bills?|subscriptions?|balance|average)\\b|(?:my|our) (?:\\p{L}+ )?(?:pay|salary|wages?|paychecks?)\\b)'
const word = '(?:[^\\s,.?!;:]|\\.(?=\\p{L}))+'
/** "My chair rent", "Dr. May", "Monday.com". */
const name = `${noPrice}((?:(?:dr|st|mr|mrs|ms)\\. )?${word}(?: (?!(?:when|since|until|by|from|and|because|used)\\b)${word}){0,4}?)`

const whose = '(?:its|their|his|her|the|my|our)'
const price =
  '(?:(?:monthly|yearly|annual) )?(?:prices?|rates?|fees?|charges?|rent|premiums?|tariffs?|dues|bill)'
/** "Raise their prices", "put her fee up", "bump my bill". */
const raise = (verbs: string, put: string) =>
  `(?:(?:${verbs})(?: up)? ${whose} ${price}(?: up)?|${put} up ${whose} ${price}|${put} ${whose} ${price} up)`

const rises = `(?:(?:go|creep|shoot|jump|move) up(?: in price)?|increase(?: in price)?|rise|climb|(?:get|become) (?:more expensive|dearer|pricier|costlier)|cost more|charge (?:me |us )?more|${raise('raise|hike|up|increase|bump|jack|crank|push', 'put')})`

const helpers =
  '(?:(?:has|have|had|is|are|was|were|been|being|got|gotten|gets?|getting|became|become|becoming|grown|must|might|seems?|appears?|to|also|just|really|suddenly|quietly|recently|now|all|definitely|did) )*'
const than = '(?: than (?:(?:it|they) (?:used to|was|were|did)(?: be| cost)?|before))?'
const rose = `${helpers}(?:(?:gone|went|go|goes|going|crept|creeping|shot|jumped|moved) up(?: in price)?|raised|increased|rose|risen|climbed|hiked|bumped(?: up)?|(?:more expensive|dearer|pricier|costlier)(?: now)?${than}|(?:costs?|costing|charges?|charging) (?:me |us )?more(?: now| these days| nowadays)?${than}|used to (?:be (?:cheaper|less|lower)|cost (?:me |us )?less)|(?:cheaper|lower) (?:once|before|earlier|at first|in the past)|${raise('raised|hiked|upped|increased|bumped|jacked|cranked|pushed', 'put')})`

/** "Right?", "didn't it?", "I believe", "at some point": said beside it. */
const tags = `(?:${gap}(?:right|yes|no|yeah|huh|eh|correct|true|(?:did|has|have|is|are|was|were|does|do) (?:not )?(?:it|they|he|she|that)(?: not)?|(?:i|we) (?:believe|think|guess|noticed|feel|suspect|see|reckon)|at some point|lately|recently|again|now|or (?:what|not)))`

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const time = `((?: (?:in|since|during|over|last|this) (?:the )?(?:(?:last|past|this) )?(?:${month}(?: 20\\d\\d)?|20\\d\\d|year|month|quarter|spring|summer|autumn|fall|winter|(?:\\d+|few|two|three|six|twelve) (?:weeks|months|years)))?)`

const it = '(?:it|that|this|they)'
const amount = `(?:(?:by|with) )?(?:how (?:much(?: more)?|many (?:percent|dollars|bucks|pounds|euros))(?: (?:was|is) (?:the|that|this) (?:increase|rise|hike|difference))?|what (?:amount|percent(?:age)?|sum)|what (?:was|is) (?:the|its) (?:increase|rise|difference|amount))(?: (?:did|has) ${it}(?: (?:go|gone) up| rise| risen| increased?)(?: by)?)?`
/** "As of which payment", "from which bill on", "effective when" */
const fromCharge =
  '(?:(?:as (?:of|from)|starting(?: with| from)?|beginning(?: with)?|effective|from|since|with|on|at) (?:(?:which|what) (?:payment|bill|charge|invoice|statement|renewal|month|date|day)(?: on(?:wards?)?)?|when(?: on(?:wards?)?)?))'
const step = `(?:${fromCharge}|(?:from (?:what|how much) )?to (?:what|how much)(?: (?:amount|price|figure|level))?|what from|from (?:what|how much)|what (?:is it|it is) now|(?:(?:since|from|until|till) )?when(?: exactly)?(?: (?:did|was|has|is) ${it}(?: (?:happen|change|go up|start))?)?|(?:on )?(?:what|which) (?:day|date|month)(?: was ${it})?|how much (?:more )?(?:a|per) month (?:more )?(?:am i|are we|do i|do we) pay(?:ing?)?)`
const joint = `${gap}(?:(?:and|or|so|but|also|then|if so),? ){0,2}`
/** What else is asked about the rise; at most four, so that a long row of them is soon given up. */
const more = `(?:${joint}(?:${amount}|${step})){0,4}`
const details = `(?:${joint}${amount})?${joint}${step}${more}`

/** "Before the increase", "before it went up", or "before" alone */
const changeThen = `(?: (?:(?:the|that|its|their|this) (?:price )?(?:increase|rise|hike|change)|(?:it|they|the price) (?:went up|rose|changed|increased)))?`

const whenever = '(?:(?:since|from) )?(?:when|(?:on |from )?(?:what|which) (?:day|date|month))'
const newPrice =
  '(?:the|its|their|this) new(?:er)? (?:(?:monthly|yearly|higher) )?(?:price|rate|fee|rent|premium|amount|charge|tariff|one|bill|figure)'
/** "When did the new price first apply?", "from what date did I pay the new amount?" */
const newFrom = `${whenever} (?:exactly )?(?:did|was|were|has|have|is|does|do|am|are) (?:(?:i|we|they|it) )?(?:(?:first|start|started|begin|began|to|paying|pay|charging|charge|charged|taking|take) )*(?:(?:me|us) )?${newPrice}(?: (?:(?:first|start|begin) )?(?:applied|apply|applying|start|started|begin|come in|came in|kick in|take effect|charged|paid|used|due|in force))?`

/** "At the current price", "at the price it is now", "at what it costs now" */
const ofNow =
  "(?:(?:at|with|by|on|going by|based on) (?:(?:the|its|their|this) )?(?:current|present|new|latest|today'?s) (?:prices?|rates?|fees?)|(?:at|with|by|on|going by|based on) (?:the|its|their|this) (?:price|rate|fee) (?:(?:(?:it|that|they) (?:is|are|costs?|charges?|has|have)|(?:i|we) (?:pay|am paying|are paying)) )?(?:at )?(?:now|today|currently|at the moment|right now|these days)|(?:at|by|going by|based on) what (?:it|they|i|we) (?:is|costs?|charges?|charge me|pay) (?:now|today|currently|these days))"
const perTime =
  '((?:a|per|each|every|(?:in|over|for) (?:a|one)) (?:whole |full )?(?:year|month|week)|yearly|annually|monthly)'
const wePay =
  '(?:what|how much) (?:do|am|are|will|would) (?:i|we) (?:pay|paying|spend|spending|be paying)(?: (?:for|on|to))?'
const costs =
  '(?: (?:cost|costs|run|be|come(?: out)? to|add up to|amount to|set|charge)(?: (?:me|us))?(?: back)?)?'

const eachTime =
  '(?:a|per|each|every) (?:week|fortnight|month|quarter|year|visit|time|session|lesson|day|class)'
const earlier =
  '(?:(?:it|they|that|i|we|what (?:it|they|i|we)) (?:was|were|cost|charged|did|paid|used to (?:be|cost|charge|pay))(?: back)? ?)?(?:(?:at )?(?:this time )?last year|(?:a|one|two|three|1|2|3) years? ago|(?:a few |six |three |\\d+ )?months ago|in the past|before|earlier)?'
const nowAndThen =
  ',? (?:and (?:(?:what|how much) )?(?:(?:was|were|did|do) (?:it|they|i|we) )?(?:(?:cost|charge|pay|be)(?: (?:for )?(?:it|me|us))? )?|(?:as )?(?:compared|relative) (?:to|with) (?:what (?:it|they|i|we) (?:was|were|cost|charged|paid) )?|(?:vs\\.?|versus|against) (?:what (?:it|they|i|we) (?:was|were|cost|charged|paid) )?)(?:(?:a|one|two|three|1|2|3) years? ago|(?:six |three |\\d+ )?months ago|in the past|before|back then)'

const sure =
  '(?:(?:(?:pretty|quite|fairly|almost|so) )?(?:sure|certain|convinced|positive)|(?:think|noticed|believe|see|saw|heard|feel like|bet|reckon|suspect|know)|(?:could|can|would) (?:have )?(?:swear|sworn))'
/** "I think", "pretty sure", "I could swear that": said before it. */
const told = `(?:(?:im|i'm|we're|(?:i|we)(?: am| are)?) ${sure} (?:that )?|(?:pretty|quite|fairly|almost) (?:sure|certain) (?:that )?)?`
const asked = (source: string) => new RegExp(source, 'gu')

/** Everyday ways of asking what a price rose by and when, in lower case. */
export const rewordingsOfPrices: readonly (readonly [RegExp, string])[] = [
  // "Has my Octopus Energy payment gone up at all?": its price
  [
    /\b((?:has|have|did) (?:my|our|the) (?!(?:last|next|first|biggest|largest|average|total|number|monthly|regular)\b)\p{L}[\p{L}'&.-]*(?: [\p{L}'&.-]+){0,3}?) (?:payment|charge|direct debit|debit)s? (gone up|go up|risen|rise|increased|increase|changed|change|gone down|go down)(?: at all)?(?=\W*$|[?!.;])/gu,
    '$1 $2',
  ],
  // "The bus is more expensive now than before?": in the English of a newcomer
  [
    /^((?:and |so )*)((?:my |our |the )?(?!(?:is|are|was|were|what|which|who|how|why|when|did|does|do|i|we|it|that|this|there)\b)\p{L}[\p{L}' &.-]{1,40}?) (?:is|are) (?:now )?(?:more expensive|dearer|pricier|costlier|more high|higher)(?: now)? than (?:before|earlier|in the past|it was)(?=\W*\?)/gu,
    '$1did $2 go up in price',
  ],
  // "Why has National Grid become so much dearer?", "why is the Gazette so expensive now?"
  [
    /^((?:and |so |but )?why )(?:has|have|did|is|are) ([^,?!.;]{2,40}?) (?:(?:become|became|got|gotten|gone|grown|turned) )?(?:(?:so|that|this|way|much|quite|all) )*(?:dearer|dear|pricier|pricey|costlier|costly|more expensive|expensive)(?: (?:now|lately|recently|these days|nowadays|all of a sudden|suddenly))?(?=\W*$|[.?!;]+ )/g,
    '$1did $2 raise its price',
  ],
  // "Why did they raise it?"
  [
    /^((?:and |so |but )?why (?:did|have|has|would) (?:they|he|she) )(?:raised?|increased?|hiked?|upped?|bump(?:ed)?) (it|that)(?=\W*$)/g,
    '$1put $2 up',
  ],
  // "How much did the Verizon charge go up?" asks for its price.
  [
    /\b((?:did|has|have) )(?:the |my |our )?([^,?!;]{2,40}?) (?:charge|fee|rate|premium)s? (?=(?:rise|risen|go up|gone up|went up|increase|increased)\b)/g,
    '$1$2 ',
  ],
  // "By how much did the Verizon charge rise, and when?": a rise is told with its day.
  [
    /^((?:and |so )?(?:by )?how much (?:did|has|have) [^,?!;]{2,60}? (?:rise|risen|go up|gone up|went up|increase|increased)),? and (?:when|since when)(?: (?:was|did) (?:it|that)(?: happen| rise| go up)?)?(?=\W*$)/g,
    '$1',
  ],
  // "By how much has my monthly salary risen?"
  [
    /\b((?:has|have|did) (?:my|our|the) )(?:(?:monthly|weekly|yearly|annual|basic|regular) )?((?:take-home )?(?:salary|wages?|pay|pay ?check|pay ?cheque|pension|allowance)) (?:risen|rise|increased?|grown|grow|climbed|climb)\b/g,
    '$1$2 gone up',
  ],
  // "Why did the council decide to put my council tax up?"
  [
    /(?<=^(?:and |so |but )?why (?:did|has|have|would) .{2,40}) (?:decided?|chosen?|chose|choose|feel the need|see fit|seen fit|want|wanted|need|had|have) to(?= (?:put|raise|increase|hike|up|bump|jack)\b)/g,
    '',
  ],
  // "Is the rent up?"
  [
    /^((?:and |so |but )?)(?:is|are) ((?:(?:my|our|the) )?(?!time|contract|lease|(?:any|some|every)thing|(?:\p{L}+ )?(?:subscription|membership)\b)[\p{L}'&-]+(?: [\p{L}'&-]+){0,2}) up(?=\W*$)/gu,
    '$1has $2 gone up',
  ],
  // "By how much did Netflix go up, and when did the new price first apply?": the answer tells both.
  [asked(`(\\b(?:go|goes|gone|going|went) up\\b[^.?!;]{0,40}?)${joint}${newFrom}${end}`), '$1'],
  // "Acme prices up?"
  [
    asked(
      `${lead}${name}(?:'s|’s|s')? prices? up(?: (?:lately|recently|again|then|or what|or not))*${end}`,
    ),
    '$1did $2 go up in price',
  ],
  // "When did the new price for Netflix come in, and how much more is it?"
  [
    asked(
      `${lead}${whenever} (?:did|was|has|does|is) ${newPrice} (?:for|of|at|from) (?:the |my |our )?${name} (?:first |start |begin )?(?:applied|apply|applying|start|begin|come in|kick in|take effect|charged|in force)(?:${joint}(?:${amount}|${step}|how much (?:more|dearer|higher|extra) is (?:it|that)(?: than (?:before|the old one))?))*${end}`,
    ),
    '$1did $2 go up in price',
  ],
  // "When did my chair rent last go up, and by how much?"
  [
    asked(
      `${lead}(?:since )?when (?:did|has|have|was|were) ${name} (?:(?:last|first|ever|actually|get|been) )*(?:${rises}|raised|increased|risen|gone up)${time}${more}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "I have a feeling they have."
  [
    /[.?!] i (?:have|had|got) (?:a|this|the) (?:feeling|hunch|suspicion)(?: that)? (?:they|it|he|she) (?:have|has|did)(?=\W*$)/g,
    '',
  ],
  // "Has Stayfinder put up what they charge me for the listing?"
  [
    asked(
      `${lead}(?:has|have|did) ${name} (?:ever |just )?(?:put up|raised?|increased?|hiked?|upped?) what (?:they|it|he|she) (?:charges?|asks?|wants?)(?: (?:me|us))?(?: for [^,.?!;]{2,30}?)?${time}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "When did my pay last go up, and by how much?"
  [
    asked(
      `${lead}(?:when )?(?:did|has) ((?:my|our) (?:\\p{L}+ )?(?:pay|salary|wages?|paycheck)(?: (?:at|from) [^,.?!;:]{2,30}?)?) (?:(?:last|first|ever|actually|get|been) )*(?:go up|gone up|increased?|rise|risen|raised)${time}${more}${end}`,
    ),
    '$1did $2 go up$3',
  ],
  // "Did Mum raise my pocket money, and when?"
  [
    asked(
      `${lead}(?:did|has|have) ${name} (?:ever |just )?(?:raised?|increased?|hiked?|bumped?|put up) (?:my|our|the) (?!(?:\\p{L}+ )?(?:pay|salary|wages?|paychecks?|${price})\\b)(\\p{L}+(?: \\p{L}+)?)${time}${more}${end}`,
    ),
    '$1did $2 $3 go up in price$4',
  ],
  // "Has Acme put my insurance up?"
  [
    asked(
      `${lead}(?:did|has|have) ${name} (?:ever |just )?put (?:my|our|the) (?!(?:\\p{L}+ )?(?:pay|salary|wages?|paychecks?|${price})\\b)(\\p{L}+(?: \\p{L}+)?) up(?: again)?${time}${tags}*${more}${end}`,
    ),
    '$1did $2 $3 go up in price$4',
  ],
  // "Have they put the rent up?", "when did they jack up the child support?"
  [
    asked(
      `${lead}(?:(?:since )?when )?(?:did|has|have) (?:they|anyone|anybody|someone|somebody|(?:my|our|the) landlord) (?:(?:last|first|ever|just|also) )?(?:raised?|increased?|hiked?|bump(?:ed)?|jack(?:ed)?|crank(?:ed)?|push(?:ed)?|put)(?: up)? (?:my|our|the) (?!(?:\\p{L}+ )?(?:pay|salary|wages?|paychecks?|prices?|rates?|fees?|charges?|tariffs?)\\b)(\\p{L}+(?: (?!up\\b)\\p{L}+)?)(?: up)?(?: again)?${time}${tags}*${more}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "Did they raise Netflix?"
  [
    asked(
      `${lead}(?:(?:since )?when )?(?:did|has|have) they (?:last |ever |just |also )?(?:raised?|jack(?:ed)? up|bump(?:ed)? up|put up|hiked?|crank(?:ed)? up) (?!(?:lately|recently|again|yet|too|my|our|the|its?|their|them|me|us|an?|your|this|last)\\b)${name}(?: up)?${time}${tags}*${more}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "How much did they jack the truck insurance up by?"
  [
    asked(
      `${lead}(?:by )?how much (?:did|have|has) (?:they|(?:my|our|the) landlord) (?:raised?|increased?|hiked?|bump(?:ed)?|jack(?:ed)?|crank(?:ed)?|push(?:ed)?|put)(?: up)? (?:my |our |the )?${name}(?: up)?(?: by)?${time}${end}`,
    ),
    '$1how much did $2 go up$3',
  ],
  // "When was the last rise in the shop rent?", "when was the shop rent last put up?"
  [
    asked(
      `${lead}when (?:was|is|were) (?:the|my|our) (?:(?:last|latest|most recent) )?(?:(?:price|rate) )?(?:rise|increase|hike|jump) (?:in|of|for|at|on) ${name}${more}${end}`,
    ),
    '$1did $2 go up in price',
  ],
  [
    asked(
      `${lead}(?:since )?when (?:was|were) ${name} (?:last )?(?:put up|raised|increased|hiked|bumped up|jacked up)${time}${more}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "Shop rent - when did it go up and by how much?"
  [
    asked(
      `${lead}${name}${gap}(?:since )?when (?:did|has|was) (?:it|that|they) (?:(?:last|first|ever) )?(?:${rises}|raised|increased|risen|gone up)${time}${more}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "Why did they put the council tax up?"
  [
    asked(
      `${lead}why (?:did|has|have) (?:they|${name}) (?:just |also )?(?:raised?|increased?|hiked?|bumped?|put)(?: up)? (?:my|our|the) (?!(?:\\p{L}+ )?(?:pay|salary|wages?|paychecks?|${price})\\b)(\\p{L}+(?: \\p{L}+)?)(?: up)?${time}${end}`,
    ),
    '$1why did $2 $3 go up$4',
  ],
  // "When did I put Tom's rent up?", of a landlord; "I raised her rent at some point, when was it?"
  [
    asked(
      `${lead}(?:(?:when )?(?:did|have) )?i (?:last |ever |just )?(?:raised?|increased?|put)(?: up)? (?:his|her|their) rent(?: up)?${time}(?:${tags}|${joint}(?:remind me |tell me )?(?:${amount}|${step}))*${end}`,
    ),
    '$1did it go up in price$2',
  ],
  [
    asked(
      `${lead}(?:(?:when )?(?:did|have) )?i (?:last |ever |just )?(?:raised?|increased?|put)(?: up)? (?!(?:my|our|the)\\b)${name}(?:'s|’s|s') rent(?: up)?${time}(?:${tags}|${joint}(?:remind me |tell me )?(?:${amount}|${step}))*${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "Acme raised my insurance, when?"
  [
    asked(
      `${lead}${told}${name} (?:has |have )?(?:just |also |now )?(?:(?:raised|increased|hiked|bumped) (?:my|our|the) (?!(?:\\p{L}+ )?(?:pay|salary|wages?|paychecks?|${price})\\b)(\\p{L}+(?: \\p{L}+)?)(?: up)?)${time}(?:${tags}+|${tags}*${details}|${tags}*${joint}${amount})${end}`,
    ),
    '$1did $2 $3 go up in price$4',
  ],
  // "Has the Medigap premium been raised?"
  [
    asked(
      `${lead}(?:has|have|was|were) ${name} (?:ever |just |recently |again )*(?:been |got |gotten )?(?:raised|put up|(?:hiked|bumped|jacked|cranked|pushed)(?: up)?)${time}${more}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "Did my rent increase? If so, when and by how much?"
  [
    asked(
      `${lead}(?:did|has|have|is|was|does) ${name} (?:(?:ever|actually|just|been|get|got|really) )*(?:${rises}|${rose})${time}${tags}*${details}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "By what percentage did the Humana premium increase, and as of which payment?"
  [
    asked(
      `${lead}${amount} (?:did|has|have) (?:the |my |our )?${name} (?:(?:last|ever|actually|just|been) )*(?:${rises}|${rose})${time}${details}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  [
    asked(
      `${lead}${fromCharge} (?:did|has|have|was) (?:the |my |our )?${name} (?:(?:last|first|ever|actually|just|been) )*(?:${rises}|${rose})${time}${more}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "How much more is daycare per week than last year?", "what does AT&T charge me now compared to a year ago?"
  [
    asked(
      `${lead}how much (?:more|higher|dearer|extra)(?: expensive)? (?:is|are|does|do) ${name}(?: (?:cost|charge|come to))?(?: (?:me|us))? ${eachTime}(?: now)? than ${earlier}${end}`,
    ),
    '$1did $2 go up in price over the years',
  ],
  [
    asked(
      `${lead}how much more (?:do|am|are) (?:i|we) (?:pay|paying) (?:for |to )?${name} ${eachTime}(?: now)? than ${earlier}${end}`,
    ),
    '$1did $2 go up in price over the years',
  ],
  [
    asked(
      `${lead}(?:how much|what) (?:(?:does|do|is|are) ${name}(?: (?:cost|charge|charging))?(?: (?:me|us))?) (?:now|today|these days|currently)${nowAndThen}${end}`,
    ),
    '$1did $2 go up in price over the years',
  ],
  [
    asked(
      `${lead}(?:how much|what) (?:do|am|are) (?:i|we) (?:pay|paying) (?:to )?(?!for )${name} (?:now|today|these days|currently)${nowAndThen}${end}`,
    ),
    '$1did $2 go up in price over the years',
  ],
  [
    asked(
      `${lead}(?:how much (?:more|higher|dearer)(?: expensive)? )?(?:is|are) ${name} (?:now )?(?:dearer |pricier |more expensive |costlier |higher )?(?:now )?than (?:(?:it|they) (?:was|were|cost|did) )?(?:a|one|two|three|1|2|3) years? ago${end}`,
    ),
    '$1did $2 go up in price over the years',
  ],
  // "Netflix went up, right? From what to what?", "they bumped my phone bill, when?"
  [
    asked(`${lead}${told}${name} ${rose}${time}${tags}*${details}${end}`),
    '$1did $2 go up in price$3',
  ],
  // "Child benefit went up in April? By how much?"
  [
    asked(`${lead}${told}${name} ${rose}${time}${tags}*${joint}${amount}${end}`),
    '$1how much did $2 go up$3',
  ],
  // "Netflix used to be cheaper, right?", "it costs more now, doesn't it?"
  [asked(`${lead}${told}${name} ${rose}${time}${tags}+${end}`), '$1did $2 go up$3'],
  // "They bumped my Verizon bill, didn't they?"
  [
    asked(
      `${lead}(?:they|somebody|someone) (?:have |has |just |also )*(?:raised|hiked|upped|increased|bumped|jacked|put)(?: up)? (?:my |our |the )?${name}(?: up)?${time}(?:${tags}+|${tags}*${details})${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "How much dearer has Spectrum become?"
  [
    asked(
      `${lead}(?:by )?how much (?:dearer|pricier|costlier|more expensive) (?:has|have|did) ${name} (?:become|got|gotten|get|grown|been)${time}${end}`,
    ),
    '$1did $2 go up in price$3',
  ],
  // "What has my insurance gone up by since last year?"
  [
    asked(`${lead}what(?: is|s| has| have| did) ${name} (?:gone|go|went) up by${time}${end}`),
    '$1how much did $2 go up$3',
  ],
  // "What's daycare gone up to, and when did that start?"
  [
    asked(
      `${lead}what(?: is|s| has| have| did) (?:the |my |our )?${name} (?:gone|go|went) up to(?: now)?(?:${joint}(?:${amount}|${step}|since when))*${end}`,
    ),
    '$1did $2 go up in price',
  ],
  // "What do I pay Adobe now, and what was it before the increase?"
  [
    asked(
      `${lead}(?:what|how much) (?:(?:do|am|are) (?:i|we) (?:pay|paying)(?: for| to| at)?|is|does|are) (?:the |my |our )?${name}(?: cost(?: (?:me|us))?)?(?: (?:now|currently|these days|today))?${joint}(?:what|how much) (?:(?:was|were|did) (?:it|that|they)|did (?:i|we) pay|(?:it|that) was)(?: cost| pay| for it)? before${changeThen}${end}`,
    ),
    '$1did $2 go up in price',
  ],
  // "What does QuickBooks cost me a year at the price it is now?"
  [
    asked(
      `${lead}(?:(?:what|how much) (?:does|do|is|are|will|would) |${wePay} )?${name}${costs} ${perTime},? ${ofNow}${end}`,
    ),
    '$1how much is $2 $3 now',
  ],
  [
    asked(
      `${lead}${ofNow},? (?:(?:what|how much) (?:does|do|is|are|will|would)|${wePay}) ${name}${costs} ${perTime}${end}`,
    ),
    '$1how much is $2 $3 now',
  ],
  // "Old vs new price of Monday.com", "the date and size of the last Hulu increase"
  [
    asked(
      `${lead}(?:the )?(?:old|previous) (?:price )?(?:vs\\.?|versus|and|to|or|against) (?:the )?(?:new|current|present) price (?:of|for|at) ${name}${end}`,
    ),
    '$1did $2 go up in price',
  ],
  [
    asked(
      `${lead}(?:the )?(?:date|day|size|amount|percentage)(?: and (?:the )?(?:date|day|size|amount|percentage))? of (?:the |my |our )?(?:(?:last|latest|most recent) )?${name} (?:(?:price|rate|fee) )?(?:increase|rise|hike)${end}`,
    ),
    '$1did $2 go up in price',
  ],
  // "Since when is Netflix $17.99?", "how long have I paid 910 for rent?"
  [
    asked(
      `${lead}since when (?:is|are|has|have|does|do) ${name} (?:been |cost(?:s|ing)? |charg(?:e|es|ing) )?(?:me |us |at )?\\$?\\d+(?:\\.\\d\\d)?(?: dollars| bucks)?${end}`,
    ),
    '$1did $2 go up in price',
  ],
  [
    asked(
      `${lead}(?:since when|how long) (?:do|have|am|are) (?:i|we) (?:been )?(?:pay|paid|paying|charged) \\$?\\d+(?:\\.\\d\\d)?(?: dollars| bucks)? (?:for|to|at) ${name}${end}`,
    ),
    '$1did $2 go up in price',
  ],
  // "What did I pay for therapy before Dr. May raised her fee?"
  [
    asked(
      `${lead}(?:what|how much) (?:did|was|were) [^,.?!;:]{2,40}? before ${name} (?:${raise('raised|hiked|upped|increased|bumped', 'put')}|went up|got (?:more expensive|dearer))${end}`,
    ),
    '$1did $2 go up in price',
  ],
]
