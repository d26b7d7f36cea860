import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { isGood } from '../../ask-gateway'
import { GatewayUnavailable } from '../gateway'
import { maybe } from '../wire-values'
import { unavailable, type EvolutionAnswer, type EvolutionCalls } from './evolution-calls'

/** WhatsApp ended the pairing, on the phone or by a call: nothing but a new one brings it back. */
const ENDED = new Set(['401', '402', '403', '406'])

/** Whether an instance has no pairing that could come back. @param reason as connectionReason reads it. */
export const isEnded = (state: string | null, reason: string | null) =>
  state === 'closed' && reason !== null && ENDED.has(reason)

/** What instance/create takes and settings/find answers. */
const Settings = z.object({
  rejectCall: maybe(z.boolean()),
  msgCall: maybe(z.string()),
  groupsIgnore: maybe(z.boolean()),
  alwaysOnline: maybe(z.boolean()),
  readMessages: maybe(z.boolean()),
  readStatus: maybe(z.boolean()),
  syncFullHistory: maybe(z.boolean()),
})

const Listed = z.object({ name: z.string(), token: maybe(z.string().min(1)) })

/**
 * Takes an instance whose pairing ended away, with all that the gateway stores of it, and answers the settings and the
 * key that it had, as instance/create takes them. Up to version 2.3.6 an instance that was logged out by a call never receives again (its pull request 2186).
 * @throws GatewayUnavailable
 */
export async function removeEnded(calls: EvolutionCalls): Promise<Record<string, unknown>> {
  const answer = await calls.ask({ method: 'GET', name: 'settings/find' })
  const had = answer.kind === 'answer' && isGood(answer.status) ? Settings.safeParse(answer.body).data : null
  const query = { instanceName: calls.instance }
  const list = await calls.ask({ method: 'GET', name: 'instance/fetchInstances', query })
  const rows = list.kind === 'answer' && Array.isArray(list.body) ? list.body : []
  const own = rows.map((row) => Listed.safeParse(row).data).find((row) => row?.name === calls.instance)
  const removed = await calls.ask({ method: 'DELETE', name: 'instance/delete' })
  const isGone = removed.kind === 'answer' && (isGood(removed.status) || removed.status === 404)
  if (!isGone) throw unavailable(removed)
  const kept = { ...had, token: own?.token }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value != null && value !== ''))
}

const NAME_TRIES = 20
const NAME_WAIT_MS = 300

/**
 * Asks until the name of an instance that was taken away is free: its rows are cleared after the answer.
 * @throws GatewayUnavailable when it is still taken after some seconds
 */
export async function whenNameIsFree(create: () => Promise<EvolutionAnswer>): Promise<EvolutionAnswer> {
  for (let tries = 1; tries <= NAME_TRIES; tries += 1) {
    const answer = await create()
    if (answer.kind !== 'answer' || answer.status !== 403) return answer
    await wait(NAME_WAIT_MS)
  }
  throw new GatewayUnavailable('Evolution API still keeps the former instance')
}
