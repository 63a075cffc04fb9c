// A category by another word: "how much on clothes", where it is called Clothing.

/** Words by which people call a category that has another name; used only if no name contains the word. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  'food & dining': [
    'food',
    'dining',
    'eating out',
    'eat out',
    'dining out',
    'meals',
    'foods',
    'eating',
  ],
  transportation: ['getting around', 'travel costs'],
  'meals out': [
    'eating out',
    'eat out',
    'dining out',
    'eat',
    'dining',
    'restaurants',
    'restaurant meals',
  ],
  'dining out': ['eating out', 'eat out', 'restaurants', 'restaurant meals'],
  'eating out': [
    'eat out',
    'ate out',
    'eaten out',
    'dine out',
    'dining out',
    'dining',
    'restaurants',
    'restaurant meals',
  ],
  restaurants: ['eating out', 'dining out', 'dining'],
  dining: ['eating out', 'eat out', 'dining out', 'restaurants'],
  books: ['bookstore', 'bookstores', 'bookshop', 'bookshops'],
  entertainment: ['fun', 'leisure'],
  utilities: ['utility'],
  housing: ['house', 'home'],
  shopping: ['shopping'],
  freelance: [
    'freelancing',
    'freelance work',
    'side hustle',
    'side job',
    'side gig',
    'side income',
  ],
  investment: ['investments', 'investing'],
  pets: ['dog', 'dogs', 'cat', 'cats', 'puppy'],
  dog: ['pet', 'pets'],
  dogs: ['pet', 'pets'],
  cat: ['pet', 'pets'],
  cats: ['pet', 'pets'],
  travel: ['vacation', 'vacations'],
  // "The holidays" are Christmas to some, so they call no category Vacation.
  holiday: ['vacation', 'vacations'],
  holidays: ['vacation', 'vacations'],
  salary: ['wages', 'wage', 'pay check', 'paycheck', 'paychecks'],
  other: ['miscellaneous', 'misc'],
}

/** Words for the same thing: each calls the category that is named by another one of them. */
const sameThings: readonly (readonly string[])[] = [
  ['clothes', 'clothing', 'apparel'],
  ['gifts', 'gift', 'presents'],
  ['takeout', 'takeouts', 'takeaway', 'takeaways', 'take out', 'carryout'],
  ['kids', 'children'],
  ['hair', 'haircut', 'haircuts', 'hairdresser', 'hairdressers', 'hairdressing', 'barber'],
  ['charity', 'charities', 'donations', 'donation', 'charitable giving'],
  ['travel', 'trips', 'travelling', 'traveling'],
  ['gym', 'fitness'],
  ['phone', 'phones', 'mobile', 'mobile phone', 'cell phone', 'cellphone'],
  ['internet', 'broadband', 'wifi'],
  ['electricity', 'electric'],
  ['garden', 'gardening'],
  ['health', 'healthcare', 'health care', 'medical', 'medical care'],
  ['pharmacy', 'medicine', 'medicines', 'meds', 'medication', 'medications'],
  ['movies', 'cinema', 'cinemas', 'films'],
  ['alcohol', 'booze', 'drinks'],
  ['transport', 'transportation', 'public transport', 'transit', 'commuting', 'commute'],
  ['repairs', 'maintenance'],
  ['childcare', 'child care', 'daycare'],
  ['groceries', 'food shopping', 'grocery shopping', 'supermarket', 'supermarkets'],
  ['taxis', 'taxi', 'cabs', 'cab'],
  ['buses', 'bus'],
  ['trains', 'train'],
  ['flights', 'flight', 'airfare'],
  ['hotels', 'hotel', 'accommodation', 'lodging'],
  ['dentist', 'dental'],
  ['vet', 'vets', 'veterinary'],
  ['makeup', 'cosmetics'],
  ['games', 'gaming', 'video games'],
]

const words = [
  ...Object.entries(synonyms).flatMap(([category, called]) =>
    called.map((word) => ({ word, category })),
  ),
  ...sameThings.flatMap((same) =>
    same.flatMap((category) =>
      same.filter((word) => word !== category).map((word) => ({ word, category })),
    ),
  ),
]

const categoriesByWord = Map.groupBy(words, ({ word }) => word)

/** The names, folded, of the categories that a word may call. */
export function categoriesCalled(word: string): readonly string[] {
  return [...new Set((categoriesByWord.get(word) ?? []).map(({ category }) => category))]
}
