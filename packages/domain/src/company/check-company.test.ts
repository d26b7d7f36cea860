import { describe, expect, test } from 'vitest'
import { changedFields, checkCompany, type CompanyFields, type CompanyProblem } from './check-company'

describe('checkCompany', () => {
  test.each<[string, keyof CompanyFields, string, CompanyProblem['code']]>([
    ['COMP-28', 'telefone_empresa', '113333444', 'company_phone'],
    ['COMP-29', 'telefone_responsavel', '(11) 99999-99990', 'responsible_phone'],
    ['COMP-30', 'email_cliente', 'ana@loja', 'email'],
    ['COMP-31', 'cep_empresa', '69005-07', 'cep'],
    ['COMP-05', 'estado_empresa', 'XX', 'uf'],
  ])('%s %s %j is refused', (_, field, text, code) => {
    expect(checkCompany({ [field]: text })).toEqual([{ field, code }])
  })

  test.each<Partial<CompanyFields>>([
    { telefone_empresa: '(92) 3333-4444', telefone_responsavel: '92999998888' },
    { email_cliente: ' ana@loja.com.br ', cep_empresa: '69005-070', estado_empresa: 'AM' },
    { pix_tipo: 'phone', pix_chave: '(92) 99999-8888' },
  ])('COMP-27 filled and right passes: %j', (changes) => {
    expect(checkCompany(changes)).toEqual([])
  })

  test.each([null, '', '  ', undefined])('COMP-27 a field that holds %j passes', (empty) => {
    const fields = [
      'telefone_empresa',
      'telefone_responsavel',
      'email_cliente',
      'cep_empresa',
      'estado_empresa',
    ]
    expect(checkCompany(Object.fromEntries(fields.map((field) => [field, empty])))).toEqual([])
  })

  test('every wrong field is named', () => {
    expect(checkCompany({ telefone_empresa: '1', email_cliente: 'x', cep_empresa: '2' })).toHaveLength(3)
  })

  test.each<[Partial<CompanyFields>, Partial<CompanyFields>, CompanyProblem[]]>([
    [{ pix_tipo: 'cpf', pix_chave: '11999999999' }, {}, [{ field: 'pix_chave', code: 'pix_key' }]],
    [{ pix_tipo: 'cpf' }, {}, [{ field: 'pix_chave', code: 'pix_whole' }]],
    [{ pix_chave: '52998224725' }, {}, [{ field: 'pix_tipo', code: 'pix_whole' }]],
    [{ pix_chave: '52998224725' }, { pix_tipo: 'cpf' }, []],
    [
      { pix_tipo: 'phone' },
      { pix_tipo: 'cpf', pix_chave: '52998224725' },
      [{ field: 'pix_chave', code: 'pix_key' }],
    ],
    [{ pix_tipo: null, pix_chave: null }, { pix_tipo: 'cpf', pix_chave: '52998224725' }, []],
    [{ pix_tipo: null, pix_chave: ' ' }, {}, []],
    [{ email_cliente: '' }, { pix_tipo: 'cpf' }, []],
  ])('the PIX key of %j onto %j', (changes, saved, problems) => {
    expect(checkCompany(changes, saved)).toEqual(problems)
  })
})

describe('changedFields', () => {
  const saved = {
    nome: 'Loja',
    sobre_empresa: null,
    hours: [{ dia: 'Segunda', status: 'aberto' }],
  }

  test('COMP-41 nothing differs: not the order of keys, nor an empty field from none', () => {
    expect(
      changedFields<object>(saved, {
        sobre_empresa: '',
        hours: [{ status: 'aberto', dia: 'Segunda' }],
        cep: '',
      }),
    ).toEqual([])
  })

  test('COMP-24 only what differs is named, deep inside too', () => {
    expect(changedFields<object>(saved, { nome: 'Loja', sobre_empresa: 'Desde 1990' })).toEqual([
      'sobre_empresa',
    ])
    expect(changedFields<object>(saved, { hours: [{ dia: 'Segunda', status: 'fechado' }] })).toEqual([
      'hours',
    ])
    expect(changedFields<object>(saved, { hours: [...saved.hours, ...saved.hours] })).toEqual(['hours'])
    expect(changedFields<object>(saved, { hours: {}, nome: 0 })).toEqual(['hours', 'nome'])
  })

  test('COMP-24 emptying a field is a change', () => {
    expect(changedFields<object>(saved, { nome: '' })).toEqual(['nome'])
  })
})
