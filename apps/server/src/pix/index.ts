import type { Feature } from '../platform/feature'
import { certificateMailJob, certificateNoticesCron } from './account/certificate-notices'
import { chargeJob } from './charges/make-charge'
import { UNMATCHED_DAYS, unmatchedCents } from './day/unmatched'
import { depositJob } from './receipts/count-deposit'
import { refundJob } from './refunds/refund-receipt'
import type { PixNeeds } from './pix-needs'
import { registerPix } from './pix.routes'
import { checkJob } from './receipts/hear-callback'
import { sweepCron, sweepJob } from './receipts/sweep'
import { openLink } from './with-bank'

/** PIX by the company's own account at its bank: it asks for the money, and says by itself when it came. */
export const pix = {
  name: 'pix',
  register: registerPix,
  jobs(needs) {
    const link = openLink(needs)
    return {
      'pix-certificate-mail': certificateMailJob(needs),
      'pix-charge': chargeJob(link),
      'pix-check': checkJob(link),
      'pix-deposit': depositJob(needs),
      'pix-refund': refundJob(link),
      'pix-sweep': sweepJob(link),
    }
  },
  crons: (needs) => [sweepCron(needs), certificateNoticesCron(needs)],
  gauges: [
    {
      name: 'balcao_pix_unmatched',
      help: 'PIX that came in an hour ago or before, and neither counts for an order nor went back',
      labels: [],
      query: `select count(*)::float8 as value from pix_receipts r
        where r.counted_cents < r.amount_cents and r.at < now() - interval '1 hour'
          and r.at > now() - interval '${UNMATCHED_DAYS} days' and ${unmatchedCents} > 0`,
    },
    {
      name: 'balcao_pix_denied',
      help: 'Companies whose bank takes their access no longer',
      labels: [],
      query: 'select count(*)::float8 as value from pix_accounts where denied_at is not null',
    },
  ],
} satisfies Feature<PixNeeds>

export { alignCharge, type OrderCharge } from './charges/align-charge'
