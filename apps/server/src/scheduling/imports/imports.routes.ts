import * as contract from '@balcao/contract/scheduling'
import { actorOf } from '../../platform/audit'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import type { SchedulingNeeds } from '../scheduling-needs'
import { listImports } from './imports.store'
import { previewImport, saveImport } from './save-import'
import { undoImport } from './undo-import'

/** Appointments of another program, brought along from a file that the browser read. */
export function registerImports(router: Router, needs: SchedulingNeeds): void {
  implement(router, contract.previewImport, ({ caller, body }) =>
    previewImport(needs, companyOf(caller), body),
  )
  implement(router, contract.saveImport, ({ caller, body }) =>
    saveImport(needs, companyOf(caller), { ...body, by: actorOf(caller) }),
  )
  implement(router, contract.listImports, ({ caller }) => {
    const companyId = companyOf(caller)
    return needs.db.asCompany(companyId, async (tx) => ({ imports: await listImports(tx, companyId) }))
  })
  implement(router, contract.undoImport, ({ caller, params }) =>
    undoImport(needs, companyOf(caller), { id: params.id, by: actorOf(caller) }),
  )
}
