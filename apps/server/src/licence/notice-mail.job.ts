import { lastLicenceDay } from '@balcao/domain/licence'
import { brazilianDate } from '@balcao/domain/time'
import { sendOrGiveUp } from '../gateways/mail/mail-job'
import type { Mail } from '../gateways/mail/mailer'
import type { JobDefinition } from '../platform/jobs/jobs'
import { countLicence } from './count-licence'
import type { LicenceNeeds } from './licence-needs'
import { getLicence, type CompanyLicence } from './licence.store'
import { planWords, priceWords } from './mail-words'

type Needs = Pick<LicenceNeeds, 'db' | 'clock' | 'log' | 'mailer' | 'pagesUrl' | 'graceDays'>

/**
 * Mails a company that its licence ends or has ended, with the days that are left when it goes out. Renewed meanwhile,
 * there is nothing to say; an address that is refused is given up.
 */
export function noticeMailJob(needs: Needs): JobDefinition<'licence:notice-mail'> {
  return {
    name: 'licence:notice-mail',
    work: 'housekeeping',
    asks: 'mail',
    async run({ companyId, endsOn, days }) {
      const licence = await needs.db.asCompany(companyId, (tx) => getLicence(tx, companyId))
      const { dias_restantes: left, proxima_renovacao: end } = countLicence(licence, needs.clock())
      if (end === null || lastLicenceDay(end) !== endsOn) return
      const mail: Mail = {
        to: licence.email,
        subject: subjectOf(left),
        text: textOf(needs, licence, { left, endsOn }),
        messageId: `<licence.${companyId}.${endsOn}.${days}@balcao>`,
      }
      await sendOrGiveUp(needs, mail, 'a company’s mail address was refused')
    },
  }
}

function subjectOf(left: number): string {
  if (left === 0) return 'Sua licença do Balcão venceu'
  if (left === 1) return 'Sua licença do Balcão termina hoje'
  return `Sua licença do Balcão termina em ${left} dias`
}

function textOf(
  { pagesUrl, graceDays }: Pick<Needs, 'pagesUrl' | 'graceDays'>,
  licence: CompanyLicence,
  { left, endsOn }: { left: number; endsOn: string },
): string {
  const { nome, plan, term } = licence
  const state =
    left === 0
      ? `A licença da sua empresa valeu até ${brazilianDate(endsOn)} e venceu.`
      : `A licença da sua empresa vale até ${brazilianDate(endsOn)}: ${left === 1 ? 'hoje é o último dia' : `restam ${left} dias`}.`
  return [
    `Olá, ${nome}!`,
    '',
    state,
    left === 0 ? afterwards(graceDays) : 'Renovando antes, os dias que restam continuam valendo.',
    '',
    `Plano atual: ${planWords(plan, term)}, ${priceWords(plan, term)}.`,
    `Para renovar ou trocar de plano: ${pagesUrl()}/dashboard/license`,
    '',
    'Balcão',
  ].join('\n')
}

function afterwards(graceDays: number | undefined): string {
  if (graceDays === undefined) return 'Nada foi bloqueado: o balcão continua aberto enquanto você renova.'
  return 'Os módulos se fecham se ela não for renovada; os seus dados continuam guardados.'
}
