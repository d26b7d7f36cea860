import type { MenuFileRow } from './menu-files.store'

/** With which headers a menu file leaves: only ever saved, and nothing in it may run, whoever sent it. */
export function menuFileHeaders({
  file_name,
  file_type,
}: Pick<MenuFileRow, 'file_name' | 'file_type'>): Record<string, string> {
  return {
    'content-type': file_type,
    'content-disposition': `attachment; ${nameFields(file_name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** The name for browsers of any age (RFC 6266): plain letters, then the whole of it. */
function nameFields(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ._()-]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
