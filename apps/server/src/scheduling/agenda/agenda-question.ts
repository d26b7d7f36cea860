import { sql, type Sql } from '../../platform/database/sql'
import type { TimedService } from './timed-service'

/** Which agenda is meant. */
export interface WhichAgenda {
  /** The company's own when left out, unless `forCustomers`. */
  agendaId?: string | undefined
  /**
   * Without `agendaId`: all that customers are offered, which are those of the employees who work now, and the company's
   * own only where there are none.
   */
  forCustomers?: boolean | undefined
  /** Several by their ids; with `forCustomers` beside what customers are offered. */
  agendaIds?: readonly string[] | undefined
}

/** What is asked of agendas. */
export interface AgendaQuestion extends WhichAgenda {
  /** Dates `YYYY-MM-DD`, both included, of the starts that will be asked for. */
  from: string
  to: string
  /** A service that may have left the catalogue: that of an appointment which is being moved. */
  besides?: Pick<TimedService, 'minutes' | 'modality'> | undefined
  /** Places by id that are wanted, one unit of each, in place of what the services need; one that is unknown is refused. */
  placeIds?: readonly string[] | undefined
  /** The appointment that is moved, which keeps places that were chosen against what its services need. */
  keeps?: (TimedService & { units: readonly number[] }) | undefined
  /** Appointments, each with the visit of several people whose first part it is, whose own time counts as free. */
  except?: string | readonly string[] | undefined
  now: Date
}

/**
 * The ids of some appointments as an array, and where one of them is the first part of a visit of several people those of all
 * of its parts.
 */
export const withTheirVisits = (companyId: string, ids: readonly string[]): Sql =>
  // Of none the planner would be free to look for them anywhere.
  ids.length === 0
    ? sql`'{}'::uuid[]`
    : sql`array(select unnest(${[...ids]}::uuid[]) union all select v.id from appointments v
        where v.company_id = ${companyId} and v.visit_id is not null and v.visit_id = any(${[...ids]}::uuid[]))`
