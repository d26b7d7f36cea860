import * as contract from '@balcao/contract/catalogue'
import type { RowChange } from '@balcao/domain/catalogue'
import type { Database } from '../platform/database/database'
import { companyOf, type Caller } from '../platform/http/caller'
import { implement, RawJson, type Router } from '../platform/http/implement'
import { readCatalogueText } from './catalogue.store'
import { catalogueHistory } from './history'
import type { CatalogueActor } from './history.store'
import { restoreCatalogue } from './restore-catalogue'
import { sellOut } from './sell-out'
import { saveCatalogue } from './save-catalogue'
import { undoCatalogue } from './undo-catalogue'

/** The catalogue as rows: read, saved by changes, and its past. */
export function registerCatalogue(router: Router, { db }: { db: Database }): void {
  implement(router, contract.getCatalogue, async ({ caller }) => {
    const companyId = companyOf(caller)
    return new RawJson(await db.asCompany(companyId, (tx) => readCatalogueText(tx, companyId)))
  })
  implement(router, contract.saveCatalogue, ({ caller, body }) =>
    saveCatalogue(
      db,
      companyOf(caller),
      { id: body.id, changes: body.changes as RowChange[] },
      actorOf(caller),
    ),
  )
  implement(router, contract.setSoldOut, ({ caller, body }) => {
    const { sold_out: soldOut, ...target } = body
    return sellOut(db, companyOf(caller), { target, soldOut }, actorOf(caller))
  })
  implement(router, contract.catalogueHistory, ({ caller, query }) =>
    catalogueHistory(db, companyOf(caller), query.before),
  )
  implement(router, contract.undoCatalogue, ({ caller, body }) =>
    undoCatalogue(db, companyOf(caller), body.version, actorOf(caller)),
  )
  implement(router, contract.restoreCatalogue, ({ caller, body }) =>
    restoreCatalogue(db, companyOf(caller), body, actorOf(caller)),
  )
}

const actorOf = (caller: Caller): CatalogueActor => (caller.kind === 'session' ? 'counter' : 'api')
