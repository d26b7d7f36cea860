import { describe, expect, it } from 'vitest'
import { exampleOf } from './call-example'
import { allCalls } from '../index'

describe('the example of', () => {
  it.each(allCalls)('$id is a valid call', (call) => {
    const { params, query, body } = exampleOf(call)
    const read = { params: call.params?.safeParse(params), query: call.query?.safeParse(query) }
    expect(read.params?.error).toBeUndefined()
    expect(read.query?.error).toBeUndefined()
    expect(call.body?.safeParse(body).error).toBeUndefined()
    expect(Object.keys(params).length).toBe(call.path.match(/:\w+/g)?.length ?? 0)
  })
})
