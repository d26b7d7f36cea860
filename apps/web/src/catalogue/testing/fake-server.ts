import type { CatalogueSaved } from '@balcao/contract/catalogue'
import {
  applyChanges,
  sameContent,
  staleChanges,
  type Catalogue,
  type RowChange,
} from '@balcao/domain/catalogue'
import { ApiError } from '../../lib/http/api-error'
import { absorbSave } from '../store/catalogue-cache'
import { outcomeOf } from '../store/catalogue-store'
import { overlay } from '../store/rebase'
import { SaveQueue, type SaveCalls } from '../store/save-queue'

interface Body {
  id: string
  changes: RowChange[]
}

/** A server that keeps the contract of saving: all or none, stale rows refused, a repeated id answered alike. */
export class FakeServer {
  readonly bodies: Body[] = []
  /** Of each written row that was there before: the names of the fields that came out different. */
  readonly changedFields: string[][] = []
  readonly answers = new Map<string, CatalogueSaved>()
  /** What the next calls do instead of answering: 'lost' saves and loses the answer. */
  readonly mishaps: ('unreachable' | 'lost' | number)[] = []

  constructor(public catalogue: Catalogue) {}

  save = async (body: Body): Promise<CatalogueSaved> => {
    await Promise.resolve()
    this.bodies.push(structuredClone(body))
    const mishap = this.mishaps.shift()
    if (mishap === 'unreachable') throw network()
    if (typeof mishap === 'number') throw new ApiError('refused', { status: mishap, code: 'INTERNAL' })
    const known = this.answers.get(body.id)
    const answer = known ?? this.write(body.changes, body.id)
    if (mishap === 'lost') throw network()
    return answer
  }

  /** Somebody else's save. */
  write(changes: readonly RowChange[], id?: string): CatalogueSaved {
    if (staleChanges(this.catalogue, changes).length > 0) {
      throw new ApiError('changed', { status: 409, code: 'CATALOGUE_CHANGED' })
    }
    for (const change of changes) this.changedFields.push(fieldsChanged(this.catalogue, change))
    const version = this.catalogue.version + 1
    this.catalogue = applyChanges(this.catalogue, changes, version)
    const answer = { version, changes: changes.map((change) => ({ ...change, base: version })) }
    if (id) this.answers.set(id, answer)
    return answer
  }
}

/** A screen at a server: its queue, what it knows, and what it shows. */
export class FakeScreen {
  saved: Catalogue
  readonly told: string[] = []
  readonly queue: SaveQueue
  #ids = 0

  constructor(
    readonly server: FakeServer,
    readonly name = 'screen',
  ) {
    this.saved = server.catalogue
    const calls: SaveCalls = {
      saved: () => this.saved,
      absorb: async (answer) => this.receive(answer),
      read: async () => {
        await Promise.resolve()
        this.saved = server.catalogue
      },
      save: server.save,
      newId: () => `${name}-${(this.#ids += 1)}`,
      wait: () => Promise.resolve(),
      outcome: outcomeOf,
      onSaved: ({ about }) => this.told.push(`saved ${about.label}`),
      onRefused: ({ about }) => this.told.push(`refused ${about.label}`),
    }
    this.queue = new SaveQueue(calls)
  }

  /** What the person sees. */
  get view(): Catalogue {
    return overlay(this.saved, this.queue.state().edits)
  }

  /** An event, or an answer, of a save. */
  receive(answer: CatalogueSaved) {
    const { catalogue, gap } = absorbSave(this.saved, answer)
    this.saved = gap ? this.server.catalogue : catalogue
    this.queue.forgetSaved()
  }

  /** Reads everything again, as after a broken stream. */
  catchUp() {
    this.saved = this.server.catalogue
    this.queue.forgetSaved()
  }

  edit(build: (catalogue: Catalogue) => RowChange[], label = 'edit', from = this.view) {
    return this.queue.add(build(from), from, { purpose: 'edit', section: 'cardapio', label })
  }

  /** Until nothing is under way any more; a conflict that waits for a person counts as quiet. */
  async quiet() {
    for (let turns = 0; turns < 200; turns += 1) {
      const { edits, phase } = this.queue.state()
      if (phase === 'conflict' || edits.length === 0) return
      await Promise.resolve()
    }
    throw new Error('The queue did not come to rest')
  }

  nameOf(id: string): string | undefined {
    return this.view.items.find((item) => item.id === id)?.nome
  }
}

function fieldsChanged(catalogue: Catalogue, { kind, id, after }: RowChange): string[] {
  const row = kind === 'item' ? catalogue.items.find((item) => item.id === id) : undefined
  if (!row || !after) return []
  const [before, now] = [row, after] as unknown as Record<string, unknown>[]
  return Object.keys(after).filter((field) => !sameContent(before![field], now![field]))
}

function network() {
  return new ApiError('no answer', { status: 0, code: 'NETWORK' })
}
