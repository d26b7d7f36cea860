import type { Secrets } from '../../platform/secrets/secrets'

const contextOf = (operatorId: string) => `operator-totp:${operatorId}`

/** The secret of a second factor, as it lies in the database. */
export const sealTotp = (secrets: Secrets, operatorId: string, secret: Buffer) =>
  secrets.seal(secret.toString('base64url'), contextOf(operatorId))

/** @throws when it was sealed for another operator or with another root secret */
export const openTotp = (secrets: Secrets, operatorId: string, sealed: string) =>
  Buffer.from(secrets.open(sealed, contextOf(operatorId)), 'base64url')
