import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'

export type SentMediaType = 'image' | 'video' | 'audio' | 'document'

/** A file of the shop that goes out; its bytes lie in the file store. `digest` is the SHA-256 of them, in hex. */
export interface OwnMedia {
  id: string
  type: SentMediaType
  mime: string
  fileName: string
  bytes: number
  voice: boolean
  digest: string
}

/** A file as its row has it. `handle` is what the gateway needs to hand it out. */
export interface MediaRow {
  id: string
  message_id: string
  type: SentMediaType | 'sticker'
  mime: string
  file_name: string | null
  bytes: number | null
  seconds: number | null
  voice: boolean
  state: 'fetching' | 'ready' | 'gone'
  handle: Record<string, unknown> | null
}

/** Where the file store keeps it. */
export const mediaKey = (companyId: string, mediaId: string) => `media/${companyId}/${mediaId}`

const columns = sql.raw('id, message_id, type, mime, file_name, bytes, seconds, voice, state, handle')

export async function findMedia(tx: Tx, companyId: string, mediaId: string): Promise<MediaRow | undefined> {
  const { rows } = await tx.execute<MediaRow>(
    sql`select ${columns} from media where company_id = ${companyId} and id = ${mediaId}`,
  )
  return rows[0]
}

export async function findMediaOfMessage(
  tx: Tx,
  companyId: string,
  messageId: string,
): Promise<MediaRow | undefined> {
  const { rows } = await tx.execute<MediaRow>(
    sql`select ${columns} from media where company_id = ${companyId} and message_id = ${messageId} limit 1`,
  )
  return rows[0]
}

export async function insertOwnMedia(
  tx: Tx,
  companyId: string,
  messageId: string,
  media: OwnMedia,
): Promise<void> {
  await tx.execute(sql`insert into media (company_id, id, message_id, type, mime, file_name, bytes, voice, state, handle)
    values (${companyId}, ${media.id}, ${messageId}, ${media.type}, ${media.mime}, ${media.fileName}, ${media.bytes},
      ${media.voice}, 'ready', ${JSON.stringify({ digest: media.digest })}::jsonb)`)
}

/** Writes down that a file is here, or will never be. Answers false when that was recorded before. */
export async function recordMedia(
  tx: Tx,
  companyId: string,
  mediaId: string,
  found: { mime: string; fileName: string | null; bytes: number } | null,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    found === null
      ? sql`update media set state = 'gone', handle = null
          where company_id = ${companyId} and id = ${mediaId} and state = 'fetching'`
      : sql`update media set state = 'ready', mime = ${found.mime}, bytes = ${found.bytes}, handle = null,
            file_name = coalesce(${found.fileName}, file_name)
          where company_id = ${companyId} and id = ${mediaId} and state = 'fetching'`,
  )
  return rowCount === 1
}
