import { startOrExplain } from './start.ts'

startOrExplain()
