import type { Mailer } from '../gateways/mail/mailer'
import type { Tx } from '../platform/database/database'
import { addJob, type JobDefinition } from '../platform/jobs/jobs'
import type { Secrets } from '../platform/secrets/secrets'
import { codeMinutes } from '../platform/secrets/one-time-codes'
import type { Lead } from './lead.store'

const codeJob = 'onboarding:send-code'
const doneJob = 'onboarding:tell-done'

interface Sealed {
  leadId: string
  sealed: string
  sentAt: string
}

/** Queues the mail with a lead's code in the transaction that made it. Address and code wait sealed. */
export async function queueLeadCode(tx: Tx, secrets: Secrets, lead: Lead, code: string): Promise<void> {
  await addJob(tx, codeJob, seal(secrets, lead, { code }))
}

/** Queues the mail that says that an onboarding arrived. */
export async function queueOnboardedMail(tx: Tx, secrets: Secrets, lead: Lead): Promise<void> {
  await addJob(tx, doneJob, seal(secrets, lead, {}))
}

/** The jobs behind both. A code that is past its ten minutes is not sent any more: the job fails, to be seen. */
export function onboardingJobs(mailer: Mailer, secrets: Secrets): JobDefinition[] {
  return [
    {
      name: codeJob,
      async run(payload) {
        const { sentAt } = payload as Sealed
        if (Date.now() - Date.parse(sentAt) > codeMinutes * 60_000)
          throw new Error('The code expired before it could be mailed')
        const { to, code } = open(secrets, payload as Sealed)
        await mailer.send({
          to: to!,
          subject: `${code} é o código do seu cadastro no Balcão`,
          // Names nobody: a stranger may have typed the name and the address, and this must not carry their message.
          text: letter(
            'Olá!',
            `Seu código para continuar o cadastro é ${code}.`,
            `Ele vale por ${codeMinutes} minutos e só pode ser usado uma vez.`,
            '',
            'Se você não pediu este código, ignore esta mensagem.',
          ),
        })
      },
    },
    {
      name: doneJob,
      async run(payload) {
        const { leadId } = payload as Sealed
        const { to, nome } = open(secrets, payload as Sealed)
        await mailer.send({
          to: to!,
          subject: 'Recebemos o cadastro da sua empresa',
          messageId: `<onboarded.${leadId}@balcao>`,
          text: letter(
            `Olá, ${nome}!`,
            'Recebemos os dados e o cardápio da sua empresa. Obrigado!',
            'Nossa equipe prepara a sua conta e avisa por email quando ela estiver pronta.',
          ),
        })
      },
    },
  ]
}

const context = (leadId: string) => `onboarding-mail:${leadId}`

function seal(secrets: Secrets, lead: Lead, more: Record<string, string>): Sealed {
  const words = JSON.stringify({ to: lead.email, nome: lead.empresa, ...more })
  return {
    leadId: lead.id,
    sealed: secrets.seal(words, context(lead.id)),
    sentAt: new Date().toISOString(),
  }
}

const open = (secrets: Secrets, { leadId, sealed }: Sealed) =>
  JSON.parse(secrets.open(sealed, context(leadId))) as Record<string, string>

const letter = (greeting: string, ...lines: string[]) => [greeting, '', ...lines, '', 'Balcão'].join('\n')
