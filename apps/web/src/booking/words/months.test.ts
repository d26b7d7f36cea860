import type { PublicAgenda } from '@balcao/contract/booking'
import { describe, expect, it } from 'vitest'
import { createMonths } from './months'
import { buildAgenda } from '../testing/build-agenda'

/** Questions that are answered by hand, in any order. */
function questions() {
  const asked: {
    month: string | null
    answer: (agenda: PublicAgenda) => void
    fail: (error: unknown) => void
  }[] = []
  const readMonth = (month: string | null) =>
    new Promise<PublicAgenda>((answer, fail) => asked.push({ month, answer, fail }))
  return { asked, readMonth }
}

const december = (nome: string) => buildAgenda({ company: { ...buildAgenda().company, nome } })

describe('the months of an agenda', () => {
  it('asks for the company’s current month without naming it, and files it under its own name', async () => {
    const { asked, readMonth } = questions()
    const months = createMonths(readMonth)
    const first = months.ask(null)
    expect(asked.map(({ month }) => month)).toEqual([null])
    asked[0]!.answer(buildAgenda())
    await first
    expect(Object.keys(months.state().answers)).toEqual(['2026-11'])
    expect(months.state().newest?.today).toBe('2026-11-20')
  })

  it('does not let a slow, stale answer win', async () => {
    const { asked, readMonth } = questions()
    const months = createMonths(readMonth)
    const slow = months.ask('2026-12')
    const quick = months.ask('2026-12')
    asked[1]!.answer(december('now'))
    await quick
    asked[0]!.answer(december('before'))
    await slow
    expect(months.state().answers['2026-12']?.company.nome).toBe('now')
    expect(months.state().newest?.company.nome).toBe('now')
  })

  it('does not let a slow failure take an answer away, nor an old month pass for the newest', async () => {
    const { asked, readMonth } = questions()
    const months = createMonths(readMonth)
    const november = months.ask('2026-11')
    const slow = months.ask('2026-12')
    const quick = months.ask('2026-12')
    asked[2]!.answer(december('december'))
    await quick
    asked[1]!.fail(new Error('lost'))
    await slow
    asked[0]!.answer(december('november'))
    await november
    expect(months.state().failures).toEqual({})
    expect(Object.keys(months.state().answers).sort()).toEqual(['2026-11', '2026-12'])
    expect(months.state().newest?.company.nome).toBe('december')
  })

  it('fetches a month ahead once, and a failed one only when somebody asks again', async () => {
    const { asked, readMonth } = questions()
    const months = createMonths(readMonth)
    months.ensure('2026-12')
    months.ensure('2026-12')
    expect(asked).toHaveLength(1)
    const failed = new Promise<void>((resolve) => {
      const stop = months.subscribe(() => {
        stop()
        resolve()
      })
    })
    asked[0]!.fail(new Error('offline'))
    await failed
    expect(months.state().failures).toHaveProperty('2026-12')
    months.ensure('2026-12')
    expect(asked).toHaveLength(1)
    const again = months.ask('2026-12')
    expect(months.state().failures).toEqual({})
    asked[1]!.answer(december('there'))
    await again
    months.ensure('2026-12')
    expect(asked).toHaveLength(2)
  })

  it('keeps what is known when a later question fails', async () => {
    const { asked, readMonth } = questions()
    const months = createMonths(readMonth)
    const first = months.ask(null)
    asked[0]!.fail(new Error('offline'))
    await first
    expect(months.state().failure).toBeInstanceOf(Error)
    const second = months.ask(null)
    expect(months.state().failure).toBeNull()
    asked[1]!.answer(buildAgenda())
    await second
    const third = months.ask(null)
    asked[2]!.fail(new Error('offline'))
    await third
    expect(months.state()).toMatchObject({ failure: null, newest: { today: '2026-11-20' } })
  })
})
