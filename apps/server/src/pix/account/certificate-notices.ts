import { certificateNoticeDue } from '@balcao/domain/pix'
import { brazilianDate, dateIn, wallTime } from '@balcao/domain/time'
import { getCompany } from '../../company'
import { sendOrGiveUp } from '../../gateways/mail/mail-job'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob, type CronDefinition, type JobDefinition } from '../../platform/jobs/jobs'
import type { PixNeeds } from '../pix-needs'
import { findAccount } from './account.store'

/** Nobody is told at night: from this hour of the company's clock on. */
const firstHour = 8

/** Looks every hour for certificates that end soon, and has the owner told of each 30, 7 and 1 days before, once. */
export function certificateNoticesCron({ db, clock }: Pick<PixNeeds, 'db' | 'clock'>): CronDefinition {
  return {
    name: 'pix-certificates',
    pattern: '17 * * * *',
    async run() {
      const now = clock()
      const { rows } = await db.owner.query<{ company_id: string }>(
        `select company_id from pix_accounts where certificate_ends_at > $1
           and certificate_ends_at <= $1::timestamptz + interval '30 days' order by company_id`,
        [now],
      )
      for (const { company_id: id } of rows) await db.asCompany(id, (tx) => tellInTime(tx, id, now))
    },
  }
}

async function tellInTime(tx: Tx, companyId: string, now: Date): Promise<void> {
  const { timeZone } = await getCompany(tx, companyId)
  if (wallTime(now.getTime(), timeZone).minutes < firstHour * 60) return
  const account = await findAccount(tx, companyId)
  const endsAt = account?.certificate_ends_at
  if (!endsAt) return
  const days = certificateNoticeDue(endsAt.getTime(), now.getTime(), account.certificate_told)
  if (days === null) return
  // Of two processes that look at once one writes it, and so tells it.
  const { rowCount } = await tx.execute(sql`update pix_accounts set certificate_told = ${days}
    where company_id = ${companyId} and certificate_told is distinct from ${days}`)
  if (rowCount === 1)
    await addJob(tx, 'pix-certificate-mail', { companyId, endsAt: endsAt.toISOString(), days })
}

/** Mails the owner that the certificate ends, unless there is another by now; an address that is refused is given up. */
export function certificateMailJob(needs: PixNeeds): JobDefinition<'pix-certificate-mail'> {
  return {
    name: 'pix-certificate-mail',
    work: 'housekeeping',
    asks: 'mail',
    async run({ companyId, endsAt, days }) {
      const { account, company, to } = await needs.db.asCompany(companyId, async (tx) => ({
        account: await findAccount(tx, companyId),
        company: await getCompany(tx, companyId),
        to: await readMailbox(tx, companyId),
      }))
      if (account?.certificate_ends_at?.toISOString() !== endsAt) return
      const date = brazilianDate(dateIn(Date.parse(endsAt), company.timeZone))
      const mail = {
        to,
        subject: `O certificado do seu PIX vence em ${date}`,
        text: [
          `Olá, ${company.nome}!`,
          '',
          `O certificado com que o Balcão pede e confere os seus PIX no banco vale até ${date}.`,
          'Depois disso os pedidos voltam a usar o código comum da loja, e alguém precisa conferir cada PIX à mão.',
          '',
          'Gere um certificado novo no site do seu banco e troque-o em Empresa, PIX que se confirma sozinho:',
          `${needs.pagesUrl()}/dashboard/company`,
          '',
          'Balcão',
        ].join('\n'),
        messageId: `<pix-certificate.${companyId}.${Date.parse(endsAt)}.${days}@balcao>`,
      }
      await sendOrGiveUp(needs, mail, 'a company’s mail address was refused')
    },
  }
}

async function readMailbox(tx: Tx, companyId: string): Promise<string> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select email_cliente as email from companies where id = ${companyId}`)
  return rows[0]!.email
}
