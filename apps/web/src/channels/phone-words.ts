import { formatPhone } from '@balcao/domain/company'

/** A phone of digits with country code, to be read: '+55 (92) 99123-4567'; other countries keep their digits. */
export function phoneWords(digits: string): string {
  return /^55\d{10,11}$/.test(digits) ? `+55 ${formatPhone(digits.slice(2))}` : `+${digits}`
}
