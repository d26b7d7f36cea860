import type { Feature } from '../platform/feature'
import { registerPrintJobs } from './print-jobs.routes'
import type { PrintingParts } from './printing-parts'
import { registerStations } from './stations.routes'
import { printSweepCron, printSweepJob } from './sweep'

/** Print stations, the print queue and its settings. */
export const printing = {
  name: 'printing',
  register(door, parts) {
    registerStations(door, parts)
    registerPrintJobs(door, parts)
  },
  jobs: (parts) => ({ 'printing:sweep-company': printSweepJob(parts) }),
  crons: (parts) => [printSweepCron(parts)],
} satisfies Feature<PrintingParts>

export { dropWaitingPrints } from './drop-prints'
export type { OrderBook, OrderToPrint } from './order-book'
export { listOrderPrints } from './print-jobs.store'
export { queueOrderPrints } from './queue-order-prints'
export { announcePrints } from './record-prints'
export { findStationByKey, stationKeyPrefix } from './station-keys'
export { resumePrints, voidPrints, type PrintsTouched } from './void-prints'
