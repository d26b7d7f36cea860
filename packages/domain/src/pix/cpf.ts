/** Whether eleven bare digits are a CPF: both check digits fit, and not all digits are alike. */
export function isValidCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  const base = digits.slice(0, 9)
  const first = checkDigit(base)
  return digits === `${base}${first}${checkDigit(`${base}${first}`)}`
}

function checkDigit(base: string): number {
  const sum = [...base].reduce((total, digit, place) => total + Number(digit) * (base.length + 1 - place), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
