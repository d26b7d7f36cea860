import { describe, expect, it } from 'vitest'
import type { GatewayEvent } from '../../gateways/whatsapp/gateway-event'
import { receiveTogether } from './receive-together'

const event = (id: string): GatewayEvent => ({ kind: 'deleted', id })

/** A receiver whose batches end when the test says so. */
function slowReceiving() {
  const batches: { company: string; ids: string[]; end: (error?: Error) => void }[] = []
  const receive = receiveTogether(
    (company, events) =>
      new Promise((resolve, reject) => {
        const ids = events.flatMap((one) => ('id' in one ? one.id : []))
        batches.push({ company, ids, end: (error) => (error ? reject(error) : resolve()) })
      }),
  )
  return { receive, batches, idsOf: () => batches.map(({ ids }) => ids.join()) }
}

const flushed = () => new Promise((resolve) => setImmediate(resolve))

describe('webhooks of one company that come faster than they are stored', () => {
  it('are stored together, in their order, and each is answered when its own batch is stored', async () => {
    const { receive, batches, idsOf } = slowReceiving()
    const answered: string[] = []
    for (const id of ['a', 'b', 'c', 'd', 'e']) void receive('x', [event(id)]).then(() => answered.push(id))
    void receive('y', [event('other')])
    expect(idsOf()).toEqual(['a', 'b', 'c', 'other'])
    batches[1]!.end()
    await flushed()
    expect([idsOf().at(-1), answered]).toEqual(['d,e', ['b']])
    for (const { end } of batches) end()
    await flushed()
    expect(answered.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    void receive('x', [event('f')])
    expect(idsOf().at(-1)).toBe('f')
  })

  it('keep their failures to themselves', async () => {
    const { receive, batches, idsOf } = slowReceiving()
    const outcome = (id: string) =>
      receive('x', [event(id)]).then(
        () => `${id} stored`,
        (error: Error) => `${id} ${error.message}`,
      )
    const outcomes = Promise.all(['a', 'b', 'c', 'good', 'bad'].map(outcome))
    batches[0]!.end(new Error('refused'))
    await flushed()
    batches[3]!.end(new Error('refused together'))
    await flushed()
    expect(idsOf()).toEqual(['a', 'b', 'c', 'good,bad', 'good', 'bad'])
    batches[5]!.end(new Error('refused alone'))
    for (const { end } of batches) end()
    const told = ['a refused', 'b stored', 'c stored', 'good stored', 'bad refused alone']
    expect(await outcomes).toEqual(told)
  })

  it('make no batch without end: a call is never split, and a large one goes alone', async () => {
    const { receive, batches, idsOf } = slowReceiving()
    const many = (count: number, id: string) => Array.from({ length: count }, () => event(id))
    for (const id of ['1', '2', '3']) void receive('x', [event(id)])
    for (const [count, id] of [
      [60, 'a'],
      [40, 'b'],
      [1, 'c'],
      [500, 'd'],
    ] as const)
      void receive('x', many(count, id))
    for (let n = 0; n < batches.length; n += 1) {
      batches[n]!.end()
      await flushed()
    }
    const sorts = idsOf().map((ids) => [...new Set(ids.split(','))].join())
    expect(sorts).toEqual(['1', '2', '3', 'a,b', 'c', 'd'])
  })
})
