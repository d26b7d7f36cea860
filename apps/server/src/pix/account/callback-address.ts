import { sameDigest, type Secrets } from '../../platform/secrets/secrets'

/** The secret end of the address that a bank calls; another `round` is another end. */
export const callbackToken = (secrets: Secrets, companyId: string, round: number): string =>
  secrets.mac('pix-callback', `${companyId} ${round}`).toString('base64url')

/** Whether an end is the one of this round. */
export function isCallbackToken(secrets: Secrets, companyId: string, round: number, token: string): boolean {
  return sameDigest(secrets.mac('pix-callback', `${companyId} ${round}`), Buffer.from(token, 'base64url'))
}
