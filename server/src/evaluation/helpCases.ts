import type { Make } from './caseFigures.ts'

// How things are done, asked in ordinary words: each screen has its help. What is no question, and what nobody here knows.

const asked: readonly (readonly [question: string, says: string])[] = [
  ['i typed one purchase twice, how do i get rid of one', 'Press the bin'],
  ['how can i remove an entry i made by accident', 'Press the bin'],
  ['i lost my password', 'Forgot password?'],
  ['the password link from the email has expired', 'Validate Token'],
  ['what does a password need to have', 'at least 8 characters'],
  ['where can i go premium and what is the price of premium', 'one payment of $5.00'],
  ['what do i get with premium', 'data export and priority support'],
  ['how many days does the trial last', '7 days'],
  ['is this free or do I have to pay after the trial?', 'one payment of $5.00'],
  ['Where can I see only June to August on the dashboard?', 'Apply Filter'],
  ['my wife forgot her password, what should she do', 'Forgot password?'],
  ['what does this app cost', 'one payment of $5.00'],
  ['is there a monthly fee for evenkeel', 'one payment of $5.00'],
  ['can i set the dashboard to another month', 'Apply Filter'],
  ['how do i remove the date filter', 'Clear'],
  ['where is the pie chart', 'This Month, Last Month and This Year'],
  ['how do i see the rest of my categories on the dashboard', 'View All'],
  ['what does available to save mean', 'net balance of zero or more'],
  ['how do i get to the next page of transactions', 'page numbers'],
  ['why is there a red dot next to my bill', 'overdue'],
  ['can i set up a bi-weekly bill', 'weekly, bi-weekly, monthly or yearly'],
  ['why can i not mark my gym as paid', 'inactive'],
  ['where do i find the insights', 'Get Insights'],
  ['which columns does the csv have', 'Date, Type, Category, Description and Amount'],
  ['who else can see my data', 'private'],
  ['can i use another currency', 'dollars'],
  ['how do i talk to a human', 'Feedback'],
  ['how can i send the makers of this a comment', 'Send feedback'],
  ['where can i leave a suggestion', 'Send feedback'],
  ['how do i tell the developers something', 'Send feedback'],
  ['how do i tell the app i paid the rent', 'Mark as Paid'],
  ['how do i say that i have paid netflix', 'Mark as Paid'],
  ['where can i let it know that the gym is paid', 'Mark as Paid'],
  ['am i on the free trial', 'Account Information'],
  ['how do I enter a bill I paid', 'Mark as Paid'],
  ['how do i record a bill payment', 'Mark as Paid'],
  ['how to log that i paid my rent', 'Mark as Paid'],
  ['how do I add a bill i pay every month', 'Recurring Bills page with Add'],
  ['how do I write a note on a transaction', 'into the description'],
  ['can i add a comment to an entry', 'into the description'],
  ['can i share this with my flatmate', 'for one person'],
  ['can my husband use this account too', 'for one person'],
  ['does this work on my phone', 'in the browser'],
  ['is there an app for iphone', 'in the browser'],
  ['how do I undo a delete', 'Undo beside each change'],
  ['I deleted something by accident, how do I get it back', 'Undo beside each change'],
  ['do you have 2fa', 'no second factor'],
  ['how do i set a budget here', 'no budgets or goals'],
  ['what is my score based on', 'starts at 50 of 100 points'],
  ['where can i see a chart of my spending?', 'Spending Overview'],
  ['is there a graph of my expenses', 'Spending Overview'],
  ['do you have a pie chart for what i spent', 'Spending Overview'],
  ['plot my spending by month', 'Spending Overview'],
]

/** Said on leaving, and no question. */
const closings: readonly string[] = [
  'thanks man, thats all for tonight',
  "ok that's it for today, thanks!",
  'cool thats all i needed',
  'great, nothing else for now',
  'cheers mate, that will do',
  'alright good night',
]

/** Of what others earn and spend, and of what would be wise. */
const notKnown: readonly (readonly [question: string, says: string])[] = [
  ['Ile wydałem na jedzenie w grudniu?', 'English only'],
  ['hur mycket spenderade jag i december', 'English only'],
  ['kuinka paljon käytin rahaa tammikuussa', 'English only'],
  ['how much do other piano teachers make', 'only your own records'],
  ['what do most truckers make a year', 'only your own records'],
  ['how much do people usually spend on groceries', 'only your own records'],
  ['How much does my lodger spend on food each month?', 'only your own records'],
  ['what does my housemate Dale earn?', 'only your own records'],
  ['am i spending more on groceries than other families', 'only your own records'],
  ['would it be smarter to rent my own place or stay here', 'do not give advice'],
  ['is it better to lease or buy a car', 'do not give advice'],
  ['would i be better off without spotify', 'do not give advice'],
]

/** What only sounds like a question about one's records. */
const notRecorded: readonly (readonly [question: string, says: string, kind: 'help' | 'refuse'])[] =
  [
    ['how do I budget for Christmas', 'no budgets', 'help'],
    ['how can we budget better', 'no budgets', 'help'],
    ['is there a dark mode n where', 'light, dark or system', 'help'],
    ['does this app have a dark mode?', 'light, dark or system', 'help'],
    ['Is there a way here to write to the people who make this program?', 'Send feedback', 'help'],
    ['I marked Netflix as paid by mistake, what now', 'can be taken back', 'help'],
    ['how do I undo marking a bill paid', 'can be taken back', 'help'],
    ['does it connect to Chase', 'does not connect', 'help'],
    ['did my payment go through', 'Account Information', 'help'],
    ['do you have a phone number', 'Send feedback', 'help'],
    ['can I add a photo of a receipt', 'no photos or receipts', 'help'],
    ['do you send email reminders for bills', 'sends no reminders', 'help'],
    ['can you remind me to pay rent', 'sends no reminders', 'help'],
    ['can I use it offline', 'needs a connection', 'help'],
    ['how to print a month', 'Month review', 'help'],
    ['how do I compare two months', 'Month review', 'help'],
    ['what does expense ratio mean', 'the share of your income that you spent', 'help'],
    ['is 2000 a month on rent too much', 'can’t judge', 'refuse'],
    ['Could you explain how to add a new recurring bill?', 'on the Recurring Bills page', 'help'],
    ['How do I put in my first recurring bill?', 'set up on the Recurring Bills page', 'help'],
    ['where do i delete smth i put in twice', 'Press the bin', 'help'],
    ['how do you work out the health score', 'starts at 50', 'help'],
    ['how much did I pay you', 'one payment of $5.00', 'help'],
    ['what did I pay for Evenkeel', 'one payment of $5.00', 'help'],
    ['what are you doing with my money', 'change nothing', 'help'],
    ['groceries per person last month', 'How many there are', 'refuse'],
    ['how much money do I have in total', 'bank balance', 'refuse'],
    ['how do i get my money back', 'ask who charged you', 'refuse'],
    ['how can I claim a refund from Netflix', 'ask who charged you', 'refuse'],
  ]

/** Whether nothing is left to pay. */
const billsPaid: readonly string[] = [
  'are all my bills paid',
  'have all bills been paid',
  'have I paid all my bills yet?',
  'are any bills not paid',
  'is everything paid',
]

const remarks: readonly string[] = [
  'how much is left this month after all my bills, roughly? bit worried tbh',
  'how much is left this month? kinda stressed rn',
  'how much is left this month after bills, a bit nervous to hear it',
]

/** Questions with words of the help that are about money. */
const aboutMoney: readonly string[] = [
  'can i afford my weekly bills',
  'how much did i spend on upgrades',
  'how often did i pay for the trial',
  'how much did i spend on charts',
  'thanks, and how much did i spend today',
  'how much did the other customers pay me',
  'can you remind me what I spent last month',
  'can you remind me what is due',
  'did my rent payment go through',
  'who paid me the most',
]

export function helps({ put }: Make): void {
  for (const [question, text] of asked) put(question, { kinds: ['help'], texts: [text] })
  for (const question of closings) put(question, { kinds: ['smalltalk'] })
  for (const [question, text] of notKnown) put(question, { kinds: ['refuse'], texts: [text] })
  for (const [question, text, kind] of notRecorded) put(question, { kinds: [kind], texts: [text] })
  for (const question of billsPaid)
    put(question, { kinds: ['answer', 'empty'], texts: ['overdue'] })
  for (const question of ['how do I save money', 'how can we save for a holiday'])
    put(question, { kinds: ['answer'], texts: ['Where saving would make the most difference'] })
  for (const question of remarks) put(question, { kinds: ['answer'], texts: ['left this month'] })
  for (const question of aboutMoney) put(question, { kinds: ['answer', 'empty', 'clarify'] })
}
