export { getTrialStatus, Login, login, logout, me, Registration, register } from './contract.ts'
export { passwordError, passwordMessage, passwordRules } from './password.ts'
export {
  ForgottenPassword,
  forgotPassword,
  invalidResetLink,
  PasswordReset,
  ResetTokenState,
  resetPassword,
  validateResetToken,
} from './recoveryContract.ts'
export { endSessions, listSessions, OpenSession, SessionsEnd } from './sessionsContract.ts'
export {
  AccountDeletion,
  changeEmail,
  changePassword,
  confirmEmail,
  deleteAccount,
  EmailChange,
  EmailConfirmation,
  invalidEmailLink,
  PasswordChange,
} from './settingsContract.ts'
export {
  type AccountStatus,
  accountStatus,
  TrialStatus,
  trialEnd,
  trialStatus,
  trialWarningDays,
} from './trial.ts'
export { emailField, User, usernameFromEmail } from './user.ts'
