import { monthNames } from '@evenkeel/domain/calendar'
import { themes } from './helpTopics.ts'
import { upgradeTexts } from './upgradeTexts.ts'

// What people ask about the product in words that are also used of money: "did my payment go through", "do you have a
// phone number". Each names the product clearly enough that no question about records reads like it.

const monthWord = `(?:${monthNames.map((name) => name.toLowerCase()).join('|')})`

const asks =
  '^(?:(?:and|so|ok|hey|hi|please|sorry) )*(?:how|where|can|could|may|is|are|do|does|did|will|would|what|which|i want|i would like|i need)\\b'

const paidByMistake =
  '\\b(?:by mistake|by accident|accidentally|mistakenly|wrongly|in error|too early|too soon)\\b'

const enters =
  '(?:i|we|ive|weve)(?: (?:have|seem to have|may have|might have|must have|just|accidentally|somehow|mistakenly))* (?:entered|added|recorded|typed|logged|put|made|wrote|written|saved|booked)\\b'
const whatToDo =
  '(?:what (?:do|should|can|must) (?:i|we) do|what now|how (?:do|can|should) (?:i|we) (?:fix|undo|remove|delete|correct|sort)|can (?:i|we) (?:undo|delete|remove|fix))'
/** "What do I do if I entered …", "I entered …, what do I do?" */
const entered = `^(?:(?:and|so|ok|oops|hi|help) )*(?=.*\\b${whatToDo}\\b)(?:${whatToDo} (?:if|when) )?${enters}`

export const productTopics: readonly { when: RegExp; text: string }[] = [
  {
    when: new RegExp(`${entered}.*\\b(?:twice|two times|double|duplicate|more than once)\\b`),
    text: 'Ask me for duplicate charges to find it. Then press the bin beside the extra transaction in the table on the dashboard and confirm. I never change your records myself.',
  },
  {
    when: new RegExp(`${entered}.*\\b(?:mistakes?|wrong\\w*|typos?|errors?|incorrect\\w*)\\b`),
    text: 'Press the pencil beside the transaction in the table on the dashboard, correct the fields, and save with Update Transaction. The bin beside it deletes it.',
  },
  {
    when: new RegExp(
      `^(?!.*\\bhow (?:much|often|many)\\b)(?:.*\\bmark(?:ed|ing)?\\b.*\\bpaid\\b.*${paidByMistake}.*|.*${paidByMistake} marked\\b.*\\bpaid\\b.*|.*\\b(?:undo|undoing|unmark|un-mark|revert|reverse|take back)\\b.*\\bpaid\\b.*)`,
    ),
    text: 'Mark as Paid can be taken back: with Undo in its message, or later on the History page. That removes the transaction and sets the bill to the date before.',
  },
  {
    when: new RegExp(
      `${asks}.*\\b(?:remind (?:me|us) (?:to|when|before|if)|(?:e-?mail|text|bill|payment|push) (?:reminders?|alerts?|notifications?)|reminders?|notify|notifications?|remind (?:me|us) (?:of|about))\\b(?!.*\\b(?:spend|spent|cost)\\b)`,
    ),
    text: 'Evenkeel sends no reminders. The dashboard and the Recurring Bills page show what is overdue and what comes next, and you can ask me what is due.',
  },
  {
    when: new RegExp(
      `${asks}.*\\b(?:add|attach|upload|scan|take|snap|store|keep|save|put|send)\\b.*\\b(?:photos?|pictures?|images?|receipts?|scans?|attachments?|screenshots?)\\b`,
    ),
    text: 'Evenkeel keeps no photos or receipts: a transaction has an amount, a day, a category and a description.',
  },
  {
    when: new RegExp(
      `${asks}.*\\b(?:print(?! sales?\\b)|printing|printout|pdf)\\b(?!.*\\b(?:shop|store|cost|spend|spent|pay|paid)\\b)`,
    ),
    text: 'Month review, on the dashboard, sets a month beside another on one sheet, with Print at the top. Your browser’s own print dialog can save it as a PDF.',
  },
  {
    // "Where can I see the review of last month?"
    when: new RegExp(
      `^(?:(?:and|so|ok|hey|hi|please) )*(?:(?:how|where) (?:do|can|could|would|should|might) (?:i|we|one) (?:go to )?(?:see|find|view|look at|open|get to|get|read|check|have a look at) (?:(?:my|our|the|a|that) )*(?:(?:month|monthly|last month|month end|${monthWord}) )?(?:is )?(?:review|recap|round ?up|look back)|where (?:is|are) (?:(?:my|our|the) )*(?:month|monthly|month end) (?:review|recap|round ?up))s?(?: page| sheet)?(?: (?:of|for|from|about|on) (?:the |my |our )?(?:last|this|previous|past|whole|${monthWord})?(?: ?months?| month so far)?)?$|^(?:(?:and|so|ok|hey) )*(?:how|where) (?:do|can|could|would|should) (?:i|we) (?:see|find out|check|look at|read|view) how (?:my |our |the )?(?:last month|this month|month|${monthWord}) (?:went|was|is going|has gone|looked|turned out|is)$`,
    ),
    text: 'Month review, on the dashboard, shows a month beside the one before, or another that you choose.',
  },
  {
    when: /^(?:how|where) (?:do|can|could|would) (?:i|we) compare (?:two|my|different|the) months?(?: (?:with|to|and) .{1,30})?$/,
    text: 'Month review, on the dashboard, sets a month beside the one before, or another that you choose. You can also ask me, such as “groceries in May against April”.',
  },
  {
    when: new RegExp(
      `${asks}.*\\b(?:use|work|works|open|run|runs|available)\\b.*\\b(?:offline|without (?:the |an )?(?:internet|wi-?fi|connection))\\b`,
    ),
    text: 'Evenkeel needs a connection: it is a website, and your records are kept on its server.',
  },
  {
    when: /^(?:does|do|can|could|will) (?:it|this|you|i|we|evenkeel|the app|this app) (?:connect|link|sync|hook up)(?: it| this| up)? (?:to|with) .{1,40}$/,
    text: 'Evenkeel does not connect to banks or other services: you add income and expenses yourself, with Quick Add in the header or by writing "spent 12.50 on lunch" here.',
  },
  {
    when: /^(?:did|has|was|is) (?:my|the) (?:card )?payment (?:go|gone|going|got|went|been)? ?(?:through|work|worked|succeed|succeeded|accepted|received|ok|okay)$/,
    text: upgradeTexts.paid,
  },
  {
    when: /^(?:and |so |ok )*(?:what (?:does|is) |whats )(?:an? |the |my )?(?:expense|spending) ratio(?: mean| about)?$|^what (?:does|do) (?:the )?budget usage mean$/,
    text: 'It is the share of your income that you spent. The health score on the dashboard counts it most.',
  },
  {
    // "Dark mode? Where?", "the page is too bright, is there a night theme?"
    when: /^(?!.*\b(?:spend|spent|paid|pay|cost|costs|bought|buy|earned|how much|how many|records|lamps?|park|party)\b).*\b(?:dark|light|night) ?(?:modes?|themes?)\b/,
    text: themes,
  },
  {
    when: /^((how much|what) )?(did|do|have|will|would) (i|we) (already |ever )?(pay|paid|owe|spend|spent) (to |for |on )?(you|evenkeel|this app|this site)$/,
    text: upgradeTexts.cost,
  },
  {
    when: /^what (are|do) you (doing|do) with (my|our) (money|data|records|information|details)$|^(do|will|would) you (sell|share|use|give away|pass on) (my|our) (data|records|information|details)( .{0,30})?$/,
    text: 'I read your records to answer you, and change nothing. Only you see them, after signing in. What a language model gets, if you agreed to one, is told under AI assistant in Settings.',
  },
]
