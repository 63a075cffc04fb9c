// Words that can't narrow a figure, by word class. A sentence beside the question that consists of these is only
// context. Nouns that name something people buy don't belong here.

const people = `
  husband hubby wife wifey partner spouse missus boyfriend girlfriend bf gf fiance fiancee better other half significant
  mom mum mother dad father parents mama papa son daughter child children brother sister sibling siblings grandma grandpa
  grandmother grandfather aunt uncle cousin niece nephew family folks friend friends buddy roommate roommates flatmate
  flatmates housemate housemates neighbor neighbour boss manager colleague colleagues coworker coworkers accountant
  advisor adviser bookkeeper therapist coach counselor  landlord everyone everybody someone somebody nobody anyone
  people person guy guys man woman lady kid girl boy expert experts person myself yourself himself herself ourselves
  themselves each another ex inlaws he she they him her them his hers their theirs its it himself`

const links = `
  and or but so because cause cuz coz since as although though if unless whether that than then when while before after
  until once also too anyway anyhow however still yet plus whereas given otherwise therefore hence the a an this these
  those my our your of in on at to for from with by about into onto over under through without around upon off out up down
  away back between among within per via regarding as well i we you me us mine ours yours who what which where why how
  there here no not nor never none nothing neither only`

const helpers = `
  am is are was were be been being do does did doing done have has had having can could will would shall should may might
  must ought gonna gotta wanna going got get gets getting gotten let lets let us need needs dont cant wont didnt isnt im
  ive id ill youre were theyre thats whats`

const rarely = `
  barely hardly rarely seldom scarcely anymore watch watches watching watched`

const thinking = `
  think thinks thinking thought know knows knowing knew known wonder wonders wondering wondered ask asks asking asked
  believe believes believed feel feels feeling felt guess guesses guessing guessed suppose supposes supposed reckon
  reckons suspect suspects suspected swear swears swore claim claims claimed say says saying said tell tells telling told
  insist insists insisted argue argues arguing argued bet bets hope hopes hoping hoped wish wishes wishing wished want
  wants wanting wanted like likes liked love loves loved hate hates hated prefer remember remembers remembering remembered
  forget forgets forgetting forgot forgotten recall recalling realize realise realized realised understand understanding
  understood figure figures figuring figured decide decides deciding decided consider considers considering considered
  imagine notice noticed noticing mean means meant see sees seeing saw seen look looks looking looked check checks checking
  checked find finds finding found learn learning learned discover try tries trying tried plan plans planning planned
  prepare prepares preparing prepared intend aim aiming promise promises promised agree agrees agreed disagree disagrees
  doubt doubts complain complains complaining complained nag nags nagging nagged worry worries worrying worried care cares
  cared mind minds minded help helps helping helped sort sorting organize organizing organise organising review reviews
  reviewing reviewed reflect reflecting track tracking work works working worked start starts starting started begin
  begins beginning stop stops stopping stopped quit quitting keep keeps keeping kept give gives giving gave make makes
  making made take takes taking took put puts putting come comes coming came go goes gone went happen happens happening
  happened seem seems seemed sound sounds sounded appear appears appeared talk talks talking talked discuss discussing
  discussed read reading write writing wrote fill filling filled submit submitting file filing show shows showing prove
  proves proving settle settling settled sit sits sitting sat stand standing stare staring run running set setting bring
  brings bear hit hold wait waiting hang bother bothering bothered excuse pardon forgive trust humor humour spare brace
  judge judging judged laugh cry scream panic panicking freak freaking stress stressing stressed dread dreading dreaded
  avoid avoiding avoided catch catching caught turn turning wrap wrapping finish finishing finished use uses used using
  change changes changing live lives living lived move moves moving moved follow following cut cuts cutting budget
  budgets budgeting budgeted save saves saving saved manage manages managing managed handle handling control controlling
  add adds adding spend spends spending spent overspend overspending overspent splurge splurging splurged earn earns pay
  pays paying cost costs owe struggle struggling struggled suck sucks deserve deserves deal dealing dealt lose losing lost
  lie lying kid kidding joke joking admit confess refuse rush rushing hurry hurrying explain justify compare comparing`

const feelings = `
  good great fine ok okay alright bad worse worst better best awful terrible horrible nice lovely happy glad pleased sad
  sorry afraid scared terrified nervous anxious worried curious interested keen eager excited bored tired exhausted
  confused lost unsure sure certain positive convinced aware clueless honest serious frank real true false right wrong
  correct crazy insane mad nuts wild ridiculous silly stupid dumb lazy careless reckless careful smart wise responsible
  frugal cheap broke poor rich skint strapped tight rough tough hard hectic busy stressful easy simple quick fast slow
  brief short long little small tiny big huge large high low old new early late full whole entire extra special normal
  strange weird odd funny bit lot lots ton tons bunch much many more most less least few several enough plenty too very
  so pretty quite rather really truly super way totally completely absolutely entirely utterly extremely incredibly
  seriously honestly frankly literally basically actually apparently obviously clearly definitely certainly probably
  possibly maybe perhaps hopefully sadly unfortunately luckily thankfully finally suddenly lately recently always
  usually often sometimes constantly forever ever just almost nearly about already even especially particularly mostly
  mainly simply kindly quickly slowly properly personally exactly roughly somehow somewhat kinda sorta again soon
  guilty ashamed embarrassed proud shocked surprised stunned disappointed frustrated annoyed angry furious upset grumpy
  overwhelmed depressed sick determined motivated committed ready behind off outta out-of-control gentle kind nosy picky own
  expensive pricey costly unbelievable believable unreal bonkers impossible possible dear sweet welcome`

const things = `
  thing things stuff something anything everything nothing way ways idea ideas clue question questions answer answers
  query one ones word words story stories truth fact facts fun matter matters reason reasons purpose purposes point sake
  deal issue issues problem problems trouble mess situation case chance luck favor favour moment minute second sec mo
  time times day days morning afternoon evening night life world head mind brain heart soul stomach sleep peace sanity
  conscience curiosity interest guilt shame fear feeling feelings gut hunch suspicion impression memory memories habit
  habits discipline willpower motivation goal goals target resolution resolutions plan plans planning budget budgets
  spreadsheet spreadsheets excel sheet report reports review reviews summary overview planner diary journal notes list
  record records  paperwork homework calculation calculations math maths number numbers figure figures figuring
  money cash finances finance financial finances   pocket budgeting spending expenses expense account accounts
  control track order place hand hands eye eyes shape ball bullet road front side line bottom top start beginning end
  offense offence judgment judgement judgements pressure rush hurry worries problemo biggie shame joke lol haha lmao omg
  wow gosh jeez geez ugh hmm hm hey hi hello hiya yo dude mate man bro pal buddy assistant evenkeel thanks thank thx
  cheers please pls plz sorry well right alright ok okay yes yeah yep no nope oh ah listen look greetings good morning
  yikes oi ouch eek phew whew whoa oops argh gah bah meh sheesh crikey blimey golly alas whoops heads champ chief boss love hon honey sweetie darling sir madam genius wizard hero legend star pals breath
  damage discussion argument fight debate conversation meeting call talk chat appointment session taxes tax return shopping`

export const asideWords: ReadonlySet<string> = new Set(
  [people, links, helpers, rarely, thinking, feelings, things].join(' ').trim().split(/\s+/),
)
