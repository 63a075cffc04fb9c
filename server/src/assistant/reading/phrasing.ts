import { readDirection } from './direction.ts'
import type { Feature } from './lexicon.ts'
import { isBackIn, readEaten, readTips } from './objects.ts'
import {
  readAhead,
  readByCategory,
  readByShop,
  readCompared,
  readCutBack,
  readDifferent,
  readEither,
  readExceeds,
  readHowWas,
  readInNumber,
  readMonthsWhere,
  readOnWeekend,
  readOtherSide,
  readSameSpan,
  readShortened,
  readUsedTo,
  readWent,
  readWhereChanged,
  readWorstMonth,
} from './phrasingOfChange.ts'
import {
  readBought,
  readCharges,
  readEatenUp,
  readGoneMore,
  readGot,
  readIfPaid,
  readItsCost,
  readMultiple,
  readNormal,
  readPaidAlready,
  readPay,
  readPaycheck,
  readPriceAsked,
  readSpentOn,
  readTaken,
  readTakenMost,
  readThey,
  readThing,
  readToBePaid,
  readTold,
  readTwice,
  readWasPaid,
  readWhereAt,
  readWise,
} from './phrasingOfMoney.ts'
import {
  readAfterBills,
  readChunk,
  readComing,
  readDeposit,
  readDropping,
  readDueAsked,
  readForgotten,
  readGoingOut,
  readInvoices,
  readKept,
  readLeft,
  readPayingFor,
  readPrice,
  readRest,
  readSaved,
  readStillCharged,
  readStillSpend,
  readStopping,
  readTheseDays,
  readTooMuch,
} from './phrasingOfPlans.ts'
import type { Slots } from './slots.ts'

/** What only the phrasing tells: the same words mean something else in another order. */
export function readPhrasing(query: Slots, features: Set<Feature>): void {
  readTold(query, features)
  readEither(query, features)
  readEatenUp(query, features)
  readBought(query, features)
  readLeft(query, features)
  readTaken(query, features)
  readWasPaid(query, features)
  readToBePaid(query, features)
  readGot(query, features)
  readTwice(query, features)
  readSpentOn(query, features)
  readMultiple(query, features)
  readDifferent(features)
  readHowWas(query, features)
  readWent(query, features)
  readSameSpan(query, features)
  readOtherSide(query, features)
  readStillSpend(query, features)
  readComing(query, features)
  readGoingOut(query, features)
  readInvoices(query, features)
  readPay(query, features)
  readRest(query, features)
  readDirection(query, features)
  readCompared(query, features)
  readUsedTo(query, features)
  readDropping(query, features)
  readStopping(query, features)
  readSaved(query, features)
  readDueAsked(query, features)
  readTips(query, features)
  readShortened(query, features)
  readCutBack(query, features)
  readOnWeekend(query, features)
  readTakenMost(query, features)
  readExceeds(query, features)
  readChunk(query, features)
  readForgotten(query, features)
  readWise(query, features)
  readWhereAt(features)
  readPayingFor(query, features)
  readTheseDays(query, features)
  readDeposit(query, features)
  readPrice(query, features)
  readPriceAsked(query, features)
  readThing(query, features)
  readEaten(query, features)
  readAhead(query, features)
  readCharges(query, features)
  readWhereChanged(query, features)
  readMonthsWhere(query, features)
  readByCategory(query, features)
  readByShop(query, features)
  readKept(query, features)
  readAfterBills(query, features)
  readPaidAlready(query, features)
  readIfPaid(query, features)
  readGoneMore(query, features)
  readItsCost(query, features)
  readTooMuch(query, features)
  readThey(query, features)
  readStillCharged(query, features)
  readPaycheck(query, features)
  readNormal(query, features)
  readWorstMonth(query, features)
  readInNumber(features)
  query.unknown = query.unknown.filter((item) => !isBackIn(item, query.text))
}
