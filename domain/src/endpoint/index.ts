export {
  type Access,
  type BodyOf,
  type Endpoint,
  endpoint,
  fillPath,
  type HeaderSchemas,
  type HeadersOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from './endpoint.ts'
export { Id, IdParams, MessageReply, NoReply, queryInt } from './fields.ts'
