import type { Feature } from '../platform/feature'
import { registerPrintJobs } from './print-jobs.routes'
import type { PrintingNeeds } from './printing-needs'
import { registerStations } from './stations.routes'
import { printSweepCron, printSweepJob } from './sweep'

/** Print stations, the print queue and its settings. */
export const printing = {
  name: 'printing',
  register(router, needs) {
    registerStations(router, needs)
    registerPrintJobs(router, needs)
  },
  jobs: (needs) => ({ 'printing:sweep-company': printSweepJob(needs) }),
  crons: (needs) => [printSweepCron(needs)],
} satisfies Feature<PrintingNeeds>

export { dropWaitingPrints } from './drop-prints'
export { notePaid } from './note-paid'
export type { OrderBook, OrderToPrint } from './order-book'
export { listOrderPrints } from './print-jobs.store'
export { queueOrderPrints } from './queue-order-prints'
export { announcePrints } from './record-prints'
export { findStationByKey, stationKeyPrefix } from './station-keys'
export { resumePrints, voidPrints, type PrintsChanged } from './void-prints'
