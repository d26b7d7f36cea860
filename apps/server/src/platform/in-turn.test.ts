import { describe, expect, it } from 'vitest'
import { inTurn } from './in-turn'

/** A work that ends when it is told to, and notes when it began. */
function workOf(name: string, began: string[]) {
  let end = (): void => {}
  let fail = (_reason: Error): void => {}
  const ended = new Promise<string>((resolve, reject) => {
    end = () => resolve(name)
    fail = reject
  })
  const run = () => {
    began.push(name)
    return ended
  }
  return { run, end: () => end(), fail: (reason: Error) => fail(reason) }
}

describe('works in turn', () => {
  it('of one key follow one another, also after one that fails; those of another key do not wait', async () => {
    const turn = inTurn()
    const began: string[] = []
    const [first, second, third, other] = ['first', 'second', 'third', 'other'].map((name) =>
      workOf(name, began),
    )
    const answers = [turn('a', first!.run), turn('a', second!.run), turn('a', third!.run)]
    other!.end()
    expect(await turn('b', other!.run)).toBe('other')
    expect(began).toEqual(['first', 'other'])
    first!.fail(new Error('broken'))
    await expect(answers[0]).rejects.toThrow('broken')
    second!.end()
    expect(await answers[1]).toBe('second')
    expect(began).toEqual(['first', 'other', 'second', 'third'])
    third!.end()
    expect(await answers[2]).toBe('third')
  })

  it('of a key whose line was empty begins at once', async () => {
    const turn = inTurn()
    await turn('a', async () => 'before')
    const began: string[] = []
    const work = workOf('now', began)
    const answer = turn('a', work.run)
    work.end()
    expect([await answer, began]).toEqual(['now', ['now']])
  })
})
