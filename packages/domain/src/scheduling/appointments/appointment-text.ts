import { fillVariables, type Variables } from '../../messaging/fill-variables'
import { wallTime } from '../../time/wall-clock'
import { longDay } from '../slots/long-day'

/** What a message about an appointment can tell. */
export interface ToldAppointment {
  /** How the customer is addressed. */
  client: string
  service: string
  /** Epoch milliseconds. */
  startsAt: number
  /** The company's IANA zone. */
  zone: string
  company: string
  /** Where the appointment can be seen and changed; null takes its words along. */
  link: string | null
  address: string | null
}

/**
 * A text to a customer with {nome}, {servico}, {dia} ('sexta, 20 de novembro'), {hora} ('14:30'), {empresa}, {link} and
 * {endereco} filled in, on the company's clock; `more` names others, such as {prazo}. As `fillVariables` fills them.
 * @throws RangeError for an unknown zone.
 */
export function fillAppointmentText(template: string, told: ToldAppointment, more: Variables = {}): string {
  const { date, time } = wallTime(told.startsAt, told.zone)
  return fillVariables(template, {
    nome: told.client,
    servico: told.service,
    dia: longDay(date),
    hora: time,
    empresa: told.company,
    link: told.link,
    endereco: told.address,
    ...more,
  })
}
