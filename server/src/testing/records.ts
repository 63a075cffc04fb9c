/** Records of one payee, as the assistant's vocabulary is made from them. */
export function recordsOf(shown: string, category: string, type: 'expense' | 'income' = 'expense') {
  return { shown, payee: shown.toLowerCase(), category, type, count: 2 }
}
