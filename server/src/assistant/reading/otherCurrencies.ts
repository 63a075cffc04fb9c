// Amounts have no currency but the dollar. Who writes "£12" keeps the books in pounds, so the number is taken as it is.

const ownSign =
  /(?<![\p{L}\d.,])[£€] ?(\d[\d.,]*)|(?<![\p{L}\d.,])(\d[\d.,]*) ?(?:[£€]|quid\b|euros?\b|pounds?\b(?! of\b))/giu

/** "£12", "12 €", "12 quid" and "12 pounds" as "$12", but not "two pounds of beef". */
export function inDollars(text: string): string {
  return text.replace(
    ownSign,
    (_, behindSign?: string, beforeSign?: string) => `$${behindSign ?? beforeSign}`,
  )
}
