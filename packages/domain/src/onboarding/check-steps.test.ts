import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultHours } from '../hours'
import type { PixKeyType } from '../pix'
import { checkCompanyStep, checkDeliveryStep, type CompanyStep, type DeliveryStep } from './check-steps'

const company: CompanyStep = {
  cnpj: '11222333000181',
  businessHours: defaultHours(),
  aboutRestaurant: 'Lanches e sucos',
  street: 'Rua das Flores',
  number: '120',
  neighborhood: 'Centro',
  city: 'Manaus',
  state: 'AM',
  zipCode: '69005070',
}
const delivery: DeliveryStep = {
  fees: [{ bairro: 'Centro', centavos: 500 }],
  unread: [],
  menuFiles: 1,
  pixKeyType: 'cnpj',
  pixKey: '11.222.333/0001-81',
}

const order = [
  ['ONB-16', 'cnpj', 'CNPJ é obrigatório'],
  ['ONB-17', 'businessHours', 'Horário de funcionamento é obrigatório'],
  ['ONB-18', 'aboutRestaurant', 'Sobre a empresa é obrigatório'],
  ['ONB-19', 'street', 'Rua é obrigatória'],
  ['ONB-20', 'number', 'Número é obrigatório'],
  ['ONB-21', 'neighborhood', 'Bairro é obrigatório'],
  ['ONB-22', 'city', 'Cidade é obrigatória'],
  ['ONB-23', 'state', 'Estado é obrigatório'],
  ['ONB-24', 'zipCode', 'CEP é obrigatório'],
] as const

describe('step 2', () => {
  test('a whole step has no problem, whatever the mask of its CEP', () => {
    expect(checkCompanyStep(company)).toBeNull()
    expect(checkCompanyStep({ ...company, zipCode: '69005-070', state: 'am' })).toBeNull()
    expect(checkCompanyStep({ ...company, businessHours: 'todo dia, das 8 às 18' })).toBeNull()
  })

  test.each(order)('%s without %s it says %j', (_id, field, texto) => {
    expect(checkCompanyStep({ ...company, [field]: '  ' })).toEqual({ field, code: 'missing', texto })
  })

  test('ONB-17 a week that is closed throughout, or without rows, says no hours', () => {
    for (const businessHours of [[], defaultHours().map((row) => ({ ...row, status: 'fechado' as const }))]) {
      expect(checkCompanyStep({ ...company, businessHours })).toMatchObject({
        texto: 'Horário de funcionamento é obrigatório',
      })
    }
  })

  test('ONB-15 whatever is missing, the first in the fixed order is told', () => {
    fc.assert(
      fc.property(fc.subarray([...order], { minLength: 1 }), (missing) => {
        const emptied = Object.fromEntries(missing.map(([, field]) => [field, '']))
        expect(checkCompanyStep({ ...company, ...emptied })).toMatchObject({ field: missing[0]![1] })
      }),
    )
  })

  test.each([
    ['CONST-02', { zipCode: '6900507' }, 'CEP inválido'],
    ['CONST-03', { state: 'XX' }, 'Estado inválido'],
    ['CONST-03', { state: 'Amazonas' }, 'Estado inválido'],
    [
      'ONB-17',
      { businessHours: [{ ...defaultHours()[0]!, horario_inicio: '25:00' }] },
      'Dados de horários inválidos',
    ],
  ])('%s %o is filled but wrong', (_id, change, texto) => {
    expect(checkCompanyStep({ ...company, ...change })).toMatchObject({ code: 'invalid', texto })
  })
})

describe('step 3', () => {
  test('a whole step has no problem; lines that nobody understood count as said', () => {
    expect(checkDeliveryStep(delivery)).toBeNull()
    expect(checkDeliveryStep({ ...delivery, fees: [], unread: ['a combinar'] })).toBeNull()
  })

  test('ONB-27 ONB-28 ONB-29 ONB-30 what is missing is told one by one, in the fixed order', () => {
    let step: DeliveryStep = { fees: [], unread: [], menuFiles: 0, pixKeyType: '', pixKey: ' ' }
    for (const [field, texto, change] of [
      ['neighborhoodsAndFees', 'Bairros e taxas são obrigatórios', { fees: delivery.fees }],
      ['menuFiles', 'Pelo menos um arquivo de cardápio é obrigatório', { menuFiles: 1 }],
      ['pixKeyType', 'Tipo de chave PIX é obrigatório', { pixKeyType: 'cpf' }],
      ['pixKey', 'Chave PIX é obrigatória', { pixKey: '529.982.247-25' }],
    ] as const) {
      expect(checkDeliveryStep(step)).toEqual({ field, code: 'missing', texto })
      step = { ...step, ...change }
    }
    expect(checkDeliveryStep(step)).toBeNull()
  })

  test.each<[PixKeyType, string, boolean]>([
    ['cpf', '529.982.247-25', true],
    ['cpf', '529.982.247-26', false],
    ['cnpj', '11.222.333/0001-81', true],
    ['cnpj', '99.999.999/0001-99', false],
    ['email', 'pix@loja.com.br', true],
    ['email', 'pix@loja', false],
    ['phone', '(11) 99999-9999', true],
    ['phone', '(10) 99999-9999', false],
    ['random', '123e4567-e12b-12d1-a456-426655440000', true],
    ['random', '123e4567', false],
  ])('ONB-07 a key of type %s %j is right: %s', (pixKeyType, pixKey, right) => {
    const problem = checkDeliveryStep({ ...delivery, pixKeyType, pixKey })
    expect(problem).toEqual(right ? null : { field: 'pixKey', code: 'invalid', texto: 'Chave PIX inválida' })
  })
})
