export {
  AppError,
  describeError,
  type ErrorCode,
  type ErrorDetails,
  type FieldError,
  Problem,
} from './appError.ts'
