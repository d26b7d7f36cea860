import { describe, expect, it } from 'vitest'
import { describeEvent } from './webhook-events'
import { webhookEvents } from './webhook-names'

describe('the catalogue of events', () => {
  it.each(webhookEvents)('%s has an example that is exactly what it is sent as', (event) => {
    const { body, example, summary } = describeEvent(event)
    const read = body.safeParse(example)
    expect(read.error).toBeUndefined()
    // What the schema does not know it would drop.
    expect(read.data).toEqual(example)
    expect(summary).not.toBe('')
  })
})
