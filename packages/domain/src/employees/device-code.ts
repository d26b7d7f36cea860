/** Letters and digits that nobody mistakes for one another. */
export const DEVICE_CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
export const DEVICE_CODE_LENGTH = 8

/** Reads the code that opens a new device, however it is typed: small letters, blanks, dashes. Null for anything else. */
export function readDeviceCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const isCode = code.length === DEVICE_CODE_LENGTH && [...code].every((c) => DEVICE_CODE_LETTERS.includes(c))
  return isCode ? code : null
}

/** A code as it is shown: two groups of four. */
export function formatDeviceCode(code: string): string {
  return code.replace(/^(.{4})(.{4})$/, '$1-$2')
}
