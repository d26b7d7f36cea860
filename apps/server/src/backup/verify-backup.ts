import { readdir } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { requireKey } from '../gateways/files/file-store'
import { fileEntryShape, readManifest, type FileEntry, type Manifest, type Part } from './manifest'
import { measurePart, openPart } from './parts'
import { BackupRefused } from './refusal'
import { isFileWhole } from './stored-files'

/** A backup that was read from its first byte to its last and is what was written. */
export interface WholeBackup {
  folder: string
  manifest: Manifest
  files: FileEntry[]
}

/**
 * Reads all of a backup and compares it with what was written down when it was made.
 * @throws BackupRefused naming the first thing that is missing, was changed, or does not belong there
 */
export async function verifyBackup(from: string): Promise<WholeBackup> {
  const folder = resolve(from)
  const manifest = await readManifest(folder)
  const parts = [...manifest.tables, manifest.jobs, manifest.files]
  const present = new Set(await listFiles(folder))
  const expected = ['manifest.json', 'manifest.sha256', ...parts.map(({ file }) => file)]
  requirePresent(present, expected)
  for (const part of parts) await requireWhole(folder, part)

  const files = await readFileList(folder, manifest.files)
  requirePresent(
    present,
    files.map(({ key }) => `files/${key}`),
  )
  for (const entry of files)
    if (!(await isFileWhole(folder, entry)))
      throw new BackupRefused(`The backup was changed: files/${entry.key}`)
  const known = new Set([...expected, ...files.map(({ key }) => `files/${key}`)])
  const unknown = [...present].find((file) => !known.has(file))
  if (unknown !== undefined) throw new BackupRefused(`The backup holds what it does not name: ${unknown}`)
  return { folder, manifest, files }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

function requirePresent(present: ReadonlySet<string>, expected: readonly string[]): void {
  const missing = expected.find((file) => !present.has(file))
  if (missing !== undefined) throw new BackupRefused(`The backup lacks ${missing}`)
}

async function requireWhole(folder: string, part: Part): Promise<void> {
  const seen = await measurePart(folder, part.file).catch((cause: unknown) => {
    throw new BackupRefused(`The backup cannot be read: ${part.file}`, { cause })
  })
  if (seen.bytes !== part.bytes || seen.sha256 !== part.sha256 || seen.rows !== part.rows)
    throw new BackupRefused(`The backup was changed: ${part.file}`)
}

async function readFileList(folder: string, list: Part): Promise<FileEntry[]> {
  const lines = (await buffer(openPart(folder, list))).toString().split('\n').filter(Boolean)
  const entries = lines.map((line) => fileEntryShape.parse(JSON.parse(line)))
  for (const { key } of entries) requireKey(key)
  return entries
}
