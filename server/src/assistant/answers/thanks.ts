// What people say who want nothing more: thanks, praise, good wishes, and that this is all.

const friend = '( (man|mate|dude|bro|buddy|pal|friend|guys|evenkeel|dear|love|everyone))?'
/** "Thanks man, that's all for tonight", "cool, nothing else for now": whoever says only this is about to leave. */
export const closing = new RegExp(
  `^((ok|okay|alright|all right|right|cool|great|perfect|nice|awesome|wonderful|thanks|thank you|thx|ty|ta|cheers|no|nope|nah|well|so|good|got it|sweet|lol|haha|hey|and|now)( a lot| so much| again| very much)?${friend} )*` +
    `((that is|thats|this is|it is|its|that was|that will be) (all|it|everything|enough|plenty)( (that )?(i|we) (needed|wanted|need|want|have|had)( to know)?)?|that( will| should|.?ll) do( it)?|nothing (else|more)|no (more|other|further) questions|(i am|im|we are) (done|good|finished|all set|off( to bed)?|out|leaving)|(i )?(really )?appreciate (it|that|you|your help|the help)|(good ?|night )?night|talk (to you )?(later|soon|tomorrow)|(i )?(gotta|have to|need to) (go|run)|until next time|till next time)${friend}` +
    `( (for|until|till) (now|today|tonight|the day|the night|the moment|tomorrow|this evening|this time))?( then| really| today| tonight)?( (thanks|thank you|thx|cheers|bye|good ?night)( a lot| so much| again)?${friend})?$`,
)

const thanks =
  '((many )?(thanks|thank you|thank u|thx|ty|tysm|cheers)|(i )?(really )?appreciate (it|that|this|you|the help|your help))( (man|mate|buddy|pal|friend|bro|dude|folks))?( (so|very|ever so) much| a lot| a million| a bunch| again| kindly| for (your|the|all your|all the) help| dear| my dear)*'
const praise =
  '((that|this|it) (is|was) |thats |thiss )?((just|exactly|precisely|all|everything|really|only|the thing|the answer) )*(what |that )?(i|we) ((have |had )?(needed|wanted|asked for)( to (know|see|hear))?|(was|were|am|are) (after|looking for|hoping for)|had in mind)|(that is|thats|that will be) all( (for )?(now|today|tonight))?|(that|this|it) (helps|helped)( (a lot|a bit|me|loads|so much))*|((that|this|it|you|you have|you are|your help|the answer) (is|was|were|has been|have been|been|are) |(thats|its|youre|ur|youve been|(is|has) been) )?((most|very|really|so|such|super|just|a|an|extremely|ever so|absolute|absolutely|total|real) )*(helpful|useful|kind|great|good|lovely|perfect|clear|wonderful|brilliant|excellent|amazing|awesome|fantastic|incredible|sweet|(big |great |huge |massive |enormous |tremendous |real )?help)( indeed)?' +
  '|(you (are|were|have been|rock)|youre|ur|youve been)( (the|a|an|my|such a|so|really|absolute|total|real|true))* ?(best|greatest|finest|star|legend|hero|lifesaver|life saver|angel|gem|genius|champ|champion|goat|queen|king|treasure|blessing|dream|rockstar|wizard|marvel|godsend|diamond|superstar|delight|darling|sweetheart|wonder|joy|love)?( ever)?|(i )?(love|adore) (you|u|ya|this|it)'
const wishes =
  '(a |and a |(i )?(wish|wishing) you (all )?(a )?|have (a|an) |enjoy (the|your) )?(very )?((happy|merry|good|nice|lovely|great|wonderful|pleasant|blessed|relaxing|rest of the|rest of your|new) )*(new year|christmas|xmas|easter|holidays?|thanksgiving|halloween|birthday|weekend|day|evening|night|afternoon|week|one)( ahead| too| everyone| all| to you( too)?)?|take care|(drive|stay|travel) (safe|safely)|safe travels|season is greetings|all the best'
const courtesy = new RegExp(`^(?:${thanks}|${praise}|${wishes})(?= |$)`)
const interjection =
  /^(?:and|oh|ooh|well|ok|okay|so|alright|right|lol|lmao|a?(?:ha){2,}h?|haha+|hehe|omg|wow|yay|ah+|aw+|gosh|man|dude|bro|honestly|seriously|dear|my dear|love|my love|pet|duck|petal|indeed|x|xx|xxx)(?= |$)/
const kindWord =
  /\b(needed|wanted|asked for|after|looking for|hoping for|had in mind|thank|thanks|thx|ty|cheers|best|rock|star|legend|hero|lifesaver|angel|gem|genius|champ|goat|amazing|awesome|appreciate|helps|helped|helpful|useful|happy|merry|nice|lovely|great|wish|safe|all the best|take care|greetings|have an?|treasure|marvel|blessing|godsend|diamond|superstar|delight|darling|sweetheart|wonder|joy|love|finest|greatest|queen|king|wizard|wonderful|brilliant|kind)\b/

/**
 * "Thank you, that was most helpful. Happy New Year!": thanks, praise and wishes, and nothing else. They are taken off
 * one by one: one expression for all of them would try each way of dividing a long message.
 */
export function isCourtesy(text: string): boolean {
  if (!kindWord.test(text)) return false
  let rest = text
  let isSaid = false
  while (rest !== '') {
    const said = courtesy.exec(rest)
    const taken = said ?? interjection.exec(rest)
    if (taken === null || taken[0] === '') return false
    isSaid ||= said !== null
    rest = rest.slice(taken[0].length).trimStart()
  }
  return isSaid
}
