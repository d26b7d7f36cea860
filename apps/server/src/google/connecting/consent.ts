import { createHash, randomBytes } from 'node:crypto'
import type { GoogleStatus } from '@balcao/contract/google'
import { allowsEvents, GoogleFailure, type Google, type GoogleTokens } from '../../gateways/google'
import { noteAct, type Act } from '../../platform/audit'
import { sql } from '../../platform/database/sql'
import type { Caller } from '../../platform/http/caller'
import { Problem } from '../../platform/http/problems'
import { hashToken, newToken } from '../../platform/secrets/secrets'
import { connect } from './connect'
import { ofCompany, type ConnectionRow, type Whose } from './connections.store'
import type { GoogleLink } from '../google-needs'
import { readStatus } from '../google-status'
import { stopChannel } from './channel'
import { aboutAgenda } from './disconnect'
import { openTokens } from './sealed-tokens'

/** The session in which a consent is begun, and in which alone it can be finished. */
interface Opener {
  companyId: string
  sessionId: string
}

/** @throws Problem UNAUTHENTICATED for who has no session */
export function openerOf(caller: Caller): Opener {
  if (caller.kind !== 'session') throw new Problem('UNAUTHENTICATED')
  return caller
}

const LIFE_MS = 10 * 60_000

/**
 * The address of Google's consent page for the company or a person, good once and for ten minutes (GOOG-24). Google brings the person back to the
 * page /google-callback. @throws Problem GOOGLE_NOT_CONFIGURED (GOOG-61)
 */
export async function beginConsent(
  link: GoogleLink,
  { sessionId, ...opener }: Opener,
  { returnTo, whose = ofCompany(opener.companyId) }: { returnTo: string; whose?: Whose },
): Promise<string> {
  const { google, db, secrets, clock, pagesUrl } = link
  const { companyId, agendaId } = whose
  if (!google) {
    const mensagem = 'Erro de configuração: Client ID do Google não encontrado.'
    throw new Problem('GOOGLE_NOT_CONFIGURED', { mensagem })
  }
  const { token: state, hash } = newToken()
  const verifier = randomBytes(32).toString('base64url')
  const redirectUri = `${pagesUrl()}/google-callback`
  await db.asCompany(companyId, async (tx) => {
    await tx.execute(
      sql`delete from google_consents where company_id = ${companyId} and expires_at <= ${clock()}`,
    )
    await tx.execute(sql`
      insert into google_consents (company_id, agenda_id, state_hash, session_id, verifier, redirect_uri, return_to, expires_at)
      values (${companyId}, ${agendaId}, ${hash}, ${sessionId}, ${secrets.seal(verifier, contextOf(companyId))}, ${redirectUri},
        ${returnTo}, ${new Date(clock().getTime() + LIFE_MS)})`)
  })
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  return google.consentUrl({ redirectUri, state, codeChallenge })
}

/** What the callback's address carried. */
interface Callback {
  state?: string | undefined
  code?: string | undefined
  error?: string | undefined
}

/**
 * Exchanges the code of a consent and links whom it was begun for to the account.
 * @throws Problem GOOGLE_CONSENT_DENIED, GOOGLE_CODE_MISSING, GOOGLE_NOT_CONFIGURED, GOOGLE_STATE_INVALID,
 * GOOGLE_NO_TOKEN, GOOGLE_CONNECT_FAILED (CALLB-11 to CALLB-15)
 */
export async function finishConsent(
  link: GoogleLink,
  opener: Opener & Pick<Act, 'by'>,
  { state = '', code = '', error = '' }: Callback,
): Promise<{ status: GoogleStatus; return_to: string }> {
  const { google } = link
  const begun = await takeConsent(link, opener, state)
  if (error !== '') {
    throw new Problem('GOOGLE_CONSENT_DENIED', { mensagem: `Erro na autorização do Google: ${error}` })
  }
  if (code === '') throw new Problem('GOOGLE_CODE_MISSING')
  if (!google) throw new Problem('GOOGLE_NOT_CONFIGURED')
  if (!begun) throw new Problem('GOOGLE_STATE_INVALID')
  const tokens = await exchange(google, { code, ...begun })
  if (!allowsEvents(tokens.scopes)) {
    throw failed(
      'a permissão para ver e editar os eventos do calendário não foi concedida. Tente de novo e deixe-a marcada.',
    )
  }
  const { before, status } = await save(link, { by: opener.by, whose: begun.whose }, tokens)
  await leaveChannel(link, before)
  return { status, return_to: begun.returnTo }
}

interface Begun {
  verifier: string
  redirectUri: string
  returnTo: string
  whose: Whose
}

/** Takes a consent that was begun in this session, so that nobody takes it again. */
async function takeConsent(
  { db, secrets, clock }: GoogleLink,
  { companyId, sessionId }: Opener,
  state: string,
): Promise<Begun | undefined> {
  const row = await db.asCompany(companyId, async (tx) => {
    const { rows } = await tx.execute<
      Omit<Begun, 'whose'> & { agendaId: string | null; expiresAt: Date }
    >(sql`
      delete from google_consents
      where company_id = ${companyId} and session_id = ${sessionId} and state_hash = ${hashToken(state)}
      returning agenda_id as "agendaId", verifier, redirect_uri as "redirectUri", return_to as "returnTo", expires_at as "expiresAt"`)
    return rows[0]
  })
  if (!row || row.expiresAt <= clock()) return undefined
  const { agendaId, redirectUri, returnTo } = row
  return {
    redirectUri,
    returnTo,
    whose: { companyId, agendaId },
    verifier: secrets.open(row.verifier, contextOf(companyId)),
  }
}

async function exchange(
  google: Google,
  { code, redirectUri, verifier: codeVerifier }: Pick<Begun, 'redirectUri' | 'verifier'> & { code: string },
): Promise<GoogleTokens> {
  try {
    return await google.exchange({ code, redirectUri, codeVerifier })
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error
    if (error.kind === 'no-token') throw new Problem('GOOGLE_NO_TOKEN')
    throw failed(error.providerMessage ?? 'o Google não respondeu. Tente de novo.')
  }
}

/** The code is used by now: what cannot be stored is said to be so (GOOG-51). */
async function save(
  link: GoogleLink,
  { by, whose }: { by: Act['by']; whose: Whose },
  { accessToken, refreshToken, ...rest }: GoogleTokens,
) {
  const { companyId } = whose
  const tokens = { access: accessToken, refresh: refreshToken, ...rest }
  try {
    return await link.db.asCompany(companyId, async (tx) => {
      await noteAct(tx, { companyId, by, act: 'google.connected', ...aboutAgenda(whose) })
      return {
        before: await connect(link, tx, whose, tokens),
        status: await readStatus(link, tx, whose),
      }
    })
  } catch (error) {
    link.log.error({ reason: (error as Error).message }, 'tokens of Google could not be stored')
    const mensagem = 'Tokens salvos localmente, mas houve erro ao sincronizar com o servidor'
    throw new Problem('GOOGLE_CONNECT_FAILED', { mensagem })
  }
}

async function leaveChannel(link: GoogleLink, before: ConnectionRow | undefined): Promise<void> {
  const access = before && openTokens(link.secrets, before)?.access
  if (before && access) await stopChannel(link, before, access)
}

const failed = (detail: string) =>
  new Problem('GOOGLE_CONNECT_FAILED', { mensagem: `Erro ao conectar com Google: ${detail}` })

const contextOf = (companyId: string) => `google-consent:${companyId}`
