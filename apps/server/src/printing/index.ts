import type { Feature } from '../platform/feature'
import { registerPrintJobs } from './jobs/print-jobs.routes'
import type { PrintingNeeds } from './printing-needs'
import { registerStations } from './stations/stations.routes'
import { printSweepCron, printSweepJob } from './jobs/sweep'

/** Print stations, the print queue and its settings. */
export const printing = {
  name: 'printing',
  register(router, needs) {
    registerStations(router, needs)
    registerPrintJobs(router, needs)
  },
  jobs: (needs) => ({ 'printing:sweep-company': printSweepJob(needs) }),
  crons: (needs) => [printSweepCron(needs)],
  gauges: [
    {
      name: 'balcao_prints_uncertain',
      help: 'Prints of the last day of which nobody knows whether they came out',
      labels: [],
      query: `select count(*)::float8 as value from print_jobs
        where state = 'uncertain' and created_at > now() - interval '1 day'`,
    },
  ],
} satisfies Feature<PrintingNeeds>

export { dropWaitingPrints } from './jobs/drop-prints'
export { notePaid } from './note-paid'
export type { OrderBook, OrderToPrint } from './order-book'
export { listOrderPrints } from './jobs/print-jobs.store'
export { queueOrderPrints } from './jobs/queue-order-prints'
export { announcePrints } from './jobs/record-prints'
export { queueClosing } from './receipts/queue-closing'
export { findStationByKey, stationKeyPrefix } from './stations/station-keys'
export { resumePrints, voidPrints, type PrintsChanged } from './jobs/void-prints'
