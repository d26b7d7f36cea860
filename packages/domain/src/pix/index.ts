export { formatPixKey, isValidPixKey, maskPixKey, normalizePixKey } from './pix-key'
export { pixPayload, type PixCharge } from './pix-payload'
export { PixPayloadError, readPixPayload, type ReadPixPayload } from './read-pix-payload'
export { pixKeyTypes, type PixKeyType } from './vocabulary'
