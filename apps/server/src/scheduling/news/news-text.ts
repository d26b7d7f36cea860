import { fillAppointmentText, packageWords, type AppointmentNews } from '@balcao/domain/scheduling'
import { formatBrl } from '@balcao/domain/money'
import { formatPhone } from '@balcao/domain/company'
import type { Shop } from '../../menu'
import type { SchedulingNeeds } from '../scheduling-needs'
import { bookedWords, servedWords } from '../appointments/served-words'
import { bookingUrl, createBookingLinks, createToldLinks } from '../booking/booking-link'
import { depositPixCode, isDepositOpen } from '../deposits/deposit-pix-code'
import { isOfCustomers } from '../packages/choose-package'
import { asWhole } from '../visits/as-whole'
import type { AppointmentToTell } from './appointment-to-tell'

type LinkNeeds = Pick<SchedulingNeeds, 'secrets' | 'pagesUrl'>

/** The private page of an appointment. */
export function privateUrl(
  { secrets, pagesUrl }: LinkNeeds,
  companyId: string,
  appointmentId: string,
): string {
  return bookingUrl(pagesUrl(), companyId, createBookingLinks(secrets).linkOf(companyId, appointmentId))
}

/** The same, for the eyes of its phone alone. */
function toldUrl({ secrets, pagesUrl }: LinkNeeds, companyId: string, appointmentId: string): string {
  return bookingUrl(pagesUrl(), companyId, createToldLinks(secrets).linkOf(companyId, appointmentId))
}

/** `toHolder`: it goes to the phone that the appointment is booked under, and to no address that somebody typed. */
type Whose = Partial<Pick<AppointmentToTell, 'toHolder'>>

/** The owner's words for some news, filled in. `until`: when an offer ends. */
export function newsText(
  needs: LinkNeeds,
  about: Pick<AppointmentToTell, 'shop' | 'row' | 'settings' | 'now'> & Whose,
  kind: AppointmentNews,
  { forMail = false }: { forMail?: boolean } = {},
): string {
  const { shop, row, settings } = about
  const own = settings.news[kind].text
  const words = forMail ? forReaders(own, kind, shop) : own
  const lines = [
    words,
    ...depositLines(about, kind, own),
    ...packageLines(row, kind, own),
    ...reasonLines(row, kind),
    ...questionLines(row, kind),
  ]
  return fillText(needs, about, lines.join('\n'))
}

/** Fills any words of ours about an appointment. */
export function fillText(
  needs: LinkNeeds,
  { shop, row, now, toHolder = false }: Pick<AppointmentToTell, 'shop' | 'row' | 'now'> & Whose,
  template: string,
): string {
  const told = {
    client: calledName(row.client),
    service: servedWords(row),
    startsAt: row.starts_at.getTime(),
    zone: shop.timeZone,
    company: shop.nome,
    link: toHolder && row.package ? toldUrl(needs, shop.id, row.id) : privateUrl(needs, shop.id, row.id),
    address: shop.endereco,
  }
  const endsAt = row.hold_until ?? row.deposit_due_at
  const moment = (at: Date) => fillAppointmentText('{hora} de {dia}', { ...told, startsAt: at.getTime() })
  return fillAppointmentText(template, told, {
    lugar: row.places.map(({ name }) => name).join(', ') || null,
    pacote: toHolder || !isOfCustomers(row) ? packageOf(row) : null,
    prazo: endsAt && moment(endsAt),
    sinal: row.deposit_cents === null ? null : formatBrl(row.deposit_cents),
    pix: depositPixCode(shop, row, now),
  })
}

/** The subject of a mail about an appointment, with whom it is from behind it. */
export function mailSubject(
  { shop, row }: Pick<AppointmentToTell, 'shop' | 'row'>,
  template: string,
): string {
  return fillAppointmentText(`${template} - {empresa}`, {
    client: row.client,
    service: bookedWords(asWhole(row)),
    startsAt: row.starts_at.getTime(),
    zone: shop.timeZone,
    company: shop.nome,
    link: null,
    address: null,
  })
}

/**
 * How a customer is addressed: by their first word, where that is a name. Whoever books may give the phone of somebody
 * else, and the shop must not send them a stranger's address or number in its own voice.
 */
function calledName(client: string): string {
  const first = client.trim().split(/\s+/)[0] ?? ''
  return /^\p{L}[\p{L}\p{M}'’-]{0,38}\.?$/u.test(first) ? first : ''
}

/**
 * What is asked for before the appointment is sure; the code on a line of its own, unless the owner's words carry it.
 */
function depositLines(
  { row, now }: Pick<AppointmentToTell, 'row' | 'now'>,
  kind: AppointmentNews,
  own: string,
): string[] {
  if (kind !== 'booked' || !isDepositOpen(row, now)) return []
  const asked = 'Para garantir o horário, pague o sinal de {sinal} até {prazo}.'
  return /\{\s*pix\s*\}/i.test(own) ? [asked] : [asked, 'PIX copia e cola: {pix}']
}

function packageOf({ package: taken }: AppointmentToTell['row']): string | null {
  return taken && packageWords({ ...taken, expiresOn: taken.expires_on })
}

/** What is left of a package, unless the owner's words say it. It goes with its line where it is not for these eyes. */
function packageLines(row: AppointmentToTell['row'], kind: AppointmentNews, own: string): string[] {
  const isSaid = row.package === null || /\{\s*pacote\s*\}/i.test(own)
  return isSaid || (kind !== 'booked' && kind !== 'confirmed') ? [] : ['Pacote: {pacote}']
}

function reasonLines({ cancelled_by }: AppointmentToTell['row'], kind: AppointmentNews): string[] {
  return kind === 'cancelled' && cancelled_by === 'deposit' ? ['O sinal não foi pago dentro do prazo.'] : []
}

/** Where questions wait for an answer, the way to them; of answers no message says anything. */
function questionLines({ questions }: AppointmentToTell['row'], kind: AppointmentNews): string[] {
  const isAsked =
    ((kind === 'booked' || kind === 'confirmed') && questions !== null && questions.open > 0) ||
    ((kind === 'moved' || kind === 'dayBefore') && questions?.needed)
  return isAsked ? ['Perguntas para responder antes de vir: {link}'] : []
}

const asks: Partial<Record<AppointmentNews, string>> = {
  dayBefore: 'Para confirmar, remarcar ou cancelar: {link}',
  hourBefore: 'Para confirmar, remarcar ou cancelar: {link}',
}

/**
 * Nobody reads an answer to a mail: what asks for one leads to the page instead, and questions to the shop's phone.
 */
function forReaders(own: string, kind: AppointmentNews, { telefone }: Shop): string {
  const words = own.replaceAll(/[^.\n]*\bResponda (?:1\b|a esta mensagem)[^.\n]*\.?/gi, '').trimEnd()
  const ask = /\{\s*link\s*\}/i.test(words) ? undefined : asks[kind]
  const phone = telefone ? `Telefone: ${formatPhone(telefone)}` : undefined
  return [words, ask, phone].filter((line) => line !== undefined).join('\n')
}
