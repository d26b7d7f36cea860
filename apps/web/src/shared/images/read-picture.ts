import { base64Of } from './base64-of'
import { checkImage, type ImageFault } from './check-image'

export type ReadPicture = { base64: string; preview: string } | { fault: ImageFault }

/**
 * Reads a chosen, dropped or pasted file: real type, size and pixels are checked before anything is sent (IMG-16,
 * IMG-18, IMG-19). `preview` is an object URL; revoke it when it is no longer shown.
 */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const fault = await checkImage(file)
  if (fault) return { fault }
  return { base64: await base64Of(file), preview: URL.createObjectURL(file) }
}
