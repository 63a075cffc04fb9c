export {
  AppError,
  type ChangedRecord,
  describeError,
  type ErrorCode,
  type ErrorDetails,
  type FieldError,
  Problem,
  type ProblemAction,
} from './appError.ts'
