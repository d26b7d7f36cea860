import { readAddress, phoneKey, jidOfNumber } from '@balcao/domain/messaging'
import type { Shop } from '../../menu'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { readSettings, type AgendaSettings } from '../agenda/settings.store'
import { lockAppointment, readAppointments, type StoredAppointment } from '../appointments/appointments.store'
import type { SchedulingNeeds } from '../scheduling-needs'

/** An appointment and all that decides what its customer is told of it. */
export interface AppointmentToTell {
  shop: Shop
  row: StoredAppointment
  settings: AgendaSettings
  /** Where it can be said on WhatsApp; null where there is nowhere. */
  conversationId: string | null
  /** That conversation is with the phone that it is booked under. */
  toHolder: boolean
  /** Where it can be mailed; null where there is nowhere. */
  email: string | null
  now: Date
}

interface Reach {
  email: string
  /** A channel is open. */
  connected: boolean
  own_jid: string | null
}

/**
 * Reads an appointment for telling, its conversation and then itself locked: who tells takes turns with the bot and
 * with whoever changes it. Undefined when it is gone. Nothing is told to the shop itself, nor by a company without
 * the module.
 */
export async function readToTell(
  tx: Tx,
  needs: Pick<SchedulingNeeds, 'messenger' | 'clock' | 'openModules'>,
  shop: Shop,
  appointmentId: string,
): Promise<AppointmentToTell | undefined> {
  const [seen] = await readAppointments(tx, shop.id, [appointmentId])
  if (!seen) return undefined
  const reach = await readReach(tx, shop.id)
  const open = await needs.openModules(tx, shop.id)
  const books = open.mod_agendamento
  const writes = books && open.mod_atendimento && reach.connected && !isOwnPhone(seen.phone, shop, reach)
  const whose = { conversationId: seen.conversation_id, phone: seen.phone }
  const conversationId = writes ? await needs.messenger.find(tx, shop.id, whose) : null
  const row = await lockAppointment(tx, shop.id, appointmentId)
  if (!row) return undefined
  const email = books && row.email?.toLowerCase() !== reach.email.toLowerCase() ? row.email : null
  const settings = await readSettings(tx, shop.id)
  const toHolder = row.package !== null && (await isWithPhone(tx, shop.id, conversationId, row.phone))
  return { shop, row, settings, conversationId, toHolder, email, now: needs.clock() }
}

async function readReach(tx: Tx, companyId: string): Promise<Reach> {
  const { rows } = await tx.execute<Reach>(sql`
    select c.email_cliente as email, h.own_jid,
      coalesce(h.state in ('open', 'connecting'), false) as connected
    from companies c left join channels h on h.company_id = c.id where c.id = ${companyId}`)
  return rows[0]!
}

async function isWithPhone(
  tx: Tx,
  companyId: string,
  conversationId: string | null,
  phone: string,
): Promise<boolean> {
  if (conversationId === null) return false
  const { rows } = await tx.execute(sql`select 1 from conversations
    where company_id = ${companyId} and id = ${conversationId} and phone_key = app.phone_key(${phone})`)
  return rows.length > 0
}

function isOwnPhone(phone: string, { telefone }: Shop, { own_jid }: Reach): boolean {
  const key = keyOf(phone)
  if (key === null) return false
  const own = own_jid === null ? null : phoneKey(readAddress(own_jid).user)
  return key === own || (telefone !== null && key === keyOf(telefone))
}

function keyOf(typed: string): string | null {
  const jid = jidOfNumber(typed)
  return jid === null ? null : phoneKey(readAddress(jid).user)
}
