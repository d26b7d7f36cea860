import { googleRefusals, GoogleStatus, googleTroubles } from '@balcao/contract/google'
import { describe, expect, it } from 'vitest'
import { formatText } from '../../i18n/format-text'
import type { Translate } from '../../i18n/language'
import { google as en } from '../../i18n/locales/en/agenda/google'
import { google as es } from '../../i18n/locales/es/agenda/google'
import { google as pt } from '../../i18n/locales/pt/agenda/google'
import { googleStatus } from '../testing/google-status'
import { connectionOf } from './connection-of'
import { problemWords, refusalWords } from './problem-words'

const inPortuguese: Translate<typeof pt> = (key, ...params) => formatText(pt[key], 'pt-BR', params[0])
const inEnglish: Translate<typeof pt> = (key, ...params) => formatText(en[key], 'en', params[0])
const inSpanish: Translate<typeof pt> = (key, ...params) => formatText(es[key], 'es', params[0])

/** A status as the server answers it: what the contract does not know is refused here as it is there. */
function reported(code: string, mensagem = '') {
  const answer: unknown = { ...googleStatus(), error: { code, mensagem, at: '2026-11-20T12:00:00Z' } }
  const { status, problem } = known(GoogleStatus.parse(answer))
  expect(status.error).not.toBeNull()
  return problem!
}

const known = (status: GoogleStatus) => ({
  status,
  problem: connectionOf({ status, receivedAt: 0, isUnreadable: false, check: undefined }).problem,
})

describe('what is wrong with the connection', () => {
  it.each([
    [
      'GOOG-47',
      'REFRESH_TOKEN_REVOKED',
      'Sua autorização com o Google foi revogada. É necessário reconectar sua conta.',
    ],
    [
      'GOOG-48',
      'REFRESH_TOKEN_FAILED',
      'Token do Google expirou e não foi possível renovar. É necessário reconectar.',
    ],
    ['GOOG-49', 'NO_REFRESH_TOKEN', 'Token do Google expirou. É necessário reconectar.'],
    ['GOOG-50', 'TOKENS_UNREADABLE', 'Erro ao carregar autenticação do Google'],
    ['GOOG-59', 'TOKEN_VALIDATION_ERROR', 'Erro ao validar autenticação do Google Calendar'],
  ])('%s reads in Portuguese as specified', (_, code, text) => {
    expect(problemWords(reported(code), 'pt', inPortuguese)).toBe(text)
  })

  it.each(googleTroubles)('%s never reads in Portuguese on other screens', (code) => {
    const problem = reported(code, 'Erro ao criar evento: do servidor')
    expect(problemWords(problem, 'pt', inPortuguese)).toBe('Erro ao criar evento: do servidor')
    const [english, spanish] = [
      problemWords(problem, 'en', inEnglish),
      problemWords(problem, 'es', inSpanish),
    ]
    expect(english).not.toContain('servidor')
    expect(new Set([pt[`error_${code}`], english, spanish]).size).toBe(3)
  })

  it('a code that nobody knows is no answer of the server', () => {
    expect(() => reported('GOOGLE_REVOKED')).toThrow()
  })

  it.each(googleRefusals)('an appointment that Google refuses says why in each language: %s', (code) => {
    const refusal = { code, mensagem: 'Dados inválidos' }
    expect(refusalWords(refusal, 'pt', inPortuguese)).toBe('Dados inválidos')
    expect(refusalWords(refusal, 'en', inEnglish)).toBe(en[`refused_${code}`])
    expect(refusalWords(refusal, 'es', inSpanish)).not.toBe(en[`refused_${code}`])
  })

  it('GOOG-50 GOOG-59 what this page could not load or validate', () => {
    expect(problemWords({ kind: 'unreadable' }, 'pt', inPortuguese)).toBe(
      'Erro ao carregar autenticação do Google',
    )
    expect(problemWords({ kind: 'unchecked' }, 'pt', inPortuguese)).toBe(
      'Erro ao validar autenticação do Google Calendar',
    )
  })
})

it('GOOG-08 GOOG-09 GOOG-10 GOOG-11 the badge’s words are English in English and Portuguese in Portuguese', () => {
  const words = (texts: typeof pt | typeof en) => [
    texts.state_connected,
    texts.state_disconnected,
    texts.state_error,
    texts.state_checking,
  ]
  expect(words(en)).toEqual(['Connected', 'Disconnected', 'Error', 'Checking'])
  expect(words(pt)).toEqual(['Conectado', 'Desconectado', 'Erro', 'Verificando'])
})

it('GOOG-60 GOOG-61 the texts of a consent that cannot begin', () => {
  expect(pt.popupBlocked).toBe('Popup bloqueado! Permita popups para este site.')
  expect(pt.noClient).toBe('Erro de configuração: Client ID do Google não encontrado.')
})
