import type { BodyOf } from '@balcao/contract'
import type { reportPrint } from '@balcao/contract/printing'
import type { PrintJob } from './print-jobs.store'

export type PrintReport = Pick<BodyOf<typeof reportPrint>, 'outcome' | 'nothing_printed'>

/** A printer that refused a job this often, each time before anything was sent, has failed it. */
export const mostRefusals = 5

/** What a report makes of a job: its next state, `known` when it says nothing new, `late` when it is too late. */
export type Judgement = 'printed' | 'uncertain' | 'failed' | 'retry' | 'known' | 'late'

/**
 * Judges a report of the job's present holder. Before sending began a failure is retried a few times. Afterwards
 * nothing is retried, and a failure is a doubt unless the device says that no paper came out. The device may resolve
 * a doubt later, as long as no person has.
 */
export function judgeReport(
  job: Pick<PrintJob, 'state' | 'refusals'>,
  { outcome, nothing_printed: nothingPrinted = false }: PrintReport,
): Judgement {
  switch (job.state) {
    case 'claimed':
      if (outcome !== 'failed') return outcome
      return job.refusals + 1 < mostRefusals ? 'retry' : 'failed'
    case 'sending':
      if (outcome !== 'failed') return outcome
      return nothingPrinted ? 'failed' : 'uncertain'
    case 'uncertain':
      if (outcome === 'printed') return 'printed'
      return outcome === 'failed' && nothingPrinted ? 'failed' : 'known'
    case 'printed':
    case 'failed':
      return job.state === outcome ? 'known' : 'late'
    case 'pending':
    case 'expired':
      return 'late'
  }
}
