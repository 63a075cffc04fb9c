const words = `
  abetter abide abode abort abound accounts actives advised adviser advises affordably affords
  afters aground aitch alack alone alter amide anneal annuals annul anythings apter areal arenas
  arias aright arise arisen arises arising arras articular asides assistants aster atypically
  auspicious awing backs baking balanced balances balled balling balls banded banging barbing
  barfing barge barging baring barking barns barrings bases basic basics basil basin basins
  basks baste basted bates bating batter baying beach beading beans bears beast beater becks
  becomes bedsides begat begin beginnings begun behinds beings belled belling bellow bells
  bending beside betides betters betting bettor biddy bight biked bikes bilked bilking bilks
  billet billings billy binds bitch bitched bitching bitter blacks blank bleak bling block bloke
  blower blows blowy boast boldest bolls booking boosts boots bopping border bordered borders
  boring bother bottoms bough boughs bower bowing bragging braise braised brake braking brand
  breach bread breading breakdowns breaks bream bridging bright brine brings brink briny broker
  brown brunt bucked budge budged budges budgets bugger bulks bulled bulling bulls bumped bunks
  buoying buried burled burner burns burped burred burring burst burying bushiness busing busks
  busying busyness butter butting cages caking calculated calculates calls canceler canceller
  cancels cancer carious cased caste casting casts categorise categorises categorize categorizes
  cause causer causes caved caver caving cello cervices chance chanced chancel chances chancing
  changer changers chanted chanting characters charger chargers charmed charming charred
  charring charted charting chats cheapen cheater cheek cheeks cheeping chick chicks chink chock
  chocks chopped chops chose chuck chucks chunks chunky clack clanged clanging cleave cleaving
  climber climbs clime clone closed closer closes closet clove clover clown clunk coarse
  coasting coasts coating coats coder codes coding cokes coking coldest collar collars colts
  comas combine combiner combines combing combs comer comers comet comets comings commons
  comparisons comping comps cones coning cooing cooking coots copes coping copping corer cores
  coring corked coshing costings cotes counts county coursed courser courses court courting
  coven coverall covers covert coves covet covey coward cowards cower cowering cowing coxes
  coxing coyer crack crank crating creak creaking cremains cringing crises cropped cropping
  cross croup crowing crown cumber cumbers curios currant currents curse cuttings cysts daces
  dafter dairy daisy dales dally damaged damages dames danging dares darned darning darns dated
  dater daters dating dazes deactivate deactivates deadest deafest deans dearests dearly dears
  debated debts debut debuted debuts decease deceased deceasing deceive deceived deceiving
  decent decently decreases deduce deducing deeds deffer deficits deport developments devolve
  devolved diced differences differs digger diked dikes dills dimes diner dines dinged dingle
  dinned directs direst dishy displays disposables dissed dissing distributions ditches dived
  divide dividend divider divides divined diving doable docket doily doings doling domes doming
  dopes doping dosing dotes doting doubles doublet doubly doubted dower dowering dozing drily
  drinks dripped dripping drips drive drone drooped drooping dropper droppings dross drought
  drover droves drown drugging drunk drupes ducks dudes duffer dukes dumber dumped dunes duped
  duper dupers dutch dying eared earls early earner earring earrings eating economies economised
  economiser economises economist economized economizer economizes edger educe eighteens eighth
  eights eighty eldest elevens emceed emery endings enduing equals estimates estrange ether
  evolves excels excepts excerpt excluded excludes exiting expanse expanses expansive expects
  expert explains extensive faction factual factually fails faking fasted fates fating faxed
  fears feast feeds feller fells fending fetter fever fifteens fight figured filed filled
  filling fills financed finds fined finis fired firsts fists fixer fixes flack flower flowering
  flown folding foment fonder forced forded forecasts foremast forged forget forgo formal
  formally formed forth fought fount fourteens foxed frack fractions frank frauds freak freaking
  frequenter frequents friction fright fringing frown fucks fulls furious gaily galls ganging
  gates gating gears geeks genera generals gentries gentry ghats gills givens giver gives giving
  gland gloss glower glowering glowing goings goring grands grange grans grant grass grater
  grating greaser greeter grind grips groan groin groped groping ground grouper groused grout
  grouted grouts grove growl growling grows gutting guying hakes haling halls halving handled
  hanged hanging hanks happens haring harts haste hasted hates hating hawing haying hazing
  headiest headings healing heaping hearing hears hearth heath heating heave heavies heaving
  hector hedger heeding heeds hefts height hellos herding hewer hided hides highers hiker hikers
  hills hinds hired hires hissed hissing hitch hitched hitching hither hived hives hiving hoked
  hokes holdings holing homes homing honey hooding hooking hopped hopping hording hosting hosts
  hover humped hunting hunts hurling hurls hurtling hypes ideal ideals improved improvements
  improves incomer incomers irises irregulars itched itching itemised itemises itemized itemizes
  jarring jeans jetted jetting jigger jingle jiving jumper jutting killed killing kills
  kines kings kinks kissed kissing laces lager lamely lamest landed larch larder larges largess
  largo lasted lasts latent laved laving laxest laying leach leading leafing leaking leaning
  leans leaping leapt learned learning learns lease leash leasing leaved leaven leaver leaves
  leavings ledge ledgers ledges leeks leftovers lefty lending letter letting lever lifetimes
  lifts light lighten liked likes liking lilts limes liming lined lining lisps lively liven
  livings locket locking lodger loner looming looping loosing looting lopping loser lover loving
  lowed lowers lowing lucks lumber lumbers lumped lusts macing mages majors makings malls mange
  manna manor marge marking marring marsh masking massed massing masted match mates mating
  maximums maxing mayday mayor meals meant meany measure measures meats media medial medians
  medias meekly mending menus messed messing might miked mikes miking milled milling mills mimes
  mince minds mined mines mingle minimums minis minks mints misled misplay misses misted misting
  mists misused misusing mixed moans molding momenta moments moneys monkey mopey mopping mosey
  mother moths mould mount mounting mounts mouth mouths movement mover mower mowing mucks muddy
  mussed mussing nearest nearly nears needy negatived negatives nerds nested nesting nettled
  nettling newer nigher nighest night nineteens nixed normalcy noshing notching nothings
  noting nought nuder numbed nutted nutting oaken oasis oaten ocher odder oddest oking older
  oncoming oping orange orating others otter ought outdoing outface outlaw outlays outpaced
  outpaces outplace outplay outrace outsider outsides outsize outspends overage overages
  overalls overdub overspends overviews owning paces pacing packet pages paging paint palace
  palaces paling palls parable parch paring parring parsed particulars passed paste pasted
  pastern pasterns pates patio patter patters pause pauses paved paving pavings pawing paydays
  payed payer payers payslips peace peaces peach peaking pearliest pearly pears peeks pends
  penning peopled peoples percentages percents personalty petted petting picket piece piked
  pikes pilled pilling pills pined piniest pissed pissing pitch pitched pitching placed placer
  placers plaice plane planes plash plashed plate plates playable playing pleas pleased pleases
  plying pocked pockets point ponder pondering popping portions positives posting posts pother
  potion power powering praise praised pranging prank prating praying preach precious predicated
  predication predictions predicts priced prick pricker pricks pride prides pries prime primes
  prince princes prints prise prises prising privier priviest prize prizes profits projections
  projects proportions propped propping protect protected protection prove prying pucks pumped
  purchaser purchasers putting quack quarters quartet questions quirk racing radio rafter
  rafting rages ragging raging raided railed rained raiser raises raising raking rally ranee
  ranged ranger ranges rangy ranking ranting raping raring rates ratings ration ratios ratting
  raved raving ravings razing react reactivated reading realty rears reasons recant receipt
  receiver receives recommends rector reduced reducer reduces reeds reeks regain regaining
  regains regally regent regulars reheated reimburse reimburses relatives relent remainders
  reminder rending rends renewal repealed repeater repent repented reports resent resides resort
  restaurants retailed retain retainer retainers retaining retains retch retort return returnee
  returner revenge revenuer revenues revolve revolved reword rewords rices ricing rides riding
  rigger righto rights riles riling rills rimes riming rinds ringing rinses rinsing ripen riser
  risers risings risking risks rites riven rives riving roach rocket rooking roost roses rotten
  rouble round rover rower rowing rubdown rucks ruddy rundowns ruses rutting sages salaried
  salved salving sanded sanding sands sarge sated sates sating saver saves sawed sawing saying
  sayings scare scent schedule scheduler schedules scone scope scored scorer scores scorn
  screaming scuff sealer sears season seating sectors seduce seeds seeks sellers semen sending
  sends sentries sentry service serviced setter settings settling sevens seventeens sever sewer
  sewing shack shade shake shale shall shame shanks shaped shapes shard shared sharer
  shares shark sharp shave shaved shaving shavings shelf sheller shells shelved shill shilled
  shingle shipped ships shire shirt shoat shoes shoos shoot shoppe shopper shoppes shore shores
  shorts shorty shots shout shows shrank shriek shrine shrinks sighed sight signer signet sills
  singe singed singled singles singlet singly sinned sinus sises sitting sixteens skill slack
  slash slashed slaved slaving sliced slicer slices slick slide slime sling slopped slops slower
  slowest sluice smack smart smarted smarting smell smelled smuggest snack snare sneaking snood
  snore snores snort snuff snuggest socket soften somethings sooth sopped sopping sores sough
  sought sower sowing space spade spake spared sparer spares spark spars sparse spate spaying
  speakings spearing specking speed speeding speeds spell spelled speller spelt spice spill
  spilt spire splashes splashy splat splice splint splits splosh sploshed splurges spore spores
  sport sprint spurge squanders stacks staff staid staking stalk stall standings stank starch
  stare stared stares staring stark starling starred starring stars starter startled startling
  starts starved starving stated stating staved staving steaming stems stent stepped stetting
  stick stiff stile stills stilt sting stock stoke stokes stole stoles stomped stone stones
  stool stoop stooped stopper stopping stoppled stops stored storey storeys stories stork storks
  storm storms story stove stoves strand stranding strands stranger strangle streaking strips
  stropped stuck stuffs stuffy subscriber subscribes sucks suggests suing summery sundae sundaes
  sunder sundown sundry suppler supplied suppliers supplies surprisings suspicions swell swelled
  sweller swill swine swings swore swung tacking taker takes takings talking tames taming
  tanking tanks tapes taping tapping taring tarns tarring tarted tarting tasking taste tasted
  taxing teach tears teller tending tends thanes thank thees theirs theme theses thine thingy
  think thinks thins thirteens thole thong thongs thorough though threes threw throe thuds thugs
  tides tidiest tight tightens tighter tiles tilled tilling tills timed timer timers tines
  tingle tings tinniest tipping tires titch toady toddy token toking tomes tomorrows tonal
  toniest topical topically topped toppings toppling totalling toughly tours tower towering
  towing trace tracks tract traction traps tread treading treads treason treed trendy trice
  trick tries trims trios tripe tripos trough trouped trove trowing truck tucks turned tutting
  twelves twine tying tykes typed typos tyres udder umber umped unsaid unsubscribes untie upend
  upending upends upward usages utilisation valance vector vegan vending verses versos vetted
  vetting vises vising vowing wades wadges wafted waged wager wagers waited waken wakes waking
  wales walls wander wandering wanes wanted wares warned warning warnings warns warring washed
  waster wastes waved waves waving waxes weakly wealth wealthy weans wears weave weaving weeds
  weens weeps weight weirdo weirs wending wetter wetting whale whams whereas whets while whits
  thru wholes whopped whops s whose wight willed willing wills wince winder winds wined
  winiest wises wising witch witched witching withing wiving wonders worked world worth woulds
  wound wounder wowing wrack wreak wreaking wrens wright wring wringing wrought yarns yeahs
  yearn yearned yearning yearnings yearns yeast yesterdays yikes yonder youth yurts
  acme act acts aide aides ares bake bakes bale ballet banning barer bass beaded beak bean
  beating beeping bides binding binged boos boot booth brain brained brains brides brig bunch
  bunt bushing buss busy butt cakes caned canoed canted cast checked chocked chuckled cleanest
  cluck clucked cold conned cooks cot cots counter coupe coupled couples couplet courted cove
  cozen cracking cranked curry dank debt decant deceit deems derives deriving descent developer
  died ding dinning disable dismounting dives docent dove doyen doze dozed drainer drawn dries
  drivel drivels driven driver drivers drivings droop dues duffers dupe ears easing east elating
  employed employee employees fakes fanned fiddle fifth fights fir firs fish fist foray fort
  forte forts franked fusing gibes ginned ginning gong gown grad grain grains gushing harry
  header healed heaped heated heaved heeded heft herded hied hies homebody hooks hushing huts
  ides inning jives keeling keening kids killer kilned lakes lats latte leaded leas lest lien
  locks loll looms loons loops loot loots mallet manned marry mat matte meanest meddle mediation
  mighty miscounting moon moth moves muddle mushing musing nay nicety nifty nixes nooks pallet
  panned par parry pats peeping peer pinned pinning pint pone prong rage rains rang ranker
  rankled ranted reed reneged reneging riddle riders ridges rids roes rooks rushing sack sacks
  safety sand sanely scanned scram scrape scraped scraping scraps scrip seams seen seep seeping
  seeps seers sees sell seventh shipping shuck shucked sill sing sinning sipping sixth skilled
  skimping slightest slipping slit snipping snitched sops sore spar sped stakes stitched strap
  strapped strapping sue sued swig switcher switches tack takers tales tanned tares tarry teems
  tend thin thirsty ties tightest tinned tinning tokes tourneys tow tracing trained trains tree
  tricking trucking tuned turfed turner twitched vague vale valued values valve vanned veer vest
  wags walled wallets wallowing weed weeping weighty weir wens winning wives woe wrung yanked
`

/** English words one letter away from a word of the grammar: never corrected to it. */
export const realWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
