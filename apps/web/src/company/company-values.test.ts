import { describe, expect, it } from 'vitest'
import { mergeDrafts } from '../shared/edit/rules/fields'
import { changesOf, companyFields, fieldsOf, valuesOf, type CompanyValues } from './company-values'
import { buildRecord } from './testing/build-record'

const record = buildRecord({ pix_tipo: 'phone', pix_chave: '+5592991234567' })
const values = valuesOf(record)
const before = fieldsOf(values)
const changed = (typed: Partial<CompanyValues>) => companyFields.changed(values, { ...values, ...typed })

describe('the values of the form', () => {
  it('are masked, and come back to what the record says', () => {
    expect(values).toMatchObject({
      telefone_empresa: '(92) 3333-4444',
      cep_empresa: '69005-070',
      pix_chave: '(92) 99123-4567',
      observacoes: '',
    })
    expect(before).toMatchObject({
      telefone_empresa: '9233334444',
      telefone_responsavel: null,
      cep_empresa: '69005070',
      pix: { tipo: 'phone', chave: '+5592991234567' },
    })
  })

  it.each<[string, Partial<CompanyValues>, string[]]>([
    ['nothing', {}, []],
    ['a mask typed otherwise', { telefone_empresa: '+55 92 3333-4444', cep_empresa: '69005070' }, []],
    ['blanks around a text', { email_cliente: ' dona@praca.example ', observacoes: '  ' }, []],
    ['one phone', { telefone_empresa: '(92) 3333-5555' }, ['telefone_empresa']],
    ['a phone taken out', { telefone_empresa: '' }, ['telefone_empresa']],
    ['the type of the PIX key', { pix_tipo: 'email' }, ['pix']],
    ['no PIX key any more', { pix_tipo: '' }, ['pix']],
    ['meal vouchers taken', { aceita_vale: true }, ['aceita_vale']],
    ['a channel that is accepted', { aceite_automatico: ['menu'] }, ['aceite_automatico']],
    ['no channel, as before', { aceite_automatico: [] }, []],
    [
      'one day closed',
      { week: values.week.with(0, { ...values.week[0]!, open: false }) },
      ['horario_funcionamento'],
    ],
    [
      'several, in the order of the screen',
      { observacoes: 'x', email_cliente: 'a@b.co' },
      ['email_cliente', 'observacoes'],
    ],
  ])('COMP-24 COMP-41 with %s name what changed', (_, typed, expected) => {
    expect(changed(typed)).toEqual(expected)
  })

  it('COMP-24 send the changed fields and no other, a PIX key always with its type', () => {
    const typed = { ...values, telefone_empresa: '', pix_tipo: 'email', pix_chave: 'Pix@Praca.example' }
    const after = fieldsOf(typed)
    expect(changesOf(after, companyFields.changed(values, typed))).toEqual({
      telefone_empresa: null,
      pix_tipo: 'email',
      pix_chave: 'pix@praca.example',
    })
    expect(changesOf({ ...after, pix: null }, ['pix'])).toEqual({ pix_tipo: null, pix_chave: null })
  })

  it('take one field of another state whole', () => {
    const other = valuesOf(buildRecord({ pix_tipo: 'email', pix_chave: 'a@b.co', observacoes: 'x' }))
    const taken = (field: 'pix' | 'observacoes') => companyFields.take(values, other, [field])
    expect(taken('pix')).toEqual({ ...values, pix_tipo: 'email', pix_chave: 'a@b.co' })
    expect(taken('observacoes')).toEqual({ ...values, observacoes: 'x' })
  })
})

describe('two people edit the company', () => {
  const base = valuesOf(buildRecord({ observacoes: 'antes' }))

  it('takes what only they changed, keeps what only I changed, and asks about the rest', () => {
    const mine = { ...base, numero_endereco: '10', observacoes: 'meu' }
    const theirs = { ...base, bairro_endereco: 'Centro', observacoes: 'deles' }
    expect(mergeDrafts(companyFields, base, mine, theirs)).toEqual({
      conflicts: ['observacoes'],
      taken: ['bairro_endereco'],
      merged: { ...base, numero_endereco: '10', observacoes: 'meu', bairro_endereco: 'Centro' },
    })
  })

  it('sees no conflict in the same change by both', () => {
    const same = { ...base, cep_empresa: '69000-000' }
    expect(mergeDrafts(companyFields, base, same, { ...same, cep_empresa: '69000000' }).conflicts).toEqual([])
  })
})
