import { formatCnpj } from '@balcao/domain/company'
import { mailWork } from '../../gateways/mail/mail-job'
import type { Mailer } from '../../gateways/mail/mailer'
import { sql } from '../../platform/database/sql'
import type { Database, Tx } from '../../platform/database/database'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'

/** Queues the e-mail with the links of a company's first access; asked for again while it waits, it goes once. */
export function queueFirstAccessMail(tx: Tx, companyId: string): Promise<void> {
  return addJob(
    tx,
    'operator:first-access',
    { companyId, at: Date.now() },
    { key: `operator:first-access:${companyId}` },
  )
}

/** The job behind it. The address is the company's of the moment it is sent. */
export function firstAccessMailJob(needs: {
  db: Database
  mailer: Mailer
  pagesUrl: () => string
}): JobDefinition<'operator:first-access'> {
  return {
    name: 'operator:first-access',
    ...mailWork,
    async run({ companyId, at }) {
      const company = await needs.db.asCompany(companyId, (tx) => findCompany(tx, companyId))
      if (!company) return
      await needs.mailer.send({
        to: company.email,
        subject: 'Sua empresa já está no Balcão',
        text: firstAccessText(company, needs.pagesUrl()),
        messageId: `<first-access.${companyId}.${at}@balcao>`,
      })
    },
  }
}

interface Addressee {
  nome: string
  cnpj: string
  email: string
  waitsForOnboarding: boolean
}

async function findCompany(tx: Tx, companyId: string): Promise<Addressee | undefined> {
  const { rows } = await tx.execute<Addressee>(sql`
    select nome_empresa as nome, cnpj, app.recovery_mailbox(companies) as email, endereco_localizacao is null as "waitsForOnboarding"
    from companies where id = ${companyId}`)
  return rows[0]
}

function firstAccessText({ nome, cnpj, waitsForOnboarding }: Addressee, pagesUrl: string): string {
  return [
    `Olá! O cadastro de ${nome} foi aprovado. Boas-vindas ao Balcão!`,
    '',
    'Para entrar pela primeira vez, crie a sua senha aqui:',
    `${pagesUrl}/setup`,
    `O CNPJ é ${formatCnpj(cnpj)}. Um código de verificação chega a este mesmo e-mail.`,
    ...(waitsForOnboarding
      ? [
          '',
          'E conte como a sua empresa funciona (endereço, horários, taxas, cardápio e PIX):',
          `${pagesUrl}/onboarding?cnpj=${cnpj}`,
        ]
      : []),
    '',
    'Qualquer dúvida, responda a este e-mail.',
    '',
    'Balcão',
  ].join('\n')
}
