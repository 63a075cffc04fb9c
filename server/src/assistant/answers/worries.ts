// What people say who find money hard, and ask nothing.

const money =
  '(?:money|budgets?|budgeting|bills|numbers|finances|the finances|my finances|maths?|adulting|all (?:of )?(?:this|it)|this(?: stuff| app| money stuff)?|it(?: all)?|everything)'
const opener = /^(?:(?:ugh|oh|hi|hello|hey|lol|god|omg|honestly|so|and|but|well|sorry|there) )+/
const end =
  /(?: (?:lol|haha+|smh|honestly|though|tbh|too|so much|a lot|right now|these days|sometimes|at all|x|xx|already|really))+$/
const very = '(?:(?:just|so|really|very|always|quite|pretty|still|rather|a bit|a little|too) )*'
const state = `(?:new(?: (?:here|to (?:this|all this)|at this))?|${very}(?:bad|rubbish|hopeless|terrible|useless|awful|no good|not good|clueless|scared|nervous|lost|overwhelmed|worried|anxious|stressed|confused|embarrassed|ashamed|panicking)(?: out)?(?: (?:with|at|about|of|by|over) ${money})?)`

const worries = new RegExp(
  `^(?:am i the only (?:one|person) (?:who|that) (?:\\p{L}+ ){0,3}${money}(?: (?:\\p{L}+ ){0,3}(?:hard|difficult|confusing|scary|stressful|tricky|boring))?` +
    `|${money} (?:all )?(?:(?:really|always|just|kind of) )?(?:stress|scare|worr|terrif|frighten|overwhelm|confus|depress|panick?)(?:es|s|ies)? (?:me|us)(?: out)?` +
    `|${money} is ${very}(?:hard|difficult|confusing|scary|stressful)` +
    `|(?:i am|im|we are) ${state}(?: and (?:(?:i am|im) )?${state})?` +
    `|(?:i|we) (?:(?:really|always) )?(?:hate|dread|struggle with|worry about|stress about|panic about|do not understand|dont understand|do not get|dont get) ${money}` +
    `|(?:i|we) find ${money} ${very}(?:hard|difficult|confusing|scary|stressful|tricky))$`,
  'u',
)

/** "Am I the only one who finds money this hard lol": worries, and no question. */
export function isWorry(text: string): boolean {
  return worries.test(text.replace(opener, '').replace(end, ''))
}
