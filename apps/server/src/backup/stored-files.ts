import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import type { FileStore } from '../gateways/files'
import type { FileEntry } from './manifest'

interface NamedFile {
  key: string
  type: string
}

/** Which keys of the store the rows of a table name, and of what type they are. */
const filesNamedIn: Record<string, string> = {
  answer_files: `select 'answers/' || company_id || '/' || id || suffix as key, mime as type from answer_files
    join (values ('webp', '.webp', 'image/webp'), ('webp', '-p.webp', 'image/webp'), ('pdf', '.pdf', 'application/pdf'))
      as of_each (kind, suffix, mime) on kind = type where released_at is null`,
  images: `select company_id || '/' || id || suffix as key, 'image/webp' as type
    from images, (values ('.webp'), ('-p.webp')) as of_each (suffix)`,
  media: `select 'media/' || company_id || '/' || id, mime from media where state = 'ready'`,
  menu_files: `select 'onboarding/' || lead_id || '/' || id, file_type from menu_files`,
}

/** Files copied at a time: a bucket answers slowly, and often. */
const atOnce = 4

/** Every file that the database names, in the tables that it has. */
export async function findNamedFiles(client: pg.Client, tables: readonly string[]): Promise<NamedFile[]> {
  const selects = Object.entries(filesNamedIn).flatMap(([table, select]) =>
    tables.includes(table) ? [select] : [],
  )
  if (selects.length === 0) return []
  const { rows } = await client.query<NamedFile>(`${selects.join(' union all ')} order by key`)
  return rows
}

/**
 * Copies files from the store into the backup. One that was removed since the database was read is listed as missing.
 * @throws FilesUnavailable when the store is away
 */
export async function copyFilesOut(folder: string, named: readonly NamedFile[], store: FileStore) {
  const entries: FileEntry[] = []
  const missing: string[] = []
  await forEachAtOnce(named, async ({ key, type }) => {
    const found = await store.get(key)
    if (!found) return void missing.push(key)
    const bytes = await buffer(found.content)
    const path = fileInBackup(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600 })
    entries.push({ key, type, bytes: bytes.length, sha256: digestOf(bytes) })
  })
  entries.sort((a, b) => (a.key < b.key ? -1 : 1))
  return { entries, missing: missing.sort() }
}

/** Whether the file lies in the backup as it was written. */
export async function isFileWhole(folder: string, { key, bytes, sha256 }: FileEntry): Promise<boolean> {
  const hash = createHash('sha256')
  let seen = 0
  try {
    for await (const chunk of createReadStream(fileInBackup(folder, key))) {
      hash.update(chunk as Buffer)
      seen += (chunk as Buffer).length
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return false
    throw error
  }
  return seen === bytes && hash.digest('hex') === sha256
}

/** Puts the backup's files into the store, over what may be there. */
export async function putFilesBack(
  folder: string,
  entries: readonly FileEntry[],
  store: FileStore,
): Promise<void> {
  await forEachAtOnce(entries, async ({ key, type }) => {
    await store.put(key, await readFile(fileInBackup(folder, key)), type)
  })
}

/** The list of them, one JSON line each. */
export const linesOf = (entries: readonly FileEntry[]) =>
  Readable.from(entries.map((entry) => Buffer.from(`${JSON.stringify(entry)}\n`)))

const fileInBackup = (folder: string, key: string) => join(folder, 'files', key)
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function forEachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
