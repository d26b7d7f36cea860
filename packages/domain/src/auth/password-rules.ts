/** The checklist of a new password, in the order it is shown (RECOV-25 to RECOV-28). */
export const passwordRules = ['length', 'uppercase', 'digit', 'special'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** The characters that count as special (RECOV-28), no others. */
const SPECIAL_CHARACTERS = `!@#$%^&*()_+-=[]{};':"\\|,.<>/?`

const MIN_LENGTH = 6

/** Which rules a password keeps. Length counts characters, not bytes; any alphabet's upper case counts. */
export function checkPassword(
  password: string,
  { minLength = MIN_LENGTH }: { minLength?: number } = {},
): Record<PasswordRule, boolean> {
  const characters = [...password]
  return {
    length: characters.length >= minLength,
    uppercase: /\p{Lu}/u.test(password),
    digit: /[0-9]/.test(password),
    special: characters.some((character) => SPECIAL_CHARACTERS.includes(character)),
  }
}

/** Whether a password keeps all rules. Whether it is a common one is `isCommonPassword`'s question. */
export function isAcceptablePassword(password: string, options: { minLength?: number } = {}): boolean {
  const kept = checkPassword(password, options)
  return passwordRules.every((rule) => kept[rule])
}
