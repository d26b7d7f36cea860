import type { GoogleTrouble } from '@balcao/contract/google'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { isOf, type Whose } from '../connecting/connections.store'

/** What a person reads of an authorisation that does not work (GOOG-47 to GOOG-50). */
const troubles = {
  REFRESH_TOKEN_REVOKED: 'Sua autorização com o Google foi revogada. É necessário reconectar sua conta.',
  REFRESH_TOKEN_FAILED: 'Token do Google expirou e não foi possível renovar. É necessário reconectar.',
  NO_REFRESH_TOKEN: 'Token do Google expirou. É necessário reconectar.',
  TOKENS_UNREADABLE: 'Erro ao carregar autenticação do Google',
} as const satisfies Partial<Record<GoogleTrouble, string>>

export interface Trouble {
  code: GoogleTrouble
  mensagem: string
}

export function troubleOf(code: keyof typeof troubles): Trouble {
  return { code, mensagem: troubles[code] }
}

/** Shows a failure at the link; the tokens stay. */
export async function showTrouble(tx: Tx, whose: Whose, trouble: Trouble, now: Date): Promise<void> {
  await tx.execute(sql`
    update google_connections set error_code = ${trouble.code}, error_message = ${trouble.mensagem}, error_at = ${now},
      checked_at = case when ${isOfWriting(trouble.code)} then checked_at else ${now} end
    where ${isOf(whose)}`)
}

/** Forgets dead tokens: only a new consent helps (GOOG-16). What was read of the calendar stays until then. */
export async function endConnection(tx: Tx, whose: Whose, trouble: Trouble, now: Date): Promise<void> {
  await tx.execute(sql`
    update google_connections set connected = false, access_token = null, access_expires_at = null,
      refresh_token = null, channel_id = null, channel_token = null, channel_resource = null, channel_until = null,
      proof = null
    where ${isOf(whose)}`)
  await showTrouble(tx, whose, trouble, now)
}

/** A write that failed just now is shown under a code like this; the next one that goes well takes it back. */
export const isOfWriting = (code: GoogleTrouble | null) => code?.startsWith('GOOGLE_') ?? false
