import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Forces a file or folder entry to the disk. Windows cannot do it for folders and needs it less. */
export function syncPath(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Forces every file and folder below `folder` to the disk, contents before the names that lead to them. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) syncTree(join(folder, entry.name))
    else if (entry.isFile()) syncPath(join(folder, entry.name))
  }
  syncPath(folder)
}

/** Writes a small file whole or not at all, with the given mode, and forces it to the disk. */
export function writeDurably(file: string, content: string, mode: number): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, content, { mode, flag: 'wx', flush: true })
  renameSync(draft, file)
  syncPath(dirname(file))
}
