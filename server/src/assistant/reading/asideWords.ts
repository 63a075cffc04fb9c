// Words that can't narrow a figure, by word class. A sentence beside the question that consists of these is only
// context. Nouns that name something people buy don't belong here.

const people = `
  husband hubby wife wifey partner spouse missus boyfriend girlfriend bf gf fiance fiancee better other half
  significant mom mum mother dad father parents mama papa son daughter child children brother sister sibling siblings
  grandma grandpa grandmother grandfather aunt uncle cousin niece nephew family folks friend friends buddy roommate
  roommates flatmate flatmates housemate housemates neighbor neighbour boss manager colleague colleagues coworker
  coworkers accountant advisor adviser bookkeeper therapist coach counselor landlord everyone everybody someone
  somebody nobody anyone people person guy guys man woman lady kid girl boy expert experts myself yourself himself
  herself ourselves themselves each another ex inlaws in-laws he she they him her them his hers their theirs its it`

const links = `
  and or but so because cause cuz coz since as although though if unless whether that than then when while before
  after until once also too anyway anyhow however still yet plus whereas given otherwise therefore hence the a an this
  these those my our your of in on at to for from with by about into onto over under through without around upon off
  out up down away back between among within per via regarding well i we you me us mine ours yours who what which
  where why how there here no not nor never none nothing neither only`

const helpers = `
  am is are was were be been being do does did doing done have has had having can could will would shall should may
  might must ought gonna gotta wanna going got get gets getting gotten let lets need needs dont cant wont didnt isnt
  im ive id ill youre theyre thats whats`

const talking = `
  ask asks asking asked wonder wondering wondered know knowing tell telling told say saying said see look looking
  hear hearing judging check checking think thinking thought remember mind help hope wish judge stand understand want`

const feelings = `
  kinda sorta super too slightly extremely insanely awfully terribly incredibly a bit anxious stressed panicking freaking embarrassed annoyed mad excited relieved proud hopeful grumpy hungry sleepy woohoo yay cheer cheering cheered hooray hurray ahem
  knackered shattered exhausted
  good great fine bad worse worst best awful terrible nice lovely happy glad sad sorry afraid scared nervous worried
  curious keen bored tired confused lost unsure sure clueless honest serious frank real true right wrong crazy silly
  stupid dumb lazy guilty ashamed broke quick fast short brief long little tiny small simple easy new old full last
  bit lot many more less few very pretty quite rather really just almost nearly already even maybe perhaps hopefully
  sadly honestly seriously frankly basically actually apparently finally lately recently always usually often exactly
  roughly somehow again soon ready kind nosy dear sweet welcome absolute deep bed ballpark q
  cute adorable amazing wonderful brilliant fantastic fabulous precious gorgeous delightful charming thrilled delighted
  pleased grateful impressed shocked surprised overwhelmed aw aww`

const things = `
  thing things stuff something anything everything way ways idea ideas clue question questions answer answers query
  one ones word words story stories truth fact facts fun matter matters reason reasons purpose purposes point sake
  deal issue issues problem problems trouble mess situation case chance luck favor favour moment minute second sec mo
  time times day days morning afternoon evening night world head brain heart soul stomach sleep peace sanity
  conscience curiosity interest guilt shame fear feeling feelings gut hunch suspicion impression memory memories 
  discipline willpower motivation goal goals target resolution resolutions plan plans planning budget budgets
  spreadsheet spreadsheets excel sheet report reports review reviews summary overview planner diary journal notes list
  record records paperwork homework calculation calculations math maths number numbers figure figures figuring money
  cash finances finance financial pocket budgeting spending expenses expense account accounts control track order
  place hand hands eye eyes shape ball bullet road front side line bottom top start beginning end offense offence
  judgment judgement judgements pressure rush hurry worries problemo biggie joke lol haha lmao omg wow gosh jeez geez
  ugh hmm hm hey hi hello hiya yo dude mate bro pal assistant evenkeel thanks thank thx cheers please pls plz alright
  ok okay yes yeah yep nope oh ah listen greetings yikes oi ouch eek phew whew whoa oops argh gah bah meh sheesh
  crikey blimey golly alas whoops heads champ chief love hon honey sweetie darling sir madam genius wizard hero legend star
  tbh ngl rn imo imho idk smh fyi pals breath damage discussion argument fight debate conversation meeting call talk chat appointment session`

/** Words for people, of whom only verbs are said: "the in-laws stayed with us". */
export const peopleWords: ReadonlySet<string> = new Set(people.trim().split(/\s+/))

export const asideWords: ReadonlySet<string> = new Set(
  [people, links, helpers, talking, feelings, things].join(' ').trim().split(/\s+/),
)
