import { describe, expect, it } from 'vitest'
import { formatText } from '../../i18n/format-text'
import type { Translate } from '../../i18n/language'
import { google as en } from '../../i18n/locales/en/agenda/google'
import { google as pt } from '../../i18n/locales/pt/agenda/google'
import { ApiError } from '../../lib/http/api-error'
import { callbackWords, problemOfFailure, type CallbackProblem } from './callback-problem'

const inPortuguese: Translate<typeof pt> = (key, ...params) => formatText(pt[key], 'pt-BR', params[0])
const inEnglish: Translate<typeof pt> = (key, ...params) => formatText(en[key], 'en', params[0])
const refusal = (code: string, mensagem = '') => new ApiError(mensagem, { status: 409, code, mensagem })

describe('what the callback page says', () => {
  it.each<[string, CallbackProblem, string]>([
    ['CALLB-11', { kind: 'denied', error: 'access_denied' }, 'Erro na autorização do Google: access_denied'],
    ['CALLB-12', { kind: 'no-code' }, 'Código de autorização não encontrado'],
    ['CALLB-13', { kind: 'not-configured' }, 'Google Client ID ou Secret não configurados'],
    ['CALLB-14', { kind: 'no-token' }, 'Token de acesso não recebido'],
    [
      'CALLB-15',
      { kind: 'failed', code: 'GOOGLE_CONNECT_FAILED', mensagem: 'Erro ao conectar com Google: Bad Request' },
      'Erro ao conectar com Google: Bad Request',
    ],
    [
      'CALLB-15',
      { kind: 'failed', code: 'GOOGLE_CONNECT_FAILED', mensagem: 'Erro ao conectar com Google' },
      'Erro ao conectar com Google: tente de novo em alguns minutos.',
    ],
    [
      'CALLB-15',
      { kind: 'failed', code: 'TOO_MANY_REQUESTS', mensagem: 'Muitas tentativas.' },
      'Erro ao conectar com Google: Muitas tentativas.',
    ],
    [
      'CALLB-15',
      { kind: 'failed', code: 'UNAUTHENTICATED', mensagem: 'x' },
      'Erro ao conectar com Google: sua sessão terminou. Entre novamente.',
    ],
  ])('%s %j', (_, problem, words) => {
    expect(callbackWords(problem, inPortuguese)).toBe(words)
  })

  it('CALLB-15 the detail follows the colon in other languages too', () => {
    const problem = {
      kind: 'failed',
      code: 'X',
      mensagem: 'Erro ao conectar com Google: Bad Request',
    } as const
    expect(callbackWords(problem, inEnglish)).toBe('Error connecting to Google: Bad Request')
  })
})

it.each<[unknown, CallbackProblem]>([
  [refusal('GOOGLE_CODE_MISSING'), { kind: 'no-code' }],
  [refusal('GOOGLE_NOT_CONFIGURED'), { kind: 'not-configured' }],
  [refusal('GOOGLE_NO_TOKEN'), { kind: 'no-token' }],
  [refusal('GOOGLE_STATE_INVALID', 'm'), { kind: 'failed', code: 'GOOGLE_STATE_INVALID', mensagem: 'm' }],
  [new TypeError('x'), { kind: 'failed', code: '', mensagem: '' }],
])('CALLB-12 CALLB-13 CALLB-14 CALLB-15 a failed exchange is named: %s', (failure, problem) => {
  expect(problemOfFailure(failure)).toEqual(problem)
})
