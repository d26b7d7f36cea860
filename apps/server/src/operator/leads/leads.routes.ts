import * as contract from '@balcao/contract/operator'
import { FilesUnavailable } from '../../gateways/files'
import { menuFileKey } from '../../onboarding'
import { actorOf } from '../../platform/audit'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { storedFileHeaders } from '../../platform/http/stored-file-headers'
import { approveLead } from './approve-lead'
import { discardLead, noteLead, reopenLead } from './change-lead'
import { listLeads, readLead } from './leads.store'
import { findLeadFile } from './menu-files.store'
import type { OperatorPageNeeds } from '../operator-needs'

/** Leads, what becomes of them, and the files that came with them. */
export function registerLeadCalls(router: Router, needs: OperatorPageNeeds): void {
  const { db, files } = needs

  implement(router, contract.listLeads, ({ query }) => db.asOperator((tx) => listLeads(tx, query)))
  implement(router, contract.getLead, ({ params }) => db.asOperator((tx) => readLead(tx, params.leadId)))
  implement(router, contract.approveLead, ({ caller, params, body }) =>
    approveLead(needs, actorOf(caller), params.leadId, body),
  )
  implement(router, contract.discardLead, ({ caller, params, body }) =>
    discardLead(needs, actorOf(caller), { ...params, version: body.version }, body.reason),
  )
  implement(router, contract.reopenLead, ({ caller, params, body }) =>
    reopenLead(needs, actorOf(caller), { ...params, ...body }),
  )
  implement(router, contract.noteLead, ({ caller, params, body }) =>
    noteLead(needs, actorOf(caller), { ...params, version: body.version }, body.note),
  )

  implement(router, contract.leadFile, async ({ params, reply }) => {
    const found = await db.asOperator((tx) => findLeadFile(tx, params))
    if (!found) throw new Problem('FILE_NOT_FOUND')
    const file = await files.get(menuFileKey(params.leadId, params.fileId)).catch((error: unknown) => {
      throw error instanceof FilesUnavailable ? new Problem('UNAVAILABLE') : error
    })
    if (!file) throw new Problem('FILE_NOT_FOUND')
    const headers = storedFileHeaders({ name: found.file_name, type: found.file_type })
    return reply.headers({ ...headers, 'content-length': file.length }).send(file.content)
  })
}
