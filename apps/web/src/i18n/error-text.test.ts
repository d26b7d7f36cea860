import { describe, expect, it } from 'vitest'
import { ApiError } from '../lib/http/api-error'
import { errorText } from './error-text'

const refused = (mensagem: string) => new ApiError('no', { status: 401, code: 'WRONG_CODE', mensagem })

describe('errorText', () => {
  it('RECOV-38 shows the server’s mensagem in Portuguese, or the given text when there is none', () => {
    expect(errorText(refused('Código vencido'), 'pt', 'Código incorreto. Tente novamente.')).toBe(
      'Código vencido',
    )
    expect(errorText(refused(''), 'pt', 'Código incorreto. Tente novamente.')).toBe(
      'Código incorreto. Tente novamente.',
    )
  })

  it('has a sentence for failures only the browser sees', () => {
    expect(errorText(new ApiError('x', { status: 0, code: 'TIMEOUT' }), 'pt', 'fallback')).toMatch(/demorou/)
  })

  it('falls back for anything that is no failed call', () => {
    expect(errorText(new TypeError('x'), 'pt', 'fallback')).toBe('fallback')
    expect(errorText(undefined, 'en', 'fallback')).toBe('fallback')
  })
})
