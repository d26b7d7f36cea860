import type { ModuleFlag } from '@balcao/contract'
import { modulesOf, type Modules } from '@balcao/domain/licence'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/database/database'
import { isLocked } from './count-licence'
import { getLicence, type CompanyLicence } from './licence.store'

/** When the modules of an ended licence close; without `graceDays` they never do (BALCAO_EXPIRED_GRACE_DAYS). */
export interface Grace {
  now: Date
  graceDays: number | undefined
}

/** The modules that the licence of the transaction's company opens now. */
export type OpenModules = (tx: Tx, companyId: string) => Promise<Modules>

/** The one word on what is open, for every feature whose parts ask for it. */
export const createOpenModules =
  ({ clock, graceDays }: { clock: Clock; graceDays: number | undefined }): OpenModules =>
  (tx, companyId) =>
    openModules(tx, companyId, { now: clock(), graceDays })

/** The modules that a licence opens at a moment. */
export function modulesNow(licence: CompanyLicence, { now, graceDays }: Grace): Modules {
  return isLocked(licence, now, graceDays) ? modulesOf(null) : licence.modules
}

async function openModules(tx: Tx, companyId: string, grace: Grace): Promise<Modules> {
  return modulesNow(await getLicence(tx, companyId), grace)
}

/** Whether the company's licence opens a module now. */
export async function hasModule(
  db: Database,
  companyId: string,
  flag: ModuleFlag,
  grace: Grace = { now: new Date(), graceDays: undefined },
): Promise<boolean> {
  const modules = await db.asCompany(companyId, (tx) => openModules(tx, companyId, grace))
  return modules[flag]
}
