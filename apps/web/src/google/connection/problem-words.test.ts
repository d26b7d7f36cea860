import { describe, expect, it } from 'vitest'
import { formatText } from '../../i18n/format-text'
import type { Translate } from '../../i18n/language'
import { google as en } from '../../i18n/locales/en/google'
import { google as pt } from '../../i18n/locales/pt/google'
import { problemWords } from './problem-words'

const inPortuguese: Translate<typeof pt> = (key, ...params) => formatText(pt[key], 'pt-BR', params[0])
const inEnglish: Translate<typeof pt> = (key, ...params) => formatText(en[key], 'en', params[0])
const at = '2026-11-20T12:00:00Z'
const reported = (code: string, mensagem = '') => ({ kind: 'reported', code, mensagem, at }) as const

describe('what is wrong with the connection', () => {
  it.each([
    [
      'GOOG-47',
      'GOOGLE_REVOKED',
      'Sua autorização com o Google foi revogada. É necessário reconectar sua conta.',
    ],
    [
      'GOOG-48',
      'GOOGLE_REFRESH_FAILED',
      'Token do Google expirou e não foi possível renovar. É necessário reconectar.',
    ],
    ['GOOG-49', 'GOOGLE_NO_REFRESH', 'Token do Google expirou. É necessário reconectar.'],
    ['GOOG-50', 'GOOGLE_UNREADABLE', 'Erro ao carregar autenticação do Google'],
    [
      'GOOG-51',
      'GOOGLE_NOT_STORED',
      'Tokens salvos localmente, mas houve erro ao sincronizar com o servidor',
    ],
    ['GOOG-59', 'GOOGLE_CHECK_FAILED', 'Erro ao validar autenticação do Google Calendar'],
  ])('%s reads in Portuguese as specified, in English as translated', (_, code, text) => {
    expect(problemWords(reported(code), 'pt', inPortuguese)).toBe(text)
    expect(problemWords(reported(code, text), 'en', inEnglish)).toBe(en[`error_${code}` as keyof typeof en])
  })

  it('the server’s own sentence goes first in Portuguese, and for a code that nobody translated', () => {
    expect(problemWords(reported('GOOGLE_REVOKED', 'Do servidor'), 'pt', inPortuguese)).toBe('Do servidor')
    expect(problemWords(reported('SOMETHING_NEW', 'Do servidor'), 'en', inEnglish)).toBe('Do servidor')
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
