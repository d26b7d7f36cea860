import type { AgendaWorker, Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import type { Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'

/** The professional who calls; undefined for everybody who works in all agendas. */
function professionalOf(caller: Caller): (AgendaWorker & { companyId: string }) | undefined {
  if (caller.kind !== 'session' || caller.role !== 'profissional') return undefined
  const { companyId, employeeId, seesColleagues } = caller
  if (employeeId === null) throw new Error('A professional is an employee')
  return { companyId, employeeId, seesColleagues }
}

/** The same needs, with as much of the agenda as the caller may see and change (decision 0040). */
export function throughEyes<Needs extends { db: Database }>(needs: Needs, caller: Caller): Needs {
  const professional = professionalOf(caller)
  return professional ? { ...needs, db: needs.db.asWorker(professional) } : needs
}

/** As `throughEyes`, with their own agenda alone for a professional who may look at more. */
export function throughOwnEyes<Needs extends { db: Database }>(needs: Needs, caller: Caller): Needs {
  const professional = professionalOf(caller)
  return professional
    ? { ...needs, db: needs.db.asWorker({ ...professional, seesColleagues: false }) }
    : needs
}

/**
 * The agenda that a call is about: for a professional their own, whatever is left open.
 * @throws Problem AGENDA_NOT_FOUND for one that is not theirs, or where they have none
 */
export async function agendaToWorkIn(
  needs: { db: Database },
  caller: Caller,
  wanted: string | undefined,
): Promise<string | undefined> {
  const professional = professionalOf(caller)
  if (!professional) return wanted
  const own = await ownAgenda(needs, professional)
  if (!own || (wanted !== undefined && wanted !== own)) throw new Problem('AGENDA_NOT_FOUND')
  return own
}

/**
 * Whom a booking of the counter is with: an agenda, or `anyone` where it says `any`; for a professional their own.
 * @throws Problem AGENDA_NOT_FOUND as `agendaToWorkIn`
 */
export async function whomToBook(
  needs: { db: Database },
  caller: Caller,
  wanted: string | undefined,
): Promise<{ agendaId: string | undefined; anyone: boolean }> {
  const agendaId = await agendaToWorkIn(needs, caller, wanted === 'any' ? undefined : wanted)
  return { agendaId, anyone: wanted === 'any' && agendaId === undefined }
}

/**
 * As `agendaToWorkIn`, for a look alone: who sees colleagues may look at any agenda, or at all; who has none sees what
 * closes the company.
 * @throws Problem AGENDA_NOT_FOUND for one that is not theirs to see
 */
export async function agendaToLookAt(
  needs: { db: Database },
  caller: Caller,
  wanted: string | undefined,
): Promise<string | undefined> {
  const professional = professionalOf(caller)
  if (!professional || professional.seesColleagues) return wanted
  const own = await ownAgenda(needs, professional)
  if (wanted !== undefined && wanted !== own) throw new Problem('AGENDA_NOT_FOUND')
  return own
}

/** Of all agendas those that the caller may look at. */
export function agendasToSee<One extends { employee_id: string | null }>(
  caller: Caller,
  agendas: readonly One[],
): One[] {
  const professional = professionalOf(caller)
  if (!professional || professional.seesColleagues) return [...agendas]
  return agendas.filter(({ employee_id: id }) => id === professional.employeeId)
}

async function ownAgenda(
  { db }: { db: Database },
  professional: AgendaWorker & { companyId: string },
): Promise<string | undefined> {
  const { rows } = await db
    .asWorker(professional)
    .asCompany(professional.companyId, (tx) =>
      tx.execute<{ id: string | null }>(sql`select app.own_agenda() as id`),
    )
  return rows[0]?.id ?? undefined
}
