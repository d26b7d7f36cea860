import { describe, expect, it } from 'vitest'
import { company } from '../i18n/locales/pt/shop/company'
import { hours } from '../i18n/locales/pt/shop/hours'
import { isHoursProblem, problemsOf } from './company-problems'
import { valuesOf, type CompanyValues } from './company-values'
import { buildRecord } from './testing/build-record'

const good = valuesOf(buildRecord())
const sentences = (typed: Partial<CompanyValues>) =>
  Object.fromEntries(
    Object.entries(problemsOf({ ...good, ...typed })).map(([path, text]) => [
      path,
      { ...company, ...hours }[text],
    ]),
  )

describe('problemsOf', () => {
  it('COMP-27 finds nothing wrong with what is not filled', () => {
    expect(
      problemsOf({
        ...good,
        email_cliente: '',
        telefone_empresa: '',
        telefone_responsavel: '',
        cep_empresa: '',
        estado_empresa: '',
      }),
    ).toEqual({})
  })

  it.each<[string, Partial<CompanyValues>, Record<string, string>]>([
    ['COMP-28', { telefone_empresa: '(92) 333' }, { telefone_empresa: 'Telefone da empresa inválido' }],
    [
      'COMP-29',
      { telefone_responsavel: '(92) 333' },
      { telefone_responsavel: 'Telefone do responsável inválido' },
    ],
    ['COMP-30', { email_cliente: 'dona@' }, { email_cliente: 'Email inválido' }],
    ['COMP-31', { cep_empresa: '6900' }, { cep_empresa: 'CEP inválido' }],
    [
      'of a PIX key',
      { pix_tipo: 'cpf', pix_chave: '111.111.111-11' },
      { pix_chave: 'Chave PIX inválida para este tipo' },
    ],
    [
      'of a PIX type without a key',
      { pix_tipo: 'cpf', pix_chave: '' },
      { pix_chave: 'Chave PIX inválida para este tipo' },
    ],
  ])('%s has its sentence', (_, typed, expected) => {
    expect(sentences(typed)).toEqual(expected)
  })

  it('COMP-34 names the time that is missing, and the range that overlaps another', () => {
    const ranges = [
      { from: '08:00', to: '' },
      { from: '13:00', to: '18:00' },
      { from: '17:00', to: '19:00' },
    ]
    const problems = sentences({ week: good.week.with(1, { dia: 'Terça', open: true, ranges }) })
    expect(problems).toEqual({
      'hours.1.0.to': 'Informe o horário',
      'hours.1.2.from': 'Este horário se sobrepõe a outro',
    })
    expect(Object.keys(problems).every(isHoursProblem)).toBe(true)
  })

  it('COMP-35 looks at no times of a closed day', () => {
    const day = { dia: 'Terça' as const, open: false, ranges: [{ from: '', to: '' }] }
    expect(problemsOf({ ...good, week: good.week.with(1, day) })).toEqual({})
  })
})
