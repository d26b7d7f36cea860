const MAX_EMAIL = 254
const MAX_LOCAL = 64

/**
 * Whether an e-mail has the usual form name@domain.tld without spaces (VALID-08). Commas, semicolons, quotes and
 * brackets are refused too: mail headers read them as further recipients.
 */
export function isValidEmail(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@'))
  return (
    email.length <= MAX_EMAIL &&
    local.length <= MAX_LOCAL &&
    /^[^\s@<>()[\]\\,;:"\p{C}]+@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u.test(email)
  )
}

/**
 * The e-mail with only the first and last character of its local part and its domain readable (SETUP-04):
 * `maria@x.com` is `m***a@x.com`. Keeping both ends of a short local part would hide nothing, so `ab@x.com`
 * is `a*@x.com` and `a@x.com` is `*@x.com`. A text without `@` becomes stars throughout.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = [...(at < 0 ? email : email.slice(0, at))]
  const domain = at < 0 ? '' : email.slice(at)
  if (at < 0 || local.length === 1) return `${'*'.repeat(local.length)}${domain}`
  if (local.length === 2) return `${local[0]}*${domain}`
  return local.length === 0
    ? domain
    : `${local[0]}${'*'.repeat(local.length - 2)}${local[local.length - 1]}${domain}`
}
