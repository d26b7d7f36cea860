import { randomUUID } from 'node:crypto'
import { mailWork } from '../gateways/mail/mail-job'
import type { Mailer } from '../gateways/mail/mailer'
import type { Tx } from '../platform/database/database'
import { addJob, type JobDefinition } from '../platform/jobs/jobs'
import type { Secrets } from '../platform/secrets/secrets'
import { writeTrustMail, type TrustNews } from './write-trust-mail'

/**
 * Queues the mail that tells of a change, in the transaction that makes it. Links are secrets: it waits sealed.
 * Without an address there is nobody to tell; `operator` means whoever runs the installation.
 */
export async function queueTrustMail(
  tx: Tx,
  secrets: Secrets,
  { companyId, to, news }: { companyId: string; to: string; news: TrustNews },
): Promise<void> {
  if (to === '') return
  const id = randomUUID()
  const sealed = secrets.seal(JSON.stringify({ to, news }), contextOf(companyId, id))
  await addJob(tx, 'trust:mail', { companyId, id, sealed })
}

export interface TrustMailNeeds {
  mailer: Mailer
  secrets: Secrets
  pagesUrl: () => string
  support: { phone: string; email: string }
  operatorEmail: string | undefined
}

/** The job behind it; sent twice by a crash, it is one mail to those who read it. */
export function trustMailJob(needs: TrustMailNeeds): JobDefinition<'trust:mail'> {
  return {
    name: 'trust:mail',
    ...mailWork,
    async run({ companyId, id, sealed }) {
      const { to, news } = JSON.parse(needs.secrets.open(sealed, contextOf(companyId, id))) as {
        to: string
        news: TrustNews
      }
      const address = to === 'operator' ? needs.operatorEmail : to
      if (address === undefined) return
      const { subject, text } = writeTrustMail(news, { pagesUrl: needs.pagesUrl(), support: needs.support })
      await needs.mailer.send({ to: address, subject, text, messageId: `<trust.${id}@balcao>` })
    },
  }
}

const contextOf = (companyId: string, id: string) => `trust-mail:${companyId}:${id}`
