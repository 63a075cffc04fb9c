import { wordsOf } from './tokens.ts'
import type { Match, Name, Vocabulary } from './vocabulary.ts'

/**
 * What payees that are paid for a thing have in their names, and the fields of that thing: the rent goes to Elm Lettings.
 * A tuple of words, and of keys of `fieldWords`, both separated by spaces.
 */
const trades: Readonly<Record<string, readonly [signs: string, fields: string]>> = {
  rent: [
    'letting lettings rental rentals realty property properties apartment apartments leasing landlord tenancy homes residences flats lofts',
    'housing',
  ],
  electricity: ['electric power energy edison', 'utilities housing'],
  electric: ['electricity power energy edison', 'utilities housing'],
  internet: ['broadband fibre fiber wifi telecom', 'utilities housing work'],
  broadband: ['internet fibre fiber wifi telecom', 'utilities housing work'],
  wifi: ['internet broadband fibre fiber telecom', 'utilities housing work'],
  phone: ['mobile wireless telecom cellular telephone', 'utilities housing work'],
  gym: ['fitness crossfit', 'fitness health leisure beauty'],
  dentist: ['dental dentist dentists dentistry orthodontics', 'health'],
  dental: ['dentist dentistry orthodontics', 'health'],
  doctor: ['physician physicians doctors', 'health'],
  vet: ['veterinary veterinarian vets animal hospital', 'pets health'],
  vets: ['veterinary veterinarian vet animal hospital', 'pets health'],
  plumber: ['plumbing plumbers', 'repairs housing utilities'],
  mechanic: ['garage mechanics automotive motors', 'car repairs'],
  florist: ['flowers floral florists', 'giving garden goods'],
  baker: ['bakery bakehouse', 'food'],
  optician: ['optical optometry eyewear opticians', 'health goods'],
  cleaner: ['cleaning cleaners clean maid maids housekeeping', 'repairs housing'],
  cleaning: ['cleaner cleaners clean maid maids housekeeping', 'repairs housing'],
  hairdresser: ['haircut hair salon barber barbers', 'beauty health goods'],
  barber: ['haircut hair barbers', 'beauty health goods'],
  haircut: ['hair barber barbers salon', 'beauty health goods'],
  flight: ['airlines airline airways flights', 'travel car'],
  flights: ['airlines airline airways flight', 'travel car'],
  pharmacy: ['drugstore chemist walgreens cvs', 'health goods beauty'],
  charity: ['donation donations foundation', 'giving'],
  daycare: ['nursery childcare preschool', 'children'],
  childcare: ['daycare nursery preschool', 'children'],
}

export const tradeWords: readonly string[] = Object.keys(trades)

/** Fields of spending by the words that categories for them have in their names. */
const fieldWords: Readonly<Record<string, string>> = {
  housing: 'housing rent mortgage lodging apartment',
  utilities: 'utilities utility electricity internet phone telecom broadband energy power heating',
  health: 'healthcare health medical medicine dental dentist doctor pharmacy vision wellness',
  fitness: 'fitness gym sport sports exercise yoga',
  pets: 'pets pet dog dogs cat cats animal animals puppy horse horses',
  children:
    'childcare daycare kids kid children child baby babies school education nursery preschool',
  garden: 'garden gardening gardens plants plant yard lawn landscaping outdoors',
  car: 'transportation transport car cars auto vehicle vehicles motorcycle gas fuel commuting',
  food: 'food dining groceries grocery restaurants restaurant snacks drinks coffee bakery bread',
  beauty: 'beauty makeup cosmetics haircut haircuts hair grooming',
  goods: 'shopping clothes clothing fashion shoes laundry',
  travel: 'travel vacation vacations trip trips flight flights hotels',
  leisure: 'entertainment hobby hobbies games gaming music fishing crafts books toys movies',
  giving: 'gift gifts charity donations donation giving',
  repairs: 'repairs repair maintenance improvement renovation plumbing cleaning household',
  work: 'business work office hosting software',
}

const fieldsOfWord = Map.groupBy(
  Object.entries(fieldWords).flatMap(([field, words]) =>
    words.split(' ').map((word) => ({ word, field })),
  ),
  ({ word }) => word,
)

/** "Greenleaf Nursery" in Garden is no childcare: a category of another field tells that a payee has another trade. */
function isInField(name: Name, own: readonly string[]): boolean {
  const found = name.kind === 'payee' ? name.categories.map(fieldsOf) : []
  const isOwn = found.some((fields) => fields.some((field) => own.includes(field)))
  return isOwn || found.every((fields) => fields.length === 0)
}

function fieldsOf(category: string): string[] {
  return wordsOf(category).flatMap((word) =>
    (fieldsOfWord.get(word) ?? []).map(({ field }) => field),
  )
}

const ordinary: ReadonlySet<string> = new Set(
  'housing utilities health pets children garden car food travel giving repairs'.split(' '),
)

/** Whether a category is for what is paid in any case, such as a home, electricity or groceries: no subscription. */
export function isOrdinaryCost(category: string): boolean {
  return fieldsOf(category).some((field) => ordinary.has(field))
}

const signLengthMin = 5

/** The only payee whose name tells that it is paid for what a word says, as FibreNow is for the internet, or the only one in Housing for the rent. */
export function matchTrade(word: string, { byWord, names: all }: Vocabulary): Match | undefined {
  const [signs = [], fields = []] = Object.hasOwn(trades, word)
    ? (trades[word]?.map((each) => each.split(' ')) ?? [])
    : []
  const isSign = (part: string) =>
    signs.some(
      (sign) => part === sign || (sign.length >= signLengthMin && part.startsWith(sign)),
    ) ||
    // "PureGym" for the gym; "Torrent" is no rent.
    (word !== 'rent' && part.length >= word.length + 3 && part.endsWith(word))
  const found = new Set(
    signs.length === 0
      ? []
      : [...byWord].filter(([part]) => isSign(part)).flatMap(([, names]) => names),
  )
  const names = [...found].filter(
    (name) =>
      name.kind === 'payee' &&
      name.types.includes('expense') &&
      isInField(name, fields) &&
      !isForPeople(name),
  )
  const only = names.length === 0 && word === 'rent' ? payeesIn('Housing', all) : names
  return only.length === 1 ? { names: only, length: 1, how: 'synonym' } : undefined
}

/** "Mercy Hospital", while "Banner Pet Hospital" is a vet. */
function isForPeople({ words }: Name): boolean {
  const isOfAnimals = words.some((word) =>
    /^(?:pets?|animals?|vets?|veterinary|cats?|dogs?)$/.test(word),
  )
  return words.includes('hospital') && !isOfAnimals
}

/** The council tax and the tenant's insurance are in Housing too. */
const noRent: ReadonlySet<string> = new Set(
  'tax taxes insurance cover mortgage bank repair repairs electric electricity energy gas water power internet broadband'.split(
    ' ',
  ),
)

function payeesIn(category: string, names: readonly Name[]): Name[] {
  return names.filter(
    (name) =>
      name.kind === 'payee' &&
      name.types.includes('expense') &&
      name.categories.includes(category) &&
      !name.words.some((word) => noRent.has(word)),
  )
}

/** Those who are paid for work: the category Babysitter is what babysitting costs. */
const doers =
  /(?:sitter|walker|cleaner|gardener|tutor|teacher|trainer|minder|groomer|painter|carer|coach)$/

/** The category called after who does a work, by that work: Babysitter for "babysit", "babysitting" and "sitters". */
export function matchDoer(word: string, { names }: Vocabulary): Match | undefined {
  const one = word.replace(/s$/, '')
  const verb = word.replace(/ing$/, '')
  const forms = [`${verb}er`, `${verb}${verb.at(-1)}er`, `${verb}r`, verb]
  const found = names.filter(({ kind, words: [whole = '', ...others] }) => {
    if (kind !== 'category' || others.length > 0 || !doers.test(whole)) return false
    const isPartOf = one.length >= doerLengthMin && whole.endsWith(one) && doers.test(one)
    return whole !== word && (forms.includes(whole) || isPartOf)
  })
  return found.length === 1 ? { names: found, length: 1, how: 'synonym' } : undefined
}

const doerLengthMin = 5
