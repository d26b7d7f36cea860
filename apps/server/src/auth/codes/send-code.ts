import { mailWork } from '../../gateways/mail/mail-job'
import type { Mailer } from '../../gateways/mail/mailer'
import type { JobPayloads } from '../../job-payloads'
import type { Database, Tx } from '../../platform/database/database'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { codeMinutes } from '../../platform/secrets/one-time-codes'
import type { Secrets } from '../../platform/secrets/secrets'
import { codes } from './codes'
import { withCompanyOf } from '../find-company'
import { momentText } from '../moment-text'

/** What the mail needs beside the company. `network` is the short form of who asked. */
type CodeMail = JobPayloads['auth:send-code']

/** Queues the e-mail with a code in the transaction that made it, for a CNPJ that nobody has too. */
export function queueCodeMail(tx: Tx, mail: CodeMail): Promise<void> {
  return addJob(tx, 'auth:send-code', mail)
}

/**
 * The job behind it: finds the company, makes the code anew from its id, and mails it. A code that is past its ten minutes
 * by the database's clock is not sent any more; the job fails all the same, so that a mail server that was down for long
 * shows among the parked jobs.
 */
export function codeMailJob(needs: {
  db: Database
  mailer: Mailer
  secrets: Secrets
}): JobDefinition<'auth:send-code'> {
  return {
    name: 'auth:send-code',
    ...mailWork,
    async run({ cnpj, codeId, network }) {
      const letter = await withCompanyOf(needs.db, cnpj, async (tx, company) => {
        const found = await codes.read(tx, { cnpj, ownerId: company?.id }, codeId, needs.secrets)
        return (
          company && found && { ...company, ...found, asked: await momentText(tx, company.id, found.madeAt) }
        )
      })
      if (!letter) return
      const { email, nome, code, asked } = letter
      await needs.mailer.send({
        to: email,
        subject: `${code} é o seu código do Balcão`,
        text: [
          `Olá, ${nome}!`,
          '',
          `Seu código de verificação é ${code}.`,
          `Ele vale por ${codeMinutes} minutos e só pode ser usado uma vez.`,
          '',
          `Quem pediu: rede ${network}, ${asked}.`,
          'Se você não pediu este código, ignore esta mensagem: sem ele, ninguém muda a sua senha.',
          '',
          'Balcão',
        ].join('\n'),
      })
    },
  }
}
