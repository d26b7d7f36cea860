import type { Feature } from '../platform/feature'
import { chargeJob } from './charges/make-charge'
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
      'pix-charge': chargeJob(link),
      'pix-check': checkJob(link),
      'pix-refund': refundJob(link),
      'pix-sweep': sweepJob(link),
    }
  },
  crons: (needs) => [sweepCron(needs)],
} satisfies Feature<PixNeeds>

export { alignCharge, type OrderCharge } from './charges/align-charge'
