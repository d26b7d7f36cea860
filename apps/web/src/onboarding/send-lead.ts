import type { collectLead, visit, Lead } from '@balcao/contract/onboarding'
import { routes } from '@balcao/contract/routes'
import { callForStatus, callLoosely } from '../lib/http/send'
import { ApiError } from '../lib/http/api-error'

export type LeadOutcome =
  | { sent: true }
  /** `refused`: the server answered with a non-ok status (LEAD-25); otherwise nothing reached it (LEAD-26). */
  | { sent: false; refused: boolean; error?: ApiError }

/** Fetches a visit token and sends the lead with it. Success is the HTTP status alone (LEAD-27). */
export async function sendLead(lead: Lead): Promise<LeadOutcome> {
  let token: string
  try {
    const answer = await callLoosely<typeof visit>(routes.visit, {})
    token = requireToken(answer)
  } catch (error) {
    return outcomeOf(error, false)
  }
  try {
    await callForStatus<typeof collectLead>(routes.collectLead, {
      body: lead,
      headers: { authorization: `Bearer ${token}` },
    })
    return { sent: true }
  } catch (error) {
    return outcomeOf(error, error instanceof ApiError && error.status > 0)
  }
}

/** Without authorisation no request goes out (CALL-03). */
function requireToken(answer: unknown): string {
  const { token } = (answer ?? {}) as { token?: unknown }
  if (typeof token === 'string' && token !== '') return token
  throw new Error('the visit has no token')
}

function outcomeOf(error: unknown, refused: boolean): LeadOutcome {
  return error instanceof ApiError ? { sent: false, refused, error } : { sent: false, refused }
}
