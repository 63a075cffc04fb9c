// What came back, what is taken off for it, and what was charged twice; in lower case.

const whose =
  "(?:(?:airline|hotel|store|shop|seller|vendor|retailer|company|insurer|landlord)(?:'s|s'|s)? )?"
const refunds = `(?:(?:the|my|our|any|all|its|their|that|those|a) )*${whose}(?:refunds?|returns|reimbursements?|money back)`
const stores =
  '(?:the |any |all |my |our )*(?:stores?|shops?|retailers?|merchants?|sellers?|vendors?|businesses)'

/** "What have stores given back to me in returns?" */
export const rewordingsOfRefunds: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^((?:and |so )?)(?:what|how much(?: money)?) (?:have|has|did|do) ${stores}(?: ever| all)? (?:give|given|gave|pay|paid|send|sent|hand|handed|return|returned|refund|refunded|reimburse|reimbursed|credit|credited)(?: (?:to )?(?:me|us))?(?: back)?(?: (?:to )?(?:me|us))?(?: (?:in|as|for|on|through|from) (?:refunds?|returns?|(?:stuff|things|items|goods|what) (?:i|we) (?:returned|took back|sent back|brought back)))?(?=\\W*$| (?:in|this|last|since|so far|over|during)\\b)(?<=\\b(?:back|refund\\w*|reimburs\\w*|return\\w*|credit\\w*)\\b.*)`,
      'gu',
    ),
    '$1how much have i received in refunds from stores',
  ],
  [
    new RegExp(
      `\\b(?:get|got|gotten|received?|had) (?:money )?back (?=(?:from|by) ${stores}\\b)`,
      'g',
    ),
    'received in refunds ',
  ],
  [/\bin (?:store|shop|retail) refunds\b/g, 'in refunds from stores'],
  // "How much did I recoup from Target?", "recover in refunds"
  [
    /\b((?:did|have|do|can|could) (?:i|we)(?: ever)?) (?:recoup|recover|recuperate|claw back|reclaim)(?:ed|d)?(?: back)?(?= (?:in|from|for|anything|any|this|last)\b|\W*$)/g,
    '$1 get back',
  ],
  [/\bget back in (?=(?:refunds|returns|reimbursements)\b)/g, 'receive in '],
  // "What did I get back for the things I returned?"
  [
    /\b(?:from|for|by|on|through) (?:returning (?:stuff|things|items|goods|purchases)|(?:(?:the |all |all the )?(?:stuff|things|items|goods|purchases)|what) (?:that )?(?:i|we) (?:returned|took back|sent back|brought back|gave back))\b/g,
    'in refunds',
  ],
  [/\b(?:get|got|gotten|had) back in refunds\b/g, 'received in refunds'],
  [
    /\b(?:did|have) (?:my |our |the )?(?:returns|refunds) (?:bring|brought|yield|yielded|pay|paid) (?:back|in|out|me|us)\b/g,
    'did i receive in refunds',
  ],
  // "What did Target pay back?", "reimburse me", "credit me"
  [
    /\b(did|has|have) ((?:the |my |our )?(?!i\b|we\b|you\b)\p{L}[\p{L}'&+.-]*(?: \p{L}[\p{L}'&+.-]*){0,3}) (?:ever )?(?:(?:pay|paid|send|sent|transfer|transferred|hand|handed|wire|wired|credit|credited) (?:(?:me|us) )?back(?: (?:to )?(?:me|us))?|(?:reimburse|reimbursed)(?: (?:to )?(?:me|us))?)(?=\W*$| (?:in|this|last|since|so far|for|on)\b)/gu,
    '$1 $2 refund me',
  ],
  [
    /\b(what|which|how much)( of a)? refund (did|has|have) ((?:the |my |our )?(?!i\b|we\b)\p{L}[^,?!.;]{1,40}?) (?:issue|issued|make|made|give|given|gave|pay|paid|send|sent|grant|granted|process|processed)(?: (?:to )?(?:me|us))?(?=\W*$| (?:in|this|last|since)\b)/gu,
    'how much $3 $4 refund me',
  ],
  [/\b(?:was|were|been|got) credited back\b/g, 'was refunded'],
  // "Considering the refund, what did I spend at Target?"
  [
    new RegExp(
      `^((?:and |so )?)(?:(?:considering|given|allowing for|accounting for|factoring in|offsetting|bearing in mind|counting|after|in view of|in light of) ${refunds}|taking (?:into (?:account|consideration) ${refunds}|${refunds} into (?:account|consideration))|with ${refunds} (?:taken off|deducted|subtracted|factored in|considered|taken into (?:account|consideration))),? (?=(?:what|how much)\\b)([^?!]*)`,
      'gu',
    ),
    '$1$2 net of refunds',
  ],
  // "Taking the airline's refund into account", "considering refunds", "offsetting the refund"
  [
    new RegExp(
      `,? (?:(?:but|and|when|while|once|after|by|if (?:i|we|you)) )?(?:taking|take|taken) (?:into (?:account|consideration) )${refunds}(?=\\W*$|,)`,
      'gu',
    ),
    ' net of refunds',
  ],
  [
    new RegExp(
      `(?<!^tak(?:e|ing))(?<! tak(?:e|ing))(?<!if (?:i|we|you) take),? (?:(?:but|and|when|while|once|after|by|with|if (?:i|we|you)) )?(?:(?:taking|take|taken|counting|count|setting|set|figuring|figure|factoring|factor) )?${refunds} (?:(?:is|are|being|has been|have been) )?(?:(?:taken |counted )?into (?:account|consideration)|(?:factored|figured|counted|included|reckoned|priced|taken|netted)(?: in| off| out)?|(?:set|offset|netted|credited)(?: (?:off|against (?:it|that|this|them)))?|considered|deducted|subtracted)(?=\\W*$|,)`,
      'gu',
    ),
    ' net of refunds',
  ],
  [
    new RegExp(
      `,? (?:(?:but|and|when|while|once|after|by|if (?:i|we|you)) )?(?:considering|consider|allowing for|allow for|factoring in|factor in|accounting for|account for|offsetting|offset|reckoning in|bearing in mind|bear in mind|mindful of|given|in view of|in light of|netting off|netting out|net of|setting off|counting in|counting|count|crediting|figuring in|figure in|after) ${refunds}(?: (?:i|we) (?:got|received|had))?(?: received)?(?=\\W*$|,)(?<=\\b(?:cost|costs|spend|spent|spending|expenses?|outlay|paid|pay|price|come to|total)\\b.*)`,
      'gu',
    ),
    ' net of refunds',
  ],
  // "Net travel expenses after the refund" are net of it anyway.
  [
    /\bnet (?=(?:\p{L}+ )?(?:cost|costs|price|expenses?|spending|outlay)\b.*\bnet of refunds\b)/gu,
    '',
  ],
  [/\b(?:double|twice) (?=charg|bill|debit)/g, 'double '],
  // "Did the same Target charge go through twice?"
  [/\b(?:go|gone|went) through twice\b/g, 'charged twice'],
  // "Did we get anything back off Shoe Barn?", "has anyone taken money twice off us?"
  [
    /\b(did|have|has) (i|we) (?:ever )?(?:get|got|have|had|receive|received) (?:anything|something|any|any of it|some) back (?:off|from) (?=\p{L})/gu,
    '$1 $2 get a refund from ',
  ],
  [/\btwice (?:off|from) (?:me|us)\b/g, 'twice'],
  [
    /,? but (?=(?:net of|after|minus|less|with|subtracting|deducting|netting|counting) (?:(?:the|my|our|any|all) )*(?:refunds?|returns?|reimbursements?)\b)/g,
    ' ',
  ],
  // "Did Humana pay me anything back?"
  [
    /\b(?:did|has|have) ((?:the |my )?\p{L}[^,?!;]{1,40}?) (?:(?:ever|already) )?(?:pay|paid|give|given|send|sent) (?:me|us) (?:anything|something|any money|money|some money) back\b/gu,
    'did i get any refund from $1',
  ],
]
