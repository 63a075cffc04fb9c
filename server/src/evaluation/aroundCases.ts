import type { Make } from './caseFigures.ts'
import { centsOf, money, month, rounded, total } from './rawFigures.ts'

/** Questions with the reason for them, and figures by place, median and month. */
export function aroundTheQuestion({ day, put, of }: Omit<Make, 'ledger'>): void {
  const last = month(day, -1)
  const spent = of({ type: 'expense', ...last })
  const groceries = {
    values: [money(total(of({ type: 'expense', category: 'Groceries', ...last })))],
  }
  const all = { values: [money(total(spent))] }
  put("I'm trying to cut back. How much did I spend last month?", all)
  put('Not gonna lie, I am scared to ask, but what did I spend last month?', all)
  put('Quick one: what did I shell out last month, if you do not mind?', all)
  put('How much did I spend last month because it feels like a lot', all)
  put('My accountant needs to know my total spending last month', all)
  put('My partner wants to know how much we spent on Groceries last month', groceries)
  put('We spend too much on Groceries. How much was it last month?', groceries)
  put('I spend too much on unicorns. How much did I spend last month?', { kinds: ['clarify'] })
  put('I only care about unicorns. How much did I spend last month?', { kinds: ['clarify'] })
  put('How much did I spend on rides last month?', { kinds: ['clarify'] })
  const sizes = spent.map(centsOf).toSorted((a, b) => b - a)
  put('my second biggest expense last month', { values: [money(sizes[1] ?? 0)] })
  const middle = [sizes[(sizes.length - 1) >> 1] ?? 0, sizes[sizes.length >> 1] ?? 0]
  put('median expense last month', {
    values: [rounded((middle[0] ?? 0) + (middle[1] ?? 0), 200, 2)],
  })
  const payees = new Set(spent.flatMap((row) => (row.description ?? '').toLowerCase() || []))
  put('how many different payees did I have last month', { values: [String(payees.size)] })
  const earned = total(of({ type: 'income', ...last }))
  put('what was left over after everything last month', { values: [money(earned - total(spent))] })
  remarks({ day, put, of })
  reasons({ day, put, of })
  directions({ day, put, of })
}

/** Who wants to know, what one worries about, and greetings before the question. */
function reasons({ day, put, of }: Omit<Make, 'ledger'>): void {
  const last = month(day, -1)
  const spent = of({ type: 'expense', ...last })
  const sumIn = (...categories: readonly string[]) => ({
    values: [money(total(spent.filter(({ category }) => categories.includes(category))))],
  })
  const all = { values: [money(total(spent))] }
  const net = total(of({ type: 'income', ...last })) - total(spent)
  put('I am worried about May, I was away. Did I come out ahead?', { texts: [' in May 20'] })
  put('I am a bit worried about last month. Did I come out ahead?', { values: [money(net)] })
  put('I was thinking about May and the piano. Did I come out ahead?', { kinds: ['clarify'] })
  put('the bank wants my total spending last month', all)
  put('I need to know what I spent last month for a loan application', all)
  for (const lead of ['My daughter wonders', 'Good evening, my dear.', 'hi, just started.'])
    put(`${lead} how much I spent on Groceries last month`, sumIn('Groceries'))
  put('Groceries - total for last month', sumIn('Groceries'))
  put('What came in last month in total, salary and everything?', {
    values: [money(total(of({ type: 'income', ...last })))],
  })
  put('How many times did Netflix come last month?', {
    texts: [' at Netflix in '],
    values: [money(total(spent.filter(({ description }) => description === 'Netflix')))],
  })
  put('did I end up plus or minus last month', { values: [money(net)] })
  put('how much did I spend last month leaving Groceries aside', {
    values: [money(total(spent.filter(({ category }) => category !== 'Groceries')))],
  })
  put('everything I bought for Groceries last month', {
    ...sumIn('Groceries'),
    texts: ['Groceries'],
  })
  put('Taking the refund into account, what did I spend at Amazon?', {
    texts: ['After refunds you spent'],
  })
  put("what's the status of the Netflix bill", { texts: ['Netflix is active'] })
  const both = sumIn('Groceries', 'Subscriptions')
  put('Groceries + Subscriptions last month total', both)
  put('Groceries plus Subscriptions last month', both)
  put('how much on Groceries and Subscriptions together last month', both)
  put('subscriptions last month total', sumIn('Subscriptions'))
  put('after everything that is still to be paid, how much will I have left this month?', {
    kinds: ['answer'],
    texts: ['left this month'],
  })
}

/** What a remark beside the question can't change: it is set aside, and the answer says so where it matters. */
function remarks({ day, put, of }: Omit<Make, 'ledger'>): void {
  const last = month(day, -1)
  const groceries = {
    values: [money(total(of({ type: 'expense', category: 'Groceries', ...last })))],
  }
  put('How much did we spend on Groceries last month? My cousin stayed with us', groceries)
  put('groceries last month?? real quick, customer waiting', groceries)
  put('How much did Groceries cost me last month? They are worth every cent, of course.', groceries)
  put('what did we spend on Groceries last month alone?', groceries)
  const asked = [
    ['Do I have overdue bills? I worry about this at my age', 'overdue'],
    [
      'My husband swears a store charged us two times. Were we charged twice anywhere?',
      'duplicate',
    ],
    ['Did any subscription sneak its price up? The landlord called about it', 'raised'],
    ['When was the last time I paid Netflix? I believe I forgot it this month', 'last time'],
  ] as const
  for (const [question, text] of asked) {
    put(question, { kinds: ['answer', 'empty'], texts: [text] })
  }
  const unsure = { kinds: ['clarify' as const] }
  put('so i keep wondering what is it that i spend on Groceries last month', groceries)
  put('when is the netflix due i keep forgetting', { texts: ['Netflix is due on'] })
  put('did any shop charge me twice?', { kinds: ['answer', 'empty'], texts: ['duplicate'] })
  put('which refunds did we get and from whom', { kinds: ['answer', 'empty'] })
  put('How much did I spend last month? The kids love sushi', unsure)
  put('I mostly go to Target for fruit. What did fruit cost me last month?', unsure)
  put('how much did i spend at', unsure)
  put('how much have we paid for', unsure)
}

/** Whose money went where, and what is counted. */
function directions({ day, put, of }: Omit<Make, 'ledger'>): void {
  const last = month(day, -1)
  const year = { from: `${day.slice(0, 4)}-01-01`, to: day }
  const spent = of({ type: 'expense', ...last })
  const received = of({ type: 'income', ...last }).map(centsOf)
  if (received.length > 0)
    put('largest payment I received last month', { values: [money(Math.max(...received))] })
  const paid = of({ type: 'income', payee: 'Acme Corp', ...year })
  put(
    'how much has Acme Corp paid this year',
    paid.length > 0 ? { values: [money(total(paid))] } : { kinds: ['empty'] },
  )
  const food = of({ type: 'expense', category: 'Food & Dining', ...last })
  if (food.length > 0)
    put('what percent did Food & Dining make up of what I spent last month', {
      values: [rounded(total(food) * 100, total(spent), 1)],
    })
  const sums = ['Rent', 'Netflix'].map((payee) => total(of({ type: 'expense', payee, ...last })))
  if (sums.every((sum) => sum > 0))
    put('Rent or Netflix - who got more from us last month', { values: sums.map(money) })
}
