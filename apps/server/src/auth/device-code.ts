import { randomInt } from 'node:crypto'
import { DEVICE_CODE_LETTERS, DEVICE_CODE_LENGTH } from '@balcao/domain/employees'
import type { Secrets } from '../platform/secrets/secrets'

export const deviceCodeMinutes = 10
/** PINs that may be tried with one code. */
export const deviceCodeTries = 5

/** A fresh code that opens a device for an employee: one of 30^8, which nobody guesses in ten minutes. */
export function newDeviceCode(): string {
  return Array.from(
    { length: DEVICE_CODE_LENGTH },
    () => DEVICE_CODE_LETTERS[randomInt(DEVICE_CODE_LETTERS.length)],
  ).join('')
}

/** What is kept of a code, bound to whom it is for. */
export function deviceCodeDigest(
  secrets: Secrets,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  code: string,
): Buffer {
  return secrets.mac('device-code', `${companyId}:${employeeId}:${code}`)
}
