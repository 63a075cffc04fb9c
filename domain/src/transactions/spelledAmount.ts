const units = 'one|two|three|four|five|six|seven|eight|nine'
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
const tens = 'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety'
const number = `(?:(?:${tens})(?:[- ](?:${units}))?|${units}|${teens})`
const cents = `(?:${teens}|oh|(?:${tens})(?:-(?:${units}))?)`

/** What is money in words wherever it stands in a line. The shop in "five dollar tree" is not. */
const spelled = [
  `(?:${number}|a|few|couple|several) (?:hundred|thousand|grand|bucks?|dollars|cents?)`,
  `${number} dollar(?! (?:tree|general|store|shave|club))`,
  `(?:dollars?|bucks?) (?:and )?${number}`,
  // "4 fifty", "twelve fifty", "4 twenty five", but not "7 eleven".
  `(?!(?:7|seven) eleven)(?:\\$?\\d{1,4}|${units}|${teens}) ${cents}`,
  // "Twelve 50", "twenty 5"; the number in "for two 64" counts people.
  `(?<!\\b(?:for|with|of) )(?:${units}|${teens}) \\d\\d`,
  `(?:${tens}) \\d\\d?`,
  // "Twenty lunch" and "lunch twenty", but not "dinner for twenty".
  `(?<=^)(?:${tens})`,
  `(?<!\\b(?:for|with|of) )(?:${tens})(?=$)`,
].map((pattern) => new RegExp(`(?:^|(?<= ))(?:${pattern})(?=$| )`))

/** Whether a line has an amount in words: "4 fifty coffee", "twenty bucks pizza". */
export function hasSpelledAmount(words: readonly string[]): boolean {
  const text = words.filter((word) => word !== '').join(' ')
  return spelled.some((pattern) => pattern.test(text))
}
