import { describe, expect, it } from 'vitest'
import {
  codeProblem,
  firstWizardState,
  passwordProblem,
  wizardReducer,
  type WizardEvent,
  type WizardState,
} from './wizard-state'

const company = { id: '1', name: 'Bar', email: 'b*r@x.com', hasPassword: true }
const after = (...events: WizardEvent[]): WizardState => events.reduce(wizardReducer, firstWizardState())
const typed = (field: 'cnpj' | 'code' | 'password' | 'confirmation', value: string): WizardEvent => ({
  type: 'typed',
  field,
  value,
})
const found: WizardEvent = { type: 'found', company }
const sent: WizardEvent = { type: 'codeSent' }
const accepted: WizardEvent = { type: 'codeAccepted' }
const back: WizardEvent = { type: 'back' }

describe('wizardReducer', () => {
  it.each<[string, WizardEvent[], WizardState['step']]>([
    ['starts at the cnpj', [], 'cnpj'],
    ['RECOV-19 SETUP-05 to the e-mail when the company is found', [found], 'email'],
    ['RECOV-20 SETUP-06 to the code when it was sent', [found, sent], 'code'],
    ['RECOV-21 SETUP-07 to the password when the code was accepted', [found, sent, accepted], 'password'],
    [
      'RECOV-22 SETUP-08 to the end when the password was saved',
      [found, sent, accepted, { type: 'saved' }],
      'finished',
    ],
    ['RECOV-13 SETUP-09 back from the code to the e-mail', [found, sent, back], 'email'],
    ['RECOV-17 SETUP-09 back from the password to the code', [found, sent, accepted, back], 'code'],
    ['stays where it is while a call runs', [found, { type: 'started' }], 'email'],
    ['stays where it is when a call fails', [found, sent, { type: 'failed', problem: null }], 'code'],
  ])('%s', (_, events, step) => {
    expect(after(...events).step).toBe(step)
  })

  it('RECOV-10 SETUP-10 another cnpj clears company, e-mail and code', () => {
    const state = after(typed('cnpj', '99.999.999/0001-99'), found, sent, typed('code', '123456'), accepted, {
      type: 'cnpjChangeAsked',
    })
    expect(state).toEqual(firstWizardState())
  })

  it('remembers an accepted code on the way back, because it works only once', () => {
    const state = after(found, sent, typed('code', '123456'), accepted, back)
    expect(state).toMatchObject({ code: '123456', acceptedCode: '123456' })
    expect(after(found, sent, typed('code', '123456'), accepted, back, back, sent)).toMatchObject({
      code: '',
      acceptedCode: null,
    })
  })

  it('keeps what was typed when a call fails, and drops the complaint with the next key', () => {
    const problem = { field: 'code', message: { key: 'codeWrong' } } as const
    const state = after(
      found,
      sent,
      typed('code', '111111'),
      { type: 'started' },
      { type: 'failed', problem },
    )
    expect(state).toMatchObject({ code: '111111', busy: false, problem })
    expect(wizardReducer(state, typed('code', '11111')).problem).toBeNull()
  })

  it('does not keep the password once it is saved', () => {
    const state = after(
      found,
      sent,
      accepted,
      typed('password', 'Abc#123'),
      typed('confirmation', 'Abc#123'),
      { type: 'saved' },
    )
    expect(state).toMatchObject({ password: '', confirmation: '' })
  })
})

describe('codeProblem', () => {
  it.each([
    ['RECOV-24 SETUP-11', '', 'codeMissing'],
    ['RECOV-11', '12345', 'codeTooShort'],
  ])('%s complains about %j', (_, code, key) => {
    expect(codeProblem(code)).toEqual({ key })
  })

  it('RECOV-11 accepts six digits', () => {
    expect(codeProblem('012345')).toBeNull()
  })
})

describe('passwordProblem', () => {
  it.each([
    ['RECOV-25 too short', 'A#123', 'A#123', 'password', 'passwordWeak'],
    ['RECOV-26 no uppercase letter', 'abc#123', 'abc#123', 'password', 'passwordWeak'],
    ['RECOV-27 no digit', 'Abc#def', 'Abc#def', 'password', 'passwordWeak'],
    ['RECOV-28 no special character', 'Abcd123', 'Abcd123', 'password', 'passwordWeak'],
    ['RECOV-32 an empty confirmation', 'Abc#123', '', 'confirmation', 'passwordsDiffer'],
    ['RECOV-32 another confirmation', 'Abc#123', 'Abc#124', 'confirmation', 'passwordsDiffer'],
  ])('%s', (_, password, confirmation, field, key) => {
    expect(passwordProblem(password, confirmation)).toEqual({ field, message: { key } })
  })

  it('accepts a password that keeps all rules, typed twice', () => {
    expect(passwordProblem('Abc#123', 'Abc#123')).toBeNull()
  })
})
