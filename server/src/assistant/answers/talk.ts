import { suggestedPrompts } from '@evenkeel/domain/assistant'
import { kindOf } from '../reading/clauseKinds.ts'
import { isEnglish } from '../reading/commonWords.ts'
import { oneSlipAway } from '../reading/spelling.ts'
import { fold, tokenize } from '../reading/tokens.ts'
import { accountTopics } from './accountTopics.ts'
import type { Said } from './ask.ts'
import { asHowDoI } from './askedHow.ts'
import { howTo, screenTopics } from './helpTopics.ts'
import { productTopics } from './productTopics.ts'
import { closing, isCourtesy } from './thanks.ts'
import { futureChange, unknowable, unknowableFirst, unknownFigures } from './unknowable.ts'
import { upgradeTexts } from './upgradeTexts.ts'
import { isWorry } from './worries.ts'

type Topic = {
  when: Pick<RegExp, 'test'>
  kind: Said['kind']
  text: string
  suggestions?: readonly string[]
}

const start: readonly string[] = suggestedPrompts.slice(0, 2)

/** Said before something else: "Hi, how are you?" */
const greeting =
  /^((hi|hello|hey|hiya|howdy|yo|(good )?(morning|afternoon|evening)|good day|thanks|thank you|ok|okay)( there| again| evenkeel| assistant| to you)? )+/

const smalltalk: readonly Topic[] = [
  {
    when: /^(hi|hello|hey|(good )?(morning|afternoon|evening)|good day|hiya|howdy|yo)( there| again| evenkeel| assistant| everyone| all)?( to (you|ya|everyone)( all| too)?)?$/,
    kind: 'smalltalk',
    text: 'Hello! Ask me anything about your money.',
    suggestions: start,
  },
  {
    when: /^((lol|haha|hehe|lmao|ah|oh|well|ok|okay|k|kk|great|perfect|awesome|cool|nice|sweet|alright|yay|wow|phew) )*(thanks|thank you|thx|cheers|ta|ty|thanks a lot|thank you so much|much appreciated)( (?!.*\b(and|what|how|for|in|on|show|when|which|did|do|does|is|total|list)\b).{0,40})?$|^(ok |okay |great )?(thanks|thank you|thx|cheers)( so much| a lot)? (that|this|it) (is|was) (very |really |so |super |just )?(helpful|useful|great|perfect|good|all|it|what i needed)$|^(lol |haha |ah |oh |well )*(great|perfect|cool|nice|awesome|ok|okay|got it|good|wonderful|interesting|wow|excellent|lol|haha|never mind|no worries|sounds good|that is all|that is great|good job|well done)$/,
    kind: 'smalltalk',
    text: 'You are welcome.',
    suggestions: start,
  },
  { when: { test: isCourtesy }, kind: 'smalltalk', text: 'You are welcome.', suggestions: start },
  { when: closing, kind: 'smalltalk', text: 'You are welcome.', suggestions: start },
  {
    when: { test: isWorry },
    kind: 'smalltalk',
    text: 'You are not the only one: many people find money hard. Take one thing at a time, and ask me about it in your own words.',
    suggestions: ['How much is left this month?', 'What bills are due soon?'],
  },
  {
    when: /^((thanks|thank you|thx|ta|cheers|ok|okay|lol|alright|right) )*(bye|bye bye|goodbye|see you|good night|see ya|cya|ttyl|gtg|g2g|laters?|peace( out)?|toodles|farewell|so long|over and out|ily|love you|catch (you|ya))( (?!.*\b(what|how|when|which|bills?|due|spent|spend)\b).{0,15})?$/,
    kind: 'smalltalk',
    text: 'Goodbye!',
    suggestions: start,
  },
  {
    when: /^((alright|all right|hey|hi|hello|yo|ok|well)( mate| man| dude| buddy)? )*(how are you( doing)?|(how is|hows) it going|how are things|how do you do|what is up|whats up|what is good|whats good|whats new|what is new|whats poppin|sup|wassup|wazzup|whassup|wyd|nice to meet you|(are )?(you|u|ya) (there|alive|awake|up|around|working|listening|still there|still alive))( today| this morning)?$/,
    kind: 'smalltalk',
    text: 'Ready to work out figures for you.',
    suggestions: start,
  },
  {
    when: /^(who|what) are you$|^(who|what) am i (talking|speaking|chatting|writing|typing) (to|with)( here| now)?$|^who is (this|there|answering)$|^are you (a )?(bot|robot|machine|human|ai|real|chatgpt|person)( .{0,20})?$|^what is your name$|^who (made|built|created|wrote|owns|runs|programmed|designed|developed) (you|this|evenkeel|this app|the app)$/,
    kind: 'smalltalk',
    text: 'I am the assistant of Evenkeel. I work out every figure from your own records and show how.',
    suggestions: start,
  },
  {
    when: /^((do|please|can you|could you) )*((tell|show) (me|us) )?(help|help me|what can you do|what can i ask( you)?|what do you do|how does this work|(i )?(dont know|do not know|idk|not sure) what (to|i can|i could|can i) ask( you)?|what questions can i ask|what can you help( me)? with|how can you help( me)?|what are you able to do|how do you work(?! out)|what (kind|kinds|sort|sorts|type|types) of (stuff|things?|questions?) (can|could|should|may) (i ask( you)?|you (do|answer|tell me))|what (else )?can (you (actually |really |even )?(do|tell me|answer)|i ask( you)?))( .{0,20})?$/,
    kind: 'help',
    text: 'You can ask what you spent or earned in any time, by category or payee; for averages, shares, comparisons and the biggest items; what bills are due and when payday is; what is left this month and what you can afford; and about duplicates, unusual charges and your health score. Write "spent 12.50 on lunch" and I prepare the transaction for you to add.',
    suggestions: start,
  },
]

/** What people say when an answer was of no use to them. */
const complaint: Topic = {
  when: /^((oh|well|ok|no|ugh|wow|but) )*((you|this|that|it|evenkeel|the assistant) (are|is|was) |youre |you )?((so|just|really|very|pretty|totally|completely|absolutely|a bit) )*(useless|rubbish|stupid|dumb|terrible|awful|annoying|crap|garbage|trash|no help|not (very |really |much )?(helpful|useful|help)|no use|of no use|bad|a waste of time|suck|sucks|frustrating|ridiculous|pathetic|unhelpful)( (bot|thing|assistant|app|machine))?$/,
  kind: 'smalltalk',
  text: 'I am sorry that I could not help. Say what you want to know with a time, a category or a payee, and I will try again.',
  suggestions: start,
}

const meta: Topic = {
  when: /^(are you (sure|certain)|you are wrong|that is (not right|wrong|not correct|incorrect)|what do you mean( by that)?|how did you (calculate|compute|work out|get) (that|this|it)|where (does|did) (this|that) (number|figure) come from|how do you know( that)?|explain( that| this)?|prove it)$/,
  kind: 'help',
  text: 'Each figure comes from your own records: press a figure to see how it was worked out and the transactions behind it.',
  suggestions: start,
}

/** About the product, wherever it is asked in the sentence. */
const about: readonly Topic[] = [
  {
    when: /\b(?:is|was) (?:it|that) (?:a )?(?:bad|good|ok|okay|fine|worrying|serious|normal)(?: thing| sign)? (?:if|when|that) (?:it is|its|the score is|my score is|it) (?:too |very |so |quite )?(?:low|high)(?<=\bscore\b.*)|\bis (?:a|having a) (?:low|high) (?:financial )?(?:health )?score (?:a )?(?:bad|good|worrying|serious|ok|okay|normal)\b|\bwhat (?:does|would) (?:a|it mean to have a) (?:low|high|bad|good) (?:financial )?(?:health )?score(?: mean| say| tell me)?$/,
    kind: 'help',
    text: 'The health score is on the dashboard, from 0 to 100: the more the better. A low one means that you spent most of what came in, or more than that. Ask for your health score and why to see what yours rests on.',
    suggestions: ['What is my financial health score?', 'How can I raise my health score?'],
  },
  {
    when: /\b(per|for each|for every) (kid|child|person|head|capita|family member|household member|dog|pet|adult)\b/,
    kind: 'refuse',
    text: 'How many there are is not in your records. I can tell what was spent in all, and you divide it.',
    suggestions: start,
  },
  {
    when: /^(is|are|was|would) \$?\d[\d,.]*( dollars| bucks)? (a|per|each|every) (week|month|year) (on|for|in) .{1,40} (too much|a lot|too high|too low|normal|reasonable|excessive|fair)$/,
    kind: 'refuse',
    text: 'I can’t judge what is too much: I see nobody else’s records. I can tell what share of your income it takes, and what is left this month.',
    suggestions: ['How much is left this month?', 'What are my biggest expense categories?'],
  },
  {
    when: /^how (do|can|could|would|should) (i|we) (get|claim|ask for|request|demand) (my |our |the |a |some )?(money back|refunds?)( from .{1,30}| for .{1,30})?$/,
    kind: 'refuse',
    text: 'I can’t get money back for you: ask who charged you. I can list the refunds that you recorded.',
    suggestions: ['What refunds did I get?', 'Were there any duplicate charges?'],
  },
  {
    when: /\b(cancel|stop|end|quit|unsubscribe|leave)\b.*\b(subscription|membership|premium|plan|account) (to|with|at|for|on|of|from) (evenkeel|this (app|service|site))\b|^(how (do|can) i |i want to |can i )?(cancel|stop|end|quit) (my |the )?(evenkeel|premium)( (subscription|plan|membership|upgrade))?$/,
    kind: 'help',
    text: upgradeTexts.cancel,
    suggestions: start,
  },
  {
    when: /^(?!.*\b(spend|spent|bills?|transactions?)\b).*\b(logged|logging|logs|signed|signing|signs|kicked|kicking|kicks|booted) (me |us )?(out|off)\b.*\b(why|keep|keeps|always|automatically|constantly)\b|^(?!.*\b(spend|spent)\b).*\b(why|keep|keeps|always|automatically|constantly)\b.*\b(log|logged|logging|logs|signed|signing|signs|kicked|kicking|kicks|booted) (me |us )?(out|off)\b/,
    kind: 'help',
    text: 'You are logged out after 15 minutes without a click, a key or a scroll, so that nobody else can use an open page. Log in to go on.',
    suggestions: start,
  },
  {
    when: /^(?!.*\b(spend|spent|pay|paid|i|we|my|of|to)\b).*\b(the upgrade|upgrading|evenkeel)\b.*\b(cost|costs|price|monthly|yearly|a month|per month|a year|subscription|one-time|once|one off|one-off|renew|renews|recurring|forever|expire|expires)\b|^(?!.*\b(spend|spent|paid|my)\b)(how much|what) (is|are|does|do|would|will) (the )?((premium |lifetime )?(upgrade|membership|plan|version|account)|premium|evenkeel)( cost| price| fee)?( me| us)?( here| in here| on here| in this app| for this app)?$|^(do|will|would) (i|we) (have|need) to pay (monthly|yearly|every month|each month|every year|again) (for|to use) (this|the|your) (app|site|website|service)$/,
    kind: 'help',
    text: upgradeTexts.price,
    suggestions: start,
  },
  {
    when: /\bhow (is|are|was|does|do|did) (you |i |we )?(the |my |this |that )?((calculate|compute|work out|figure out|get|determine) (the |my )?)?((financial )?health )?score( get| gets)? ?(worked out|work|works|calculated|computed|determined|made up|made|figured out|come about|derived|put together)?$|\bhow (the |my |our |your |this |that )?((financial )?health )?score (is|gets|was|comes) (being )?(worked out|calculated|computed|determined|made up|made|figured out|about|derived|put together|decided|set)$|\bwhat (goes into|makes up|is behind|counts (for|towards)) (the |my |our )?((financial )?health )?score\b|\bwhat (is|are) (the |my |our )?((financial )?health )?score (made (up )?(of|from)|based on|built (up )?(of|from|on)|composed of|calculated (from|by)|worked out from|put together from)$|\bwhat (does|do) (the |my |our )?((financial )?health )?score (depend on|consist of|take into account|go by|count|look at|come from|is made of)$/,
    kind: 'help',
    text: 'The health score starts at 50 of 100 points. The share of your income that you spend counts most: it adds 25 if you spend at most half, and takes 25 if you spend over 110%. Keeping more than 30% adds 15 and keeping less adds 10; a deficit costs 5 or 15. Your ten most recent transactions add 10 or take 5, and more than twenty transactions add 5. Ask for your health score and why to see your own.',
    suggestions: ['What is my financial health score?', 'How can I raise my health score?'],
  },
]

const asks =
  '((how|where) (do|can|would|should|could|may|might|must) (i|you|we|one)|how to|where is|where are|can i|could i|is there (a|any) way (here |in here |in this app )?(for me )?to|(is|would) it (be )?possible (for (me|us|one) )?to|(would|might|am) (i|we|one) (be )?able to(?! (pay|afford|save|buy|cover|spend|get|go|make|keep)\\b)|show me how to|what is the way to|how does one|(can|could|would|will) you (please |kindly )?((show|tell) me|explain( to me)?) how (to|i|one|you)|tell me how to|explain (to me )?how (to|i|one|you)|(teach|show|tell) me how (to|i|one)|(how|where) (i|we|one) (can|could|would|should|may|might|must|do)|what (do|should|must) i (need to |have to )?(do|press|click) to|any way to|(best|easiest|quickest|right|proper) way (of|to|for)|where should i (go|click|press)( to)?|which button|i wish to|i am trying to|steps to|way to|i want to|i need to|i would like to|help me)'
/** "How add bill", "where export csv": a short message that leaves out who does it. */
const asksShortly =
  '(hey |hi |please |so |ok )*(how|where)( to)? (?!make|get|put|save|drop|clear|take|have|buy|go|pay for)'
const does =
  '(please |pls |can you |could you |would you |will you |go ahead and |just |i want you to |kindly )*'

const asksOfIt = new RegExp(`^${asks} .{0,25}\\b(it|that|this|them|one)\\b`)
const waysToAsk = howTo.map(({ about, isAskedOnly, text }) => {
  const leads = [
    `(hey |hi |please |so |ok )*${asks} .{0,25}\\b`,
    asksShortly,
    ...(isAskedOnly ? [] : [does]),
  ]
  return { when: new RegExp(`^(${leads.join('|')})(${about})`), text }
})

const whereIs: Topic = {
  when: /^(hey |so |ok )*(where|how) (do|can|could|would) (i|you|we) (see|find|view|look at|check(?! off\b)|manage|open) (.{0,25}\b(bills?|transactions?|entries|history|charts?|settings|account|summary)|((my|the|our|all|a|an) )*((income|spending|expenses|money|totals|trends?|figures|numbers)( and | or |, )?)+ (by|per|for each|over) (category|categories|month|week|year|time)|((my|the|our|a) )*(category breakdown|breakdown|spending overview|trends?|graphs?))$/,
  kind: 'help',
  text: 'The dashboard has your summary, charts, health score and transactions. Recurring Bills and Settings are in the header, and the History page lists what you changed.',
  suggestions: start,
}

const onlyOwn = 'I can see only your own records.'

/** "How much do other teachers make?", "what do people spend on food?": of nobody in particular. */
const ofOthers = new RegExp(
  '\\b(do|does|did|can) ((other|most|many|all|typical|average|normal|the (average|typical|other|normal)|an average|a typical|a normal) ([a-z]+ ){0,2}([a-z]+(er|or|ist|ian|ant)s?|nurses?|pilots?|chefs?|cooks?|clerks?|(fe|wo)?m[ae]n|[a-z]+people|persons?|people|famil(y|ies)|households?|couples?|students?|parents|americans?|adults?)' +
    '|people|others|families|households|americans|couples|students|parents|most of us)( [a-z]+){0,3} (make|earn|charge|spend|save|get paid|bring (in|home)|take home)\\b(?!.*\\b(me|us|my|our)\\b)' +
    // "The average nurse": who spends is a person, unless it is a time.
    '|\\b(do|does|did) (the |an? )?(average|typical|normal|ordinary) (?!(day|week|weekend|month|quarter|year|season)s?\\b)([a-z]+ ){1,3}(spend|save|budget)\\b(?!.*\\b(me|us|my|our)\\b)' +
    '|^(and |so )?(what|how much) do (?!we |the |my |our )[a-z]+(s|men|women|folk) (usually |typically |normally |generally |really )?spend\\b(?!.*\\b(me|us|my|our)\\b)' +
    '|\\bthan (other|most|the average|average|typical) (people|famil(y|ies)|households?|couples?|students?|parents|americans?|[a-z]+(er|or|ist|ian)s?)\\b',
)

/** "What are the other stalls taking?": no stall of whoever asks. */
const otherTraders =
  /(?:\b(?:what|how much|how well|how)(?: money| cash)? |^(?:(?:and|so) )?)(?:are|is|were|was|have|do|did) (?:(?:the|all the|any|those|these) )?other (?:\p{L}+ ){1,3}(?:taking|making|earning|selling|doing|been (?:taking|making|earning)|bringing in|pulling in|take|make|earn|sell)\b(?!.*\b(?:i|me|us|we|my|our)\b)/u

const relations =
  '(neighbou?r|friend|boss|coworker|co-worker|colleague|ex|wife|husband|partner|brother|sister|roommate|housemate|flatmate|girlfriend|boyfriend|mom|mum|dad|mother|father|son|daughter|cousin|uncle|aunt|landlord|manager|lodger|tenant|boarder|nephew|niece|grandson|granddaughter|grandma|grandpa)'
/** "What does my housemate Dale earn?" */
const ofRelation = new RegExp(
  `\\b(do|does|did|has|have) (my|our|his|her|their) (ex |old |other |best )?${relations}s? ((at|from) work |next door |[a-z]+ )?(spend|spent|earn|earned|make|made|bring home|get paid)\\b(?!.*\\b(me|us)\\b)`,
)

/** "How much does Wanda make with other clients?" */
const withOthers =
  /\b(?:do|does|did) (?!i\b|we\b|you\b)(?:\p{L}[\p{L}'&-]* ){1,4}(?:(?:make|earn|get|take home|get paid|bring in|take) (?:with|from|by|off|through|out of)|charge|bill) (?:(?:the|all|his|her|their|its) )*(?:other|others|someone else|somebody else|everyone else|everybody else|anyone else|the rest)\b(?!.*\b(?:me|us|my|our)\b)/u

/** "What does Jonas spend on groceries?": what somebody else does with money, while "what does Netflix cost" is asked of a payee. */
const ofPerson =
  /^(?:(?:and|so) )?(?:what|how much)(?: money)? (?:does|did|has) (?!i\b|we\b|you\b|ya\b|it\b|this\b|that\b|my\b|our\b|the\b|each\b|everything\b)\p{L}[\p{L}'-]* (?:spend|spent|earn|earned)(?! (?:me|us)\b)(?!.*\b(?:for me|for us|my|our)\b)/u

/** "How much money does Priya have?", "is Priya richer than me?", "what are the other stalls taking?" */
const hasMoney =
  /^(?:(?:and|so) )?how much (?:money|cash|savings) (?:does|do|did|has|have) (?!i\b|we\b|you\b|ya\b|it\b|this\b|that\b)\p{L}[\p{L} '-]{1,30} (?:have|got|own|hold)(?: (?:in|on|at|left|saved|right now|now|altogether)\b.*)?$|\b(?:richer|poorer|wealthier) than (?:me|us|i|we|my|most)\b|\b(?:am i|are we) (?:richer|poorer|wealthier) than\b|^(?:and |so )?(?:what|how much) (?:are|is|do|does) (?:the )?other \p{L}+ (?:taking|take|making|make|earning|earn)\b(?!.*\b(?:me|us|my|our)\b)/u

/** "Will the cafe give me a raise?": what somebody will decide. */
const futureRaise =
  /^(?!.*\b(?:if|did|have|has)\b)(?:.{0,30}\b(?:know|think|idea) )?(?:if |whether )?(?:when )?(?:will|is|are|am|do you) (?:.{1,40} )?(?:(?:gonna|going to) (?:.{0,20} )?)?(?:give|giving|get|getting|offer|offering) (?:me |us )?(?:a|another) (?:pay |big |nice |good )*(?:raise|rise|bonus|promotion)\b|^(?:and |so )?when (?:is|will be) (?:my|our) next (?:pay )?(?:raise|rise|promotion)\b|^(?:and |so )?(?:will|is|are) (?!.*\b(?:if|due|paid)\b).{1,40} (?:pay|paying|give|giving) (?:me |us |out )?(?:a|another|any) bonus\b/

const noAdvice =
  'I do not give advice on investments, loans, taxes or what to buy. I can tell you what your records show.'
const insteadOfAdvice = ['How much is left this month?', 'What are my biggest expense categories?']

/** "How much tax will I owe on the Etsy money?": what is taxed; "is council tax due on the 10th" asks for a bill. */
const onTaxes = new RegExp(
  '(?:\\b(?:how \\w+(?: exactly| roughly)?|what|any|which|more) (?:income |sales |self employment )?tax(?:es)? (?:(?:will|would|should|must)\\b|(?:do|am|are|is) (?:(?:i|we) )?(?:owe|owed|due|liable)\\b)(?! (?:my|the|our)\\b).*' +
    '|\\b(?:will|would|do|should|must|have to|need to|got to) (?:(?:i|we) )?(?:(?:have|need) to )?(?:pay|owe|file|declare) (?:(?:any|some|more|income|much) )*tax(?:es)?)' +
    ' (?:on|for|from) (?!(?:the )?(?:\\d|first|last|time|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))' +
    '|\\b(?:will|would|do|does|am|is|are|get) .*\\b(?:taxed|taxable|tax free|tax deductible)\\b',
)

/** "How much do I still owe on the car loan?" */
const owedOnLoan: Topic = {
  when: /^(?!.*\b(this|next|last|every|each|per|a) (week|month|year)\b)(?!.*\b(due|spent|spend|paid)\b)(and |so )?(how much|what) .*\b((owe|owed)( still| left)? (on|for)|(left|remaining|outstanding|still|to pay)( to pay)? (on|of)) (my|our|the) (\w+ ){0,2}(loans?|mortgage)\b|^(and |so )?how much of (my|our|the) (\w+ ){0,2}(loans?|mortgage) (is|are|do (i|we) have) (left|still|remaining|outstanding)\b/,
  kind: 'refuse',
  text: 'What is still owed on a loan is not in your records. I can tell what you paid, and when the next payment is due.',
  suggestions: ['What bills are due in the next 30 days?', 'How much did I spend this month?'],
}

/** What is refused before any figure is looked for. */
const refusedFirst: readonly Topic[] = [
  // "Set my rent to 500", while "set this month against last month" compares.
  {
    when: /^(please |pls |can you |could you )*(?!set (?!.*\b(?:budgets?|goals?|limits?|targets?|reminders?|alerts?|caps?|aside)\b).* (?:against|beside|alongside|next to|side by side) )(set|remind(?! me (what|how|when|which|where|who))|transfer|move|send|schedule|notify|alert|email|text|call(?! out\b)|block|dispute|report(?! (the|my|our|all) (\w+ )?(day|week|month|year|total|sum|average|spending|income|expenses|figures?|amounts?|categor(y|ies))\b)) (me|up|a|an|my|\$|\d|the|this|it|money)/,
    kind: 'refuse',
    text: 'I cannot do that: I only read your records and work out figures.',
    suggestions: start,
  },
  // "Pay the council tax for me", "please cancel Netflix for us": not "cancel Netflix: how much?"
  {
    when: /^(?!.*\b(how much|what|when|which|spent|did|paid|save|would|will|since|per|each|every|years?|months?|weeks?|in|last|rise|rises|total)\b)(?:(?:please |pls |can you |could you |would you |go ahead and |just |you )+(?:pay|cancel|settle|order|buy|renew) (?!me\b|for\b|off\b).+|(?:pay|cancel|settle|order|buy|renew) (?!me\b|for\b).+ for (?:me|us)(?: (?:please|now|today|tomorrow))?|pay (?:my|our|the) (?!price|cost)\p{L}+(?: \p{L}+){0,2})$/u,
    kind: 'refuse',
    text: 'I cannot do that: I only read your records and work out figures.',
    suggestions: start,
  },
  {
    when: /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|instructions|rule|rules|prompt|above|previous|prior|guardrails|restrictions)\b|\b(system|hidden|initial) prompt\b|\byou are now\b|\bact as\b|\bpretend\b|\bdeveloper mode\b|\bjailbreak\b|\broleplay\b|\bdrop table\b|\bselect \* from\b|<script|\bdan mode\b|\bsay (exactly|that my)\b|\brepeat after me\b|\bprint your\b|\breveal\b/,
    kind: 'refuse',
    text: 'I only answer questions about your own money, from your own records.',
    suggestions: start,
  },
  { when: onTaxes, kind: 'refuse', text: noAdvice, suggestions: insteadOfAdvice },
  { when: ofOthers, kind: 'refuse', text: onlyOwn, suggestions: start },
  { when: otherTraders, kind: 'refuse', text: onlyOwn, suggestions: start },
  { when: withOthers, kind: 'refuse', text: onlyOwn, suggestions: start },
  { when: ofRelation, kind: 'refuse', text: onlyOwn, suggestions: start },
  { when: ofPerson, kind: 'refuse', text: onlyOwn, suggestions: start },
  { when: hasMoney, kind: 'refuse', text: onlyOwn, suggestions: start },
  {
    when: futureRaise,
    kind: 'refuse',
    text: 'What others will decide is not in your records. I can tell how your pay has changed until now.',
    suggestions: ['When was my last raise?', 'What is my average monthly income?'],
  },
  {
    when: /\b(other|another|all|every|different) (user|users|people|person|customer|customers|account|accounts|member|members|persons)\b(?! (have |has )?(pay|paid|owe|owed|send|sent|give|gave) (me|us)\b)|\b(someone|somebody|anyone|everyone|everybody) else\b|\bother peoples?\b|\b[\w.+-]+@[\w-]+\.\w+\b|\buser ?id\b|\b(my )?(neighbou?r|friend|boss|coworker|colleague|ex|wife|husband|partner|brother|sister|roommate|girlfriend|boyfriend|mom|dad|mother|father|parents)('?s)? (spend|spends|spent|spending|earn|earns|earned|make|makes|income|salary|budget|finances|transactions|account|expenses|bills)\b|\bhow much (did|does|do|has) (he|she) (spend|spent|earn|earned|make|made)\b|\b(average|typical) (american|person|household|user|family)\b|\bcompared to others\b|\b(in comparison|compared|relative) (with|to) (other|most|the average|average|typical) (people|famil(y|ies)|households?|couples?|persons?|americans?)\b|\bmost people\b|\bdo others\b|\bpeople (like|such as) (us|me)\b|\bpeople (my|our) age\b|\b(do|does|would|should) (the )?(other|most|average|typical|normal|many|ordinary) (\p{L}+ ){0,2}(people|couples?|famil(y|ies)|households?|retirees|pensioners|students?|parents|folks|homeowners|renters|adults|men|women)( \p{L}+){0,3} (spend|pay|earn|make|save|budget)\b/u,
    kind: 'refuse',
    text: onlyOwn,
    suggestions: start,
  },
]

/** What is refused only where no figure answers. */
const refusedLast: readonly Topic[] = [
  {
    when: /\b(bank|account|checking|savings|current|credit card) (balance|account)\b|\bbalance\b.{0,20}\b(account|bank|card)\b|\bhow much (money )?(is|do i have|do we have|have i got|have we got) (there )?(left )?in (my|our|the) ((bank|joint|current|checking|savings) )?(bank|account|checking|savings|wallet)\b|\bhow much (money )?do i have( in total| altogether| in all| right now| now)?$|^do (i|we) have any (money|cash)( left)?( at all)?$|^where is (all )?(my|our) money$|\b(what is|whats|what do i have|what have i got|how much (money )?(is|do i have|have i got)) (there )?(left )?in (my |our |the )?(checking|savings|bank|((joint|shared|current|bank|checking) )+account)\b|\b(am|are|is|will) (i|we|it|the account) (going to be |gonna be |be )?overdrawn\b|\bnet worth\b|\bcredit (score|limit|card balance)\b|\bmy balance\b|\bhow rich am i\b|\bhow much am i worth\b/,
    kind: 'refuse',
    text: 'I do not know your bank balance: I see only the transactions and bills you record here. I can work out your net balance from them.',
    suggestions: ['What is my net balance this year?', 'How much is left this month?'],
  },
  {
    when: /\b(invest|investing|stock|stocks|crypto|bitcoin|ethereum|etf|etfs|bonds|shares|forex|401k|ira|retire|retirement|pension|mortgage|refinance|loan|loans|(?<!\bfor (?:my|the) )(?:tax|taxes)|deduct|deductible|insurance|interest rate|interest rates|inflation|lottery|gamble|real estate)\b|\bshould (i|we)\b|\b(is|would|will) it (be )?(smart|wise|prudent|advisable|worth|worthwhile|a good idea)\b|\b(is|would|will|was) it (be )?(smarter|better|wiser|cheaper|safer|best|sensible|more sensible|reasonable|a mistake|dumb|stupid|crazy) (to|if|for me to)\b|\b(am|would) (i|we) (be )?better off\b|\bis [a-z ]{2,40} (smarter|wiser|better|safer) than\b|\b(would|do) you (rather|think|recommend|suggest|advise)\b|\b(what|which) (is|are) the best\b(?! way (to|of) (add|adding|enter|entering|record|recording|export|delete|edit|set up|mark|see|find|change)\b)|\bwhere to (invest|put)\b|\bwhat would you do\b/,
    kind: 'refuse',
    text: noAdvice,
    suggestions: insteadOfAdvice,
  },
  {
    when: /\b(weather|joke|poem|story|recipe|president|capital of|translate|news|football|movie|song|write (me )?(a|an)|code|python|javascript|math|president|who won|meaning of life|horoscope)\b/,
    kind: 'refuse',
    text: 'I only know about your money: your transactions, bills and budget here.',
    suggestions: start,
  },
]

const foreignWords = new Set(
  `cuanto cuanta gaste gasto gastado dinero mes pasado este cuales cual mis mi el la los las en de por que donde comida ayer hoy
  combien depense ai je mon mes mois dernier ce quel quelle quels les des pour ou est argent dans
  wieviel viel habe ich ausgegeben letzten monat fur meine mein wie hoch sind ist das der die und essen geld im
  quanto ho speso scorso mese questo quali sono le mie il per cosa dove soldi
  gastei gastou neste passado quais sao meus minhas o os as com comida quanto
  hoeveel heb ik uitgegeven vorige maand aan mijn wat zijn geld deze`.split(/\s+/),
)
const sharedWords = new Set([
  'die',
  'in',
  'de',
  'as',
  'is',
  'im',
  'per',
  'das',
  'was',
  'des',
  'ai',
  'sind',
  'sole',
  'les',
  'mes',
  'ce',
  'mi',
  'o',
  'os',
  'este',
])

/** True if the question is in another language. */
function isForeign(text: string): boolean {
  if (
    /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Thai}]/u.test(
      text,
    )
  )
    return true
  const words = fold(text).match(/\p{L}+/gu) ?? []
  const foreign = words.filter((word) => foreignWords.has(word))
  const certain = foreign.filter((word) => !sharedWords.has(word))
  return certain.length >= 1 && foreign.length >= 2 && foreign.length * 2 >= words.length
}

/** "Ile wydałem na jedzenie?": mostly words that are neither English nor names. */
function isNoEnglish(text: string, unknown: readonly string[]): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  const foreign = unknown.flatMap((raw) => raw.split(' ')).filter((word) => /^\p{Ll}+$/u.test(word))
  return (
    foreign.length >= foreignWordsMin &&
    foreign.length * 2 > words.length &&
    foreign.filter((word) => isEnglish(fold(word))).length * 4 <= foreign.length
  )
}

const foreignWordsMin = 3

function plainText(question: string): string {
  return fold(
    question
      .replace(/[’‘]/g, "'")
      .replace(/'s\b/g, ' is')
      .replace(/'ve\b/gi, ' have')
      .replace(/'re\b/gi, ' are')
      .replace(/\b(i)'m\b/gi, '$1 am')
      .replace(/\bwheres\b/gi, 'where is')
      .replace(/\bu\b/g, 'you')
      .replace(/\br (?=you\b)/g, 'are ')
      .replace(/ (?:in|on|with) (?:this|the|your) (?:app|site|website|page|program)(?=\W*$)/i, ''),
  )
    .replace(/[^\p{L}\p{N}@.*<_+-]+/gu, ' ')
    .replace(/[.?!]+(\s|$)/g, '$1')
    .trim()
}

function first(topics: readonly Topic[], text: string): Said | undefined {
  const topic = topics.find(({ when }) => when.test(text))
  return (
    topic && {
      kind: topic.kind,
      text: topic.text,
      ...(topic.suggestions && { suggestions: topic.suggestions }),
    }
  )
}

/**
 * Handles what is not about figures: greetings, how to use the app, attempts at prompt injection. "How much did print
 * sales bring in?" asks for no printout where a category is called Print Sales: `named` lists such names as they are
 * written in the question.
 */
export function talkFirst(
  question: string,
  named: () => readonly string[] = () => [],
): Said | undefined {
  const text = plainText(question)
  const greeted = text.replace(greeting, '')
  return (
    first([...smalltalk, complaint, meta], text) ??
    (greeted === '' ? undefined : first([...smalltalk, meta], greeted)) ??
    first(unknowableFirst, text) ??
    aboutProduct(text, named) ??
    first([whereIs], text) ??
    helpOn(text) ??
    helpAskedIndirectly(text) ??
    helpAfterRemark(question) ??
    first(refusedFirst, text)
  )
}

/** What is said about the product, unless only a name in the records reads like it. */
function aboutProduct(text: string, named: () => readonly string[]): Said | undefined {
  const topicOf = (asked: string) => first(about, asked) ?? onScreen(asked)
  const said = topicOf(text)
  const names = said?.kind === 'help' ? named() : []
  return names.length === 0 || topicOf(replacingNames(text, names, 'x')) ? said : undefined
}

function replacingNames(text: string, names: readonly string[], by: string): string {
  const plain = names.map(plainText).filter((name) => name !== '')
  return plain.reduce((left, name) => left.replaceAll(name, by), text)
}

/** What a screen shows or does, asked in any words. */
function onScreen(text: string): Said | undefined {
  const topic = [...screenTopics, ...accountTopics, ...productTopics].find(({ when }) =>
    when.test(text.replace(greeting, '')),
  )
  return topic && { kind: 'help', text: topic.text, suggestions: start }
}

function helpOn(asked: string): Said | undefined {
  const text = asHowDoI(asked)
  const topic = waysToAsk.find(({ when }) => when.test(text))
  if (topic === undefined) return undefined
  return { kind: 'help', text: topic.text, suggestions: start }
}

/** "I'd like to know how to set up a bill", "my wife asks where the theme is". */
function helpAskedIndirectly(text: string): Said | undefined {
  const asked = indirect.exec(text.replace(explaining, ''))?.[1]
  return asked === undefined ? undefined : helpOn(asked)
}

/** "Could you explain it to me?" after what is to be explained. */
const explaining =
  / (?:please |can you |could you |would you |will you )+(?:please )?(?:explain|show|tell|teach|help)(?: (?:it|that|this))?(?: to)?(?: (?:me|us))?(?: please)?$/

const indirect =
  /^.{1,40}\b(?:know|follow|grasp|get|see|asks?|asked|asking|wonder(?:ing|s)?|remember|learn|understand|sure|idea|figure out|find out|recall) ((?:how|where) (?:(?:i|we|one|you) )?(?:do|can|could|should|would|may|might|must|to|is|are)\b.*)$/

/** "Typo in a transaction, can I edit it?": the question comes last, and what it is about before it. */
function helpAfterRemark(question: string): Said | undefined {
  const [remark, asked, ...others] = question
    .split(/[,.:;!?–—]+(?=\s|$)| - /)
    .filter((part) => part.trim() !== '')
  if (remark === undefined || asked === undefined || others.length > 0) return undefined
  if (kindOf(tokenize(remark)) === 'question') return undefined
  const text = plainText(asked)
  return asksOfIt.test(text)
    ? helpOn(`${text} ${plainText(remark)}`)
    : // "Sorry to bother you, but where do I send feedback?"
      helpOn(text.replace(/^(?:but|and|so|anyway|then) /, ''))
}

/** "How much does Wanda spend on groceries?": who is no payee here is somebody else. */
function ofSomebody(question: string): Said | undefined {
  const isAsked =
    /\b(do|does|did|has) (\p{Lu}\p{L}+)( (at|from) work| next door| upstairs| downstairs)? ((usually |already |ever )?(spend|spent|earn|earned)|(pay|paid) for (his|her|their))\b/u
  return isAsked.test(question) ? { kind: 'refuse', text: onlyOwn, suggestions: start } : undefined
}

const helpWords: ReadonlySet<string> = new Set(
  'switch delete remove cancel change edit export download deactivate activate pause password transaction transactions category recurring bill bills subscription account undo upgrade enter record'.split(
    ' ',
  ),
)

/** "How do I swich off a bill": with the words that help is asked in, where none is meant otherwise. */
function withHelpWords(text: string): string {
  return text
    .split(' ')
    .map((word) => (isEnglish(word) ? word : (oneSlipAway(word, helpWords) ?? word)))
    .join(' ')
}

/**
 * Handles what records cannot answer; tried only after every family of questions. What names something in the records
 * is no question for advice, and no word of its own name makes it one.
 */
export function talkLast(
  question: string,
  isPartlyRead: boolean,
  names: readonly string[],
  unknown: readonly string[],
): Said | undefined {
  if (isForeign(question) || isNoEnglish(question, unknown)) {
    return {
      kind: 'refuse',
      text: 'I understand English only. Please ask in English.',
      suggestions: start,
    }
  }
  const topics = [owedOnLoan, ...refusedFirst, ...(isPartlyRead ? [] : refusedLast)]
  const whole = plainText(question)
  const text = replacingNames(whole, names, '')
  // "My student loan balance" asks for one, whatever has that name.
  const figure = unknownFigures.find(({ when }) => when.test(text) || when.test(whole))
  if (figure) return { kind: 'refuse', text: figure.text, suggestions: figure.suggestions ?? start }
  // "Is my landlord gonna put the rent up, do you think?" asks for no advice.
  if (/\byou (?:think|reckon)\b/.test(text) && futureChange.when.test(text))
    return {
      kind: 'refuse',
      text: futureChange.text,
      suggestions: futureChange.suggestions ?? start,
    }
  const said = first(topics, text) ?? ofSomebody(question)
  if (said) return said
  const help = helpOn(withHelpWords(whole))
  if (help) return help
  const topic = unknowable.find(({ when }) => when.test(text))
  return topic && { kind: 'refuse', text: topic.text, suggestions: topic.suggestions ?? start }
}
