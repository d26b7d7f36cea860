import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newDraft, type DraftField } from './employee-draft'
import { mergeDrafts, withFields } from './merge-drafts'

const base = { ...newDraft('2026-03-02'), nome: 'Marina', cargo: 'Caixa', departamento: 'Balcão' }

describe('EMP-04 two people change the same employee', () => {
  it('EMP-04 what only one of them changed stands side by side', () => {
    const merged = mergeDrafts(base, { ...base, cargo: 'Gerente' }, { ...base, departamento: 'Loja' })
    expect(merged).toEqual({
      draft: { ...base, cargo: 'Gerente', departamento: 'Loja' },
      clashes: [],
      taken: ['departamento'],
    })
  })

  it('EMP-04 what both changed is asked about, and ours stays until it is decided', () => {
    const theirs = { ...base, cargo: 'Chefe' }
    const merged = mergeDrafts(base, { ...base, cargo: 'Gerente' }, theirs)
    expect(merged.clashes).toEqual(['cargo'])
    expect(merged.draft.cargo).toBe('Gerente')
    expect(withFields(merged.draft, theirs, ['cargo']).cargo).toBe('Chefe')
  })

  it('EMP-04 the same change by both is no question', () => {
    const both = { ...base, cargo: 'Gerente' }
    expect(mergeDrafts(base, both, both)).toEqual({ draft: both, clashes: [], taken: [] })
  })

  it('EMP-04 nothing that we typed is ever lost', () => {
    const word = fc.constantFrom('', 'a', 'b')
    const drafts = fc
      .record({ nome: word, cargo: word, departamento: word, notes: word, salario: word })
      .map((part) => ({ ...base, ...part }))
    fc.assert(
      fc.property(drafts, drafts, drafts, (start, mine, theirs) => {
        const { draft } = mergeDrafts(start, mine, theirs)
        for (const field of Object.keys(start) as DraftField[])
          if (mine[field] !== start[field]) expect(draft[field]).toBe(mine[field])
      }),
    )
  })
})
