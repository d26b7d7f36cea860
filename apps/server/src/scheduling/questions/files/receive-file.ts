import {
  ANSWER_FILE_LIMITS,
  answerFileTypeOf,
  fileAnswer,
  type FileAnswer,
} from '@balcao/domain/scheduling/questions'
import type { FastifyRequest } from 'fastify'
import { FilesUnavailable } from '../../../gateways/files'
import { createSlots, ImageRefused, type Slots } from '../../../images'
import { Problem } from '../../../platform/http/problems'
import { readRawBody } from '../../../platform/http/raw-body'
import type { AnswerFileNeeds } from '../../scheduling-needs'
import { arriveFile, releaseFile } from './answer-files.store'
import { discardFile } from './discard-files'
import { fileKey } from './file-keys'
import { createUploadGate } from './upload-gate'

type FileNeeds = Pick<AnswerFileNeeds, 'db' | 'clock' | 'files' | 'pictures' | 'log'>

/** Bytes that a request says it brings; as many as there may be where it does not say. @throws Problem PAYLOAD_TOO_LARGE */
export function toldBytes({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const told = Number(headers['content-length'] ?? ANSWER_FILE_LIMITS.bytes)
  if (told > ANSWER_FILE_LIMITS.bytes) throw new Problem('PAYLOAD_TOO_LARGE')
  return told
}

interface Coming {
  companyId: string
  id: string
  name: string
  /** Absent for the counter. */
  network?: string
  request: FastifyRequest
}

/**
 * What reads the bytes of a file whose place is kept, judges them by their content, and keeps them: a picture drawn anew, a
 * PDF as it is. Whatever breaks off leaves nothing. It answers what answers the question; one per process.
 * @throws Problem ANSWER_FILE_REFUSED, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_INPUT, UNAVAILABLE,
 * TOO_MANY_REQUESTS
 */
export function createReceiver(needs: FileNeeds): (coming: Coming) => Promise<string> {
  const { db, clock, log } = needs
  const throughGate = createUploadGate()
  // However many strangers send, one of theirs at most stands in the line where a shop's own pictures are drawn.
  const line = createSlots()
  return async (coming) => {
    const { companyId, id } = coming
    try {
      return await throughGate(coming, () => keep(needs, line, coming))
    } catch (error) {
      await db.asCompany(companyId, (tx) => releaseFile(tx, companyId, id, clock()))
      await discardFile(needs, companyId, id)
      if (!(error instanceof FilesUnavailable)) throw error
      log.warn({ reason: error.message }, 'the file store took no file of an answer')
      throw new Problem('UNAVAILABLE')
    }
  }
}

async function keep(
  needs: FileNeeds,
  line: Slots,
  { companyId, id, name, request }: Coming,
): Promise<string> {
  const { db, files } = needs
  const { type, parts } = await judge(
    needs,
    line,
    companyId,
    await readRawBody(request, ANSWER_FILE_LIMITS.bytes),
  )
  // Both have ended before anything is taken back: a write still under way would outlive its removal.
  const puts = await Promise.allSettled(
    parts.map((bytes, place) =>
      files.put(fileKey(companyId, { id, type }, { small: place > 0 }), bytes, mimes[type]),
    ),
  )
  const failed = puts.find((put) => put.status === 'rejected')
  if (failed) throw failed.reason
  const bytes = parts.reduce((sum, part) => sum + part.length, 0)
  const kept = await db.asCompany(companyId, (tx) => arriveFile(tx, companyId, { id, type, bytes }))
  if (!kept) throw new Problem('UNAVAILABLE')
  return fileAnswer({ id, type, bytes, name })
}

export const mimes: Record<FileAnswer['type'], string> = { webp: 'image/webp', pdf: 'application/pdf' }

const faults = {
  empty: 'O arquivo está vazio.',
  type: 'O arquivo não é uma foto JPG, PNG ou WebP, nem um PDF.',
}

/** What a file is, and what is kept of it: a PDF, or a picture and its thumbnail. */
async function judge(
  { pictures }: FileNeeds,
  line: Slots,
  companyId: string,
  bytes: Buffer,
): Promise<{ type: FileAnswer['type']; parts: Buffer[] }> {
  if (bytes.length === 0) throw refusal(faults.empty)
  const type = answerFileTypeOf(bytes)
  if (type === null) throw refusal(faults.type)
  if (type === 'pdf') return { type, parts: [bytes] }
  try {
    const { full, thumb } = await line.inTurn(companyId, () =>
      pictures.draw(companyId, { bytes, path: 'file' }),
    )
    return { type, parts: [full, thumb] }
  } catch (error) {
    if (!(error instanceof ImageRefused)) throw error
    throw refusal(error.detail.fields?.[0]?.mensagem ?? faults.type)
  }
}

const refusal = (mensagem: string) =>
  new Problem('ANSWER_FILE_REFUSED', { fields: [{ path: 'file', mensagem }] })
