import { describe, expect, it } from 'vitest'
import { createPasswords, HashingBusy } from './passwords'

describe('hashing slots', () => {
  it('work on so many at once, keep a short line, and turn the rest away', async () => {
    const passwords = createPasswords({ slots: 2, queue: 3 })
    const stored = await passwords.hash('Xícara#41')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => passwords.verify(stored, 'Xícara#41')),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(HashingBusy)
    expect(await passwords.verify(stored, 'Xícara#41')).toBe(true)
  })

  it('serve those first who were here before', async () => {
    const passwords = createPasswords({ slots: 1, queue: 8 })
    const stored = await passwords.hash('Xícara#41')
    const done: string[] = []
    const check = async (who: string, trusted: boolean) => {
      await passwords.verify(stored, 'x', { trusted })
      done.push(who)
    }
    await Promise.all([
      check('first', false),
      check('stranger', false),
      check('another', false),
      check('owner', true),
    ])
    expect(done).toEqual(['first', 'owner', 'stranger', 'another'])
  })

  it('never say yes where there is no password', async () => {
    const passwords = createPasswords()
    expect(await passwords.verify(undefined, 'decoy')).toBe(false)
  })
})
