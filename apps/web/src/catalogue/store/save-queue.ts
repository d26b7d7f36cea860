import type { CatalogueSaved } from '@balcao/contract/catalogue'
import type { Catalogue, RowChange } from '@balcao/domain/catalogue'
import { rebase, resolve, withBefore, type RowConflict } from './rebase'
import type { EditAbout, PendingEdit } from './pending-edit'

export interface FailedEdit extends PendingEdit {
  error: unknown
}

export interface QueueState {
  edits: readonly PendingEdit[]
  /** `retrying`: the server was not reached; tried again by itself. `conflict`: a person has to choose. */
  phase: 'idle' | 'saving' | 'retrying' | 'conflict'
  conflicts: readonly RowConflict[]
  /** Refused edits, taken off the screen and kept to be tried again. */
  failed: readonly FailedEdit[]
}

/** What the queue needs from outside. */
export interface SaveCalls {
  /** The catalogue as the server has it, as far as known. */
  saved: () => Catalogue | undefined
  /** Takes an answered save into it; reads it again when one in between is missing. */
  absorb: (saved: CatalogueSaved) => Promise<void>
  /** Reads it from the server. Throws ApiError. */
  read: () => Promise<void>
  save: (body: { id: string; changes: RowChange[] }) => Promise<CatalogueSaved>
  newId: () => string
  /** Resolves after so long, or earlier when `signal` aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  outcome: (error: unknown) => 'unanswered' | 'changed' | 'refused'
  onSaved: (edit: PendingEdit, saved: CatalogueSaved | null) => void
  onRefused: (edit: FailedEdit) => void
}

const firstWaitMs = 1000
const longestWaitMs = 15_000

/** A server that says 'changed' again and again without a change is not believed. */
const mostMoves = 5

/**
 * Saves edits in their order, one at a time. An unanswered save is sent again with the same id until it is answered; a
 * refused one leaves the screen. Each edit is put onto the rows as they stand when its turn comes, so that nobody's
 * work is overwritten unseen: what both changed waits for a person.
 */
export class SaveQueue {
  #state: QueueState = { edits: [], phase: 'idle', conflicts: [], failed: [] }
  #listeners = new Set<() => void>()
  #working = false
  #waiting = new AbortController()
  #moves = 0

  constructor(private readonly calls: SaveCalls) {}

  state = (): QueueState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes an edit; `from` is the catalogue that the person looked at when it began. Answers its first id. */
  add(changes: readonly RowChange[], from: Catalogue, about: EditAbout): string | null {
    if (changes.length === 0) return null
    const id = this.calls.newId()
    this.#add({ id, about, changes: withBefore(changes, from), sent: null, savedAs: null })
    return id
  }

  /** Sends an unanswered save again now. */
  retryNow() {
    this.#waiting.abort()
  }

  /** Gives up every edit that is not saved, and shows what the server has. */
  async discard() {
    this.#become({
      edits: this.#state.edits.filter(({ savedAs }) => savedAs !== null),
      phase: 'idle',
      conflicts: [],
    })
    this.#waiting.abort()
    await this.calls.read().catch(() => undefined)
  }

  /** A person has chosen for all rows in conflict. */
  resolve(choice: 'mine' | 'theirs') {
    const [head, ...rest] = this.#waitingEdits()
    if (!head || this.#state.phase !== 'conflict') return
    const byId = new Map(
      this.#state.conflicts.map((conflict) => [`${conflict.kind} ${conflict.id}`, conflict]),
    )
    const changes = head.changes.flatMap((pending) => {
      const conflict = byId.get(`${pending.change.kind} ${pending.change.id}`)
      if (!conflict) return [pending]
      return resolve(pending, conflict, choice) ?? []
    })
    const resolved = changes.length > 0 ? [{ ...head, changes, id: this.calls.newId() }] : []
    this.#become({ edits: [...this.#savedEdits(), ...resolved, ...rest], phase: 'idle', conflicts: [] })
    void this.#work()
  }

  /** Takes theirs for now; ours is kept beside, to be tried again. */
  setAside(error: unknown) {
    const head = this.#waitingEdits()[0]
    if (!head || this.#state.phase !== 'conflict') return
    this.#become({ phase: 'idle', conflicts: [] })
    this.#refuse(head, error)
    void this.#work()
  }

  /** Tries a refused edit again. */
  retryFailed(id: string) {
    const failed = this.#state.failed.find((edit) => edit.id === id)
    if (!failed) return
    const { error: _error, ...edit } = failed
    this.dropFailed(id)
    this.#add({ ...edit, id: this.calls.newId() })
  }

  dropFailed(id: string) {
    this.#become({ failed: this.#state.failed.filter((edit) => edit.id !== id) })
  }

  /** The catalogue moved on: edits that it now holds need no longer be laid over it. */
  forgetSaved() {
    const version = this.calls.saved()?.version ?? 0
    const edits = this.#state.edits.filter(({ savedAs }) => savedAs === null || savedAs > version)
    if (edits.length !== this.#state.edits.length) this.#become({ edits })
  }

  #add(edit: PendingEdit) {
    this.#become({ edits: [...this.#state.edits, edit] })
    void this.#work()
  }

  #savedEdits = () => this.#state.edits.filter(({ savedAs }) => savedAs !== null)
  #waitingEdits = () => this.#state.edits.filter(({ savedAs }) => savedAs === null)

  async #work() {
    if (this.#working || this.#state.phase === 'conflict') return
    this.#working = true
    try {
      for (let head = this.#waitingEdits()[0]; head; head = this.#waitingEdits()[0]) {
        if (!(await this.#saveOne(head))) return
      }
      this.#become({ phase: 'idle' })
    } finally {
      this.#working = false
    }
  }

  /** Answers whether the queue may go on. */
  async #saveOne(head: PendingEdit): Promise<boolean> {
    const catalogue = this.calls.saved()
    if (!catalogue) {
      this.#refuse(head, new Error('No catalogue is loaded'))
      return true
    }
    const { changes, conflicts } = head.sent
      ? { changes: [...head.sent], conflicts: [] }
      : rebase(catalogue, head.changes)
    if (conflicts.length > 0) {
      this.#become({ phase: 'conflict', conflicts })
      return false
    }
    if (changes.length === 0) {
      this.#leave(head)
      this.calls.onSaved(head, null)
      return true
    }
    this.#become({ phase: head.sent ? 'retrying' : 'saving' })
    for (let ms = firstWaitMs; ; ms = Math.min(ms * 2, longestWaitMs)) {
      try {
        await this.#accept(head, await this.calls.save({ id: head.id, changes }))
        return true
      } catch (error) {
        if (!this.#holds(head)) return true
        const outcome = this.calls.outcome(error)
        if (outcome === 'refused') {
          this.#refuse(head, error)
          return true
        }
        if (outcome === 'changed') return this.#moveOn(head, error, catalogue.version)
        this.#replace(head.id, { sent: changes })
        this.#become({ phase: 'retrying' })
        this.#waiting = new AbortController()
        await this.calls.wait(ms, this.#waiting.signal)
        if (!this.#holds(head)) return true
      }
    }
  }

  async #accept(head: PendingEdit, saved: CatalogueSaved) {
    this.#moves = 0
    this.#replace(head.id, { savedAs: saved.version })
    await this.calls.absorb(saved)
    this.forgetSaved()
    this.calls.onSaved(head, saved)
  }

  /** Somebody was faster than `seen`: the edit goes onto the rows as they are now, under a new id. */
  async #moveOn(head: PendingEdit, error: unknown, seen: number): Promise<boolean> {
    try {
      await this.calls.read()
    } catch {
      this.#refuse(head, error)
      return true
    }
    this.#moves = (this.calls.saved()?.version ?? 0) > seen ? 0 : this.#moves + 1
    if (this.#moves > mostMoves) {
      this.#refuse(head, error)
      return true
    }
    if (this.#holds(head)) this.#replace(head.id, { sent: null, id: this.calls.newId() })
    return true
  }

  #refuse(head: PendingEdit, error: unknown) {
    this.#moves = 0
    const failed: FailedEdit = { ...head, sent: null, error }
    this.#leave(head)
    this.#become({ failed: [...this.#state.failed, failed] })
    this.calls.onRefused(failed)
  }

  #holds = (head: PendingEdit) => this.#state.edits.some(({ id }) => id === head.id)

  #leave(head: PendingEdit) {
    this.#become({ edits: this.#state.edits.filter(({ id }) => id !== head.id) })
  }

  #replace(id: string, change: Partial<PendingEdit>) {
    this.#become({ edits: this.#state.edits.map((edit) => (edit.id === id ? { ...edit, ...change } : edit)) })
  }

  #become(change: Partial<QueueState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
