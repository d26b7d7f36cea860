import { fileNameFields } from '../platform/http/file-name-fields'
import type { MenuFileRow } from './menu-files.store'

/** With which headers a menu file leaves: only ever saved, and nothing in it may run, whoever sent it. */
export function menuFileHeaders({
  file_name,
  file_type,
}: Pick<MenuFileRow, 'file_name' | 'file_type'>): Record<string, string> {
  return {
    'content-type': file_type,
    'content-disposition': `attachment; ${fileNameFields(file_name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  }
}
