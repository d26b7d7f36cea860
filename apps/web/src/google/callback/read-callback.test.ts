import { describe, expect, it } from 'vitest'
import { ownPath, readCallback } from './read-callback'

describe('the address of the callback page', () => {
  it('holds a code', () => {
    expect(readCallback('?state=s1&code=4%2F0Ab&scope=x')).toEqual({
      state: 's1',
      code: '4/0Ab',
      error: null,
    })
  })

  it('holds Google’s refusal', () => {
    expect(readCallback('?error=access_denied&state=s1')).toEqual({
      state: 's1',
      code: null,
      error: 'access_denied',
    })
  })

  it('holds nothing', () => {
    expect(readCallback('?code=')).toEqual({ state: null, code: null, error: null })
  })

  it.each(['Ligue para 0800 123', '<b>oi</b>', 'x'.repeat(61)])(
    'does not repeat what anybody wrote: %s',
    (error) => {
      expect(readCallback(`?error=${encodeURIComponent(error)}`).error).toBe('unknown_error')
    },
  )
})

describe('CALLB-05 where it goes on', () => {
  it.each([
    ['/dashboard/schedule', '/dashboard/schedule'],
    ['https://elsewhere.example/', '/schedule'],
    ['//elsewhere.example', '/schedule'],
    ['/\\elsewhere.example', '/schedule'],
    ['javascript:alert(1)', '/schedule'],
    ['', '/schedule'],
    [undefined, '/schedule'],
  ])('%s leads to %s', (path, goTo) => {
    expect(ownPath(path, '/schedule')).toBe(goTo)
  })
})
