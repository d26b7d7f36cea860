import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/http/api-error'
import { handClock } from '../testing/hand-clock'
import type { ConsentMessage } from './consent-channel'
import { createConsentFlow } from './consent-flow'

const consentUrl = (state: string) => `https://accounts.example/o/oauth2/v2/auth?client_id=x&state=${state}`

function page({ isBlocked = false, begin = async () => consentUrl('s1') } = {}) {
  const clock = handClock()
  const popups: { closed: boolean; at: string }[] = []
  const sent: ConsentMessage[] = []
  const ends: boolean[] = []
  const ears = new Set<(message: ConsentMessage) => void>()
  const flow = createConsentFlow({
    clock,
    begin,
    openPopup() {
      if (isBlocked) return null
      const popup = {
        closed: false,
        at: 'about:blank',
        close() {
          this.closed = true
        },
        goTo(url: string) {
          this.at = url
        },
      }
      popups.push(popup)
      return popup
    },
    openChannel(onMessage) {
      ears.add(onMessage)
      return { tell: (message) => sent.push(message), close: () => ears.delete(onMessage) }
    },
  })
  flow.onEnd((isConnected) => ends.push(isConnected))
  const receive = (message: ConsentMessage) => {
    for (const ear of ears) ear(message)
  }
  return { flow, clock, popups, sent, ends, receive, ears }
}

describe('connecting Google from the dashboard', () => {
  it('GOOG-06 opens the popup within the press, before the server is asked, and then sends it to Google', async () => {
    const { flow, popups } = page()
    const started = flow.start('/dashboard/schedule')
    expect(popups).toMatchObject([{ at: 'about:blank' }])
    await started
    expect(popups).toMatchObject([{ at: consentUrl('s1') }])
    expect(flow.state()).toEqual({ isWaiting: true, problem: null })
  })

  it('GOOG-60 says that the browser blocked it', async () => {
    const { flow } = page({ isBlocked: true })
    await flow.start('/')
    expect(flow.state()).toEqual({ isWaiting: false, problem: { kind: 'blocked' } })
  })

  it('GOOG-61 closes the popup when the server has no client id', async () => {
    const error = new ApiError('', { status: 409, code: 'GOOGLE_NOT_CONFIGURED' })
    const { flow, popups } = page({ begin: () => Promise.reject(error) })
    await flow.start('/')
    expect(popups).toMatchObject([{ closed: true }])
    expect(flow.state().problem).toEqual({ kind: 'failed', error })
  })

  it('answers the callback page of its own consent, and ends with it', async () => {
    const { flow, sent, receive, ends, ears, clock } = page()
    await flow.start('/')
    receive({ kind: 'landed', state: 'of another tab' })
    expect(sent).toEqual([])
    receive({ kind: 'landed', state: 's1' })
    expect(sent).toEqual([{ kind: 'awaited', state: 's1' }])
    receive({ kind: 'finished', state: 's1', problem: null })
    expect(flow.state()).toEqual({ isWaiting: false, problem: null })
    expect(ends).toEqual([true])
    expect([ears.size, clock.waiting()]).toEqual([0, 0])
  })

  it('CALLB-11 keeps what the callback page was told', async () => {
    const { flow, receive, ends } = page()
    await flow.start('/')
    receive({ kind: 'finished', state: 's1', problem: { kind: 'denied', error: 'access_denied' } })
    expect(flow.state().problem).toEqual({
      kind: 'refused',
      why: { kind: 'denied', error: 'access_denied' },
    })
    expect(ends).toEqual([false])
  })

  it('GOOG-45 a popup that seems closed frees the button, and a word that comes after it still counts', async () => {
    const { flow, popups, clock, receive, ends } = page()
    await flow.start('/')
    popups[0]!.closed = true
    clock.pass(1000)
    expect(flow.state().isWaiting).toBe(false)
    expect(ends).toEqual([false])
    receive({ kind: 'finished', state: 's1', problem: null })
    expect(ends).toEqual([false, true])
  })

  it('GOOG-46 gives up after 5 minutes and says so', async () => {
    const { flow, popups, clock, ears } = page()
    await flow.start('/')
    clock.pass(5 * 60_000)
    expect(popups).toMatchObject([{ closed: true }])
    expect(flow.state().problem).toEqual({ kind: 'too-late' })
    expect(ears.size).toBe(0)
  })

  it('a second press gives up the first, even one whose answer is still on its way', async () => {
    const states = ['s1', 's2']
    const { flow, receive, ends, ears } = page({ begin: async () => consentUrl(states.shift() ?? '') })
    await Promise.all([flow.start('/'), flow.start('/')])
    expect(ears.size).toBe(1)
    receive({ kind: 'finished', state: 's1', problem: null })
    expect(ends).toEqual([])
    receive({ kind: 'finished', state: 's2', problem: null })
    expect(ends).toEqual([true])
  })
})
