import type { ReminderAnswer } from '@balcao/domain/scheduling'
import type { Shop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { readSettings } from '../agenda/settings.store'
import type { StoredAppointment } from '../appointments/appointments.store'
import { changeAppointment } from '../visits/change-appointment'
import { isChangeable } from '../booking/own-booking'
import { isDepositOpen } from '../deposits/deposit-pix-code'
import type { SchedulingNeeds } from '../scheduling-needs'
import { acceptOffer, declineOffer } from '../waiting/answer-offer'
import { fillText } from './news-text'
import { writeAnswer, type AskedCustomer } from './reminder-answers'
import { mailNews } from './tell-customer'
import { writeTold, type StandingNews } from './told.store'

type Needs = Pick<SchedulingNeeds, 'db' | 'clock' | 'secrets' | 'pagesUrl'>

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
  noted:
    'Obrigado, {nome}! Anotado: {servico}, {dia}, às {hora}. {empresa} ainda vai confirmar o horário, e avisamos por aqui.\nPara remarcar ou cancelar: {link}',
  depositFirst:
    'Obrigado, {nome}! Seu horário fica confirmado assim que o sinal de {sinal} for pago.\nPIX copia e cola: {pix}',
  move: 'Para escolher outro horário: {link}',
  cancelled:
    'Tudo bem, {nome}. Seu horário de {dia}, às {hora} ({servico}), foi cancelado.\nPara marcar outro: {pagina}',
  gone: 'O horário de {dia}, às {hora} ({servico}), foi cancelado, {nome}.\nPara marcar outro: {pagina}',
  elsewhere:
    'Seu horário mudou, {nome}. Agora é {dia}, às {hora}: {servico}.\nPara remarcar ou cancelar: {link}',
  over: 'O horário de {dia}, às {hora} ({servico}), já passou, {nome}.\nPara marcar outro: {pagina}',
  late: 'Está muito perto do horário para mudar por aqui, {nome}. Chamei uma pessoa para falar com você.',
  trouble: 'Não consegui mudar isso agora, {nome}. Chamei uma pessoa para falar com você.',
  taken: 'Combinado, {nome}! {servico}, {dia}, às {hora}, é seu.\nPara remarcar ou cancelar: {link}',
  asked:
    'Combinado, {nome}! {servico}, {dia}, às {hora}, fica reservado para você. {empresa} vai confirmar, e avisamos por aqui.\nPara remarcar ou cancelar: {link}',
  tooLate: 'Esse horário não está mais livre, {nome}. Veja outros: {pagina}',
  others: 'Veja outros horários: {pagina}\nEste fica reservado para você até {prazo}.',
  passed: 'Tudo bem, {nome}! Quando quiser um horário: {pagina}',
} as const

/**
 * Does what a customer answered to a reminder or an offer: in transactions of its own, none of which waits for a
 * conversation. `writeAnswered` then remembers it where it is said.
 */
export async function answerReminder(
  needs: Needs,
  shop: Shop,
  asked: AskedCustomer,
  answer: ReminderAnswer,
): Promise<Answered> {
  const outcome = await outcomeOf(needs, shop, asked, answer)
  const about = { shop, row: outcome.row, now: needs.clock() }
  const page = `${needs.pagesUrl()}/agendamento/${shop.id}`
  const text = fillText(needs, about, outcome.text.replaceAll('{pagina}', page))
  return { asked, answer, ...outcome, text }
}

async function outcomeOf(
  needs: Needs,
  shop: Shop,
  { kind, state, row }: AskedCustomer,
  answer: ReminderAnswer,
): Promise<Outcome> {
  if (state !== 'open') {
    const text = { cancelled: words.gone, moved: words.elsewhere, over: words.over }[state]
    return { row, text, told: null, calls: null }
  }
  return (kind === 'offered' ? answerOffer : answerAppointment)(needs, shop, row, answer)
}

async function answerAppointment(
  needs: Needs,
  shop: Shop,
  row: StoredAppointment,
  answer: ReminderAnswer,
): Promise<Outcome> {
  const now = needs.clock()
  if (answer === 'confirm') {
    const isUnpaid = row.deposit_cents !== null && row.deposit_paid_at === null
    if (row.status === 'pending' && isUnpaid)
      return { row, text: words.depositFirst, told: null, calls: null }
    return change(needs, shop, row, { willCome: true })
  }
  const settings = await needs.db.asCompany(shop.id, (tx) => readSettings(tx, shop.id))
  if (!isChangeable({ row, settings }, now)) {
    const request = answer === 'move' ? 'remarcar' : 'cancelar'
    const calls = `O cliente quer ${request} ${row.service_name} (${row.date} ${row.time}), em cima da hora.`
    return { row, text: words.late, told: null, calls }
  }
  if (answer === 'move') return { row, text: words.move, told: null, calls: null }
  return change(needs, shop, row, { status: 'cancelled' })
}

async function change(
  needs: Needs,
  shop: Shop,
  row: StoredAppointment,
  wanted: { willCome: true } | { status: 'cancelled' },
): Promise<Outcome> {
  try {
    const after = await changeAppointment(needs, shop.id, row.id, wanted, 'customer')
    if ('status' in wanted) return { row: after, text: words.cancelled, told: wanted.status, calls: null }
    const text = after.status === 'confirmed' ? words.thanks : words.noted
    return { row: after, text, told: null, calls: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const calls = `O cliente respondeu ao lembrete de ${row.service_name} (${row.date} ${row.time}), e não deu certo.`
    return { row, text: words.trouble, told: null, calls }
  }
}

async function answerOffer(
  needs: Needs,
  shop: Shop,
  row: StoredAppointment,
  answer: ReminderAnswer,
): Promise<Outcome> {
  if (answer === 'move') return { row, text: words.others, told: null, calls: null }
  if (answer === 'cancel') {
    await declineOffer(needs, shop.id, row.id)
    return { row, text: words.passed, told: null, calls: null }
  }
  try {
    const booked = await acceptOffer(needs, shop.id, row.id)
    // Where money is asked for, the news with its code follow.
    const isSaid = !isDepositOpen(booked, needs.clock())
    const isSure = booked.status === 'confirmed'
    const told = isSure ? 'confirmed' : 'booked'
    return { row: booked, text: isSure ? words.taken : words.asked, told: isSaid ? told : null, calls: null }
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
  if (told !== null) await writeSaid(tx, shop, { row, told }, said)
}

/** Remembers that news were told in the conversation itself: who waits for its lock to tell them finds them told. */
export async function writeSaid(
  tx: Tx,
  shop: Shop,
  { row, told }: { row: StoredAppointment; told: StandingNews },
  said: { conversationId: string; messageId: string; now: Date },
): Promise<void> {
  await writeTold(tx, shop.id, {
    appointmentId: row.id,
    kind: told,
    starts_at: row.starts_at,
    state: 'sent',
    ...said,
  })
  if (row.email !== null) await mailNews(tx, { shop, row }, told)
}
