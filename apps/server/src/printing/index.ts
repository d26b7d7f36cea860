import type { HttpDoor } from '../platform/http/implement'
import { registerPrintJobs } from './print-jobs.routes'
import type { PrintingParts } from './printing-parts'
import { registerStations } from './stations.routes'

/** Print stations, the print queue and its settings. */
export function registerPrinting(door: HttpDoor, parts: PrintingParts): void {
  registerStations(door, parts)
  registerPrintJobs(door, parts)
}

export { dropWaitingPrints } from './drop-prints'
export type { OrderBook, OrderToPrint } from './order-book'
export { listOrderPrints } from './print-jobs.store'
export { queueOrderPrints } from './queue-order-prints'
export { announcePrints } from './record-prints'
export { findStationByKey, stationKeyPrefix } from './station-keys'
export { printSweepCron, printSweepJob } from './sweep'
export { resumePrints, voidPrints, type PrintsTouched } from './void-prints'
