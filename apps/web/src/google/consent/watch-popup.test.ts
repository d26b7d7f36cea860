import { describe, expect, it } from 'vitest'
import { handClock } from '../testing/hand-clock'
import { watchPopup } from './watch-popup'

function watched() {
  const clock = handClock()
  const told: string[] = []
  const popup = {
    closed: false,
    close() {
      this.closed = true
      told.push('close')
    },
  }
  const stop = watchPopup(popup, {
    clock,
    onClosed: () => told.push('closed'),
    onTooLate: () => told.push('too late'),
  })
  return { clock, told, popup, stop }
}

describe('the consent popup', () => {
  it('GOOG-45 is looked after every second', () => {
    const { clock, told, popup } = watched()
    clock.pass(30_500)
    popup.closed = true
    clock.pass(499)
    expect(told).toEqual([])
    clock.pass(1)
    expect(told).toEqual(['closed'])
    clock.pass(10_000)
    expect(told).toEqual(['closed'])
  })

  it('GOOG-46 is closed by force after 5 minutes, and not before', () => {
    const { clock, told } = watched()
    clock.pass(5 * 60_000 - 1)
    expect(told).toEqual([])
    clock.pass(1)
    expect(told).toEqual(['close', 'too late'])
    expect(clock.waiting()).toBe(0)
  })

  it('is left alone once nobody watches', () => {
    const { clock, told, stop } = watched()
    stop()
    clock.pass(10 * 60_000)
    expect(told).toEqual([])
  })
})
