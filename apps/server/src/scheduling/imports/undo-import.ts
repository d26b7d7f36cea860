import type { AgendaImport } from '@balcao/contract/scheduling'
import { noteAct, type Act } from '../../platform/audit'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { writeAtGoogle } from '../appointments/lists/at-google.store'
import { MOST_IMPORTED } from '@balcao/domain/scheduling'
import { deleteUntouched } from '../appointments/write-appointment'
import type { SchedulingNeeds } from '../scheduling-needs'
import { broughtBy, findImport, forgetBrought, lockImport, writeUndone } from './imports.store'

/**
 * Takes away what an import brought and nobody changed since, in one transaction and without a word to anybody; a repeat is
 * answered alike. The same file may bring those again. @throws Problem IMPORT_NOT_FOUND
 */
export function undoImport(
  { db, clock }: Pick<SchedulingNeeds, 'db' | 'clock'>,
  companyId: string,
  { id, by }: { id: string; by: Act['by'] },
): Promise<AgendaImport> {
  return db.asCompany(companyId, async (tx) => {
    const now = clock()
    const found = await lockImport(tx, companyId, id)
    if (!found) throw new Problem('IMPORT_NOT_FOUND')
    if (found.undone) return found
    const brought = await broughtBy(tx, companyId, id, { limit: MOST_IMPORTED })
    const { taken, atGoogle } = await deleteUntouched(tx, companyId, brought, now)
    await forgetBrought(tx, companyId, taken)
    const counts = { taken: taken.length, stayed: found.came - taken.length }
    await writeUndone(tx, companyId, id, { ...counts, now })
    await noteAct(tx, { companyId, by, act: 'agenda.import-undone', detail: { import: id, ...counts } })
    // An account that was linked since has them.
    if (atGoogle) await writeAtGoogle(tx, companyId)
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'imports' })
    return (await findImport(tx, companyId, id))!.import
  })
}
