import type { BotResult, BotWorld } from '@balcao/domain/bot'
import type { Shop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import {
  changeAppointment,
  comingAppointments,
  isChangeable,
  privateUrl,
  readSchedulingSettings,
  servedWords,
  type StoredAppointment,
} from '../../scheduling'
import type { BotNeeds } from '../bot-needs'
import type { BotCustomer } from '../bot-customer'

type Own = BotWorld['appointments'][number]

/** The coming appointments of whom the bot talks to, where the licence opens the agenda. */
export async function readOwnAppointments(
  tx: Tx,
  needs: Pick<BotNeeds, 'openModules' | 'secrets' | 'pagesUrl'>,
  shop: Shop,
  customer: BotCustomer,
  now: Date,
): Promise<Own[]> {
  if (!(await needs.openModules(tx, shop.id)).mod_agendamento) return []
  const settings = await readSchedulingSettings(tx, shop.id)
  return (await comingAppointments(tx, shop.id, customer, now)).map((row) => ({
    id: row.id,
    service: servedWords(row),
    start: row.starts_at.toISOString(),
    status: row.status === 'confirmed' ? 'confirmed' : 'pending',
    changeable: isChangeable({ row, settings }, now),
    link: privateUrl(needs, shop.id, row.id),
  }))
}

/** A coming appointment of whom the bot talks to; undefined where it is over, or somebody else's. */
export async function findOwnAppointment(
  tx: Tx,
  shop: Shop,
  customer: BotCustomer,
  appointmentId: string,
  now: Date,
): Promise<StoredAppointment | undefined> {
  const coming = await comingAppointments(tx, shop.id, customer, now)
  return coming.find(({ id }) => id === appointmentId)
}

/** What came of a change in the chat; `row` is the appointment as it stands, where it was changed. */
interface ChangedByBot<Kind extends BotResult['kind']> {
  result: Extract<BotResult, { kind: Kind }>
  row: StoredAppointment | null
}

/** What a chat needs to change an appointment. */
type ChangeNeeds = Pick<BotNeeds, 'db' | 'clock'>

/** Cancels an appointment of that customer alone, within the notice that the private link keeps to. */
export async function cancelByBot(
  needs: ChangeNeeds,
  shop: Shop,
  customer: BotCustomer,
  appointmentId: string,
): Promise<ChangedByBot<'appointment-cancelled' | 'not-cancelled'>> {
  const why = await refusalOf(needs, shop, customer, appointmentId)
  if (why) return { result: { kind: 'not-cancelled', why }, row: null }
  try {
    const row = await changeAppointment(needs, shop.id, appointmentId, { status: 'cancelled' }, 'customer')
    const told = { service: servedWords(row), start: row.starts_at.toISOString() }
    return { result: { kind: 'appointment-cancelled', ...told }, row }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { result: { kind: 'not-cancelled', why: 'gone' }, row: null }
  }
}

/**
 * Moves an appointment of that customer alone to a start (ISO instant), by the rules that the private link keeps to; a
 * taken time is answered with others.
 */
export async function moveByBot(
  needs: ChangeNeeds,
  shop: Shop,
  customer: BotCustomer,
  { appointmentId, start }: { appointmentId: string; start: string },
): Promise<ChangedByBot<'appointment-moved' | 'not-moved' | 'slot-taken'>> {
  const why = await refusalOf(needs, shop, customer, appointmentId)
  if (why) return { result: { kind: 'not-moved', why }, row: null }
  try {
    const row = await changeAppointment(needs, shop.id, appointmentId, { startsAt: start }, 'customer')
    const told = { service: servedWords(row), start: row.starts_at.toISOString() }
    return { result: { kind: 'appointment-moved', ...told, pending: row.status === 'pending' }, row }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { result: notMoved(error), row: null }
  }
}

/** A start that is closed by now is as good as taken. */
function notMoved({ code, detail }: Problem): Extract<BotResult, { kind: 'not-moved' | 'slot-taken' }> {
  if (code === 'SLOT_TAKEN') {
    const { slots } = detail.current as { slots: { start: string }[] }
    return { kind: 'slot-taken', slots }
  }
  if (code === 'APPOINTMENT_INVALID' || code === 'SERVICE_NOT_OFFERED')
    return { kind: 'slot-taken', slots: [] }
  return { kind: 'not-moved', why: 'gone' }
}

/** Why a customer may not change an appointment in the chat; null where they may. */
function refusalOf(
  { db, clock }: ChangeNeeds,
  shop: Shop,
  customer: BotCustomer,
  appointmentId: string,
): Promise<'late' | 'gone' | null> {
  const now = clock()
  return db.asCompany(shop.id, async (tx) => {
    const row = await findOwnAppointment(tx, shop, customer, appointmentId, now)
    if (!row) return 'gone'
    return isChangeable({ row, settings: await readSchedulingSettings(tx, shop.id) }, now) ? null : 'late'
  })
}
