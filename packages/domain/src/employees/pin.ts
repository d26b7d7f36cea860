/** Wrong PINs in a row on a known device, after which it is known no more. */
export const DEVICE_TRIES = 10

/** Wrong PINs of all strangers together within PAUSE_HOURS, after which only known devices may try. */
export const STRANGER_TRIES = 5
/** The hours of that. */
export const PAUSE_HOURS = 24

/** The two parts of an employee's PIN: who it is (100–999, no secret), and the six digits that only they know. */
interface PinParts {
  number: number
  secret: string
}

/** Reads a PIN as people type it: nine digits, with or without blanks, dots or dashes. Null for anything else. */
export function readPin(typed: string): PinParts | null {
  const digits = typed.replaceAll(/[\s.-]/g, '')
  if (!/^[1-9]\d{8}$/.test(digits)) return null
  return { number: Number(digits.slice(0, 3)), secret: digits.slice(3) }
}

/** The nine digits of a PIN. */
export function writePin({ number, secret }: PinParts): string {
  return `${number}${secret}`
}

/** A PIN as it is shown: three groups of three digits. */
export function formatPin(pin: string): string {
  return pin.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
}
