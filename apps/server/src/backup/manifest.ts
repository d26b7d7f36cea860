import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { BackupRefused } from './refusal'

const digest = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

/** Lines in one compressed file: where it lies in the backup, how many, its bytes on the disk and their SHA-256. */
const part = z.strictObject({
  file: z.string().regex(/^[a-z0-9_./-]+\.gz$/),
  rows: count,
  bytes: count,
  sha256: digest,
})

const manifestShape = z.strictObject({
  format: z.literal(1),
  product: z.string(),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  secretFingerprint: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), digest })).min(1),
  tables: z.array(part.extend({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(
    z.strictObject({
      table: z.string(),
      column: z.string(),
      value: z.string().regex(/^\d+$/),
      used: z.boolean(),
    }),
  ),
  jobs: part,
  /** The list of files, one JSON line each (`FileEntry`), and what of them the database named but nobody had. */
  files: part.extend({ contentBytes: count, missing: z.array(z.string()) }),
})

/** One file of the store: `files/{key}` in the backup. */
export const fileEntryShape = z.strictObject({
  key: z.string(),
  type: z.string(),
  bytes: count,
  sha256: digest,
})

export type Part = z.output<typeof part>
export type Manifest = z.output<typeof manifestShape>
export type TablePart = Manifest['tables'][number]
export type FileEntry = z.output<typeof fileEntryShape>

/** Writes what the backup is, and the digest by which a change of it shows. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(folder, 'manifest.json'), text, { mode: 0o600 })
  await writeFile(join(folder, 'manifest.sha256'), `${digestOf(text)}  manifest.json\n`, { mode: 0o600 })
}

/** @throws BackupRefused when the folder is no backup, or its manifest was changed or written by a later program */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, kept] = await Promise.all(
    ['manifest.json', 'manifest.sha256'].map((name) =>
      readFile(join(folder, name), 'utf8').catch(() => undefined),
    ),
  )
  if (text === undefined || kept === undefined)
    throw new BackupRefused(`${folder} is not a whole backup: its manifest is missing`)
  if (kept !== `${digestOf(text)}  manifest.json\n`)
    throw new BackupRefused('The backup was changed: manifest.json is not what was written')
  const read = manifestShape.safeParse(JSON.parse(text))
  if (!read.success) throw new BackupRefused('The backup has a form that this program does not know')
  return read.data
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
