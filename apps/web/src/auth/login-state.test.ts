import { describe, expect, it } from 'vitest'
import { firstLoginState, loginReducer, type LoginEvent, type LoginState } from './login-state'

const company = { id: '1', name: 'Bar', email: 'b*r@x.com', hasPassword: true }
const after = (...events: LoginEvent[]): LoginState => events.reduce(loginReducer, firstLoginState)
const typed: LoginEvent = { type: 'cnpjTyped', cnpj: '99.999.999/0001-99' }

describe('loginReducer', () => {
  it('LOGIN-15 advances by itself once the company is found', () => {
    expect(after(typed, { type: 'started' }, { type: 'found', company })).toMatchObject({
      step: 'password',
      company,
      busy: false,
    })
  })

  it('LOGIN-16 does not advance while the recovery is open', () => {
    const state = after(typed, { type: 'started' }, { type: 'recoveryOpened' }, { type: 'found', company })
    expect(state).toMatchObject({ step: 'cnpj', recovering: true, company: null })
  })

  it('LOGIN-17 stays on step 1 with the first-access message when there is no password yet', () => {
    const state = after(typed, { type: 'found', company: { ...company, hasPassword: false } })
    expect(state).toMatchObject({ step: 'cnpj', needsFirstAccess: true })
    expect(loginReducer(state, { type: 'cnpjTyped', cnpj: '1' }).needsFirstAccess).toBe(false)
  })

  it('LOGIN-21 returns to the cnpj step, keeps the number and clears the password', () => {
    const state = after(
      typed,
      { type: 'found', company },
      { type: 'passwordTyped', password: 'x' },
      { type: 'cnpjChangeAsked' },
    )
    expect(state).toMatchObject({ step: 'cnpj', password: '', company: null, cnpj: typed.cnpj })
  })

  it('LOGIN-29 a wrong password stays on step 2, with what was typed', () => {
    const problem = { key: 'wrongPassword' } as const
    const state = after(
      typed,
      { type: 'found', company },
      { type: 'passwordTyped', password: 'x' },
      { type: 'failed', problem },
    )
    expect(state).toMatchObject({ step: 'password', password: 'x', problem, busy: false })
    expect(loginReducer(state, { type: 'passwordTyped', password: 'xy' }).problem).toBeNull()
  })

  it('RECOV-04 leaving the recovery shows the first step with the number typed before', () => {
    const state = after(
      typed,
      { type: 'found', company },
      { type: 'recoveryOpened' },
      { type: 'recoveryClosed' },
    )
    expect(state).toEqual({ ...firstLoginState, cnpj: typed.cnpj })
  })
})

describe('S10 an employee signs in', () => {
  const atPassword = loginReducer(firstLoginState, { type: 'found', company })

  it('S10 by a PIN after the CNPJ, and goes back to the password with nothing left of either', () => {
    const typed = loginReducer(atPassword, { type: 'passwordTyped', password: 'segredo' })
    const atPin = loginReducer(typed, { type: 'pinAsked' })
    expect(atPin).toMatchObject({ step: 'pin', password: '', company })
    const wrong = loginReducer(loginReducer(atPin, { type: 'pinTyped', pin: '417 204 936' }), {
      type: 'failed',
      problem: { key: 'wrongPin' },
    })
    expect(wrong).toMatchObject({
      step: 'pin',
      pin: '417 204 936',
      problem: { key: 'wrongPin' },
      busy: false,
    })
    expect(loginReducer(wrong, { type: 'pinTyped', pin: '417' }).problem).toBeNull()
    expect(loginReducer(wrong, { type: 'passwordAsked' })).toMatchObject({
      step: 'password',
      pin: '',
      problem: null,
      company,
    })
  })

  it('S10 and may choose another company', () => {
    const atPin = loginReducer(atPassword, { type: 'pinAsked' })
    expect(
      loginReducer(loginReducer(atPin, { type: 'pinTyped', pin: '1' }), { type: 'cnpjChangeAsked' }),
    ).toMatchObject({
      step: 'cnpj',
      pin: '',
      company: null,
    })
  })

  it('W11 asks for a device code beside the PIN, which stays, and forgets both with another CNPJ or the password', () => {
    const asked = after(
      typed,
      { type: 'found', company },
      { type: 'pinAsked' },
      { type: 'pinTyped', pin: '417 204 936' },
      { type: 'started' },
      { type: 'deviceCodeAsked', problem: { key: 'deviceCodeNeeded' } },
    )
    expect(asked).toMatchObject({
      pin: '417 204 936',
      deviceCode: '',
      busy: false,
      deviceProblem: { key: 'deviceCodeNeeded' },
    })
    const written = loginReducer(asked, { type: 'deviceCodeTyped', code: 'K7RM' })
    expect(written).toMatchObject({ deviceCode: 'K7RM', deviceProblem: null })
    expect(
      loginReducer(written, { type: 'deviceCodeAsked', problem: { key: 'deviceCodeWrong' } }),
    ).toMatchObject({
      deviceCode: 'K7RM',
    })
    for (const type of ['passwordAsked', 'cnpjChangeAsked'] as const)
      expect(loginReducer(written, { type })).toMatchObject({ pin: '', deviceCode: null })
  })
})
