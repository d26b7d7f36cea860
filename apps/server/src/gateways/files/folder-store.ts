import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FilesUnavailable, withErrorsHandled, requireKey, type FileStore } from './file-store'

/** Files in a folder, which is made with the first of them. Processes that share the database must share it. */
export function openFolderStore(folder: string): FileStore {
  return {
    async put(key, bytes) {
      const path = join(folder, requireKey(key))
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(draftOf(path), bytes, { flush: true })
        await rename(draftOf(path), path)
        await syncFolder(dirname(path))
      } catch (error) {
        // On a full disk even half a draft takes room from somebody.
        await rm(draftOf(path), { force: true }).catch(() => {})
        throw unavailable(error)
      }
    },
    async get(key) {
      const path = join(folder, requireKey(key))
      try {
        const handle = await open(path)
        const { size } = await handle.stat()
        return { content: withErrorsHandled(handle.createReadStream()), length: size }
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw unavailable(error)
      }
    },
    async remove(key) {
      const path = join(folder, requireKey(key))
      try {
        await rm(draftOf(path), { force: true })
        await rm(path, { force: true })
      } catch (error) {
        throw unavailable(error)
      }
    },
  }
}

/** One name for each key, so that removing the key also clears what a killed process left. */
const draftOf = (path: string) => `${path}.draft`

/** Makes the new name last. Windows cannot do it for folders and needs it less. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code
const unavailable = (error: unknown) =>
  new FilesUnavailable(`folder: ${codeOf(error) ?? 'failed'}`, { cause: error })
