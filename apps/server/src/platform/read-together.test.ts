import { describe, expect, it } from 'vitest'
import { readTogether } from './read-together'

/** Readings that answer how many had begun before them, when they are told to. */
function givenReadings() {
  const open: { answer: () => void; fail: () => void }[] = []
  const read = () => {
    const number = open.length
    return new Promise<number>((resolve, reject) =>
      open.push({ answer: () => resolve(number), fail: () => reject(new Error('away')) }),
    )
  }
  return { open, read }
}

const flushed = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

describe('reading together', () => {
  it('a crowd that comes while one reads shares the next reading, and nobody gets an older one', async () => {
    const { open, read } = givenReadings()
    const ask = readTogether<number>()
    const first = ask('month', read)
    const crowd = Array.from({ length: 50 }, () => ask('month', read))
    expect(open).toHaveLength(1)
    open[0]!.answer()
    expect(await first).toBe(0)
    await flushed()
    expect(open).toHaveLength(2)
    const late = ask('month', read)
    open[1]!.answer()
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([1]))
    await flushed()
    open[2]!.answer()
    expect(await late).toBe(2)
  })

  it('other keys do not wait, and once all is read the next one begins at once', async () => {
    const { open, read } = givenReadings()
    const ask = readTogether<number>()
    const both = [ask('may', read), ask('june', read)]
    expect(open).toHaveLength(2)
    open.forEach(({ answer }) => answer())
    expect(await Promise.all(both)).toEqual([0, 1])
    const again = ask('may', read)
    expect(open).toHaveLength(3)
    open[2]!.answer()
    expect(await again).toBe(2)
  })

  it('a reading that fails is the failure of those who share it alone', async () => {
    const { open, read } = givenReadings()
    const ask = readTogether<number>()
    const first = ask('month', read)
    const second = ask('month', read)
    open[0]!.fail()
    await expect(first).rejects.toThrow('away')
    await flushed()
    open[1]!.answer()
    expect(await second).toBe(1)
  })
})
