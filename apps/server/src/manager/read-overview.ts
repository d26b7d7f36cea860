import type { Figures } from '@balcao/contract/manager'
import { DEFAULT_PERIOD } from '@balcao/domain/manager'
import { readFigures } from './figures.store'
import { viewOf, type ManagerNeeds } from './manager-view'

/** The figures that the manager's page opens with. */
export async function readOverview(needs: ManagerNeeds, companyId: string): Promise<Figures> {
  const view = await viewOf(needs, companyId, { period: DEFAULT_PERIOD })
  return JSON.parse(await readFigures(needs.db, view)) as Figures
}
