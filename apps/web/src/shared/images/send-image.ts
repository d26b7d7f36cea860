import { uploadImage } from '@balcao/contract/company'
import { sendWithProgress } from '../../lib/http/send-with-progress'
import { base64Of } from './base64-of'

export interface StoredImage {
  id: string
  url: string
  thumb: string
}

interface Sending {
  /** From 0 to 1, of what has left the browser. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Uploads a picture of a product, telling how far it is. Throws ApiError: NETWORK, IMAGE_REFUSED, IMAGE_QUOTA …. */
export async function sendImage(file: File, { onProgress, signal }: Sending): Promise<StoredImage> {
  const body = { fileName: file.name.slice(-120) || 'imagem', base64: await base64Of(file) }
  return sendWithProgress(uploadImage, { body, onProgress, signal })
}
