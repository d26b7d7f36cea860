import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/http/api-error'
import type { ConsentMessage } from '../consent/consent-channel'
import { finishConsent, type CallbackNeeds } from './finish-consent'

const given = { state: 's1', code: 'c1', error: null }
const refused = new ApiError('', { status: 409, code: 'GOOGLE_NO_TOKEN' })

function callback(change: Partial<CallbackNeeds> = {}, awaited?: ConsentMessage) {
  const sent: unknown[] = []
  const told: ConsentMessage[] = []
  const needs: CallbackNeeds = {
    address: given,
    hasOpener: false,
    returnTo: null,
    wait: () => Promise.resolve(),
    send: async (body) => {
      sent.push(body)
      return { return_to: '/dashboard/schedule' }
    },
    open: (receive) => ({
      tell(message) {
        told.push(message)
        if (message.kind === 'landed' && awaited) receive(awaited)
      },
    }),
    ...change,
  }
  return { needs, sent, told }
}

describe('the callback page', () => {
  it('CALLB-03 CALLB-07 hands code and state to the server and tells whoever waits', async () => {
    const { needs, sent, told } = callback()
    expect(await finishConsent(needs)).toEqual({ problem: null, isPopup: false, goTo: '/dashboard/schedule' })
    expect(sent).toEqual([{ state: 's1', code: 'c1' }])
    expect(told).toEqual([
      { kind: 'landed', state: 's1' },
      { kind: 'finished', state: 's1', problem: null },
    ])
  })

  it('CALLB-06 is a popup when its opener holds it, or a page of ours answers for its consent', async () => {
    expect((await finishConsent(callback({ hasOpener: true }).needs)).isPopup).toBe(true)
    expect((await finishConsent(callback({}, { kind: 'awaited', state: 's1' }).needs)).isPopup).toBe(true)
    expect((await finishConsent(callback({}, { kind: 'awaited', state: 's2' }).needs)).isPopup).toBe(false)
  })

  it('CALLB-05 a consent that began in this tab goes on in it, whoever opened the tab', async () => {
    const { needs } = callback({ hasOpener: true, returnTo: '/dashboard/schedule' })
    expect((await finishConsent(needs)).isPopup).toBe(false)
  })

  it('CALLB-04 CALLB-08 an exchange that fails is an error, told as well', async () => {
    const { needs, told } = callback({ send: () => Promise.reject(refused) })
    expect(await finishConsent(needs)).toMatchObject({ problem: { kind: 'no-token' } })
    expect(told.at(-1)).toEqual({ kind: 'finished', state: 's1', problem: { kind: 'no-token' } })
  })

  it('CALLB-11 Google’s refusal reaches the server, and is shown even when the server is away', async () => {
    const address = { state: 's1', code: null, error: 'access_denied' }
    const { needs, sent } = callback({ address })
    const problem = { kind: 'denied', error: 'access_denied' }
    expect(await finishConsent(needs)).toMatchObject({ problem })
    expect(sent).toEqual([{ state: 's1', error: 'access_denied' }])
    const away = callback({ address, send: () => Promise.reject(new TypeError('x')) })
    expect(await finishConsent(away.needs)).toMatchObject({ problem })
  })

  it('CALLB-12 without a code there is no success, whatever the server says', async () => {
    const { needs } = callback({ address: { state: null, code: null, error: null } })
    expect(await finishConsent(needs)).toMatchObject({ problem: { kind: 'no-code' } })
  })

  it('CALLB-05 goes to /schedule unless something else was asked for', async () => {
    const failing = { send: () => Promise.reject(refused) }
    expect(await finishConsent(callback(failing).needs)).toMatchObject({ goTo: '/schedule' })
    const begun = callback({ ...failing, returnTo: '/dashboard/agendamentos/1' })
    expect(await finishConsent(begun.needs)).toMatchObject({ goTo: '/dashboard/agendamentos/1' })
    const foreign = callback({ send: async () => ({ return_to: '//evil.example' }) })
    expect(await finishConsent(foreign.needs)).toMatchObject({ goTo: '/schedule' })
  })
})
