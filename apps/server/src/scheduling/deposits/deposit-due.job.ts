import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { readAppointments, type StoredAppointment } from '../appointments/appointments.store'
import { changeAppointment } from '../visits/change-appointment'
import type { SchedulingNeeds } from '../scheduling-needs'

type Needs = Pick<SchedulingNeeds, 'db' | 'clock'>

/** Has the end of a deposit's term looked at, where one is waited for. */
export async function planDeposit(tx: Tx, companyId: string, row: StoredAppointment): Promise<void> {
  if (isUnpaid(row)) await wakeDeposit(tx, companyId, row.id, row.deposit_due_at!)
}

/** Pending, with a deposit that was not paid. What the shop confirmed all the same stands. */
function isUnpaid({ status, deleted_at, deposit_due_at, deposit_paid_at }: StoredAppointment): boolean {
  return status === 'pending' && deleted_at === null && deposit_due_at !== null && deposit_paid_at === null
}

function wakeDeposit(tx: Tx, companyId: string, appointmentId: string, runAt: Date): Promise<void> {
  const key = `deposit-due:${appointmentId}`
  return addJob(tx, 'deposit-due', { companyId, appointmentId }, { key, runAt, notAtOnce: true })
}

/**
 * A deposit whose term is over: its appointment is cancelled and its time free again, unless it was paid, or the
 * shop confirmed it, up to the last moment.
 */
export function depositDueJob(needs: Needs): JobDefinition<'deposit-due'> {
  return {
    name: 'deposit-due',
    work: 'customer',
    async run({ companyId, appointmentId }) {
      while (!(await expire(needs, companyId, appointmentId)));
    },
  }
}

/** False when somebody changed it between the look and the change. */
async function expire(needs: Needs, companyId: string, id: string): Promise<boolean> {
  const row = await needs.db.asCompany(companyId, async (tx) => {
    const [found] = await readAppointments(tx, companyId, [id])
    if (!found || !isUnpaid(found)) return null
    if (found.deposit_due_at! <= needs.clock()) return found
    await wakeDeposit(tx, companyId, id, found.deposit_due_at!)
    return null
  })
  if (!row) return true
  try {
    await changeAppointment(needs, companyId, id, { status: 'cancelled', version: row.version }, 'deposit')
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'APPOINTMENT_CHANGED') return false
    if (error instanceof Problem && error.code === 'APPOINTMENT_NOT_FOUND') return true
    throw error
  }
}
