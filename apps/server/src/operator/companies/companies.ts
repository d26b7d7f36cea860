import type { ModuleFlag } from '@balcao/contract'
import { insertCompany, type NewCompany } from '../../company'
import { writeModules } from '../../licence'
import type { Database } from '../../platform/database/database'

/** Creates a company in a transaction of its own; see `insertCompany`. */
export function createCompany(db: Database, company: NewCompany): Promise<{ id: string; created: boolean }> {
  return db.asOperator((tx) => insertCompany(tx, company))
}

/** Opens and closes modules of a company's licence. */
export function setModules(
  db: Database,
  companyId: string,
  modules: Partial<Record<ModuleFlag, boolean>>,
): Promise<void> {
  return db.asOperator((tx) => writeModules(tx, companyId, modules))
}
