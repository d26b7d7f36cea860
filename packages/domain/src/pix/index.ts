export { formatPixKey, isValidPixKey, maskPixKey, normalizePixKey } from './pix-key'
export { isPixPayload, pixPayload } from './pix-payload'
export { pixKeyTypes, type PixKeyType } from './vocabulary'
