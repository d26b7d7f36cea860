import { randomBytes } from 'node:crypto'
import * as own from '@balcao/contract/booking'
import * as contract from '@balcao/contract/scheduling'
import { safeFileName } from '@balcao/domain/text'
import type { FastifyRequest } from 'fastify'
import { FilesUnavailable, type StoredFile } from '../../../gateways/files'
import { actorOf, noteAct } from '../../../platform/audit'
import { companyOf } from '../../../platform/http/caller'
import { implement, type Router } from '../../../platform/http/implement'
import { Problem } from '../../../platform/http/problems'
import { withRawBodies } from '../../../platform/http/raw-body'
import { storedFileHeaders } from '../../../platform/http/stored-file-headers'
import { networkOf } from '../../../platform/limits/limits'
import { readAppointments, requireStanding } from '../../appointments/appointments.store'
import { inBookingShop } from '../../booking/in-booking-shop'
import { networkDigest } from '../../booking/network-digest'
import { withOwnBooking } from '../../booking/with-own-booking'
import { throughOwnEyes } from '../../own-eyes'
import type { AnswerFileNeeds } from '../../scheduling-needs'
import { requireAnswerable, requireFileAsked } from '../appointment-answers'
import { asksForFiles, findFile, reserveFile } from './answer-files.store'
import { fileKey } from './file-keys'
import { createReceiver, mimes, toldBytes } from './receive-file'

/** Files that answer questions: sent from booking page, private link and counter, and read at the counter. */
export function registerAnswerFiles(router: Router, needs: AnswerFileNeeds): void {
  const { clock } = needs
  const receive = createReceiver(needs)

  withRawBodies(router, (raw) => {
    implement(raw, own.sendBookingFile, async ({ params, query, request }) => {
      const file = awaited(query.name, request)
      const network = networkOf(request.ip)
      const companyId = await inBookingShop(needs, params.company, async (tx, shop) => {
        if (!(await asksForFiles(tx, shop.id))) throw new Problem('QUESTIONS_CHANGED')
        const digest = networkDigest(needs.secrets, shop.id, network)
        await reserveFile(tx, shop.id, { ...file, appointmentId: null, network: digest, now: clock() })
        return shop.id
      })
      return { answer: await receive({ ...file, companyId, network, request }) }
    })

    implement(raw, own.sendOwnFile, async ({ params, query, request }) => {
      const file = awaited(query.name, request)
      const network = networkOf(request.ip)
      const companyId = await withOwnBooking(
        needs,
        params.company,
        params.link,
        async (tx, { shop, row }) => {
          requireAnswerable(row, clock())
          await requireFileAsked(tx, shop.id, row, clock())
          const digest = networkDigest(needs.secrets, shop.id, network)
          await reserveFile(tx, shop.id, { ...file, appointmentId: row.id, network: digest, now: clock() })
          return shop.id
        },
      )
      return { answer: await receive({ ...file, companyId, network, request }) }
    })

    implement(raw, contract.sendAnswerFile, async ({ caller, params, query, request }) => {
      const file = awaited(query.name, request)
      const companyId = companyOf(caller)
      await throughOwnEyes(needs, caller).db.asCompany(companyId, async (tx) => {
        const row = requireStanding((await readAppointments(tx, companyId, [params.id]))[0])
        await requireFileAsked(tx, companyId, row, clock())
        await reserveFile(tx, companyId, { ...file, appointmentId: row.id, network: null, now: clock() })
      })
      return { answer: await receive({ ...file, companyId, request }) }
    })
  })

  implement(router, contract.readAnswerFile, async ({ caller, params, query, reply }) => {
    const companyId = companyOf(caller)
    const { id: appointmentId, fileId } = params
    const small = query.size === 'small'
    const file = await throughOwnEyes(needs, caller).db.asCompany(companyId, async (tx) => {
      requireStanding((await readAppointments(tx, companyId, [appointmentId]))[0])
      const found = await findFile(tx, companyId, { id: fileId, appointmentId })
      if (!found || (small && found.type !== 'webp')) throw new Problem('FILE_NOT_FOUND')
      const detail = { appointment: appointmentId, file: fileId, ...(small && { small }) }
      await noteAct(tx, { companyId, by: actorOf(caller), act: 'appointment.file-seen', detail })
      return found
    })
    const stored = await getFile(needs, fileKey(companyId, file, { small }))
    const shown = file.type === 'webp'
    const name = shown ? `${file.name.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.webp` : file.name
    void reply
      .headers(storedFileHeaders({ name, type: mimes[file.type] }, { shown }))
      .header('content-length', stored.length)
    return stored.content
  })
}

/** What is known of a file before its first byte. */
const awaited = (typed: string, request: FastifyRequest) => ({
  // Not to be guessed: until an answer names it, who knows it may use it.
  id: randomBytes(16).toString('hex'),
  name: safeFileName(typed) || 'arquivo',
  bytes: toldBytes(request),
})

async function getFile(
  { files, log }: Pick<AnswerFileNeeds, 'files' | 'log'>,
  key: string,
): Promise<StoredFile> {
  const stored = await files.get(key).catch((error: unknown) => {
    if (!(error instanceof FilesUnavailable)) throw error
    log.warn({ reason: error.message }, 'the file store gave no file of an answer')
    throw new Problem('UNAVAILABLE')
  })
  if (!stored) throw new Problem('FILE_NOT_FOUND')
  return stored
}
