import type { Figures } from '@balcao/contract/manager'
import { DEFAULT_PERIOD } from '@balcao/domain/manager'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/database/database'
import { readFigures } from './figures.store'
import { viewOf } from './manager-view'

/** The figures that the manager's page opens with. */
export async function readOverview(
  parts: { db: Database; clock: Clock },
  companyId: string,
): Promise<Figures> {
  const view = await viewOf(parts, companyId, { period: DEFAULT_PERIOD })
  return JSON.parse(await readFigures(parts.db, view)) as Figures
}
