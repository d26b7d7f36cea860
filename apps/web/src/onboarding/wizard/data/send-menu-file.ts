import type { MenuFile } from '@balcao/contract/onboarding'
import { routes } from '@balcao/contract/routes'
import { addressOf } from '../../../lib/http/send'
import { sendFile } from '../../../lib/http/send-file'

/** Sends the bytes of a file and tells how far it is (0 to 1). Throws ApiError; an abort rejects with an AbortError. */
export async function sendMenuFile(
  file: File,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<MenuFile> {
  const address = addressOf(routes.sendMenuFile.path, undefined, { name: file.name })
  return (await sendFile(address, file, options)) as MenuFile
}
