import { expect, test } from 'vitest'
import { recordsOf } from '#testing/records.ts'
import { familyOf } from './answers/families.ts'
import { talkFirst, talkLast } from './answers/talk.ts'
import { tokenize } from './reading/tokens.ts'
import { vocabularyOf } from './reading/vocabulary.ts'
import { understood } from './understood.ts'

const vocabulary = vocabularyOf(
  [
    recordsOf('Menards', 'Home Repair'),
    recordsOf('Forty Acres Market', 'Groceries'),
    recordsOf('Rose Credit Union', 'Car'),
    recordsOf('Everand', 'Lunch'),
    recordsOf('Harbor Design', 'Salary', 'income'),
  ],
  [],
)

function query(question: string, turns: readonly string[] = []) {
  return understood(question, turns, '2030-01-10', vocabulary)
}

test.each([
  ['how often did we grace Menards in 2029', 'how often'],
  ['what did we leave at Menards in August', 'sum'],
  ['how much did I foolishly spend on groceries in May', 'sum'],
  ['how rough was last week, what did I spend', 'sum'],
  ['forty acres, how much this year', 'sum'],
  ['was November worse than December for spending', 'compare periods'],
  ['did December beat November on spending', 'compare periods'],
  ['November or December, when did I spend more', 'compare periods'],
  ['in which category did I cut back most in October compared to September', 'compare periods'],
  ['which shop appears most often in my December expenses', 'most often'],
  ['where do I go the most', 'most often'],
  ['who took most of my money in 2029', 'ranking'],
  ['category totals for December', 'ranking'],
  ['break December down by category', 'ranking'],
  ['my number one category in December, and how much was it', 'ranking'],
  ['priciest day of December and what it came to', 'times'],
  ['how many days is it since I was last at Menards', 'last'],
  ['what happened on December 15', 'list'],
  ['after taking out my expenses, what was left of my income in June', 'net'],
  ['how much of my July pay did I keep after expenses', 'net'],
  ['annual savings without Everand', 'cancel'],
  ['I think Everand may have charged me double in December. Did they?', 'duplicates'],
  ['somebody charged me twice in December, can you check?', 'duplicates'],
  ['Everand: price and next due date', 'bills'],
  ['what do I have left once the bills are taken off', 'left'],
  ['how much can I still spend before February', 'left'],
  ['what remains this month once everything due is settled', 'left'],
  ['how much have I left to spend in January once all the bills are met', 'left'],
  ['what do I have left when the remaining bills are cleared', 'left'],
  ['how much will I have spent by January 31', 'forecast'],
  ['how much of the budget got used in July', 'usage'],
  ['my score is low, what would lift it up', 'score'],
  ['how long til payday', 'payday'],
  ['november: did more come in than go out', 'over income'],
  ['how bad was november, spending-wise', 'sum'],
  ['what do i have under groceries for 2029', 'sum'],
  ['how does this november compare with november last year', 'compare periods'],
  ['where did my spending grow the most between 2028 and 2029', 'compare periods'],
  ['when does rose credit union hit', 'bills'],
  ['what does rose credit union charge us', 'price'],
  ['has rose credit union been paid in november', 'sum'],
  ['money left at the end of november after everything', 'net'],
  ['which subscriptions did I forget about', 'bills'],
  ['what are we paying for that we never use', 'bills'],
  ['my steepest Rose Credit Union bill', 'extremes'],
  ['largest bill of all time', 'extremes'],
  ['what are my three biggest bills', 'bills'],
  ['biggest bill due next week', 'bills'],
  ['what do I owe before payday', 'bills'],
  ['which bills come before I get paid', 'bills'],
  ['how many days until payday', 'payday'],
  ['where am I at for December, spending wise', 'sum'],
  ['what groceries did we get in December', 'list'],
  ['which groceries did I buy most', 'extremes'],
  ['the cheapest thing in May', 'extremes'],
  ['odd or fishy charges in May', 'unusual'],
  ['did we buy or order anything at Menards in May', 'list'],
  ['lowest Rose Credit Union bill in May', 'extremes'],
  ['which months did I overspend', 'times over income'],
  ['any month where I spent less than I earned', 'times over income'],
  ['did I spend more than I earned in May', 'over income'],
  ['groceries in May and June after refunds', 'net of refunds'],
  ['when did we first venture into Menards', 'last'],
  ['did I save more in May than in April', 'compare what was kept'],
  ['savings rate for 2028 vs 2029', 'compare what was kept'],
  ['am I up or down on last month', 'compare what was kept'],
  ['did I save less in May', 'compare what was kept'],
  ['how much did I earn and save in May', 'net'],
  ['my Menards habit, yearly cost please', 'average'],
  ['my Menards habit, weekly cost please', 'average'],
  ['where is all my money going', 'ranking'],
  ['wheres my money going', 'ranking'],
  ['whats the price of Everand', 'price'],
  ['what is the current price of Everand', 'price'],
  ['when did the price of Everand go up', 'rises'],
  ['how much goes out between now and the end of the month', 'bills'],
  ["how does November's total compare with that of December", 'compare periods'],
  ['biggest expense after Menards', 'extremes'],
  ['have we gone over 600 on groceries in any month of 2029', 'times over a limit'],
  ['best month for Harbor Design', 'times'],
  ['how many Harbor Design jobs did I do in 2029', 'count'],
  ['what drained my account most in May', 'ranking'],
  ['am I gonna make it to the end of the month', 'left'],
  ['tell me the bad news, total for last week', 'sum'],
  ['did I save anything in May or nah', 'net'],
  ['it is possible to see all payments of Menards?', 'list'],
  ['any bills today?', 'bills'],
  ['Everand still active?', 'bill status'],
  ['how much income can I expect in February', 'payday'],
  ['what salary will I get next month', 'payday'],
  ['on which weekday do I buy things most often', 'usual weekday'],
  ['how much more does Everand cost me now than before', 'rises'],
  ['biggest cat this month', 'ranking'],
  ['top 3 cats in May', 'ranking'],
  ['name the three categories I spent least on in May', 'ranking'],
  ['in what months did my spending exceed $3,500', 'times over a limit'],
  ['show transactions of exactly $43.21', 'list'],
  ['any Menards charge of $43.21 in May', 'list'],
  ['by how much did my income surpass my expenses in May', 'over income'],
  ['what was the price of my most expensive buy at Menards', 'extremes'],
  ['what days did I go to Menards in May', 'list'],
  ['Menards last 30 days n last 60', 'compare periods'],
  ['where did it all go in May', 'ranking'],
  ['can I get a 60 dollar game', 'afford'],
  ['to what extent do I live within my means', 'net'],
  ['is Everand paid yet', 'last'],
  ['did Everand go through', 'last'],
  ['did my pay go up', 'pay rise'],
  ['whats eating my money', 'ranking'],
  ['is there anything left this month or am I screwed', 'left'],
  ['cumulative spend YTD vs same period 2029', 'compare periods'],
  ['days since last Menards', 'last'],
  ['list bills sorted by amount', 'bills'],
  ['which is my more big expense of May?', 'extremes'],
  ['how much money enter in May?', 'sum'],
  ['for how much time I am paying the Everand?', 'last'],
  ['how much is missing to pay this month?', 'bills'],
  ['when does the next thing come out of my account', 'bills'],
  ['bless you, dear. When is the next bill?', 'bills'],
  ['delta November vs December by category', 'compare periods'],
  ['Everand price', 'price'],
  ['Everand prices in 2029', 'rises'],
  ['biggest non Menards expense', 'extremes'],
  ['wen is Everand due', 'bills'],
  ['has my spending on groceries diminished of late', 'changes'],
  ["OMG I think I'm addicted to sushi, how much did I spend at Menards in May", 'sum'],
  ['what was my best month at Harbor Design', 'times'],
  ['dup charges', 'duplicates'],
  ['groceries % of spend 2029', 'share'],
  ['lunch % of income in May', 'share'],
  ['how much more than $400 did I spend on groceries in May', 'limit'],
  ['how much less than $500 did I spend on groceries in May', 'limit'],
  ['May felt really expensive. What changed compared to April?', 'compare periods'],
  ['what is the average daily spend on weekdays', 'average weekday'],
])('%s is read by %s', (question, family) => {
  expect(familyOf(query(question))?.name).toBe(family)
})

test.each([
  ['spending since Thanksgiving', ['2029-11-22 2030-01-10']],
  ['spending on Black Friday 2028', ['2028-11-24 2028-11-24']],
  [
    'spending in June, July and August',
    ['2029-06-01 2029-06-30', '2029-07-01 2029-07-31', '2029-08-01 2029-08-31'],
  ],
  ['what did I spend in June, sorry, I mean July', ['2029-07-01 2029-07-31']],
  ['spending in June, no wait, July', ['2029-07-01 2029-07-31']],
  ['total outgoings, January to March. I mean of 2029', ['2029-01-01 2029-03-31']],
  ['spending in June, sorry, and July', ['2029-06-01 2029-06-30', '2029-07-01 2029-07-31']],
  ['groceries, I mean coffee, in May', ['2029-05-01 2029-05-31']],
  ['last weeks spending', ['2029-12-31 2030-01-06']],
  ['what did I spend on dec 30 and 31', ['2029-12-30 2029-12-31']],
  ['compare December 15 and 16', ['2029-12-15 2029-12-15', '2029-12-16 2029-12-16']],
  ['difference between Dec 15 and 16', ['2029-12-15 2029-12-15', '2029-12-16 2029-12-16']],
  ['yesterdays spending', ['2030-01-09 2030-01-09']],
  [
    'did I spend more in the second quarter than in the first',
    ['2029-04-01 2029-06-30', '2029-01-01 2029-03-31'],
  ],
  ['groceries by month, Jan–May 2029', ['2029-01-01 2029-05-31']],
  ['2029 march, how much', ['2029-03-01 2029-03-31']],
  ['spending last wk', ['2029-12-31 2030-01-06']],
  ['spent at Menards n groceries prev month', ['2029-12-01 2029-12-31']],
  ['spending thru May 2029', ['undefined 2029-05-31']],
  [
    'compare January to May 2029 with the same period last year',
    ['2029-01-01 2029-05-31', '2028-01-01 2028-05-31'],
  ],
  ['this month vs the same dates last year', ['2030-01-01 2030-01-10', '2029-01-01 2029-01-10']],
  ['what have I spent from November', ['2029-11-01 2030-01-10']],
])('%s is about %j', (question, days) => {
  expect(query(question).periods.map(({ from, to }) => `${from} ${to}`)).toEqual(days)
})

test.each([
  'whats my credit score',
  'how much did I donate in May',
  'how much in tips did I get in May',
  'how much did I spend in cash in May',
  'business expenses in May',
  'where do I eat most often',
  'how much did I spend in May i think it was sushi',
  'did I go overboard on sushi? how much in May',
  'what did I spend in May, I mean on sushi',
  'how much was the wine at Menards, I mean in May',
  'how much did I spend on groceries on my trip',
  'what did I spend in May, the work stuff',
  'how much did I spend in May, small ones',
  'how much did I spend in May? new stuff',
  'how much did I spend in May, kids and wife',
  'joint account: how much did I spend in May',
  'I shop at Lidl, how much in May',
  'how much did I spend in May? I was in Paris',
  'it was mostly drinks. How much did I spend in May?',
  'half of it was cash. How much did I spend in May?',
  'I use my visa for everything. How much did I spend in May?',
  'my trip was in May, how much did I spend on it',
  'I paid a bill for December, how much was it',
  '2028 was rough. How much did I spend in May?',
  'it was a business trip to Oslo. How much did I spend in May?',
  'the new tires killed me. How much did I spend in May?',
])('%s is not answered', (question) => {
  expect(familyOf(query(question))).toBeUndefined()
})

test('what is put right takes the place of what was said before', () => {
  const names = (question: string, before: string[] = []) =>
    understood(question, before, '2030-01-10', vocabulary).names.map((item) => item.names[0]?.name)
  expect(names('groceries, I mean lunch, in May')).toEqual(['Lunch'])
  expect(names('how much at Menards in May, sorry, Everand')).toEqual(['Everand'])
  expect(names('no I mean lunch', ['groceries in May'])).toEqual(['Lunch'])
  expect(names('Menards, actually Everand, in May')).toEqual(['Everand'])
  expect(names('what did I actually spend on groceries, sorry, lunch')).toEqual(['Lunch'])
  expect(names('groceries in May, sorry, and lunch')).toEqual(['Groceries', 'Lunch'])
  expect(names('is that more than at Menards?', ['how much at Everand in May'])).toEqual([
    'Everand',
    'Menards',
  ])
})

test('a payment that was made is an expense, and one that I was paid is income', () => {
  expect(query('has Menards been paid in May').features).toContain('spend')
  expect(query('have I been paid in May').features).toContain('earn')
  expect(query('was I paid by Harbor Design in May').features).toContain('earn')
})

test.each([
  'groceries in May and lunch in June',
  'in May groceries and in June lunch',
  'I got refunds in May. How much did I spend in June?',
  'I only want the big ones. What did I spend in May over $100?',
  'how much did I spend in May, just me',
  'how much did I spend in May? cash',
  'lunch went up in June, how much is it now',
  'lunch, but not lunch',
  'I ignore anything under 50. How much did I spend in May?',
])('%s is more than one question', (question) => {
  expect(query(question).mistakes).toHaveLength(1)
})

test.each([
  'boss gave me a raise in May, how much did I spend in June',
  "it's Friday and I'm broke lol how much did I spend in June",
  "I'm 34 and have nothing saved, how much did I spend in June",
  'how much did I spend in June? trying to save for a house',
  'me and my gf are arguing, how much did I spend in June',
  'I spent a lot in May. How much did I spend in June?',
])('%s asks about June only', (question) => {
  expect(query(question).periods.map(({ from }) => from)).toEqual(['2029-06-01'])
  expect(familyOf(query(question))?.name).toBe('sum')
})

test('what is left out after a pause or "but" is an exception', () => {
  const left = (question: string) => query(question).excepts.map((item) => item.names[0]?.name)
  expect(left('spending in May, no groceries')).toEqual(['Groceries'])
  expect(left('May spending but no groceries')).toEqual(['Groceries'])
  expect(left('did I buy no groceries in May')).toEqual([])
})

test('two sums that are asked for at once are kept apart', () => {
  expect(query('how much on groceries and how much on lunch').features).toContain('compare')
  expect(query('how much on groceries and on lunch').features).not.toContain('compare')
})

test.each([
  'my dearest subscription of all time',
  'bills in May until payday',
  'how much do I need until payday',
  'lowest bill last month',
  'overdue bills until payday',
  'where do I stand in May',
  'weeks in which I spent as much as I earned',
])('%s leaves something open and is not answered', (question) => {
  expect(familyOf(query(question))).toBeUndefined()
})

test.each([
  ['grocreies in May', 'Groceries'],
  ['how much on grocerries', 'Groceries'],
])('the slip in %s is mended to %s, and told', (question, name) => {
  expect(query(question).corrections).toMatchObject([{ name }])
  expect(query(question).names[0]?.names[0]?.name).toBe(name)
})

test.each(['gocery', 'brocery', 'shipping', 'lanch'])('%s may be another word', (word) => {
  expect(query(`how much on ${word} in May`).names).toEqual([])
})

test('a bare number in "can I afford" is the price, and a year after "in" is none', () => {
  expect(query('can I afford 2000 for a bike').amounts).toEqual([2000_00])
  expect(query('could I afford a bike for 1999').amounts).toEqual([1999_00])
  expect(query('can I afford a bike in 2030').amounts).toEqual([])
})

test('a number alone goes on in the unit of the question before', () => {
  const days = (question: string, before: string[]) =>
    understood(question, before, '2030-01-10', vocabulary).periods.map(({ from, to }) => [from, to])
  expect(days('and the next 14?', ['which bills are due in the next 3 days'])).toEqual([
    ['2030-01-10', '2030-01-24'],
  ])
  expect(
    days('and the next 30?', ['which bills are due in the next 3 days', 'and the next 14?']),
  ).toEqual([['2030-01-10', '2030-02-09']])
  expect(days('and the next 14?', ['which bills are due'])).toEqual([])
})

test('what came in is income, whatever was got for money', () => {
  expect(query('how much did I get in May').features).toContain('earn')
  expect(query('how much did I get at Menards').features).not.toContain('earn')
})

test('being ahead of last month is asked back', () => {
  expect(query('am I ahead of last month').mistakes).toHaveLength(1)
  expect(query('did I spend ahead of last month').mistakes).toEqual([])
})

test('the weekend after "did" is asked back', () => {
  expect(query('how much did I spend at Menards on the weekend').mistakes).toHaveLength(1)
  expect(query('how much do I spend at Menards on weekends').mistakes).toEqual([])
})

test.each([
  ['y is my score low', 'why is my score low'],
  ['wat is due n whens rent', 'what is due and when is rent'],
  ['avg pmt per mo, best mo n worst mo', 'average payment per month best month and worst month'],
  ['any dup chgs this wk', 'any duplicate charges this week'],
  ['last 3 mos vs prev 3 mos', 'last 3 months vs previous 3 months'],
  ['wkdays or wkends', 'weekdays or weekends'],
  ['how much on weekdays', 'how much on weekdays'],
  ['spent at the ATM', 'spent at the atm'],
  ["Mo's barber shop", 'mos barber shop'],
])('short forms in "%s" stand for their words', (question, words) => {
  expect(
    tokenize(question)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(words)
})

test.each(['add Everand 15.99 as a monthly bill', 'please set up gym 30 as a recurring expense'])(
  '%s asks for help, and tells of no entry',
  (line) => {
    expect(talkFirst(line)?.kind).toBe('help')
  },
)

test('the way to do something is told after a remark', () => {
  expect(talkFirst('Sorry to bother you, but where do I send feedback?')?.kind).toBe('help')
  expect(talkFirst('Sorry to bother you, but where do I shop most?')).toBeUndefined()
})

test('rent to somebody narrows nothing where all her records are in Housing', () => {
  const named = vocabularyOf(
    [recordsOf('Jess Miller', 'Housing'), recordsOf('Rosa Diaz', 'Kids')],
    [],
  )
  const unknownOf = (question: string) =>
    understood(question, [], '2030-01-10', named).unknown.map(({ raw }) => raw)
  expect(unknownOf('mortgage to Jess Miller in May')).toEqual([])
  expect(unknownOf('mortgage to Rosa Diaz in May')).toEqual(['mortgage'])
})

test('the only payee in Housing is taken for the rent', () => {
  const one = vocabularyOf([recordsOf('Jess Miller', 'Housing')], [])
  const two = vocabularyOf(
    [recordsOf('Jess Miller', 'Housing'), recordsOf('Lemonade', 'Housing')],
    [],
  )
  const namesOf = (known: typeof one) =>
    understood('when is rent due', [], '2030-01-10', known).names.flatMap(({ names }) => names)
  expect(namesOf(one).map(({ name }) => name)).toEqual(['Jess Miller'])
  expect(namesOf(two)).toEqual([])
})

test.each([
  ['how much on groceries in May?', 'and at Menards?', 'and the average of both?'],
  ['how much at Menards in May?', 'both together', 'per month?'],
])('what a question that was not understood leaves open is asked back: %s %s %s', (...asked) => {
  const last = asked.at(-1) ?? ''
  expect(familyOf(understood(last, asked.slice(0, -1), '2030-01-10', vocabulary))).toBeUndefined()
})

test('what cancelling saves in a year goes on from cancelling', () => {
  const turns = ['when is Everand due', 'cancel it then']
  const asked = understood(
    'and how much would that save me per year',
    turns,
    '2030-01-10',
    vocabulary,
  )
  expect(familyOf(asked)?.name).toBe('cancel')
})

test.each([
  'did I go to Menards more in November or in December',
  'did I visit Menards less in November than in December',
  'ratio of groceries to home repair in May',
  'how much did my subscriptions eat up of my income in May',
  'what did I spend at Menards this year for credit',
])('%s is asked back with what could be meant', (question) => {
  expect(query(question).mistakes).toHaveLength(1)
})

test.each([
  'did I spend more at Menards in November or in December',
  'groceries and home repair in May',
  'what did I spend at Menards and for credit this year',
  'what did I spend at Menards, and on groceries',
])('%s is not', (question) => {
  expect(query(question).mistakes).toEqual([])
})

test.each([
  ['and on the 7th?', 'what did I spend on December 5', '2029-12-07'],
  ['and the day after?', 'what did I spend on December 5', '2029-12-06'],
  ['and on the 3rd?', 'what did I spend in November', '2029-11-03'],
  ['and the day before that?', 'what did I spend on December 5', '2029-12-04'],
])('%s after "%s" is about %s', (question, before, day) => {
  const { periods } = understood(question, [before], '2030-01-10', vocabulary)
  expect(periods.map(({ from, to }) => [from, to])).toEqual([[day, day]])
})

test('what narrowed the question before narrows the next one, or is asked back', () => {
  const turns = ['what did I spend last week', 'just weekends']
  const asked = understood('per day', turns, '2030-01-10', vocabulary)
  expect(asked.features.has('weekend') || familyOf(asked) === undefined).toBe(true)
})

test('the day a picked bill is due is asked for by its name', () => {
  const asked = understood(
    'when is that due',
    ['what is my cheapest bill'],
    '2030-01-10',
    vocabulary,
  )
  expect(asked.mistakes).toHaveLength(1)
})

test.each([
  ['payments over 2000 received', 'earn', 200001, undefined],
  ['payments above $2000 I received', 'earn', 200001, undefined],
  ['payments of at least 1950 that came in', 'earn', 195000, undefined],
  ['payments under 2029', 'expenseRow', undefined, 202899],
  ['payments over 2000 received by Menards', 'expenseRow', 200001, undefined],
])('%s has a limit and no year', (question, side, min, max) => {
  const { features, periods, ...limits } = query(question)
  expect(features.has(side)).toBe(true)
  expect(periods).toEqual([])
  expect([limits.min, limits.max]).toEqual([min, max])
})

test.each(['what did I spend over 2029', 'did I spend more than 2028 in 2029'])(
  '%s names a year',
  (question) => {
    const { periods, min } = query(question)
    expect(periods[0]?.kind).toBe('year')
    expect(min).toBeUndefined()
  },
)

test.each([
  ['Menards net of refund', 'net of refunds'],
  ['Menards net of my refunds', 'net of refunds'],
  ['Menards minus returns', 'net of refunds'],
  ['what did I spend at Menards after money back', 'net of refunds'],
  ['Menards minus what they paid me back', 'net of refunds'],
  ['Menards refund', 'refunds'],
  ['is Everand off?', 'bill status'],
  ["didn't we stop Everand? is it off?", 'bill status'],
  ["isn't Everand paused?", 'bills'],
  ['did we turn off Everand', 'bill status'],
  ['is Everand still on?', 'bill status'],
  ['do we spend more on weekends', 'compare weekdays'],
  ['do we spend less on weekdays in December?', 'compare weekdays'],
])('%s is asked of %s', (question, family) => {
  const asked = query(question)
  expect(asked.unknown).toEqual([])
  expect(familyOf(asked)?.name).toBe(family)
})

test.each([
  ['how mark bill paid', 'Mark as Paid'],
  ['how add bill', 'Recurring Bills'],
  ['how add expense', 'Quick Add'],
  ['where export csv', 'Export CSV'],
  ['how change password', 'Change password'],
  ['how cancel subscription', 'Recurring Bills'],
])('%s is answered with help', (question, text) => {
  expect(talkFirst(question)).toMatchObject({ kind: 'help', text: expect.stringContaining(text) })
})

test.each(['how much bill paid', 'how many bills paid', 'where make most purchases'])(
  '%s is no question for help',
  (question) => expect(talkFirst(question)).toBeUndefined(),
)

test.each([
  ['buy bitcoin?', []],
  ['should I buy apple stock', []],
])('%s asks for advice', (question, names) =>
  expect(talkLast(question, false, names, [])?.kind).toBe('refuse'),
)

test('a word of a name makes no question one for advice or the news', () => {
  expect(talkLast('News Weekly this or that', false, ['News Weekly'], [])).toBeUndefined()
  expect(talkLast('should I buy News Weekly', false, ['News Weekly'], [])?.kind).toBe('refuse')
})

test.each([
  'does Harbor Design earn more than I spend at Menards this year',
  'does Harbor Design bring in more than I spend on groceries',
  'did I earn more from Harbor Design than I spent on Home Repair in 2029',
  'did Harbor Design pay me less than I spent at Menards in May',
])('%s compares the income from one with the spending on the other', (question) => {
  const asked = query(question)
  expect(asked.unknown).toEqual([])
  expect(familyOf(asked)?.name).toBe('compare names')
})

test('income is compared with spending in all where no two names are', () =>
  expect(familyOf(query('do I earn more than I spend in May'))?.name).toBe('over income'))

test.each([
  ['has anything gone up', 'ever'],
  ['how much did', 'i am'],
  ['income', 'for'],
  ['which bills are monthly', 'what are'],
  ['are we', 'be doing'],
  ['how much should i put aside for', 'all my'],
  ['how do i fix a mistake', 'i made'],
])('"%s" is read alike when "%s" is said thrice or over and over', (question, words) => {
  // Where an expression reads such words in two ways, this comes to no end.
  const readings = (times: number) => {
    const said = Array(times).fill(words).join(' ')
    const texts = [`${question} ${said}`, `${said} ${question}`, `${question} ${said} zebra`]
    return texts.map((text) => [
      talkFirst(text)?.kind,
      familyOf(query(text))?.name,
      familyOf(query(text, ['what bills are due in May?']))?.name,
    ])
  }
  expect(readings(150)).toEqual(readings(3))
})
