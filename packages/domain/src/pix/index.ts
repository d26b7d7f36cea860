export { formatPixKey, isValidPixKey, maskPixKey, normalizePixKey } from './pix-key'
export { dynamicPixPayload, isPixPayload, pixPayload } from './pix-payload'
export { pixBankKinds, pixKeyTypes, type PixBankKind, type PixKeyType } from './vocabulary'
