import { describe, expect, it } from 'vitest'
import { emptyValues } from './values'
import { firstWizardState, wizardReducer, type WizardEvent, type WizardState } from './wizard-state'

const cnpj = '11.222.333/0001-81'
const lead = { name: 'Padaria Sol', cnpj: '11222333000181', email: 's***l@sol.example' }
const after = (...events: WizardEvent[]): WizardState => events.reduce(wizardReducer, firstWizardState())
const typed: WizardEvent = { type: 'cnpjTyped', cnpj }
const found: WizardEvent = { type: 'found', lead }
const next: WizardEvent = { type: 'next' }

describe('wizardReducer', () => {
  it.each<[string, WizardEvent[], WizardState['step']]>([
    ['ONB-02 begins with the CNPJ', [], 'lead'],
    ['ONB-10 stays there without a validated CNPJ', [typed, next], 'lead'],
    ['ONB-10 stays there until the code proves the mailbox', [typed, found, next], 'lead'],
    ['ONB-10 goes on to the company with both', [typed, found, { type: 'proved' }], 'company'],
    ['ONB-13 then to the delivery', [typed, found, { type: 'proved' }, next], 'delivery'],
    ['ONB-13 ONB-03 then to the end', [typed, found, { type: 'proved' }, next, next], 'finished'],
    ['ONB-05 back from the delivery', [typed, found, { type: 'proved' }, next, { type: 'back' }], 'company'],
    ['ONB-05 back from the company', [typed, found, { type: 'proved' }, { type: 'back' }], 'lead'],
    [
      'goes forward again without another code',
      [typed, found, { type: 'proved' }, { type: 'back' }, next],
      'company',
    ],
    [
      'asks for the code again when the cookie has ended',
      [typed, found, { type: 'proved' }, next, { type: 'proofEnded' }],
      'lead',
    ],
  ])('%s', (_what, events, step) => {
    expect(after(...events).step).toBe(step)
  })

  it('ONB-12 another CNPJ takes the validation back, and the same one typed again does not', () => {
    const proved = after(typed, found, { type: 'proved' }, { type: 'back' })
    expect(wizardReducer(proved, { type: 'cnpjTyped', cnpj: '11222333000181' })).toMatchObject({
      lead,
      proved: true,
    })
    const other = wizardReducer(proved, { type: 'cnpjTyped', cnpj: '11.222.333/0001-8' })
    expect(other).toMatchObject({ lead: null, proved: false })
    expect(wizardReducer(other, next).step).toBe('lead')
  })

  it('an answer for a CNPJ that was changed meanwhile counts for nothing', () => {
    expect(after(typed, { type: 'cnpjTyped', cnpj: '99' }, found).lead).toBeNull()
  })

  it('ONB-05 going back loses nothing that was typed', () => {
    const state = after(
      typed,
      found,
      { type: 'proved' },
      { type: 'changed', values: { street: 'Rua' } },
      next,
      {
        type: 'back',
      },
    )
    expect(state.values).toEqual({ ...emptyValues(), street: 'Rua' })
  })
})
