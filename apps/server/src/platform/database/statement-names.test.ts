import { describe, expect, it } from 'vitest'
import { createStatementNames } from './statement-names'

const askOften = (nameOf: (text: string) => string | undefined, text: string, times = 50) =>
  Array.from({ length: times }, () => nameOf(text)).at(-1)

describe('statement names', () => {
  it('one that is asked for again and again gets a name, always the same, and none that another has', () => {
    const nameOf = createStatementNames()
    expect(nameOf('select 1')).toBeUndefined()
    const first = askOften(nameOf, 'select 1')
    const second = askOften(nameOf, 'select 2')
    expect(first).toBeTypeOf('string')
    expect(second).toBeTypeOf('string')
    expect(second).not.toBe(first)
    expect(nameOf('select 1')).toBe(first)
  })

  it('texts that come once each, however many, have none and keep no other from its name', () => {
    const nameOf = createStatementNames()
    const once = Array.from({ length: 20_000 }, (_, n) => nameOf(`select ${n}`))
    expect(new Set(once)).toEqual(new Set([undefined]))
    expect(askOften(nameOf, 'select name')).toBeTypeOf('string')
  })

  it('there is an end of names: a connection keeps no more plans than that', () => {
    const nameOf = createStatementNames()
    const names = Array.from({ length: 1000 }, (_, n) => askOften(nameOf, `select ${n}`))
    expect(names.filter((name) => name !== undefined)).toHaveLength(300)
  })
})
