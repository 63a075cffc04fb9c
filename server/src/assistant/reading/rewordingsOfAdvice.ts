/** How to save, and how to spend less on something, in everyday words; in lower case. */
export const rewordingsOfAdvice: readonly (readonly [RegExp, string])[] = [
  // "How do I save money?", "how can we put some aside for a holiday?"
  [
    /^((?:and |so )?)how (?:do|can|could|should|would|might) (?:i|we) (?:start )?(?:save|put aside|set aside|put away)(?: (?:up|some|more|a bit|money|aside|away|of it))*(?: (?:for|towards?) [^?!.,;]{2,40})?(?=\W*$)/g,
    '$1how can i save money',
  ],
  // "How do I make my spending on coffee go down?", "how can I get my grocery bill down?"
  [
    /^((?:and |so |ok |hey )*)how (?:(?:do|can|could|should|would|might) (?:i|we)|to) (?:make|get|bring|keep|push|drive) (?:(?:(?:my|our|the) )?(?:spending|spend|costs?|expenses?|outgoings|bills?) (?:on|for|at) (.{2,40}?)|(?:(?:my|our|the) )?(.{2,40}?)(?: (?:spending|spend|costs?|expenses?|bills?|budget))?) (?:(?:to )?(?:go|come|stay) )?(?:down|lower|under control)(?: a (?:bit|little))?(?=\W*$)/g,
    '$1how can i spend less on $2$3',
  ],
  [
    /^((?:and |so |ok |hey )*)how (?:(?:do|can|could|should|would|might) (?:i|we)|to) (?:(?:reduce|lower|cut|cut down(?: on)?|cut back(?: on)?|trim|shrink|bring down|get down) (?:(?:(?:my|our|the) )?(?:spending|spend|costs?|expenses?) (?:on|for|at) (.{2,40}?)|(?:(?:my|our|the) )?(.{2,40}?) (?:spending|spend|costs?|expenses?|bills?|budget))|(?:cut (?:down|back)|economi[sz]e|go easy|go easier) on (?:(?:my|our|the) )?(.{2,40}?))(?=\W*$)/g,
    '$1how can i spend less on $2$3$4',
  ],
  // "Where can I cut back?"
  [
    /\bwhere (?:can|could|should|might) (i|we) (?:cut (?:back|down|costs|spending|expenses)|save(?: money| more)?|trim|economi[sz]e)(?=\W*$)/g,
    'any recommendations for saving money',
  ],
  [
    /\b(?:anything|something|what) (?:can |could |should )?(?:i|we) (?:can |could )?(?:cut back(?: on)?|cut down(?: on)?|trim|save on|cancel|get rid of|do without|stop paying(?: for)?|ditch|give up)(?: (?:to save(?: money| a bit)?|here|this month))?(?=\W*$)/g,
    'any recommendations for saving money',
  ],
]
