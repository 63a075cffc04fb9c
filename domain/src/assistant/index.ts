export {
  agreeToModel,
  getModelConsent,
  ModelConsent,
  withdrawFromModel,
} from './consent.ts'
export {
  askAssistant,
  ChatReply,
  ChatRequest,
  type ChatTurn,
  getInsights,
  historyTurnsMax,
  InsightsReply,
  type ReplyKind,
  type ReplyPart,
} from './contract.ts'
export { type DueSource, Fact, type FactOp, type FactUnit, type RowSource, Source } from './fact.ts'
export {
  callMcp,
  createMcpToken,
  getMcpAccess,
  McpAccess,
  type McpToken,
  mcpTokensMax,
  NewMcpToken,
  revokeMcpToken,
  switchMcp,
} from './mcp.ts'
export {
  add,
  divide,
  formatQuotient,
  multiply,
  parseQuotient,
  type Quotient,
  subtract,
} from './quotient.ts'
export { type Grounds, type ProofStep, sourcesUnder, stepsTo } from './steps.ts'
export { greeting, suggestedPrompts } from './texts.ts'
export { type CheckedWording, checkWording } from './wording/checkWording.ts'
export type { NamedPeriod, Script } from './wording/script.ts'
export {
  type Evidence,
  type EvidenceDue,
  type EvidenceRow,
  type Proof,
  workOut,
} from './workOut.ts'
