// What people ask about the product as a whole: who may use it, on what, what it has and what it has not.

const asks =
  '^(?:(?:and|so|ok|hey|hi|please|sorry) )*(?:how|where|can|could|may|is|are|am|do|does|did|will|would|what|which|i want|i would like|i need|help)\\b'

/** Questions about money have these words, whatever else they name. */
const notMoney =
  '(?!.*\\b(?:spend|spent|spending on|paid|cost|costs|earn|earned|how much|how often|how many|balance|overdrawn|in (?:my|our|the) (?:joint|shared) account)\\b)'

function topic(when: string, text: string): { when: RegExp; text: string } {
  return { when: new RegExp(`^${notMoney}(?:${when})`), text }
}

const somebody =
  '(?:husband|wife|partner|spouse|flatmate|roommate|housemate|girlfriend|boyfriend|family|friend|mum|mom|dad|sister|brother|accountant|somebody|someone|other people|others|another person|two people|both of us|more than one person|several people)'

export const accountTopics: readonly { when: RegExp; text: string }[] = [
  topic(
    `(?!.*\\b(?:delete|close|remove|salary|income|pay|wages?|gift|present)\\b)(?:${asks}.*\\b(?:share|sharing|invite|give access|add)\\b.*\\b(?:with|to|for|access)\\b.*\\b${somebody}\\b.*|${asks}.*\\b(?:my|our|a|an|the) ${somebody}\\b.*\\b(?:use|join|see|access|log in|sign in|add to|edit)\\b.*\\b(?:this|it|too|account|as well|here|evenkeel|records|app)\\b.*|${asks}.*\\b(?:joint|shared|family|household|multi-?user) accounts?\\b.*|${asks}.*\\b(?:share|use) (?:one|an|the same|a single|this) (?:account|login|log-in)\\b.*|${asks}.*\\b(?:invite|add) (?:my|a|another|an?other) (?:${somebody}|user|person|member)\\b.*)`,
    'An account is for one person: your records cannot be shared, and nobody else sees them. Each person signs up with an email of their own.',
  ),
  topic(
    `${asks}.*\\b(?:app|apps|version) (?:for|on) (?:(?:my|the|a|an) )?(?:iphone|ipad|android|ios|phone|mobile|tablet|mac|windows|watch)s?\\b.*|${asks}.*\\b(?:mobile|phone|iphone|android|ios|native|desktop|tablet) (?:app|version)\\b.*|${asks}(?=.*\\b(?:work|works|use|run|runs|open|available|install|download|get)\\b).*\\b(?:on|for|to|onto) (?:(?:my|the|a|an) )?(?:phone|mobile|iphone|ipad|android|tablet|cell ?phone|smartphone|laptop|mac|windows)\\b.*|${asks}.*\\b(?:app store|play store|google play)\\b.*`,
    'Evenkeel is a website: open it in the browser of your phone, tablet or computer and sign in. There is no app to install.',
  ),
  topic(
    `${asks}.*\\b(?:undo|redo|revert|restore|recover|bring back|take back|un-?delete)\\b(?!.*\\bpassword\\b).*|.*\\b(?:deleted|removed|erased|changed)\\b.*\\b(?:by accident|by mistake|accidentally|wrongly)\\b.*|.*\\baccidentally (?:deleted|removed|erased|changed)\\b.*|${asks}.*\\bget (?:it|them|that|a \\w+|my \\w+|the \\w+) back\\b.*\\b(?:delet|remov)\\w+.*|${asks}.*\\b(?:a |my |the )?deleted (?:transactions?|entry|entries|bills?|expenses?)\\b.*\\bback\\b.*`,
    'After each change a message offers Undo. Later, the History page lists what you changed, with Undo beside each change; Redo brings it back.',
  ),
  topic(
    `${asks}.*\\b(?:2fa|mfa|two[- ]?factor|second factor|two[- ]?step|authenticator|passkeys?|fingerprint|face id)\\b.*`,
    'There is no second factor: you sign in with your email and password. Change password and Security Tips are in Settings.',
  ),
  topic(
    `${asks}(?! .*\\bbudget (?:usage|used)\\b).*\\b(?:set|make|create|add|have|define|enter|plan|put|change|edit|set up) (?:up )?(?:(?:a|an|my|our|the|some|monthly|weekly|own|new) )*(?:\\w+ )?(?:budgets?|spending (?:limits?|caps?|goals?|targets?)|savings? goals?|goals?)\\b(?! usage).*|^how (?:do|can|could|should|would) (?:i|we) budget\\b(?! usage).*`,
    'Evenkeel has no budgets or goals to set. Budget usage on the dashboard is the percentage of your income that you spent, and I can tell what is left this month.',
  ),
  topic(
    `${asks}.*\\b(?:write|add|put|leave|enter|make|attach|keep|store|see|find|go|goes)?\\b.*\\b(?:notes?(?! down\\b)|comments?|memos?|remarks?|tags?)\\b.*\\b(?:transactions?|entry|entries|expenses?|purchases?|payments?|bills?|records?|income)\\b.*|${asks}.*\\b(?:transactions?|entry|entries|expenses?|purchases?) (?:have|with) (?:a )?(?:notes?|comments?|memos?|tags?)\\b.*`,
    'A transaction has no notes of its own: write it into the description. Press the pencil beside the transaction in the table on the dashboard, and save with Update Transaction.',
  ),
]
