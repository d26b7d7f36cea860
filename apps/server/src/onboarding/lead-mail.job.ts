import type { Lead } from '@balcao/contract/onboarding'
import { formatCnpj, formatPhone } from '@balcao/domain/company'
import { singleLine } from '@balcao/domain/text'
import { mailWork, sendOrGiveUp } from '../gateways/mail/mail-job'
import type { Mail, Mailer } from '../gateways/mail/mailer'
import { sql } from '../platform/database/sql'
import type { Database } from '../platform/database/database'
import type { JobDefinition } from '../platform/jobs/jobs'
import type { Log } from '../platform/log'
import { type LeadMail } from './lead-mails'

export interface LeadMailNeeds {
  db: Database
  log: Log
  mailer: Mailer
  pagesUrl: () => string
  /** Where news of leads go; nothing: nobody is told. */
  operatorEmail: string | undefined
}

type StoredLead = Lead & { id: string }

/**
 * Mails the thanks to a lead or its news to the operator. Sent twice after a lost answer it carries the same id; an
 * address that is refused is given up.
 */
export function leadMailJob(needs: LeadMailNeeds): JobDefinition<'onboarding:lead-mail'> {
  return {
    name: 'onboarding:lead-mail',
    ...mailWork,
    async run(job) {
      const lead = await needs.db.asOperator((tx) =>
        tx.execute<StoredLead>(sql`select id, empresa, cnpj, email, responsavel, telefone, nicho from leads
          where id = ${job.leadId} and state <> 'discarded'`),
      )
      const mail = lead.rows[0] && writeMail(needs, lead.rows[0], job)
      if (!mail) return
      await sendOrGiveUp(needs, mail, 'the address of a lead mail was refused')
    },
  }
}

function writeMail(needs: LeadMailNeeds, lead: StoredLead, { to, isLast }: LeadMail): Mail | undefined {
  if (to === 'lead') return thanks(lead, needs.pagesUrl())
  return needs.operatorEmail ? news(lead, needs.operatorEmail, needs.pagesUrl(), isLast ?? false) : undefined
}

function thanks(lead: StoredLead, pagesUrl: string): Mail {
  return {
    to: lead.email,
    subject: 'Recebemos o seu cadastro no Balcão',
    text: [
      `Olá${greetingName(lead.responsavel)}! Obrigado pelo interesse no Balcão.`,
      '',
      `Recebemos o cadastro do CNPJ ${formatCnpj(lead.cnpj)}. Nossa equipe vai analisá-lo e falar com você em breve.`,
      '',
      'Quer adiantar? Conte como a sua empresa funciona, em três passos:',
      `${pagesUrl}/onboarding?cnpj=${lead.cnpj}`,
      '',
      'Se você não fez este cadastro, ignore esta mensagem.',
      '',
      'Balcão',
    ].join('\n'),
    messageId: `<lead.${lead.id}.thanks@balcao>`,
  }
}

/**
 * The first name with its comma, when it can only be a name: what a stranger typed goes out to an address that the
 * same stranger typed, and must not carry a message of theirs.
 */
function greetingName(responsavel: string): string {
  const first = responsavel.trim().split(/\s+/)[0] ?? ''
  return /^[\p{L}'’-]{2,20}$/u.test(first) ? `, ${first}` : ''
}

function news(lead: StoredLead, operatorEmail: string, pagesUrl: string, isLast: boolean): Mail {
  return {
    to: operatorEmail,
    subject: `Novo cadastro: ${singleLine(lead.empresa)}`,
    text: [
      `${singleLine(lead.empresa)} quer usar o Balcão.`,
      '',
      `CNPJ: ${formatCnpj(lead.cnpj)}`,
      `Responsável: ${singleLine(lead.responsavel)}`,
      `Telefone: ${formatPhone(lead.telefone)}`,
      `E-mail: ${singleLine(lead.email)}`,
      `Nicho: ${lead.nicho}`,
      '',
      `${pagesUrl}/operador`,
      ...(isLast ? ['', 'Chegaram muitos cadastros hoje: os próximos aparecem só na página.'] : []),
    ].join('\n'),
    messageId: `<lead.${lead.id}.news@balcao>`,
  }
}
