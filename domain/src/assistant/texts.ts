/** The first message of every conversation. */
export const greeting =
  "Hi! I'm your financial assistant. I can help you understand your spending patterns, give you budget insights and answer questions about your finances. What would you like to know?"

/** The questions offered until the user asks one. */
export const suggestedPrompts = [
  'What are my biggest expense categories?',
  'How is my spending trending this month?',
  'Any recommendations for saving money?',
  'Show me my recent large expenses',
] as const
