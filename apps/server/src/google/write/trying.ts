import { googleRefusals, type GoogleRefusal } from '@balcao/contract/google'
import {
  calendarErrorText,
  eventIdOf,
  GoogleFailure,
  type CalendarOperation,
  type GoogleFailureKind,
} from '../../gateways/google'
import type { Tx } from '../../platform/database/database'
import { showTrouble } from '../calls/trouble'
import { findConnection, type Whose } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { announceStatus } from '../google-status'

const lasting: readonly GoogleFailureKind[] = ['invalid', 'no-permission']
/** Ids of earlier attempts that may be taken before one is free. */
const MOST_ATTEMPTS = 50

/** Whether a refusal comes again however often it is tried: what was refused waits for a change or a new consent. */
export const isLasting = ({ kind }: GoogleFailure): boolean => lasting.includes(kind)

/** A lasting refusal of an operation, as the owner reads it. */
export function refusalOf(
  operation: CalendarOperation,
  failure: GoogleFailure,
): { words: string; code: GoogleRefusal } {
  const { code, mensagem } = calendarErrorText(operation, failure)
  return { words: mensagem, code: googleRefusals.find((one) => one === code) ?? 'GOOGLE_FAILED' }
}

/**
 * Tries the ids of a subject's event one after the other, where earlier attempts went on from the last of theirs. `tryId` is
 * given an id, to be written down before it is tried, and how many were tried with it. @throws GoogleFailure
 */
export async function withFreeId<Answer>(
  { of, attempts }: { of: string; attempts: number },
  tryId: (eventId: string, attempts: number) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = Math.max(0, attempts - 1); attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      return await tryId(eventIdOf(of, attempt), attempt + 1)
    } catch (error) {
      if (!(error instanceof GoogleFailure)) throw error
      if (error.kind !== 'duplicate-cancelled' && error.kind !== 'duplicate') throw error
    }
  }
  throw new GoogleFailure('invalid', { words: 'every id is taken' })
}

/** Shows a failure that passes at the link; open screens are told where it reads otherwise than before. */
export async function showPassing(
  link: GoogleLink,
  tx: Tx,
  whose: Whose,
  { operation, failure }: { operation: CalendarOperation; failure: GoogleFailure },
): Promise<void> {
  const { code, mensagem } = calendarErrorText(operation, failure)
  const before = (await findConnection(tx, whose))!
  const trouble = code === 'GOOGLE_TOKEN_EXPIRED' ? code : 'GOOGLE_FAILED'
  await showTrouble(tx, whose, { code: trouble, mensagem }, link.clock())
  if (before.error_message !== mensagem) await announceStatus(link, tx, whose)
}
