import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsChanged, fieldsOf, valuesOf } from './company-values'
import { mergeCompany } from './merge-company'
import { buildRecord } from './testing/build-record'

const base = valuesOf(buildRecord({ observacoes: 'antes' }))

describe('mergeCompany', () => {
  it('takes what only they changed, keeps what only I changed, and asks about the rest', () => {
    const mine = { ...base, numero_endereco: '10', observacoes: 'meu' }
    const theirs = { ...base, bairro_endereco: 'Centro', observacoes: 'deles' }
    expect(mergeCompany(base, mine, theirs)).toEqual({
      conflicts: ['observacoes'],
      taken: ['bairro_endereco'],
      values: { ...base, numero_endereco: '10', observacoes: 'meu', bairro_endereco: 'Centro' },
    })
  })

  it('sees no conflict in the same change by both', () => {
    const same = { ...base, cep_empresa: '69000-000' }
    expect(mergeCompany(base, same, { ...same, cep_empresa: '69000000' }).conflicts).toEqual([])
  })

  it('loses nobody’s change, whatever the two typed', () => {
    const edit = fc.record(
      {
        email_cliente: fc.constantFrom('', 'a', 'b'),
        numero_endereco: fc.constantFrom('', '1', '2'),
        observacoes: fc.constantFrom('', 'x', 'y'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(edit, edit, (one, other) => {
        const [mine, theirs] = [
          { ...base, ...one },
          { ...base, ...other },
        ]
        const { conflicts, values } = mergeCompany(base, mine, theirs)
        const [began, wanted, saved, merged] = [base, mine, theirs, values].map(fieldsOf)
        for (const name of fieldsChanged(began!, wanted!)) expect(merged![name]).toEqual(wanted![name])
        for (const name of fieldsChanged(began!, saved!)) {
          if (!conflicts.includes(name)) expect(merged![name]).toEqual(saved![name])
        }
      }),
    )
  })
})
