import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { applyChanges } from './apply-changes'
import { addProduct } from './new-items'
import { mergeContent } from './merge-content'
import type { Catalogue, Item, ItemContent, RowChange } from '../model'
import { contentOf } from './row-content'
import { sameContent } from './same-content'
import { staleChanges } from './stale-changes'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

const managers = ['ana', 'bia'] as const
type Name = (typeof managers)[number]
type Field = 'nome' | 'descricao' | 'disponivel' | 'centavos.P' | 'centavos.G' | 'removed'

type Step =
  | { does: 'load' | 'save'; who: Name }
  | { does: 'edit'; who: Name; row: number; field: Field; value: number }
  | { does: 'add'; who: Name }

/** A field that an acknowledged save wrote, and what its author had looked at when deciding so. */
interface Write {
  id: string
  field: Field
  value: unknown
  version: number
  lookedAt: Catalogue
}

interface Manager {
  copy: Catalogue
  draft: Map<string, ItemContent | null>
  keepsMine: boolean
}

const start = buildCatalogue({
  categories: [buildCategory({ tipos_preco: ['P', 'G'] })],
  items: ['a', 'b', 'c'].map((id, index) =>
    buildItem({ id, position: index + 1, centavos: { P: 100, G: 200 } }),
  ),
})

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('load' as const, 'save' as const), who: fc.constantFrom(...managers) }),
  fc.record({
    does: fc.constant('edit' as const),
    who: fc.constantFrom(...managers),
    row: fc.nat(3),
    field: fc.constantFrom<Field>('nome', 'descricao', 'disponivel', 'centavos.P', 'centavos.G', 'removed'),
    value: fc.nat(3),
  }),
  fc.record({ does: fc.constant('add' as const), who: fc.constantFrom(...managers) }),
)

test('two managers who edit one catalogue lose nothing silently, in whatever order their edits come', () => {
  const seen = { conflicts: 0, merges: 0, writes: 0 }
  fc.assert(
    fc.property(fc.array(steps, { minLength: 10, maxLength: 60 }), fc.boolean(), (steps, keepsMine) => {
      const shop = openShop(keepsMine)
      for (const step of steps) shop.take(step)
      for (const who of managers) shop.take({ does: 'save', who })
      for (const write of shop.writes) {
        const later = shop.writes.find(
          (other) =>
            other.version > write.version &&
            other.id === write.id &&
            (other.field === write.field || other.field === 'removed' || write.field === 'removed') &&
            hadSeen(other.lookedAt, write),
        )
        if (!later) expect(fieldOf(shop.current(), write.id, write.field)).toEqual(write.value)
      }
      for (const count of ['conflicts', 'merges'] as const) seen[count] += shop.counts[count]
      seen.writes += shop.writes.length
    }),
    { numRuns: runs(5_000, 1_000) },
  )
  expect(seen.writes).toBeGreaterThan(1000)
  expect(seen.conflicts).toBeGreaterThan(100)
  expect(seen.merges).toBeGreaterThan(100)
}, 30_000)

function openShop(keepsMine: boolean) {
  let server = start
  let clock = 0
  const writes: Write[] = []
  const counts = { conflicts: 0, merges: 0 }
  const people: Record<Name, Manager> = {
    ana: { copy: start, draft: new Map(), keepsMine },
    bia: { copy: start, draft: new Map(), keepsMine: !keepsMine },
  }

  /** As the store does it: all of the changes, or none. */
  function saveOnServer(changes: RowChange[], lookedAt: (change: RowChange) => Catalogue): boolean {
    if (staleChanges(server, changes).length > 0) return false
    const before = server
    server = applyChanges(server, changes, server.version + 1)
    for (const change of changes) {
      if (change.kind !== 'item') continue
      for (const field of change.after ? fields : (['removed'] as const)) {
        const value = fieldOf(server, change.id, field)
        if (sameContent(value, fieldOf(before, change.id, field))) continue
        writes.push({ id: change.id, field, value, version: server.version, lookedAt: lookedAt(change) })
      }
    }
    return true
  }

  function save(manager: Manager): void {
    const changes = changesOf(manager)
    const before = manager.copy
    if (changes.length > 0 && !saveOnServer(changes, () => before)) {
      const unasked = rebase(manager)
      const merged = changesOf(manager)
      expect(staleChanges(server, merged)).toEqual([])
      const after = manager.copy
      const lookedAt = ({ id }: RowChange) => (unasked.has(id) ? before : after)
      expect(merged.length === 0 || saveOnServer(merged, lookedAt)).toBe(true)
    }
    Object.assign(manager, { copy: server, draft: new Map() })
  }

  /** As the screen does it: read anew, merge row by row, ask about what both changed. Answers with what was not asked. */
  function rebase(manager: Manager): Set<string> {
    const unasked = new Set<string>()
    for (const [id, mine] of manager.draft) {
      const base = manager.copy.items.find((item) => item.id === id)
      const theirs = server.items.find((item) => item.id === id)
      if (base?.version === theirs?.version) continue
      const merge = base && theirs && mine ? mergeContent(contentOf(base), mine, contentOf(theirs)) : null
      if (merge?.conflicts.length === 0) unasked.add(id)
      counts[unasked.has(id) ? 'merges' : 'conflicts'] += 1
      if (unasked.has(id) || manager.keepsMine) manager.draft.set(id, merge ? merge.merged : mine)
      else manager.draft.delete(id)
    }
    manager.copy = server
    return unasked
  }

  return {
    writes,
    counts,
    current: () => server,
    take(step: Step): void {
      const manager = people[step.who]
      if (step.does === 'save') return save(manager)
      if (step.does === 'load') {
        if (manager.draft.size === 0) manager.copy = server
        return
      }
      if (!('row' in step)) {
        clock += 1
        const [change] = addProduct(shown(manager), 'lanches', { now: clock })
        if (change?.kind === 'item') manager.draft.set(change.id, change.after)
        return
      }
      const item = shown(manager).items[step.row]
      if (item) manager.draft.set(item.id, edited(item, step.field, step.value))
    },
  }
}

/** They looked at the catalogue after that save, or at one where the field said the same. */
function hadSeen(lookedAt: Catalogue, { id, field, value, version }: Write): boolean {
  return lookedAt.version >= version || sameContent(fieldOf(lookedAt, id, field), value)
}

const fields: Field[] = ['nome', 'descricao', 'disponivel', 'centavos.P', 'centavos.G', 'removed']

function edited(item: Item, field: Field, value: number): ItemContent | null {
  const content = contentOf(item)
  if (field === 'removed') return value === 0 ? null : content
  if (field === 'disponivel') return { ...content, disponivel: value % 2 === 0 }
  if (field === 'nome' || field === 'descricao') return { ...content, [field]: `${value}` }
  return { ...content, centavos: { ...content.centavos, [field.slice(-1)]: value } }
}

function changesOf({ copy, draft }: Manager): RowChange[] {
  return [...draft].flatMap(([id, after]): RowChange[] => {
    const was = copy.items.find((item) => item.id === id)
    if (was ? after && sameContent(contentOf(was), after) : !after) return []
    return [{ kind: 'item', id, base: was?.version ?? null, after }]
  })
}

function shown({ copy, draft }: Manager): Catalogue {
  const changes = [...draft].map(([id, after]): RowChange => ({ kind: 'item', id, base: null, after }))
  return applyChanges(copy, changes, copy.version)
}

function fieldOf(catalogue: Catalogue, id: string, field: Field): unknown {
  const item = catalogue.items.find((item) => item.id === id)
  if (field === 'removed') return item === undefined
  if (!item) return undefined
  if (field === 'centavos.P' || field === 'centavos.G') return item.centavos[field.slice(-1)]
  return item[field]
}
