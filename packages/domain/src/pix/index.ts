export { formatPixKey, isValidPixKey, maskPixKey, normalizePixKey } from './pix-key'
export { pixPayload } from './pix-payload'
export { pixKeyTypes, type PixKeyType } from './vocabulary'
