import type { Figures } from '@balcao/contract/manager'
import { DEFAULT_PERIOD } from '@balcao/domain/manager'
import { readFigures } from './figures.store'
import { viewOf, type ManagerParts } from './manager-view'

/** The figures that the manager's page opens with. */
export async function readOverview(parts: ManagerParts, companyId: string): Promise<Figures> {
  const view = await viewOf(parts, companyId, { period: DEFAULT_PERIOD })
  return JSON.parse(await readFigures(parts.db, view)) as Figures
}
