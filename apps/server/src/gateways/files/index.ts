import { openFolderStore } from './folder-store'
import type { FileStore } from './file-store'
import { openS3Store, type S3Options } from './s3-store'

export { FilesUnavailable, type FileStore, type StoredFile } from './file-store'

/** The store that the settings name: a bucket when there is one, else the folder. */
export function openFileStore(where: { folder: string; s3?: S3Options | undefined }): FileStore {
  return where.s3 ? openS3Store(where.s3) : openFolderStore(where.folder)
}
