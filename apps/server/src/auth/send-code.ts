import { addJob, type JobDefinition } from '../platform/jobs/jobs'
import type { Tx } from '../platform/database/database'
import type { Mailer } from '../gateways/mail/mailer'
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

/** The job behind it. A code older than its ten minutes is not worth sending any more. */
export function codeMailJob(mailer: Mailer, secrets: Secrets): JobDefinition {
  return {
    name: jobName,
    async run(payload) {
      const { companyId, sealed, sentAt } = payload as { companyId: string; sealed: string; sentAt: string }
      if (Date.now() - Date.parse(sentAt) > 10 * 60_000) return
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
