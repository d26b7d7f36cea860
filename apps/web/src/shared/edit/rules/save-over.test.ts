import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainFields } from './fields'
import { saveOver, type Saving } from './save-over'

interface Draft {
  a: string
  b: string
}
interface Stored extends Draft {
  version: number
}
const changed = new Error('changed')
const fields = plainFields<Draft>()
const draftOf = ({ a, b }: Stored): Draft => ({ a, b })
const first: Stored = { version: 1, a: 'x', b: 'x' }

/** A server that keeps one thing; before each save, somebody else may be faster. */
function server(others: ((now: Stored) => Partial<Draft> | null)[] = []) {
  let stored = first
  let sent = 0
  const saving: Saving<Stored, Draft, 'a' | 'b'> = {
    fields,
    draftOf,
    versionOf: ({ version }) => version,
    send: async (base, draft) => {
      sent += 1
      const change = others.shift()?.(stored)
      if (change) stored = { ...stored, ...change, version: stored.version + 1 }
      if (base.version !== stored.version) throw changed
      stored = { ...draft, version: stored.version + 1 }
      return stored
    },
    theirsOf: (error) => (error === changed ? stored : null),
  }
  return { saving, stored: () => stored, sent: () => sent }
}

test('a save that nobody crosses is sent once, with what changed', async () => {
  const { saving, sent } = server()
  const outcome = await saveOver({ base: first, draft: { a: 'mine', b: 'x' } }, saving, () => {})
  expect(outcome).toEqual({ kind: 'saved', stored: { version: 2, a: 'mine', b: 'x' }, sent: ['a'] })
  expect(sent()).toBe(1)
})

test('what somebody else changed meanwhile is merged in, told, and stays', async () => {
  const { saving } = server([() => ({ b: 'theirs' })])
  const told: unknown[] = []
  const outcome = await saveOver({ base: first, draft: { a: 'mine', b: 'x' } }, saving, (next, taken) =>
    told.push([next.draft, taken]),
  )
  expect(outcome).toMatchObject({ kind: 'saved', stored: { a: 'mine', b: 'theirs' }, sent: ['a'] })
  expect(told).toEqual([[{ a: 'mine', b: 'theirs' }, ['b']]])
})

test('where both changed the same nothing is saved, and theirs is answered', async () => {
  const { saving, stored } = server([() => ({ a: 'theirs' })])
  const outcome = await saveOver({ base: first, draft: { a: 'mine', b: 'x' } }, saving, () => {})
  expect(outcome).toEqual({ kind: 'conflict', theirs: { version: 2, a: 'theirs', b: 'x' } })
  expect(stored().a).toBe('theirs')
})

test('who wanted what somebody else saved already has nothing left to send', async () => {
  const { saving, sent } = server([() => ({ a: 'same' })])
  const outcome = await saveOver({ base: first, draft: { a: 'same', b: 'x' } }, saving, () => {})
  expect(outcome).toMatchObject({ kind: 'saved', sent: [] })
  expect(sent()).toBe(1)
})

test('somebody who saves again and again does not keep a person waiting: after three tries it fails', async () => {
  const again = ({ version }: Stored) => ({ b: String(version) })
  const { saving, sent } = server([again, again, again, again])
  await expect(saveOver({ base: first, draft: { a: 'mine', b: 'x' } }, saving, () => {})).rejects.toBe(
    changed,
  )
  expect(sent()).toBe(3)
})

test('an answer that is no newer than what was refused is not tried for ever', async () => {
  const { saving, sent } = server([() => ({ b: 'theirs' })])
  const stale = { ...saving, theirsOf: () => first }
  await expect(saveOver({ base: first, draft: { a: 'mine', b: 'x' } }, stale, () => {})).rejects.toBe(changed)
  expect(sent()).toBe(1)
})

test('any other failure is the failure of the save', async () => {
  const { saving } = server()
  const lost = new Error('no network')
  const broken = { ...saving, send: () => Promise.reject(lost) }
  await expect(saveOver({ base: first, draft: { a: 'mine', b: 'x' } }, broken, () => {})).rejects.toBe(lost)
})

test('whoever saves in between, what comes of it holds my changes and theirs, or I am asked', async () => {
  const value = fc.constantFrom('x', 'y', 'z')
  const other = fc.constantFrom('x', 'p', 'q')
  const change = fc.record({ a: other, b: other }, { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(
      fc.record({ a: value, b: value }),
      fc.array(change, { maxLength: 2 }),
      async (mine, others) => {
        fc.pre(fields.changed(draftOf(first), mine).length > 0)
        const { saving, stored } = server(others.map((one) => () => one))
        const outcome = await saveOver({ base: first, draft: mine }, saving, () => {})
        const theirs = Object.assign({}, draftOf(first), ...others) as Draft
        if (outcome.kind === 'conflict') {
          expect(fields.changed(mine, draftOf(outcome.theirs)).length).toBeGreaterThan(0)
          return
        }
        for (const name of ['a', 'b'] as const) {
          expect(stored()[name]).toBe(mine[name] === first[name] ? theirs[name] : mine[name])
        }
      },
    ),
  )
})
