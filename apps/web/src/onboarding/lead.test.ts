import { describe, expect, it } from 'vitest'
import { emptyLead, readLead } from './lead'

const full = {
  empresa: '  Bar do Zé ',
  cnpj: '11.222.333/0001-81',
  email: ' ze@bar.example ',
  responsavel: ' Zé ',
  telefone: '(11) 99123-4567',
  nicho: 'delivery',
}

describe('readLead', () => {
  it('LEAD-17 LEAD-18 trims and sends the cnpj bare', () => {
    expect(readLead(full)).toEqual({
      lead: {
        empresa: 'Bar do Zé',
        cnpj: '11222333000181',
        email: 'ze@bar.example',
        responsavel: 'Zé',
        telefone: '(11) 99123-4567',
        nicho: 'delivery',
      },
    })
  })

  it.each([
    ['LEAD-19', { empresa: '   ' }, 'empresa', 'companyMissing'],
    ['LEAD-20', { cnpj: '11.222.333/0001-8' }, 'cnpj', 'cnpjLength'],
    ['LEAD-21', { email: ' ' }, 'email', 'emailInvalid'],
    ['LEAD-21', { email: 'ze.bar.example' }, 'email', 'emailInvalid'],
    ['LEAD-22', { responsavel: ' ' }, 'responsavel', 'responsibleMissing'],
    ['LEAD-23', { telefone: '' }, 'telefone', 'phoneMissing'],
    ['LEAD-24', { nicho: '' }, 'nicho', 'nicheMissing'],
    ['LEAD-24', { nicho: 'padaria' }, 'nicho', 'nicheMissing'],
  ])('%s complains about %j', (_, change, field, key) => {
    expect(readLead({ ...full, ...change })).toEqual({ problem: { field, key } })
  })

  it('LEAD-18 reports the first failure in the fixed order', () => {
    const order = ['empresa', 'cnpj', 'email', 'responsavel', 'telefone', 'nicho'] as const
    const values = { ...emptyLead }
    for (const field of order) {
      expect(readLead(values)).toMatchObject({ problem: { field } })
      values[field] = full[field]
    }
    expect(readLead(values)).toHaveProperty('lead')
  })
})
