import { mailWork } from '../gateways/mail/mail-job'
import type { Mailer } from '../gateways/mail/mailer'
import type { JobPayloads } from '../job-payloads'
import type { Database, Tx } from '../platform/database/database'
import { addJob, type JobDefinition } from '../platform/jobs/jobs'
import type { Secrets } from '../platform/secrets/secrets'
import { codeMinutes } from '../platform/secrets/one-time-codes'
import { leadCodes } from './lead-codes'
import { mayMailCode } from './lead-mails'
import { withLeadOf, type Lead } from './lead.store'

type CodeMail = JobPayloads['onboarding:send-code']

interface MailNeeds {
  db: Database
  mailer: Mailer
  secrets: Secrets
}

type Sealed = JobPayloads['onboarding:tell-done']

/** Queues the mail with a code in the transaction that made it, for a CNPJ without a lead too. */
export function queueLeadCode(tx: Tx, mail: CodeMail): Promise<void> {
  return addJob(tx, 'onboarding:send-code', mail)
}

/** Queues the mail that says that an onboarding arrived. */
export async function queueOnboardedMail(tx: Tx, secrets: Secrets, lead: Lead): Promise<void> {
  await addJob(tx, 'onboarding:tell-done', seal(secrets, lead))
}

/** The job behind a code. One that is past its ten minutes by the database's clock fails, to be seen, and is not sent. */
export function codeMailJob({ db, mailer, secrets }: MailNeeds): JobDefinition<'onboarding:send-code'> {
  return {
    name: 'onboarding:send-code',
    ...mailWork,
    async run({ cnpj, codeId }, { attempt }) {
      const letterTo = await withLeadOf(db, cnpj, async (tx, lead) => {
        const found = await leadCodes.read(tx, { cnpj, ownerId: lead?.id }, codeId, secrets)
        if (!lead || !found) return undefined
        // A mail that is tried again was counted when it was tried first.
        const isCounted = lead.company_id !== null || attempt > 1
        return isCounted || (await mayMailCode(tx, lead.email)) ? { to: lead.email, ...found } : undefined
      })
      if (!letterTo) return
      const { to, code } = letterTo
      await mailer.send({
        to,
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
  }
}

/** The job behind the mail that says that an onboarding arrived. */
export function onboardedMailJob(needs: Omit<MailNeeds, 'db'>): JobDefinition<'onboarding:tell-done'> {
  const { mailer, secrets } = needs
  return {
    name: 'onboarding:tell-done',
    ...mailWork,
    async run(done) {
      const { to, nome } = open(secrets, done)
      await mailer.send({
        to: to!,
        subject: 'Recebemos o cadastro da sua empresa',
        messageId: `<onboarded.${done.leadId}@balcao>`,
        text: letter(
          `Olá, ${nome}!`,
          'Recebemos os dados e o cardápio da sua empresa. Obrigado!',
          'Nossa equipe prepara a sua conta e avisa por email quando ela estiver pronta.',
        ),
      })
    },
  }
}

const context = (leadId: string) => `onboarding-mail:${leadId}`

function seal(secrets: Secrets, lead: Lead): Sealed {
  const words = JSON.stringify({ to: lead.email, nome: lead.empresa })
  return { leadId: lead.id, sealed: secrets.seal(words, context(lead.id)) }
}

const open = (secrets: Secrets, { leadId, sealed }: Sealed) =>
  JSON.parse(secrets.open(sealed, context(leadId))) as Record<string, string>

const letter = (greeting: string, ...lines: string[]) => [greeting, '', ...lines, '', 'Balcão'].join('\n')
