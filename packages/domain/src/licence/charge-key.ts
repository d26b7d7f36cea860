import { isValidPixKey, type PixKeyType } from '../pix'

/**
 * The type of a PIX key that is written as a charge carries it, where no two types look alike: +55… is a phone, eleven
 * digits are a CPF. Null for what is no such key.
 */
export function chargeKeyType(key: string): PixKeyType | null {
  const type = typeByLook(key.trim())
  return isValidPixKey(type, key) ? type : null
}

function typeByLook(key: string): PixKeyType {
  if (key.includes('@')) return 'email'
  if (key.startsWith('+')) return 'phone'
  if (/^[0-9a-f]{8}-/i.test(key) && key.length === 36) return 'random'
  return key.replace(/[^0-9A-Za-z]/g, '').length === 11 ? 'cpf' : 'cnpj'
}
