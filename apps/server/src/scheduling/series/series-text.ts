import type { StandingNews } from '../news/told.store'
import type { AppointmentToTell } from '../news/appointment-to-tell'
import { fillText, mailSubject } from '../news/news-text'
import type { SchedulingNeeds } from '../scheduling-needs'

/** What stands before and after the dates. */
const words: Record<StandingNews, { subject: string; before: string; after: string }> = {
  booked: {
    subject: 'Agendamentos recebidos: {servico}',
    before: 'Olá, {nome}! Recebemos seus agendamentos: {servico}, em {empresa}.',
    after: 'Avisamos por aqui assim que forem confirmados.',
  },
  confirmed: {
    subject: 'Agendamentos confirmados: {servico}',
    before: 'Olá, {nome}! Seus horários estão confirmados: {servico}, em {empresa}.',
    after: 'Endereço: {endereco}',
  },
  moved: {
    subject: 'Novos horários: {servico}',
    before: 'Olá, {nome}! Seus horários mudaram: {servico}, em {empresa}. Agora são:',
    after: 'Endereço: {endereco}',
  },
  cancelled: {
    subject: 'Agendamentos cancelados: {servico}',
    before: 'Olá, {nome}. Estes agendamentos foram cancelados: {servico}, em {empresa}.',
    after: '',
  },
}

/** A date, with the session of a package that it has. */
const dateLine = (row: AppointmentToTell['row']) =>
  row.package === null ? '- {dia}, às {hora}' : '- {dia}, às {hora} ({pacote})'

type About = Pick<AppointmentToTell, 'shop' | 'now'> &
  Partial<Pick<AppointmentToTell, 'toHolder'>> & { rows: readonly AppointmentToTell['row'][] }

/** What a customer is told of several appointments at once, the first of which says whose they are. */
export function seriesText(
  needs: Pick<SchedulingNeeds, 'secrets' | 'pagesUrl'>,
  { shop, now, rows, toHolder = false }: About,
  kind: StandingNews,
): string {
  const [row] = rows as [AppointmentToTell['row']]
  const { before, after } = words[kind]
  const fill = (template: string) => fillText(needs, { shop, row, now }, template)
  const dates = rows.map((one) => fillText(needs, { shop, row: one, now, toHolder }, dateLine(one)))
  return [fill(before), ...dates, fill(after)].filter((line) => line !== '').join('\n')
}

export function seriesSubject({ shop, rows }: Omit<About, 'now'>, kind: StandingNews): string {
  const [row] = rows as [AppointmentToTell['row']]
  return mailSubject({ shop, row }, words[kind].subject)
}
