import type { PrintSummary } from '@balcao/contract/printing'
import type { Database } from '../platform/database/database'
import { Problem } from '../platform/http/problems'
import { queueClosing } from '../printing'
import { readRegister } from './registers.store'

/** Has a station print how a register was closed. @throws Problem REGISTER_NOT_FOUND, REGISTER_STILL_OPEN, STATION_NOT_FOUND */
export function printClosing(
  db: Database,
  companyId: string,
  registerId: string,
  print: { id: string; stationId: string },
): Promise<PrintSummary> {
  return db.asCompany(companyId, async (tx) => {
    const register = await readRegister(tx, companyId, registerId)
    const { closed_at } = register
    if (closed_at === null) throw new Problem('REGISTER_STILL_OPEN')
    return queueClosing(tx, companyId, { ...register, closed_at }, print)
  })
}
