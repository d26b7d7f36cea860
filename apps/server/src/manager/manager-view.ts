import type { PeriodBounds } from '@balcao/contract/manager'
import { periodBounds, type Period, type PeriodChoice } from '@balcao/domain/manager'
import type { OpenModules } from '../licence'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { Problem } from '../platform/http/problems'

/** What the manager works with. */
export interface ManagerNeeds {
  db: Database
  clock: Clock
  openModules: OpenModules
}

/** What every answer of the manager is about: whose figures, of which days, on which clock. */
export interface ManagerView {
  companyId: string
  period: Period
  zone: string
  cutoffHour: number
  /** The licence opens mod_agendamento. */
  hasAgenda: boolean
}

/** Reads the company's clock and works out the days that were asked for. @throws Problem INVALID_INPUT for bad days */
export async function viewOf(
  { db, clock, openModules }: ManagerNeeds,
  companyId: string,
  choice: PeriodChoice,
): Promise<ManagerView> {
  const [{ rows }, open] = await db.readAsCompany(companyId, (tx) =>
    Promise.all([
      tx.execute<{ zone: string; cutoffHour: number }>(sql`
        select time_zone as zone, cutoff_hour as "cutoffHour" from companies where id = ${companyId}`),
      openModules(tx, companyId),
    ]),
  )
  const { zone, cutoffHour } = rows[0]!
  const hasAgenda = open.mod_agendamento
  return { companyId, period: requirePeriod(choice, clock(), zone, cutoffHour), zone, cutoffHour, hasAgenda }
}

/** The days as they are answered. */
export function boundsOf({ period, zone, cutoffHour }: ManagerView): PeriodBounds {
  return {
    period: period.period,
    from: period.from,
    to: period.to,
    previous_from: period.previousFrom,
    previous_to: period.previousTo,
    running: period.running,
    step: period.step,
    time_zone: zone,
    cutoff_hour: cutoffHour,
  }
}

function requirePeriod(choice: PeriodChoice, now: Date, zone: string, cutoffHour: number): Period {
  try {
    return periodBounds(choice, { now: now.toISOString(), zone, cutoffHour })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Problem('INVALID_INPUT', { fields: [{ path: 'from', mensagem: error.message }] })
  }
}
