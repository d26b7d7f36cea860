import type { ClaimedJob } from '@balcao/contract/printing'
import { expect, test } from 'vitest'
import { printWaiting, type StationCalls } from './print-waiting'

const job = (id: string): ClaimedJob => ({
  id,
  order_id: null,
  copy: 'kitchen',
  revision: 1,
  attempt: 1,
  lease_until: '2026-11-21T15:00:00.000Z',
  paper: '80',
  svg: '<svg/>',
  escpos: null,
  text: '',
})

/** A shop with a queue and a printer, and what happened there in order. */
function shop(batches: ClaimedJob[][], trouble: { [step: string]: string } = {}) {
  const happened: string[] = []
  const note = (step: string, id: string) => {
    happened.push(`${step} ${id}`)
    if (trouble[step] === id) throw new Error(`${step} failed`)
  }
  const calls: StationCalls = {
    claim: async () => batches.shift() ?? [],
    async prepare({ id }) {
      note('prepare', id)
      return { send: () => note('send', id), dispose: () => happened.push(`dispose ${id}`) }
    },
    announce: async ({ id }) => note('announce', id),
    report: async ({ id }, outcome) => note(outcome, id),
  }
  return { calls, happened }
}

test('ORD-21 everything that waits is printed in turn, each after the server was told', async () => {
  const { calls, happened } = shop([[job('a'), job('b')], [job('c')]])
  expect(await printWaiting(calls)).toBe(3)
  expect(happened).toEqual(
    ['a', 'b', 'c'].flatMap((id) =>
      ['prepare', 'announce', 'send', 'printed', 'dispose'].map((step) => `${step} ${id}`),
    ),
  )
})

test('a sheet that cannot be prepared failed, and the next is printed', async () => {
  const { calls, happened } = shop([[job('a'), job('b')]], { prepare: 'a' })
  expect(await printWaiting(calls)).toBe(1)
  expect(happened.slice(0, 2)).toEqual(['prepare a', 'failed a'])
  expect(happened).toContain('printed b')
})

test('a job that another station has by now is not sent', async () => {
  const { calls, happened } = shop([[job('a')]], { announce: 'a' })
  expect(await printWaiting(calls)).toBe(0)
  expect(happened).toEqual(['prepare a', 'announce a', 'dispose a'])
})

test('an error while sending leaves the job uncertain and never sends it again', async () => {
  const { calls, happened } = shop([[job('a')]], { send: 'a' })
  await printWaiting(calls)
  expect(happened.filter((step) => step === 'send a')).toHaveLength(1)
  expect(happened).toContain('uncertain a')
})

test('a report that is lost does not print again', async () => {
  const { calls, happened } = shop([[job('a')]], { printed: 'a' })
  await printWaiting(calls)
  expect(happened.filter((step) => step === 'send a')).toHaveLength(1)
})
