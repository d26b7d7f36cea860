import { addJob, type JobDefinition } from '../platform/jobs/jobs'
import type { Tx } from '../platform/database/database'
import type { Mailer } from '../gateways/mail/mailer'
import { codeMinutes } from '../platform/secrets/one-time-codes'
import type { Secrets } from '../platform/secrets/secrets'

const jobName = 'auth:send-code'

/** Queues the e-mail with a code in the transaction that made it. The code waits sealed, never readable. */
export async function queueCodeMail(
  tx: Tx,
  secrets: Secrets,
  company: { id: string; nome: string; email: string },
  code: string,
): Promise<void> {
  const sealed = secrets.seal(
    JSON.stringify({ to: company.email, nome: company.nome, code }),
    `code-mail:${company.id}`,
  )
  await addJob(tx, jobName, { companyId: company.id, sealed, sentAt: new Date().toISOString() })
}

/**
 * The job behind it. A code that is past its ten minutes is not sent any more; the job fails all the same, so
 * that a mail server that was down for long shows among the parked jobs.
 */
export function codeMailJob(mailer: Mailer, secrets: Secrets): JobDefinition {
  return {
    name: jobName,
    async run(payload) {
      const { companyId, sealed, sentAt } = payload as { companyId: string; sealed: string; sentAt: string }
      if (Date.now() - Date.parse(sentAt) > codeMinutes * 60_000)
        throw new Error('The code expired before it could be mailed')
      const { to, nome, code } = JSON.parse(secrets.open(sealed, `code-mail:${companyId}`)) as Record<
        string,
        string
      >
      await mailer.send({
        to: to!,
        subject: `${code} é o seu código do Balcão`,
        text: [
          `Olá, ${nome}!`,
          '',
          `Seu código de verificação é ${code}.`,
          'Ele vale por 10 minutos e só pode ser usado uma vez.',
          '',
          'Se você não pediu este código, ignore esta mensagem: sem ele, ninguém muda a sua senha.',
          '',
          'Balcão',
        ].join('\n'),
      })
    },
  }
}
