import type { Readable } from 'node:stream'
import {
  listCompanyMenuFiles,
  readCompanyMenuFile,
  readMenuFile,
  removeMenuFile as removeMenuFileCall,
  sendMenuFile,
} from '@balcao/contract/onboarding'
import { MAX_MENU_FILE_BYTES } from '@balcao/domain/onboarding'
import type { FastifyReply } from 'fastify'
import { FilesUnavailable } from '../gateways/files'
import { companyOf, type Caller } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import { readRawBody, withRawBodies } from '../platform/http/raw-body'
import { storedFileHeaders } from '../platform/http/stored-file-headers'
import { keepMenuFile, removeMenuFile } from './keep-menu-file'
import {
  findFileOfCompany,
  findFileOfLead,
  listFilesOfCompany,
  menuFileKey,
  presentMenuFile,
  type MenuFileRow,
} from './menu-files.store'
import type { OnboardingNeeds } from './onboarding-needs'

/** The menu files of an onboarding: sent and taken back by the lead, read by the lead and by its company. */
export function registerMenuFiles(router: Router, needs: OnboardingNeeds): void {
  const { db } = needs

  withRawBodies(router, (raw) => {
    implement(raw, sendMenuFile, async ({ caller, query, request }) => {
      const bytes = await readRawBody(request, MAX_MENU_FILE_BYTES)
      return keepMenuFile(needs, leadOf(caller), { name: query.name, bytes, path: 'name' })
    })
  })

  implement(router, removeMenuFileCall, async ({ caller, params }) => {
    await removeMenuFile(needs, leadOf(caller), params.fileId)
    return { ok: true as const }
  })

  implement(router, readMenuFile, async ({ caller, params, reply }) => {
    const { leadId, proof } = leadOf(caller)
    const file = await db.asVisitor({ proof }, (tx) => findFileOfLead(tx, leadId, params.fileId))
    return serve(needs, file, reply)
  })

  implement(router, listCompanyMenuFiles, async ({ caller }) => {
    const companyId = companyOf(caller)
    const files = await db.asCompany(companyId, (tx) => listFilesOfCompany(tx, companyId))
    return {
      files: files.map((file) => ({ ...presentMenuFile(file), created_at: file.created_at.toISOString() })),
    }
  })

  implement(router, readCompanyMenuFile, async ({ caller, params, reply }) => {
    const companyId = companyOf(caller)
    const file = await db.asCompany(companyId, (tx) => findFileOfCompany(tx, companyId, params.fileId))
    return serve(needs, file, reply)
  })
}

/** The lead of a call that only a lead may make. */
export function leadOf(caller: Caller): Extract<Caller, { kind: 'lead' }> {
  if (caller.kind !== 'lead') throw new Error('This call has no lead')
  return caller
}

async function serve(
  { files, log }: Pick<OnboardingNeeds, 'files' | 'log'>,
  file: MenuFileRow | undefined,
  reply: FastifyReply,
): Promise<Readable> {
  if (!file) throw new Problem('FILE_NOT_FOUND')
  const stored = await files.get(menuFileKey(file.lead_id, file.id)).catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error
    log.warn({ reason: error.message }, 'the file store gave no menu file')
    throw new Problem('UNAVAILABLE')
  })
  if (!stored) throw new Problem('FILE_NOT_FOUND')
  void reply
    .headers(storedFileHeaders({ name: file.file_name, type: file.file_type }))
    .header('content-length', stored.length)
  return stored.content
}
