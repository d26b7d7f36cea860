import type { ReminderAnswer } from '@balcao/domain/scheduling'
import type { Shop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { readSettings } from '../agenda/settings.store'
import type { StoredAppointment } from '../appointments/appointments.store'
import { changeAppointment } from '../appointments/change'
import { isChangeable } from '../booking/own-booking'
import { isDepositOpen } from '../deposits/deposit-pix-code'
import type { SchedulingParts } from '../scheduling-parts'
import { acceptOffer, declineOffer } from '../waiting/answer-offer'
import { fillText } from './news-text'
import { writeAnswer, type AskedCustomer } from './reminder-answers'
import { mailNews } from './tell-customer'
import { writeTold, type StandingNews } from './told.store'

type Parts = Pick<SchedulingParts, 'db' | 'clock' | 'secrets' | 'pagesUrl'>

/** What came of an answer, before anybody was told. */
export interface Answered {
  asked: AskedCustomer
  answer: ReminderAnswer
  /** The appointment as it stands now. */
  row: StoredAppointment
  /** What the customer hears of it. */
  text: string
  /** News that this text has told already. */
  told: StandingNews | null
  /** A person has to see to it: what was going on. */
  calls: string | null
}

/** What is done with an answer, the customer's variables still to be filled in. */
type Outcome = Pick<Answered, 'row' | 'text' | 'told' | 'calls'>

const words = {
  thanks:
    'Obrigado, {nome}! Presença confirmada: {servico}, {dia}, às {hora}.\nPara remarcar ou cancelar: {link}',
  depositFirst:
    'Obrigado, {nome}! Seu horário fica confirmado assim que o sinal de {sinal} for pago.\nPIX copia e cola: {pix}',
  move: 'Para escolher outro horário: {link}',
  cancelled:
    'Tudo bem, {nome}. Seu horário de {dia}, às {hora} ({servico}), foi cancelado.\nPara marcar outro: {pagina}',
  late: 'Está muito perto do horário para mudar por aqui, {nome}. Chamei uma pessoa para falar com você.',
  trouble: 'Não consegui mudar isso agora, {nome}. Chamei uma pessoa para falar com você.',
  taken: 'Combinado, {nome}! {servico}, {dia}, às {hora}, é seu.\nPara remarcar ou cancelar: {link}',
  tooLate: 'Esse horário não está mais livre, {nome}. Veja outros: {pagina}',
  others: 'Veja outros horários: {pagina}\nEste fica reservado para você até {prazo}.',
  passed: 'Tudo bem, {nome}! Quando quiser um horário: {pagina}',
} as const

/**
 * Does what a customer answered to a reminder or an offer: in transactions of its own, none of which waits for a
 * conversation. `writeAnswered` then remembers it where it is said.
 */
export async function answerReminder(
  parts: Parts,
  shop: Shop,
  asked: AskedCustomer,
  answer: ReminderAnswer,
): Promise<Answered> {
  const act = asked.kind === 'offered' ? answerOffer : answerAppointment
  const outcome = await act(parts, shop, asked.row, answer)
  const about = { shop, row: outcome.row, now: parts.clock() }
  const page = `${parts.pagesUrl()}/agendamento/${shop.id}`
  const text = fillText(parts, about, outcome.text.replaceAll('{pagina}', page))
  return { asked, answer, ...outcome, text }
}

async function answerAppointment(
  parts: Parts,
  shop: Shop,
  row: StoredAppointment,
  answer: ReminderAnswer,
): Promise<Outcome> {
  const now = parts.clock()
  if (answer === 'confirm') {
    if (row.status === 'confirmed') return { row, text: words.thanks, told: null, calls: null }
    const isUnpaid = row.deposit_cents !== null && row.deposit_paid_at === null
    if (isUnpaid) return { row, text: words.depositFirst, told: null, calls: null }
    return change(parts, shop, row, 'confirmed')
  }
  const settings = await parts.db.asCompany(shop.id, (tx) => readSettings(tx, shop.id))
  if (!isChangeable({ row, settings }, now)) {
    const wish = answer === 'move' ? 'remarcar' : 'cancelar'
    const calls = `O cliente quer ${wish} ${row.service_name} (${row.date} ${row.time}), em cima da hora.`
    return { row, text: words.late, told: null, calls }
  }
  if (answer === 'move') return { row, text: words.move, told: null, calls: null }
  return change(parts, shop, row, 'cancelled')
}

async function change(
  parts: Parts,
  shop: Shop,
  row: StoredAppointment,
  status: 'confirmed' | 'cancelled',
): Promise<Outcome> {
  try {
    const after = await changeAppointment(parts, shop.id, row.id, { status }, 'customer')
    const text = status === 'confirmed' ? words.thanks : words.cancelled
    return { row: after, text, told: status, calls: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const calls = `O cliente respondeu ao lembrete de ${row.service_name} (${row.date} ${row.time}), e não deu certo.`
    return { row, text: words.trouble, told: null, calls }
  }
}

async function answerOffer(
  parts: Parts,
  shop: Shop,
  row: StoredAppointment,
  answer: ReminderAnswer,
): Promise<Outcome> {
  if (answer === 'move') return { row, text: words.others, told: null, calls: null }
  if (answer === 'cancel') {
    await declineOffer(parts, shop.id, row.id)
    return { row, text: words.passed, told: null, calls: null }
  }
  try {
    const booked = await acceptOffer(parts, shop.id, row.id)
    // Where money is asked for, the news with its code follow.
    const isSaid = !isDepositOpen(booked, parts.clock())
    const told = booked.status === 'confirmed' ? 'confirmed' : 'booked'
    return { row: booked, text: words.taken, told: isSaid ? told : null, calls: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { row, text: words.tooLate, told: null, calls: null }
  }
}

/**
 * Remembers an answer in the transaction that tells the customer so, under the conversation's lock: the news of the
 * change, which wait for that lock, find it told.
 */
export async function writeAnswered(
  tx: Tx,
  shop: Shop,
  { asked, answer, row, told }: Answered,
  said: { conversationId: string; messageId: string; now: Date },
): Promise<void> {
  await writeAnswer(tx, shop.id, asked, answer)
  if (told === null) return
  await writeTold(tx, shop.id, {
    appointmentId: row.id,
    kind: told,
    starts_at: row.starts_at,
    state: 'sent',
    ...said,
  })
  if (row.email !== null) await mailNews(tx, { shop, row }, told)
}
