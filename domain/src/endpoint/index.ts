export {
  type Access,
  type BodyForm,
  type BodyOf,
  type Endpoint,
  type EventOf,
  endpoint,
  fillPath,
  type HeaderSchemas,
  type HeadersOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type RequestHeadersOf,
} from './endpoint.ts'
export { ByteStream, Bytes, Id, IdParams, MessageReply, NoReply, queryInt } from './fields.ts'
