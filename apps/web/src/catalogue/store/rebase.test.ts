import { editCategory, moveItem, removeItem, setItem, type Catalogue } from '@balcao/domain/catalogue'
import { buildItem } from '@balcao/domain/catalogue/testing'
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from '../testing/build-catalogue'
import { absorbSave, newerCatalogue } from './catalogue-cache'
import { overlay, rebase, resolve, withBefore } from './rebase'

const start = buildCatalogue()
const pending = (changes: Parameters<typeof withBefore>[0], from = start) => withBefore(changes, from)
const withItem = (content: Parameters<typeof buildItem>[0]): Catalogue =>
  buildCatalogue({ version: 5, items: [buildItem({ version: 5, ...content })] })

describe('rebase', () => {
  test('takes the version of the row as it stands now', () => {
    const edit = pending(setItem(start, 'x-bacon', { nome: 'A' }))
    expect(rebase(withItem({}), edit)).toMatchObject({ changes: [{ base: 5 }], conflicts: [] })
  })

  test('leaves out what is said already, as after one’s own save was received', () => {
    const edit = pending(setItem(start, 'x-bacon', { nome: 'A' }))
    expect(rebase(withItem({ nome: 'A' }), edit)).toEqual({ changes: [], conflicts: [] })
    const gone = pending(removeItem(start, 'x-salada'))
    expect(rebase(withItem({}), gone)).toEqual({ changes: [], conflicts: [] })
  })

  test('two places in the list are no question for a person: the later one holds', () => {
    const edit = pending(moveItem(start, 'x-bacon', { categoryId: 'lanches', before: null }))
    const { changes, conflicts } = rebase(withItem({ position: 7 }), edit)
    expect(conflicts).toEqual([])
    expect(changes[0]?.after?.position).toBe(3072)
  })

  test('prices of other types are not changed, a price of the same type is asked about', () => {
    const two = withItem({ centavos: { Broto: 1, Grande: 2 } })
    const edit = pending(setItem(two, 'x-bacon', { centavos: { Broto: 10, Grande: 2 } }), two)
    expect(rebase(withItem({ centavos: { Broto: 1, Grande: 20 } }), edit).changes[0]?.after).toMatchObject({
      centavos: { Broto: 10, Grande: 20 },
    })
    const theirs = withItem({ centavos: { Broto: 5, Grande: 20 } })
    const { conflicts } = rebase(theirs, edit)
    expect(conflicts).toMatchObject([{ fields: ['centavos.Broto'] }])
    const resolved = resolve(edit[0]!, conflicts[0]!, 'theirs')
    expect(resolved?.change.after).toMatchObject({ centavos: { Broto: 5, Grande: 20 } })
    expect(resolve(edit[0]!, conflicts[0]!, 'mine')?.change.after).toMatchObject({
      centavos: { Broto: 10, Grande: 20 },
    })
  })

  test('a price type that was removed there goes when theirs is taken', () => {
    const mine = pending(setItem(start, 'x-bacon', { centavos: { padrao: 1 } }))
    const theirs = withItem({ centavos: { Pequena: 2490 } })
    const { conflicts } = rebase(theirs, mine)
    expect(resolve(mine[0]!, conflicts[0]!, 'theirs')?.change.after).toMatchObject({
      centavos: { Pequena: 2490 },
    })
  })

  test('CATAL-44 many rows of one edit are put onto the rows as they stand', () => {
    const items = Array.from({ length: 200 }, (_, place) => buildItem({ id: `p${place}`, position: place }))
    const before = buildCatalogue({ items })
    const edit = withBefore(
      editCategory(before, 'lanches', {
        nome: 'Lanches',
        tipos: [{ from: 'padrao', nome: 'Inteiro' }],
        modalidade: null,
      }),
      before,
    )
    const now = { ...before, items: items.map((item) => ({ ...item, descricao: 'nova', version: 9 })) }
    const { changes, conflicts } = rebase(now, edit)
    expect(conflicts).toEqual([])
    expect(changes).toHaveLength(201)
    expect(changes[200]).toMatchObject({ base: 9, after: { centavos: { Inteiro: 2490 }, descricao: 'nova' } })
  })
})

describe('overlay', () => {
  const about = { purpose: 'edit', section: 'cardapio', label: '' } as const
  const edit = { id: '1', about, changes: pending(setItem(start, 'x-bacon', { nome: 'A' })), sent: null }

  test('rows that no edit changes stay the same objects, so that they need not be drawn again', () => {
    const view = overlay(start, [{ ...edit, savedAs: null }])
    expect(view.items[0]?.nome).toBe('A')
    expect(view.items[1]).toBe(start.items[1])
    expect(view.categories).toBe(start.categories)
  })

  test('an edit that the catalogue holds is not laid over what came after it', () => {
    const later = withItem({ nome: 'B' })
    expect(overlay(later, [{ ...edit, savedAs: 4 }])).toBe(later)
  })
})

describe('what is known of the server', () => {
  const changes = setItem(start, 'x-bacon', { nome: 'A' })

  test.each([
    [1, 'X-Bacon', false],
    [2, 'A', false],
    [3, 'X-Bacon', true],
  ])('a save of version %d over version 1 leaves %s; something is missing: %s', (version, nome, gap) => {
    const result = absorbSave(start, { version, changes })
    expect([result.catalogue.items[0]?.nome, result.gap]).toEqual([nome, gap])
  })

  test('an answer that was asked for earlier does not undo what was received since', () => {
    const newer = { ...start, version: 3 }
    expect(newerCatalogue(newer, start)).toBe(newer)
    expect(newerCatalogue(start, newer)).toBe(newer)
    expect(newerCatalogue(undefined, start)).toBe(start)
  })
})
