import { upgradeTexts } from './upgradeTexts.ts'

// Where things are done, found in ordinary words. Figures are only those that the product shows for everybody.

type Topic = { when: RegExp; text: string }

/** "Spent on", "paid to": a question about records, whatever else it names. */
const notMoney =
  '(?!.*\\b(spend|spent|spending on|(?<!as )paid|earn|earned|how often|how many times)\\b)'

function topic(when: string, text: string): Topic {
  return { when: new RegExp(`^${notMoney}.*(${when})`), text }
}

const password =
  'On the sign-in page press “Forgot password?” and enter your email: we send a link with which you choose a new password. While you are signed in, Change password is in Settings.'
const filter =
  'The date filter is at the top of the dashboard: set the start and the end date, such as the first and the last day of a month, and press Apply Filter. Clear takes it away.'

const charts =
  'The Spending Overview on the dashboard has two charts: expenses by category, and the trend of income and expenses. This Month, Last Month and This Year above them choose the time.'

/** What the screens show and do, however it is asked. */
export const screenTopics: readonly Topic[] = [
  // "Where can I see a chart of what I spent?"
  {
    when: /^((please|can|could|would|will|you|i|we|do|does|did|is|are|there|have|has|where|how|what|show|see|find|get|give|me|us|draw|make|create|want|to|a|an|any|some|the|my|our|which|evenkeel|this|app|it|like|need|look|at|view|display|nice) )*((pie|line|bar|doughnut|donut|spending|expense|monthly|trend) )*(charts?|graphs?|diagrams?)( (of|for|with|by|about|on|over|showing|that|to see|in|from|here|anywhere)\b.*)?$|^((please|can|could|would|you) )*(plot|visuali[sz]e|chart|graph) (my|our|the|all|what)\b/,
    text: charts,
  },
  topic(
    '\\b(forgot|forgotten|forget|lost|lose|misplaced|do not (know|remember)|dont (know|remember)|can ?not remember|cant remember|no longer (know|remember)) (what )?(my |the |her |his |their |our )?(old |current )?(password|login|log-in|passcode)\\b|\\b(reset|recover|replace|get a new) (my |a |the )?(old |lost |forgotten )?(password|passcode)\\b(?! link)|\\b(can ?not|cant|unable to) (log|sign) ?in\\b|\\blocked out\\b',
    password,
  ),
  topic(
    '\\b(reset|password) link\\b|\\bvalidate (the |my |a )?token\\b|\\breset token\\b',
    'Open the link from the email, or paste its token on the reset page and press Validate Token; then choose a new password. A link that is invalid or has expired cannot be used: ask for a new one with “Forgot password?” on the sign-in page.',
  ),
  topic(
    '\\b(password|passwords) (rules|requirements|rule|requirement|policy|strength|need|needs|have to|has to|must)\\b|\\b(rules|requirements) for (a |my |the )?password\\b|\\bhow long (must|should|does|has) (a |my |the )?password\\b|\\bwhat makes a (good|valid|strong) password\\b',
    'A password has at least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character.',
  ),
  topic(
    '\\b(how (do|can|would|should) (i|we|you)|how to|where (do|can) (i|we)|i want to|can i|id like to|i would like to|what does it (cost|take) to|is it worth|should i) (.{0,15} )?(upgrade|go premium|get premium|buy premium|become premium|become a premium member|unlock premium)\\b|\\b(what|how much) (does|is|would|will|do|are) ((the |an? )?(upgrade|full version|premium account)|upgrading|premium)( cost| price| charge| run me)?( and (where|how) (do|can|would) (i|we) (get|buy|upgrade|pay for|unlock)( it)?)?$|\\b(price|cost) (of|for) (the |an? )?(upgrade|premium|lifetime|evenkeel|full version)\\b|\\bwhat (do|does|would|will) (i|we|premium|the upgrade|upgrading) (get|include|unlock|offer|give)( me| us)?( (with|from|for) (premium|the upgrade|upgrading))?$|\\bpremium features\\b',
    upgradeTexts.upgrade,
  ),
  topic(
    '\\b(how long|when|how many|where|what happens|how much|what is left|how does)\\b.*\\b(free )?trial (days?|period|time)\\b|\\b(how long|when|how many days|what happens|how much|what is left|how does)\\b.*\\b(my|the|this|your|of|a) (free )?trial\\b|\\b(is|are) (evenkeel|(this|the|your) (app|site|website|service|product|tool|assistant|thing)) (really |actually |completely )?free\\b|^(so )?(is (it|this)|are you) (really |actually |completely )?(free|paid|a paid (app|service))( of charge| to use| or (paid|not|do (i|we) (have|need) to pay.*))?$|^(so )?(what|how much) (does|will) (this|the|your) (app|site|website|service|program) cost( me| us)?( to use)?$|^(so )?(does|will) (this|the (app|site)|evenkeel) cost (me |us )?(anything|something|money)$|^do (i|we) (have|need) to pay for (this|evenkeel|(this|the) (app|site))$|^is there an? (monthly |yearly |annual |subscription )?(fee|charge|subscription)( for (this|the app|evenkeel|premium))?$|^(is |has )?(my|the|this) (free )?trial (period )?(over|up|expired|ended|still (on|active|running))\\b',
    upgradeTexts.trial,
  ),
  topic(
    '\\bam i (on )?(a |the )?(premium|free trial|paid|trial)( account| user| member| plan)?$|\\b(my )?account (status|type)\\b|(?<!\\b(?:than|to|with|since|against) )\\bwhen (did )?(i|we) (join|joined|sign up|signed up|register|registered|creat\\w+ (my|this|the) account)\\b(?= ?$| (here|evenkeel|this|in|on|again|first|(for|with|at|to) (you|evenkeel|this|here|the (app|site)|an? account|my account))\\b)|\\bmember since\\b|\\b(which|what) email (am i|do i|did i|is my)\\b|\\b(what|which) account am i\\b',
    'Settings shows it under Account Information: your email, whether the account is premium or in its trial, and since when you are a member.',
  ),
  topic(
    '\\b(only|just|single|one|a certain|certain|particular|specific|other|another|different|older|earlier|custom|previous|last|which|choose|pick|select|set|change|filter|narrow|limit|restrict)\\b.*\\b(month|months|year|week|days?|dates?|date range|period|time ?frame|range)\\b.*\\b(dashboard|summary cards?|cards|overview page|home ?page|main page|front page)\\b|\\b(dashboard|summary cards?|home ?page|main page|front page)\\b.*\\b(only|just|single|one|certain|particular|specific|other|another|different|custom|previous|last|filter|change|set)\\b.*\\b(month|months|year|week|days?|dates?|range|period)\\b|\\b(clear|remove|reset|undo|take off|get rid of|turn off) (the |my |this )?(date )?(filter|date range|dates)\\b|\\bapply filter\\b',
    filter,
  ),
  // "Where can I see only June to August on the dashboard?"
  topic(
    '\\b(where|how) (do|can|could|would) (i|we|you)\\b.*\\b(only|just)\\b.*\\b(january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d)\\b.*\\b(on|in) (the|my) (dashboard|home ?page|overview)$',
    filter,
  ),
  // "Where do I see only the entries between two dates?"
  topic(
    '^(?:(?:and|so|hey|please) )*(?:where (?:do|can|could|would|might|should) (?:i|we|one|you)|how (?:do|can|could|would|might|should) (?:i|we|one|you)) (?:see|show|view|look at|find|get|display|list|have) (?:(?:only|just|me|all|the|my|our) )*(?:entries|transactions|records|rows|items)?(?: (?:only|just))? ?(?:between (?:two|some|certain|any|given|particular) (?:dates|days)|within a (?:date )?range|(?:for|of|in|from) (?:(?:a|one|only one|just one|some) (?:certain|particular|specific|single|given|month|year|week)|certain|particular|given|specific) ?(?:time|period|span|month|year|week|dates?|days?|date range)?)(?: only| alone)?$',
    filter,
  ),
  topic(
    '\\b(charts?|graphs?|doughnut|donut|pie|trend line|monthly trend|spending overview|line chart)\\b.*\\b(show|shows|mean|means|change|switch|period|year|month|see|look|display|where|colou?rs?|work|works)\\b|\\b(what|where|how|can i|change|switch|show)\\b.*\\b(the |a |my )?(charts?|graphs?|doughnut|donut|pie chart|monthly trend|spending overview)$|^(hey |so |ok |and )*where (do|can|could|would|is|are|will) (i |we )?(find |see |view |get |look at )?(the |a |my |our )?(charts?|graphs?|doughnut|donut|pie chart)\\b',
    charts,
  ),
  topic(
    '\\b(connect|connecting|link|linking|sync|syncing|synchroni[sz]e|hook up|pair|integrate|integrates|integration)\\b.*\\b(banks?|bank accounts?|(credit |debit )?cards?|checking|savings accounts?|accounts?|plaid|paypal|venmo)\\b|\\b(import|imports|importing|upload|uploading|read in)\\b.*\\b(transactions?|statements?|csv|bank|file|files|spreadsheet|excel|data|history|ofx|qif|records)\\b|\\bbank (feeds?|sync|connection|import)\\b|\\b(bring|load|pull|feed|drop|suck|put) (in )?((a|an|the|my|our|old|all|past) )*(\\w+ )?(files?|statements?|spreadsheets?|csv)\\b.{0,40}\\b(in|into|from|instead|here|up)\\b|\\b(get|bring|load|pull|put) (in )?((the|my|our|old|all|past|of) )*(transactions|entries|data|records|expenses|history) (in |into (here|this|it|the app|evenkeel) )?from (a|an|my|our|the) (\\w+ )?(file|bank|statement|spreadsheet|csv|excel)\\b',
    'Evenkeel does not connect to banks and imports no files: you add income and expenses yourself, with Quick Add in the header or by writing "spent 12.50 on lunch" here. A recurring bill becomes a transaction with Mark as Paid.',
  ),
  // "What's the difference between a bill and a transaction?"
  topic(
    '^(?!.*\\b(my|our|this|last|in|month|year)\\b)(and |so |ok )*(what is|whats|what s|explain|how do|how does|how is|how are|is there).*\\b(difference|differ|different|not the same|same)\\b.*\\b(bills?|recurring (bills?|items?|transactions?|payments?))\\b.*\\b(and|from|to|than|or|as|with)\\b.*\\b(transactions?|expenses?|entr(y|ies)|payments?)\\b|^(?!.*\\b(my|our|this|last|in|month|year)\\b)(and |so |ok )*(what is|whats|what s|explain|how do|how does|how is|how are|is there).*\\b(difference|differ|different)\\b.*\\b(transactions?|expenses?|entr(y|ies))\\b.*\\b(and|from|to|than|or|as|with)\\b.*\\b(bills?|recurring (bills?|items?))\\b',
    'A transaction is one entry of income or an expense, on the day it happened. A bill is a recurring income or expense with the day it is next due; it counts in no total until Mark as Paid makes a transaction of it.',
  ),
  topic(
    '\\b(category breakdown|categories list|list of categories)\\b.*\\b(all|more|rest|see|show|expand|other|where|only)\\b|\\b(all|all of|more|more of|other|rest of|remaining) (my |the )?categories\\b.*\\b(dashboard|breakdown)\\b|\\bwhere is (the )?category breakdown\\b|\\bwhy (does|do|are) .*\\bonly\\b.*\\bcategories\\b',
    'The Category Breakdown on the dashboard shows your 5 biggest expense categories. View All below them shows the others, and Show Less folds them again.',
  ),
  topic(
    '\\bwhat (does|do|is|are) .*\\b(budget usage|available to save|over budget|net balance)\\b.*\\b(mean|means|card|stand for|measure|show|shows)\\b|\\b(meaning of|explain|what is meant by) .*\\b(budget usage|available to save|net balance)\\b|\\bhow is (the |my )?(budget usage|net balance) (worked out|calculated|computed)\\b',
    'The cards on the dashboard show your total income, your total expenses, the net balance, which is income less expenses, and budget usage, the percentage of your income that you spent, at most 100%. “Available to save” stands by a net balance of zero or more, “Over budget” by one below.',
  ),
  topic(
    '\\b(sort|order|reorder|arrange)\\b.*\\b(table|transactions|list|entries|columns?|rows)\\b(?!.*\\b(me|show)\\b)|\\b(next|second|other|older|more|previous) pages?\\b.*\\b(transactions|table|entries|list)\\b|\\b(see|find|where|view)\\b.*\\b(older|earlier|more|rest of (the|my)|remaining) (transactions|entries)\\b.*\\b(table|list|dashboard)\\b|\\bwhy (does|do|are|can) .*\\bonly (5|five) (transactions|rows|entries)\\b',
    'Recent Transactions on the dashboard shows 5 at a time, or 25 or 100 if you choose so: Previous, the page numbers and Next below it lead to the others. A click on a column heading sorts, a second one turns the order around.',
  ),
  topic(
    '\\b(what|why)\\b.*\\b(red|orange|blue|grey|gray|colou?red|colou?rs? of the) (dots?|circles?|points?|dot colou?rs?)\\b.*|\\bwhat do the (dots?|colou?rs?)\\b.*\\b(mean|stand for|say|tell)\\b|\\bdots? (beside|next to|by|near|on) (the |my |a )?bills?\\b',
    'The dot beside a bill is red if it is overdue, orange if it is due today, blue if it is due within 7 days, and grey otherwise.',
  ),
  topic(
    '\\b(how often|which frequenc\\w+|what frequenc\\w+|frequenc\\w+)\\b.*\\b(can|does|do|could|allowed|possible|choose|are there|available|supported)\\b.*\\b(bills?|recurring)\\b|\\b((can|could) (i|you|we)|do you|does (it|this|evenkeel)) (add|have|set up|set|make|create|enter|record|support)\\b.*\\b(weekly|bi-?weekly|fortnightly|yearly|annual|quarterly) (bills?|recurring|payments?)\\b|\\bbills?\\b.*\\b(be|repeat|recur) (weekly|bi-?weekly|fortnightly|yearly|annually|every (week|year|two weeks))\\b',
    'A recurring bill is weekly, bi-weekly, monthly or yearly. You choose it with Add or Edit on the Recurring Bills page.',
  ),
  topic(
    '\\bwhy (can i not|cant i|can ?not i|is it not possible to) .*\\b(mark|pay)\\b.*|\\bmark as paid\\b.*\\b(grey|gray|greyed|grayed|disabled|off|not work\\w*|missing)\\b',
    'A bill that is inactive cannot be marked as paid. Press Activate beside it on the Recurring Bills page first.',
  ),
  topic(
    '\\b(get|generate|see|show|find|where are|where is|run|have)\\b.*\\b(ai |financial )?insights\\b|\\bget insights\\b|^((please|and|so|ok|give me|tell me|do you have|got|have you) )*(any |some |my |the |new |more )*(ai |financial )?insights?( for me| please| today| this month)?$|\\bwhat (are|do) (the )?insights\\b',
    'Press Get Insights at the top of this window: it looks for what stands out in your records.',
  ),
  topic(
    '\\b(where|how)\\b.*\\b(open|find|start|reach|use|get to|get back to)\\b.*\\b(the |this )?(ai |chat )?(assistant|chat|chatbot|chat window)\\b|\\bwhere is the (ai )?(assistant|chat|chatbot)\\b',
    'The AI Assistant button is in the header, in the menu on a small screen, and in Quick Actions on the dashboard. On a phone a round button opens it too.',
  ),
  topic(
    '\\bwhat (is|are|does|do)\\b.*\\b(in|inside|columns of|contain|contains|include|includes)\\b.*\\b(csv|export(ed)? file|exports?)\\b|\\b(csv|export(ed)? file)\\b.*\\b(columns|contain|contains|format|include|includes|look like)\\b|\\bcolumns\\b.*\\b(csv|export)\\b',
    'The CSV file has the columns Date, Type, Category, Description and Amount. Export CSV is in Quick Actions on the dashboard and above the transactions table.',
  ),
  topic(
    '\\b(is|are|how) (is |are )?(my|our|the) (data|information|records|finances|money|details|account) (safe|secure|private|protected|encrypted|kept private|kept safe|secured)\\b(?! (at|with|in) (?!you\\b|evenkeel|here|this|the app))|\\bwho (can|could|else can|else) (see|sees|read|reads|access|look at)\\b.*\\b(my|this|it|data|records)\\b|\\b(security|safety) tips\\b',
    'Your data is private and only you see it after signing in. Security Tips are in Settings.',
  ),
  topic(
    '\\b(why|how long|when)\\b.*\\b(session (expire|expires|expired|ends?|time ?outs?)|timed? out|time ?out|logs? out|logged out automatically|auto ?logout|automatic logout)\\b',
    'You are logged out after 15 minutes without a click, a key or a scroll, so that nobody else can use an open page.',
  ),
  topic(
    '\\b(change|choose|set|switch|use|other|another|different|which|what)\\b.*\\b(currency|currencies)\\b|\\bin (euros|pounds|yen|rupees) instead\\b',
    'Amounts are shown in dollars. There is no setting for another currency.',
  ),
  topic(
    '\\b(what|which)\\b.*\\b(does|do|is|are)\\b.*\\b(quick add|quick actions)\\b|\\bwhere is (the )?(quick add|quick actions)\\b',
    'Quick Add in the header adds an income or an expense. Quick Actions on the dashboard lead to your recurring bills, the CSV export and this assistant.',
  ),
  topic(
    '^(how|where|can|i want|i would like|help)\\b.*\\b(sign up|register (an?(?! (expense|purchase|transaction|payment|income|bill|entry))|my|as|for|here)|(create|open|make) an? (new |second |another )?account)\\b',
    'Sign up on the start page, after logging out, with an email and a password. A new account has a free trial of 7 days.',
  ),
  {
    when: /^((hey|hi|please|so|ok) )*(how|where|can|could|may)\b.*\b(set|setting|set up|make|making|create|creating|invent|define) (up )?((a|an|my|our|another) )?new (\w+ )?categor(y|ies)\b/,
    text: 'You can make categories of your own: “New category…” is at the end of the list wherever a transaction or a bill has its category.',
  },
  topic(
    '^(?:(?:and|so|ok|hey|hi|please) )*(?:can|could|may|how|is|am|are|do|does|where|i want|i would like|what if|will|let me)\\b.*\\b(?:(?:make up|make|create|add|have|use|invent|define|set up|choose|come up with|get|enter|type|name) (?:(?:my|our|new|some|a|an|any|more|other|extra) )*(?:own|custom|personal|different) (?:\\w+ )?categor(?:y|ies)|categor(?:y|ies) of (?:my|our) own)\\b',
    'You can make categories of your own: “New category…” is at the end of the list wherever a transaction or a bill has its category.',
  ),
  {
    when: /^((hey|hi|please|so|ok|and|can you|could you) )*(how (do|can|could|would) (i|you|we)|how to|how about|can i|could i|is it possible to|way to) (skip|miss|let pass|leave out) (a |an |the |my |one |this |that |this month )*(\w+ )?(bill|payment|due date|date|month|time|subscription|it)\b/,
    text: 'When a date of a bill has passed, the Recurring Bills page lets you settle it: as paid, as skipped if you let it pass, or as not owed. Deactivate pauses a bill, so that nothing is due until you activate it again.',
  },
  {
    when: /^((hey|hi|please|so|ok) )*(can|could|will|would) you (please )?(add|create|set up|make|enter|record) (a |an |my |this |the |another |new |some |recurring |monthly )*(bills?|subscriptions?)( for (me|us))?( please)?$/,
    text: 'I cannot add a bill for you: I only prepare transactions. Recurring bills are set up on the Recurring Bills page with Add: type, amount, category, frequency and start date.',
  },
  {
    when: /^(what|why) (is|does|do|are) (the |that |this |your )?(hull|boat|ship|logo|level line|arc of a hull|circle)( (in|of) the (logo|corner|header|icon))?( mean| stand for| for| show| there| about)?$/,
    text: 'The logo is a circle cut by a level line, with the arc of a hull below it: on an even keel, as your money should be. It shows no figure.',
  },
  {
    when: /^(what|how) (is|does|do) (the |that |this )?(trim gauge|gauge|inclinometer|tilting (arc|line|level)|listing level)( (mean|stand for|show|work|for|tell( me)?))?$/,
    text: 'The gauge is your financial health score: it lists to one side at a low score, and lies even at a high one, with the number in the middle and the mood beneath.',
  },
  topic(
    '\\b(talk to|speak to|contact|write to|email|message|reach|ask) (a |the |your |some)?(human|person|someone|somebody|support|customer service|help ?desk|developers?|team|you guys|real person)\\b|\\b(report|found|there is) a? ?(bug|problem with (the )?(app|site|page))\\b|\\bcustomer (service|support)\\b|\\b(feature request|suggest a feature)\\b|^(do you have|is there|what is|whats) (a|an|your|the) (phone|telephone|support|contact|help) ?(number|line|desk|email|address)$',
    'Send feedback in the footer opens a form: name, email, subject and message. Your email program then opens with it.',
  ),
]

const markAsPaid =
  'Press Mark as Paid beside the bill, on the Recurring Bills page or in the widget on the dashboard. It records the transaction and moves the bill on.'

export const themes = 'You can choose the light, dark or system theme in Settings.'

const sendFeedback =
  'Send feedback in the footer opens a form, and then your email program with it.'

const recurringBills =
  'Recurring bills are set up on the Recurring Bills page with Add: type, amount, category, frequency (weekly, bi-weekly, monthly or yearly) and start date.'

const editBill =
  'Bills are edited and deleted on the Recurring Bills page, with the buttons on their card.'

const pauseBill =
  'Deactivate beside a bill on the Recurring Bills page pauses it, and Activate makes it active again.'

const editTransaction =
  'Press the pencil beside the transaction in the table on the dashboard, correct the fields, and save with Update Transaction.'

/** What a person wants to do, after "how do I" and the like. */
export const howTo: readonly { about: string; text: string; isAskedOnly?: true }[] = [
  // "How do I set a bill to inactive?"
  {
    about:
      '(set|put|make|mark|switch|change|turn) (?!.*\\b(account|categor\\w+|transactions?|theme|mode)\\b).{1,40} (to |as |into |to be |on )?(be )?(inactive|active|paused|hold|pause)\\b',
    text: pauseBill,
    isAskedOnly: true,
  },
  // "How do I set up a client that pays me every month?"
  {
    about:
      '(?!.*\\d)(add|enter|record|log|create|set up|make|input|put in) .{0,50}\\b(pays?( me| us)?|comes?( in)?|arrives?|is paid|get paid|gets paid|i get|we get|gives (me|us))\\b( (out|in|to me|to us))? ?((every|each|once an?) (\\w+ )?(week|month|year|fortnight)|weekly|monthly|yearly|fortnightly|bi-?weekly)',
    text: recurringBills,
    isAskedOnly: true,
  },
  // "How do I add something that's due once a year?"
  {
    about:
      '(?!.*\\d)(add|enter|record|log|create|set up|make|input|put in|put|note) .{0,50}\\b(due|payable|pay|make|charged|billed|renews?|renewed|falls?|happens|out)\\b.{0,20}\\b((once|twice|only once|every|each|per) (a |an |other |two )?(week|month|year|fortnight|quarter)|yearly|annually|monthly|weekly)',
    text: recurringBills,
    isAskedOnly: true,
  },
  // "How do I enter a bill I paid?"; one that "I pay every month" is a recurring one.
  {
    about:
      '(?!.*\\d)(add|enter|record|log|note|put in|input|register|report|track|write down) .{0,20}(bills? (that |which )?(i|we|ive|weve)( have| already| just)* (paid|settled)|(paid|settled) bills?|bill payments?|payments? (of|for|on) (a |the |my |our )?(\\w+ )?bills?|(that )?(i|we|ive|weve)( have| already| just)* (paid|settled) (a |the |my |our )?\\w+)\\b',
    text: markAsPaid,
    isAskedOnly: true,
  },
  {
    about:
      '(?!.*\\d)((tell|let|inform|show) (the |this |your )?(app|system|program|site|it|you|evenkeel|computer|assistant)( know)?|say|(note|record|enter)(?=.*\\bbills?\\b)) (that )?((i|we|ive|weve)( have| already| just)* (paid|settled)|.{1,40} (is|was|has been|got|gets) (paid|settled))\\b',
    text: markAsPaid,
    isAskedOnly: true,
  },
  {
    about:
      '(add|enter|record|log|create|set|make|input|put|have|let|get) .{0,50}\\b(repeat|repeats|repeated|repeating|recur|recurs|happens?|(comes?|shows?) up)\\b.{0,20}\\b((every|each) (\\w+ )?(day|week|month|year)|weekly|monthly|yearly|automatically|by itself|on its own)',
    text: recurringBills,
    isAskedOnly: true,
  },
  {
    about:
      '(?!.*\\d)(add|enter|create|set|make|input|put|let)(?! (me|us|a list)\\b) .{0,50}\\b((so|so that|to|that|which|and) (it |that )?)?(repeats?|recurs?|repeating)( (every|each) (week|month|year)| weekly| monthly| yearly)?$',
    text: recurringBills,
  },
  {
    about:
      '(add|enter|record|log|create|set up|set|make|input|put) .{0,50}\\b(as|is) (a |an |my )?(new )?((recurring|repeating|monthly|weekly|bi-weekly|biweekly|yearly|annual) )*(bill|subscription|recurring)',
    text: recurringBills,
  },
  {
    about:
      '(add|enter|record|log|create|set up|make|input|put in|key in|type in|register) .{0,50}(recurring|bill|subscription|standing order|direct debit)|put .{0,40}(bills?|subscriptions?) in$',
    text: recurringBills,
    isAskedOnly: true,
  },
  {
    // "Can I pay all my bills this month?" asks if there is enough.
    about:
      '(?!pay (all )?(of )?(my|our|the) bills this month\\b)(mark|tick|pay|process|settle) .{0,30}(bill|paid|rent|recurring)',
    text: markAsPaid,
  },
  {
    about:
      '(tick|cross) .{0,20}\\boff\\b|(tick|cross|check|mark) (off|(it|this|that|them|one|bills?) off)',
    text: markAsPaid,
    isAskedOnly: true,
  },
  {
    about:
      '(pause|deactivate|disable|suspend|stop|reactivate|activate|turn off|turn on|turn|switch off|switch on|switch|resume|toggle) .{0,30}(bill|recurring|subscription)',
    text: pauseBill,
  },
  {
    about:
      '(edit|change|update|delete|remove|modify|fix|amend|alter|correct(?! me\\b)|revise|rename|cancel|move|get rid of|get shut of|drop|bin|erase) .{0,40}(bill|recurring|subscription)',
    text: editBill,
  },
  {
    about:
      '(put|set|get|make) (it|that|this|them|things) (right|straight|correct)|(edit|change|update|modify|amend|alter|revise|fix|correct(?! me\\b)|rename|recategorize|recategorise|move|categorize|set|merge|adjust|split(?! (it |that |this |them |my |spending |everything |up )*(up )?(by|per|into) )(?! (?!.{0,20}(entry|transaction|expense|purchase|payment|charge|record|bill))[^.]{1,40} by (category|payee|shop|store|place|day|week|month|quarter|year)\\b)(?! ((last|this|my|the|our) )*(january|february|march|april|may|june|july|august|september|october|november|december|week|month|quarter|year|20\\d\\d)\\b)|switch) .{0,60}(transaction|entry|expense|purchase|category|categories|amount|description|charge|payment|date|income|record)',
    text: editTransaction,
  },
  // "How do we fix something we typed in wrong?"
  {
    about:
      '(edit|change|fix|correct|amend|update|adjust|repair|redo|put right) ((something|anything|stuff|things?|what|one|the one|whatever|where) (that |which )?(i|we|ive|weve|someone|he|she|my \\w+) (have |has |had |just |accidentally |wrongly )*(typed|entered|put(?! (aside|away|by)\\b)|wrote|written|added|logged|recorded|saved|got|misspelled|mistyped|keyed|filled)|(a |an |the |my |our |any |some )?(typing |spelling |data )?(typos?|mistakes?|errors?|slips?)\\b( (i|we) (made|typed|entered)| in (here|it|there|my records|the records|an? entry))*( |$)|(something|anything|an amount|a number) (that is |thats |which is )?(wrong|incorrect|false|off))',
    text: editTransaction,
    isAskedOnly: true,
  },
  {
    about:
      '(delete|remove|erase|undo|clear|get rid of|drop|wipe|cancel|void) .{0,60}(transaction|entry|expense|expenses|purchase|entries|charge|data|payment|record|income|transactions|history|everything|all|mistake|typo|something|smth|sth|one i|one$|one of (them|the)|thing i|line|row|wrong one)',
    text: 'Press the bin beside the transaction in the table on the dashboard and confirm. I never change your records myself.',
  },
  // "How do I change when the rent is due?", "how do I pause Netflix?"
  {
    about:
      '(edit|change|move|update|set|correct|fix) (when|what day|which day|the (day|date)) .{0,40}\\b(due|paid|charged|(comes?|goes?|taken) out)\\b',
    text: editBill,
    isAskedOnly: true,
  },
  {
    about: '(pause|unpause|resume) .{1,40}',
    text: pauseBill,
    isAskedOnly: true,
  },
  {
    about:
      '(change|reset|update|set|modify|alter|renew|edit|choose|pick|make|create|get|want|forgot|forgotten) .{0,20}password|password( (change|reset|update))?$|new password',
    text: 'You can change your password under Change password in Settings.',
  },
  {
    about: '(delete|close|remove|cancel|terminate|deactivate) .{0,20}account',
    text: 'You can delete your account in Settings. It asks for your password.',
  },
  {
    about: '(change|update|set) .{0,20}(e-?mail|address|username|profile|name)',
    text: 'You can change your email address in Settings.',
  },
  {
    about:
      'exports?( (my|our|the|all|of|this|year|month|is|stuff|things|button|function|option|feature))*$|csv( (file|export|download))?$|(export|download|save|backup|back up) .{0,40}(csv|data|transactions|spreadsheet|excel\\b|records|file|everything)|(export|download|save) (my|our|the|all) .{0,30}\\bto (a |my )?(file|computer|disk)|(get|extract|pull|take|obtain|grab|generate|produce|create|have|make) .{0,30}(csv|spreadsheet|excel\\b|backup|export)|(csv|excel|spreadsheet|data) (export|download|file)$|(export|download|back up) (it|them|that|this|these|those|all|everything)\\b|(get|give|send|make|obtain|have|take) .{0,40}\\bcop(y|ies) of (my|our|the|all|everything)|(get|take|pull|have|save|put|send|give) .{0,40}\\b(in|as|into) (a|one) (file|document|spreadsheet|sheet)\\b',
    text: 'Export CSV is in Quick Actions on the dashboard and above the transactions table. Settings offers a download of everything.',
  },
  {
    about: '(filter|search|sort|find a|look for) .{0,30}',
    text: 'The table on the dashboard has Filter and a search, and each column heading sorts. The date filter at the top applies to the whole dashboard.',
    isAskedOnly: true,
  },
  {
    about: '(change|choose|pick|set|filter) .{0,20}(dates?|date range|range|period)',
    text: 'The date filter is at the top of the dashboard: set both dates and press Apply Filter.',
    isAskedOnly: true,
  },
  {
    about:
      '(upgrade|pay for|buy|get|go|purchase) .{0,20}(premium|upgrade|lifetime|full version|evenkeel|pro)|upgrade( now)?$',
    text: upgradeTexts.place,
  },
  {
    about:
      '(switch|turn on|turn off|enable|disable|activate|use|set|change|make (it|this|everything|the (app|screen|page|site))) .{0,20}(dark|light|theme|mode|appearance|colou?rs?)',
    text: themes,
  },
  {
    about:
      '(give|send|leave|submit) .{0,20}(feedback|message|bug)|contact|reach .{0,10}support|(write|talk|speak|complain) to .{0,10}(people|person|human|developers?|team|makers|support|company)|get in touch',
    text: sendFeedback,
  },
  {
    about:
      '(?!.*\\b(transactions?|entry|entries|expenses?|bills?|purchases?)\\b)((give|send|leave|submit|make|write|share|offer|pass) .{0,40}\\b(feedback|comments?|suggestions?|ideas?|opinion|praise|complaint)\\b|((talk|write|speak|complain|say something) to|tell|email|message|thank|ask) (the )?(makers?|developers?|creators?|authors?|builders?|team|whoever|(people|person|guys|ones?|folks) (who|that|behind))\\b|complain about (the|this|your) (app|site|program|product)\\b)',
    text: sendFeedback,
    isAskedOnly: true,
  },
  {
    about: '(log|sign) ?out|logout|signout',
    text: 'The logout button is at the right of the header, on a small screen in its menu.',
  },
  {
    about:
      '(?!make (my|our) )(add|enter|record|log|register|note down|create|input|make|put|track|import) .{0,30}(transaction|expense|income|entry|purchase|salary|category|spending|cash|something|payment)|(add|enter|record|log|input|put in|put down|type in) ((my|a|the|an|our) )?(\\w+ )?(pay|pay ?checks?|pay ?cheques?|wages?|earnings|deposits?|refunds?|bonus|tips?)\\b',
    text: 'Press Quick Add in the header, choose Income or Expense, and fill in amount, category and date. Or write "spent 12.50 on lunch" here. A category of your own is "New category…" at the end of the list.',
    isAskedOnly: true,
  },
]
