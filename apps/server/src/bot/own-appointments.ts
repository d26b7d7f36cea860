import type { BotResult, BotWorld } from '@balcao/domain/bot'
import type { Shop } from '../menu'
import type { Tx } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import {
  changeAppointment,
  comingAppointments,
  isChangeable,
  privateUrl,
  readSchedulingSettings,
  type StoredAppointment,
} from '../scheduling'
import type { BotNeeds } from './bot-needs'
import type { BotCustomer } from './bot-customer'

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
    service: row.service_name,
    start: row.starts_at.toISOString(),
    status: row.status === 'confirmed' ? 'confirmed' : 'pending',
    changeable: isChangeable({ row, settings }, now),
    link: privateUrl(needs, shop.id, row.id),
  }))
}

/** What came of a cancellation in the chat; `row` is the appointment as it stands, where it was cancelled. */
interface CancelledByBot {
  result: Extract<BotResult, { kind: 'appointment-cancelled' | 'not-cancelled' }>
  row: StoredAppointment | null
}

/** Cancels an appointment of that customer alone, within the notice that the private link keeps to. */
export async function cancelByBot(
  needs: Pick<BotNeeds, 'db' | 'clock'>,
  shop: Shop,
  customer: BotCustomer,
  appointmentId: string,
): Promise<CancelledByBot> {
  const now = needs.clock()
  const { own, settings } = await needs.db.asCompany(shop.id, async (tx) => ({
    own: (await comingAppointments(tx, shop.id, customer, now)).find(({ id }) => id === appointmentId),
    settings: await readSchedulingSettings(tx, shop.id),
  }))
  if (!own) return { result: { kind: 'not-cancelled', why: 'gone' }, row: null }
  if (!isChangeable({ row: own, settings }, now))
    return { result: { kind: 'not-cancelled', why: 'late' }, row: null }
  try {
    const row = await changeAppointment(needs, shop.id, own.id, { status: 'cancelled' }, 'customer')
    const told = { service: row.service_name, start: row.starts_at.toISOString() }
    return { result: { kind: 'appointment-cancelled', ...told }, row }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { result: { kind: 'not-cancelled', why: 'gone' }, row: null }
  }
}
