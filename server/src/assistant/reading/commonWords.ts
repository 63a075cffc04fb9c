import { asideWords } from './asideWords.ts'
import { knownWords } from './lexicon.ts'
import { realWords } from './realWords.ts'
import { isDoubling } from './verbs.ts'

// Everyday English words, in their plain form. A name is never offered or taken for one of them: whoever writes "need"
// does not mean "Seed & Spade". Words of the grammar and of remarks are on their own lists.

const verbs = `
  accept ache act add admit agree allow annoy answer appear apply argue arrive attend avoid bake ban bang bark bathe beat
  become beg behave believe belong bend bet bin bite blame bleed bless blink block boil borrow bother bounce bow break
  breathe bring brush build bump burst bury call camp care carry carve catch chase chat cheat cheer chew choke choose
  chop claim clap clean climb cling close collect comb come complain confess confuse connect contain continue convince
  cook cope copy cough cover crash crawl creep cross crush cry curl dance dare deal decide decorate delay deliver deny
  depend describe deserve destroy die dig dine dip disagree discover dislike divide dodge doubt drag draw dream dress
  drift drink drive drown dry dump earn edit empty enjoy enter escape examine excite exist explode face fade fail faint
  fall feed feel fetch fight file fill find finish fit fix flash float flood flow fly fold follow fool force forget
  forgive form freeze frown fry gain gather gaze glow grab greet grin grind grip groan grow guard guide gulp hang happen
  hate haunt heal heap hear heat hide hit hold hop hope hug hunt hurry hurt imagine impress improve inform intend invent
  invite itch jam jog join joke judge juggle jump keep kick kill kiss kneel knit knock land last laugh launch lead lean
  leap learn leave lend lick lie lift like listen live load lock long look lose love make manage march marry match matter
  mean measure meet melt mend mention mess mind miss mix moan mourn move need nod notice obey occur offer open order owe
  own pack paddle paint panic pant park pass pat pause pay peel peep pick pinch pine place plan plant play plead please
  point poke polish pop possess pour pray preach prefer prepare press pretend prevent print produce promise protect prove
  pull pump punch push question queue quit race rain raise reach react realise realize recall receive recognise recognize
  refuse regret reject relax rely remain remember remove rent repair repeat reply report rescue rest retire return
  reverse ride ring rinse rise risk roar rob rock roll rot rub ruin rule run rush sail save say scare scatter scold
  scrape scratch scream screw scrub seal search seek seem sell send separate serve settle sew shake share shave shelter
  shine shiver shock shoot shop shout show shrink shut sigh sign sin sing sink sip sit skip slap sleep slide slip slow
  smash smell smile smoke snap sneeze sniff snore snow soak solve sound spare spark speak spell spill spin spit split
  spoil spot spray spread spring squeal squeeze stain stamp stand stare start stay steal steer step stick sting stir stop
  strap strip stuff suffer suit surprise swallow swear sweat sweep swell swim swing talk tame tap taste teach tear tease
  tell tempt tend test thank think throw tick tie tip tire touch tour tow trace trade train trap travel treat tremble trick
  trip trot trust try tug turn twist understand undo unlock unpack use vanish visit wail wait wake walk wander want warm
  warn wash waste watch wave wear weep weigh whine whip whisper whistle win wink wipe wish wonder work worry wrap wreck
  wrestle write yawn yell`

const nouns = `
  accident age air animal area arm army baby back bag ball band bar base basket bath beach bear beast bed bedroom bee
  beer bell bench bike bill bird birth birthday blood blur board boat body bone book boot boss bottle bowl box boy brain
  branch bread breath brick bridge brother bucket bug bulb bus bush butter button cake camera card carpet case cat cause
  chain chair chance change chest child children church circle city class clock cloth cloud clown coach coast coat code
  coffee colour color computer corner cost country couple course cousin cow crack cream crime crowd crown cup curtain
  daughter dawn day death debt degree desk detail diet dinner dirt doctor dog doll door doubt dress driver drop duck dust
  ear earth edge effort egg end engine error evening event exam example eye face fact fall family farm father fault fear
  feast feather feeling fence field finger fire fish flag flame flight floor flower foot fork form fox frame friend fruit
  fuel fun future game garden gas gate ghost giant girl glass glove goal goat gold grape grass group guide guilt guitar
  habit hair hall hammer hand harbour harbor harvest hat head health heart hedge heel help hen hill history hobby hole
  holiday home honey hook horse hospital hotel hour house ice idea inch income ink island jar jewel job joke journey
  judge juice key kid king kitchen kite knee knife knot lady lake lamp laundry law leaf leather leg lesson letter level
  life light line lion lip list load loan lock love luck lunch machine magic man map mark market mask meal meat member
  memory middle midnight milk mind mint minute mirror mistake moment money monkey month mood moon morning mother mountain
  mouse mouth movie mud music nail name nature neck needle nerve nest net news night noise noon nose note number nurse
  ocean office oil orange order oven owner page pain pan paper parcel parent park part partner party past path pattern
  payment peace pen pencil people pepper person pet phone photo picture pie piece pig pillow pin pipe pizza place plane
  plate player plot pocket poem poet point poison pool post pot potato power price prince prison prize problem profit
  puzzle queen question rabbit rat reason record relief rice road robot rod roof room root rope rose route rug ruler
  sack sadness salad salary sale salt sand scale scene school science scissors sea seat second secret seed sense shade
  shadow shape sheep sheet shelf ship shirt shoe shop shower side sign silk silver sink sister size skin skirt sky smile
  snake snow soap sock soda sofa soil soldier son song sort soul soup space spade spark speed spider spoon sport spot
  spring stage stamp star station steam steel step stick stomach stone store storm story stove stream street string
  student style sugar summer sun surprise sweater swing table tail tale task taste tax taxi tea teacher team teeth tent
  term theory thief thing thread throat thumb ticket tiger time title toe tomato tongue tool tooth top touch tower town
  toy track trade train tray treat tree trick trip trouble truck trust truth turkey twig twin twine type umbrella uncle
  unit value vase vegetable verse vessel view village visit visitor voice vote wage walk wall war waste watch water wave
  way weather week weight wheel while wife wind window wine wing winter wire wish wolf woman wood wool word work world
  worm wound wrist writer yard year youth zoo`

const others = `
  able above absent afraid again alive alone angry any apart asleep awake aware awful badly bald bare basic beautiful
  below best better bitter blank blind bold brave brief bright broad broken brown busy calm careful careless cheap
  cheerful clean clear clever close cold common cool correct crazy cruel curious damp dead deaf dear deep different
  difficult dirty double dry due dull each eager early easy either else empty enough equal even ever every evil exact
  expensive extra fair false famous far fast few fierce final fine firm flat fond foolish foreign former forward free
  fresh full funny further gentle glad golden good grand grateful great greedy green grumpy half handsome happy hard
  harsh healthy heavy helpful high hollow honest hot huge hungry ill important indeed jealous jolly just keen kind large
  late later latter lazy least left less light likely little lively local lonely loose loud low lucky mad main major many
  mere middle minor modern moist more most much narrow nasty near neat needy neither nervous never new next nice noisy
  normal obvious odd often old only open other own pale past patient plain pleasant polite poor possible present pretty
  private proud public pure quick quiet quite rapid rare raw ready real recent red rich right ripe rough round rude sad
  safe salty same sane scary selfish several severe shallow sharp short shy sick silent silly similar simple single
  slight slow small smart smooth soft solid some sore sorry sour special square stale steady steep stiff still straight
  strange strict strong such sudden super sweet swift tall tame tasty thick thin thirsty tidy tight tiny tired together
  total tough true ugly unable unfair unhappy upset useful usual various vast violent warm weak weird well wet white whole
  wicked wide wild wise wooden wrong yellow young yours across against along among around aside behind beneath beside
  beyond despite except inside instead meanwhile outside past perhaps quite rather since soon than that their them then
  there these they this those though through throughout today tomorrow tonight toward towards under underneath unless
  until upon versus very via whatever when whenever where wherever whether which while who whoever whole whom whose why
  with within without yesterday yet`

const listed = new Set([verbs, nouns, others].join(' ').trim().split(/\s+/))

const past = new Set(
  `ate beat became began bent bit bled blew bore bought broke brought built burnt caught chose clung crept cut dealt died
  dreamt drank drove dug fed fell felt flew forgot fought found froze gave gone got grew ground had heard held hid hung
  hurt kept knew laid lain led leant leapt learnt left lent lost made meant met paid put quit ran rang read rode rose said
  sang sank sat saw sent set shook shone shot shown shrank shut slept slid smelt sold spelt spent spilt split spoke spoilt
  spread sprang stole stood struck stuck stung swam swept swore taught thought threw told took tore understood went wept
  woke won wore wove written wrote`.split(/\s+/),
)

/** The plain and the irregular forms of all of them. */
export const plainWords: ReadonlySet<string> = new Set([...listed, ...past])

/** True for an ordinary English word, in any of its regular forms. */
export function isEnglish(word: string): boolean {
  if ([asideWords, knownWords, realWords, listed, past].some((words) => words.has(word)))
    return true
  return stemsOf(word).some((stem) => listed.has(stem))
}

/** What a word may be a form of: "binned" of "bin", "caught" of nothing; "bining" is none of "bin". */
function stemsOf(word: string): string[] {
  const ending = /(ing|ed|er|est|es|s|ly|y)$/.exec(word)?.[0] ?? ''
  const stem = word.slice(0, word.length - ending.length)
  if (ending === '' || stem.length < 2) return []
  const single = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []
  const whole = /^(ing|ed|er|est)$/.test(ending) && isDoubling(stem) ? [] : [stem]
  const withY = stem.endsWith('i') ? [stem.replace(/i$/, 'y')] : []
  return [...whole, `${stem}e`, ...withY, ...single]
}
