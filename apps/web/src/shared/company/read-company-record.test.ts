import { CompanyRecord } from '@balcao/contract/company'
import { defaultHours } from '@balcao/domain/hours'
import { describe, expect, it } from 'vitest'
import { readCompanyRecord } from './read-company-record'

const cnpj = '99999999000199'
const id = '7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11'
const least = { id, nome: 'Bar do Zé', cnpj }
const hours = [{ dia: 'Segunda', horario_inicio: '09:00', horario_fim: '12:00', status: 'aberto' }]

describe('readCompanyRecord', () => {
  it.each([
    ['CALL-05 the first item of a list', [least, { ...least, nome: 'Outro' }]],
    ['CALL-06 the data of a success', { success: true, data: least }],
    ['CALL-07 the object itself', least],
  ])('reads %s', (_, answer) => {
    expect(readCompanyRecord(answer)).toMatchObject({ id, nome: 'Bar do Zé', cnpj })
  })

  it.each([
    ['CALL-08 an empty list', []],
    ['a success without data', { success: true, data: null }],
  ])('COMP-49 says of %s that the company is not in the database', (_, answer) => {
    expect(() => readCompanyRecord(answer)).toThrow(
      expect.objectContaining({
        code: 'COMPANY_NOT_STORED',
        mensagem: 'Empresa não encontrada no banco de dados',
      }),
    )
  })

  it.each([
    [
      'COMP-12 nome_empresa for nome',
      { nome: undefined, nome_empresa: 'Bar' },
      { nome: 'Bar', nome_empresa: 'Bar' },
    ],
    ['COMP-12 nome for nome_empresa', { nome: 'Bar' }, { nome: 'Bar', nome_empresa: 'Bar' }],
    ['COMP-13 email for email_cliente', { email: 'a@b.co' }, { email_cliente: 'a@b.co' }],
    [
      'COMP-13 email_cliente before email',
      { email: 'a@b.co', email_cliente: 'x@y.co' },
      { email_cliente: 'x@y.co' },
    ],
    ['COMP-16 delivery for no niche', {}, { nicho_empresa: 'delivery' }],
    [
      'fee groups as JSON',
      { bairros_taxas: '{"5.00":[{"bairro":"Centro"},"Sé",{}]}' },
      { bairros_taxas: { '5.00': [{ bairro: 'Centro' }, { bairro: 'Sé' }] } },
    ],
    [
      'numbers as text',
      { tempo_entrega: '45', taxa_entrega: '5.50' },
      { tempo_entrega: 45, taxa_entrega: 5.5 },
    ],
    [
      'flags as text',
      { imprime_auto: 'true', BOT_ON: 1, mod_gerente: '1' },
      { imprime_auto: true, BOT_ON: true, mod_gerente: true },
    ],
    [
      'the zone of its state',
      { estado_empresa: 'am' },
      { estado_empresa: 'AM', time_zone: 'America/Manaus' },
    ],
  ])('takes %s', (_, fields, expected) => {
    expect(readCompanyRecord({ ...least, ...fields })).toMatchObject(expected)
  })

  it.each(['horario_funcionamento', 'horarios', 'business_hours', 'horarios_funcionamento'])(
    'COMP-15 COMP-17 takes the hours under %s',
    (alias) => {
      expect(readCompanyRecord({ ...least, [alias]: hours }).horario_funcionamento).toEqual(hours)
    },
  )

  it('COMP-20 COMP-21 has the default week where a record names no hours', () => {
    expect(readCompanyRecord(least).horario_funcionamento).toEqual(defaultHours())
  })

  it('COMP-34 invents no hours for such as cannot be read', () => {
    const answer = { ...least, horario_funcionamento: [{ dia: 'Segunda', status: 'aberto' }] }
    expect(() => readCompanyRecord(answer)).toThrow(
      expect.objectContaining({ code: 'HOURS_INVALID', mensagem: 'Dados de horários inválidos' }),
    )
  })

  it('COMP-14 knows every field of the contract, and keeps no token', () => {
    const record = readCompanyRecord({ ...least, google_access_token: 'secret', senha: 'x' })
    const named = Object.keys(CompanyRecord.shape).filter((name) => name !== 'cardapio_json')
    expect(Object.keys(record).sort()).toEqual(named.sort())
    expect(JSON.stringify(record)).not.toContain('secret')
  })

  it.each([undefined, null, 'text', { id, nome: 'Only the public profile' }])('cannot read %j', (answer) => {
    expect(() => readCompanyRecord(answer)).toThrow(expect.objectContaining({ code: 'UNREADABLE' }))
  })
})
