import { randomBytes } from 'node:crypto'
import { basicCredentials } from '../../listener/basic-credentials'
import type { Bank, BankAccount } from '../bank'
import { BankProblem, TokenProblem } from './problem'

/**
 * `POST /oauth/token`, client credentials by basic authorisation or in the form (RFC 6749, 4.4).
 * @param certificate SHA-256 of what the caller showed, null for nobody
 * @throws TokenProblem
 */
export function answerToken(
  bank: Bank,
  form: URLSearchParams,
  authorization: string | undefined,
  certificate: string | null,
): object {
  if (form.get('grant_type') !== 'client_credentials') throw new TokenProblem(400, 'unsupported_grant_type')
  const [id, secret] = basicCredentials(authorization) ?? [form.get('client_id'), form.get('client_secret')]
  const account = bank.accounts.find(({ clientId }) => clientId === id)
  if (account?.clientSecret !== secret || !account) throw new TokenProblem(401, 'invalid_client')
  requireCertificate(account, certificate)
  const asked = form.get('scope')?.split(' ') ?? account.scopes
  const scopes = asked.filter((scope) => account.scopes.includes(scope))
  const token = randomBytes(24).toString('base64url')
  const seconds = bank.behaviour.accessTokenSeconds
  bank.tokens.set(token, { account, scopes, expiresAt: bank.now() + seconds * 1000 })
  return { access_token: token, token_type: 'Bearer', expires_in: seconds, scope: scopes.join(' ') }
}

/** Who calls. @throws BankProblem 401 without a good token, 403 with another's certificate or none */
export function requireToken(
  bank: Bank,
  authorization: string | undefined,
  certificate: string | null,
): { account: BankAccount; scopes: string[] } {
  const token = bank.tokens.get(/^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '')
  if (!token || token.expiresAt <= bank.now()) {
    throw new BankProblem(401, 'NaoAutorizado', 'Token inválido ou vencido.')
  }
  requireCertificate(token.account, certificate)
  return token
}

function requireCertificate(account: BankAccount, shown: string | null): void {
  if (account.certificate !== null && account.certificate !== shown) {
    throw new BankProblem(403, 'AcessoNegado', 'O certificado não é o deste acesso.')
  }
}
