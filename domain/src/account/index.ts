export { getTrialStatus, Login, login, logout, me, Registration, register } from './contract.ts'
export { passwordMistake, passwordRules, passwordSentence } from './password.ts'
export { type AccountStatus, accountStatus, TrialStatus, trialEnd, trialStatus } from './trial.ts'
export { emailField, User, usernameOf } from './user.ts'
