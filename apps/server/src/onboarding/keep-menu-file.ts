import { createHash } from 'node:crypto'
import type { MenuFile } from '@balcao/contract/onboarding'
import { contentTypeOf, menuFileFault, menuFileTypeOf, type MenuFileFault } from '@balcao/domain/onboarding'
import { safeFileName } from '@balcao/domain/text'
import { FilesUnavailable } from '../gateways/files'
import type { Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'
import { inTurn } from '../platform/in-turn'
import { uuidOf } from '../platform/uuid-of'
import { lockLead } from './lead.store'
import {
  deleteMenuFile,
  insertMenuFile,
  listFilesOfLead,
  menuFileKey,
  presentMenuFile,
} from './menu-files.store'
import type { OnboardingNeeds } from './onboarding-needs'

/** However many files one lead sends at once, they take one connection to the database. */
const oneOfLead = inTurn()

type LeadCaller = Extract<Caller, { kind: 'lead' }>

const faultWords: Record<MenuFileFault, string> = {
  name: 'O nome deve terminar em pdf, jpg, jpeg, png, doc ou docx',
  empty: 'O arquivo está vazio',
  too_large: 'O arquivo tem mais de 10 MB',
  content: 'O conteúdo não é o que o nome diz',
  too_many: 'São no máximo 20 arquivos',
  too_much: 'São no máximo 60 MB ao todo',
}

/** What a file that came with an onboarding is called and holds; `path` names it in a refusal. */
export interface SentMenuFile {
  name: string
  bytes: Buffer
  path: string
}

/**
 * Judges a file by its name and by what it really is, before anything is kept: its safe name and its media type.
 * @throws Problem FILE_REFUSED naming what is wrong with it
 */
export function judgeMenuFile({ name: typed, bytes, path }: SentMenuFile): { name: string; type: string } {
  const name = safeFileName(typed)
  const content = menuFileTypeOf(bytes)
  const fault = menuFileFault({ name, bytes: bytes.length, content: content ?? 'other' })
  if (fault || !content) throw refusal('FILE_REFUSED', path, fault ?? 'content')
  return { name, type: contentTypeOf(content) }
}

/**
 * Keeps a menu file of a lead. The same name and bytes are the same file, however often and at once they are sent. The
 * bytes are put while the lead is locked: two never write one key, and what fails leaves no row.
 * @throws Problem FILE_REFUSED, FILE_QUOTA, UNAVAILABLE
 */
export async function keepMenuFile(
  { db, files, log }: Pick<OnboardingNeeds, 'db' | 'files' | 'log'>,
  { leadId, proof }: LeadCaller,
  sent: SentMenuFile,
): Promise<MenuFile> {
  const { bytes, path } = sent
  const { name, type } = judgeMenuFile(sent)
  const digest = createHash('sha256').update(bytes).digest('hex')
  const file = {
    id: uuidOf(`${leadId}:${name}:${digest}`),
    fileName: name,
    fileType: type,
    fileSize: bytes.length,
  }
  try {
    return await oneOfLead(leadId, () =>
      db.asVisitor({ proof }, async (tx) => {
        await lockLead(tx, leadId)
        const kept = await listFilesOfLead(tx, leadId)
        const same = kept.find(({ id }) => id === file.id)
        if (same) {
          // A removal that broke off may have taken the bytes and left the row.
          await files.put(menuFileKey(leadId, same.id), bytes, same.file_type)
          return presentMenuFile(same)
        }
        const fault = menuFileFault(
          { name, bytes: bytes.length },
          { count: kept.length, bytes: kept.reduce((sum, { bytes: one }) => sum + one, 0) },
        )
        if (fault) throw refusal('FILE_QUOTA', path, fault)
        await insertMenuFile(tx, leadId, file)
        await files.put(menuFileKey(leadId, file.id), bytes, file.fileType)
        return file
      }),
    )
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    log.warn({ reason: error.message }, 'the file store took no menu file')
    throw new Problem('UNAVAILABLE')
  }
}

/** Takes a file back, row and bytes. @throws Problem UNAVAILABLE, and then the file is still there */
export async function removeMenuFile(
  { db, files, log }: Pick<OnboardingNeeds, 'db' | 'files' | 'log'>,
  { leadId, proof }: LeadCaller,
  fileId: string,
): Promise<void> {
  try {
    await oneOfLead(leadId, () =>
      db.asVisitor({ proof }, async (tx) => {
        await lockLead(tx, leadId)
        if (await deleteMenuFile(tx, leadId, fileId)) await files.remove(menuFileKey(leadId, fileId))
      }),
    )
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    log.warn({ reason: error.message }, 'the file store gave no menu file back')
    throw new Problem('UNAVAILABLE')
  }
}

function refusal(code: 'FILE_REFUSED' | 'FILE_QUOTA', path: string, fault: MenuFileFault): Problem {
  return new Problem(code, { fields: [{ path, mensagem: faultWords[fault] }] })
}
