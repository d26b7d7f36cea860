import { checkCompanyStep, checkDeliveryStep } from '@balcao/domain/onboarding'
import { describe, expect, it } from 'vitest'
import { onboardingWizard } from '../../../i18n/locales/pt/entry/onboarding-wizard'
import {
  companyStepOf,
  deliveryStepOf,
  emptyValues,
  incompleteFees,
  payloadOf,
  valuesOf,
  type OnboardingValues,
} from './values'

const cnpj = '11.222.333/0001-81'
const filled: OnboardingValues = {
  ...emptyValues(),
  aboutRestaurant: ' Lanches ',
  zipCode: '69005-070',
  street: 'Rua das Flores ',
  number: '120',
  neighborhood: 'Centro',
  city: 'Manaus',
  state: 'AM',
  fees: [
    { bairro: ' Centro ', taxa: '5,00' },
    { bairro: '', taxa: '' },
    { bairro: 'Aleixo', taxa: '1.007,50' },
  ],
  pixKeyType: 'phone',
  pixKey: '(11) 99999-9999',
}

describe('the payload', () => {
  it('ONB-06 CONST-02 CONST-03 has digits only for CNPJ and CEP, two letters for the state, and names its files', () => {
    expect(payloadOf(cnpj, filled, ['a', 'b'])).toEqual({
      cnpj: '11222333000181',
      businessHours: expect.arrayContaining([
        { dia: 'Domingo', horario_inicio: '08:00', horario_fim: '18:00', status: 'fechado' },
      ]) as object,
      aboutRestaurant: 'Lanches',
      street: 'Rua das Flores',
      number: '120',
      neighborhood: 'Centro',
      city: 'Manaus',
      state: 'AM',
      zipCode: '69005070',
      neighborhoodsAndFees: [
        { bairro: 'Centro', taxa: 5 },
        { bairro: 'Aleixo', taxa: 1007.5 },
      ],
      pixKeyType: 'phone',
      pixKey: '+5511999999999',
      menuFiles: [{ id: 'a' }, { id: 'b' }],
    })
  })

  it('takes pasted lines along: as rows when all are understood, else as a text that loses none', () => {
    const pasted = { ...filled, fees: [{ bairro: 'Centro', taxa: '5,00' }], feeText: 'Flores: 7' }
    expect(payloadOf(cnpj, pasted, []).neighborhoodsAndFees).toEqual([
      { bairro: 'Centro', taxa: 5 },
      { bairro: 'Flores', taxa: 7 },
    ])
    const unclear = { ...pasted, feeText: 'Flores: 7\nLonge: a combinar' }
    expect(payloadOf(cnpj, unclear, []).neighborhoodsAndFees).toBe(
      'Centro - 5,00\nFlores - 7,00\nLonge: a combinar',
    )
  })

  it('comes back to the fields as it was', () => {
    const payload = payloadOf(cnpj, { ...filled, feeText: 'Longe: a combinar' }, [])
    const back = valuesOf(payload)
    expect(back).toMatchObject({
      zipCode: '69005-070',
      feeText: 'Longe: a combinar',
      pixKey: '(11) 99999-9999',
    })
    expect(payloadOf(cnpj, back, [])).toEqual(payload)
  })
})

it('a row of which only one half is filled is told by its place', () => {
  const fees = [
    { bairro: 'Centro', taxa: '5,00' },
    { bairro: 'Aleixo', taxa: '' },
    { bairro: ' ', taxa: '7,00' },
    { bairro: '', taxa: '' },
  ]
  expect(incompleteFees({ ...filled, fees })).toEqual([1, 2])
})

describe('the sentences', () => {
  const sentence = (problem: { code: string; field: string }) =>
    (onboardingWizard as Record<string, unknown>)[`${problem.code}_${problem.field}`]

  it(
    'of step 2 are those of the rule, in its order',
    { meta: { rows: 'ONB-15 ONB-17 ONB-18 ONB-19 ONB-20 ONB-21 ONB-22 ONB-23 ONB-24' } },
    () => {
      const closed = emptyValues().week.map((day) => ({ ...day, open: false }))
      let values: OnboardingValues = { ...emptyValues(), week: closed }
      const told: unknown[] = []
      for (const field of [
        'week',
        'aboutRestaurant',
        'street',
        'number',
        'neighborhood',
        'city',
        'state',
        'zipCode',
      ] as const) {
        const problem = checkCompanyStep(companyStepOf(cnpj, values))!
        expect(sentence(problem)).toBe(problem.texto)
        told.push(problem.texto)
        values = { ...values, [field]: filled[field] }
      }
      expect(told).toEqual([
        'Horário de funcionamento é obrigatório',
        'Sobre a empresa é obrigatório',
        'Rua é obrigatória',
        'Número é obrigatório',
        'Bairro é obrigatório',
        'Cidade é obrigatória',
        'Estado é obrigatório',
        'CEP é obrigatório',
      ])
      expect(checkCompanyStep(companyStepOf(cnpj, values))).toBeNull()
      const nameless = checkCompanyStep(companyStepOf('', values))!
      expect(['ONB-16', sentence(nameless)]).toEqual(['ONB-16', 'CNPJ é obrigatório'])
    },
  )

  it.each([
    ['ONB-27', { fees: [] }, 1],
    ['ONB-28', {}, 0],
    ['ONB-29', { pixKeyType: '' as const }, 1],
    ['ONB-30', { pixKey: '' }, 1],
    ['ONB-07', { pixKey: '(10) 99999-9999' }, 1],
  ])('%s of step 3 are those of the rule', (_id, change, files) => {
    const problem = checkDeliveryStep(deliveryStepOf({ ...filled, ...change }, files))!
    expect(sentence(problem)).toBe(problem.texto)
  })
})
