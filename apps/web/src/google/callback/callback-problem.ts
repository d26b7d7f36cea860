import { ApiError } from '../../lib/http/api-error'
import type { Translate } from '../../i18n/language'
import type { google } from '../../i18n/locales/pt/agenda/google'

/** Why a consent did not become a connection. Plain data: it is told from one page to another. */
export type CallbackProblem =
  | { kind: 'denied'; error: string }
  | { kind: 'no-code' | 'not-configured' | 'no-token' }
  | { kind: 'failed'; code: string; mensagem: string }

/** The problem that a failed exchange stands for. */
export function problemOfFailure(failure: unknown): CallbackProblem {
  if (!(failure instanceof ApiError)) return { kind: 'failed', code: '', mensagem: '' }
  const { code, mensagem } = failure
  if (code === 'GOOGLE_CODE_MISSING') return { kind: 'no-code' }
  if (code === 'GOOGLE_NOT_CONFIGURED') return { kind: 'not-configured' }
  if (code === 'GOOGLE_NO_TOKEN') return { kind: 'no-token' }
  return { kind: 'failed', code, mensagem }
}

/** The sentence for it (CALLB-11 to CALLB-15). */
export function callbackWords(problem: CallbackProblem, t: Translate<typeof google>): string {
  switch (problem.kind) {
    case 'denied':
      return t('callbackDenied', { error: problem.error })
    case 'no-code':
      return t('callbackNoCode')
    case 'not-configured':
      return t('callbackNotConfigured')
    case 'no-token':
      return t('callbackNoToken')
    case 'failed':
      return t('callbackFailed', { detail: detailOf(problem, t) })
  }
}

const details: Readonly<Record<string, 'detailNetwork' | 'detailState' | 'detailSignedOut'>> = {
  NETWORK: 'detailNetwork',
  TIMEOUT: 'detailNetwork',
  GOOGLE_STATE_INVALID: 'detailState',
  UNAUTHENTICATED: 'detailSignedOut',
}

function detailOf(
  { code, mensagem }: { code: string; mensagem: string },
  t: Translate<typeof google>,
): string {
  const known = details[code]
  if (known) return t(known)
  // The server's text of CALLB-15 begins with the same words.
  const [, after] = /^Erro ao conectar com Google(?::\s*)?(.*)$/s.exec(mensagem) ?? [mensagem, mensagem]
  return after?.trim() || t('detailUnknown')
}
