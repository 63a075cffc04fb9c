/**
 * What to go on with when somebody else has saved in the meantime: one's own changes stand, everything else is as it
 * is saved now.
 */
export function mergeInput<Input extends object>(before: Input, now: Input, mine: Input): Input {
  const fields = Object.keys(now) as (keyof Input)[]
  const own = fields.filter((field) => mine[field] !== before[field])
  return { ...now, ...Object.fromEntries(own.map((field) => [field, mine[field]])) }
}
