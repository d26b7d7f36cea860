import { fileNameFields } from './file-name-fields'

/**
 * With which headers a file leaves that a stranger may have sent: nothing in it may run, no page but ours shows it, nobody
 * keeps it on the way. Unless `shown`, for a picture of our own drawing, it is only ever saved.
 */
export function storedFileHeaders(
  { name, type }: { name: string; type: string },
  { shown = false } = {},
): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; ${fileNameFields(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  }
}
