import * as z from 'zod/mini'
import { uuid } from '../call/shapes'

/** What can be wrong with the connection: its authorisation (GOOG-47 to GOOG-50, GOOG-59), or Google just now. */
export const googleTroubles = [
  'REFRESH_TOKEN_REVOKED',
  'REFRESH_TOKEN_FAILED',
  'NO_REFRESH_TOKEN',
  'TOKENS_UNREADABLE',
  'TOKEN_VALIDATION_ERROR',
  'GOOGLE_TOKEN_EXPIRED',
  'GOOGLE_FAILED',
] as const
export type GoogleTrouble = (typeof googleTroubles)[number]

/** Why Google lastingly refuses one appointment (GOOG-54, GOOG-55). */
export const googleRefusals = ['GOOGLE_NO_PERMISSION', 'GOOGLE_INVALID_EVENT', 'GOOGLE_FAILED'] as const
export type GoogleRefusal = (typeof googleRefusals)[number]

/**
 * How a Google Calendar stands, the company's or a person's. `error` is the code of the last failure that a person should see, with its
 * text in `mensagem`; a passing outage keeps `connected` true.
 */
export const GoogleStatus = z.object({
  /** The installation has a Google client (GOOG-61 where it has not). */
  configured: z.boolean(),
  connected: z.boolean(),
  /** The account's address, where Google tells it. */
  account: z.nullable(z.string()),
  error: z.nullable(z.object({ code: z.enum(googleTroubles), mensagem: z.string(), at: z.string() })),
  /** When the authorisation was last found good. */
  verified_at: z.nullable(z.string()),
  checked_at: z.nullable(z.string()),
  /** When the calendar's own events were last read. */
  synced_at: z.nullable(z.string()),
  /** `push` where Google tells us of changes, `poll` where we ask. */
  sync: z.enum(['push', 'poll']),
  /** Of the company's: closed days and times of the agenda are written to it. */
  also_closures: z.boolean(),
  /** Writes that wait. */
  pending: z.int(),
  /** Appointments and closures that Google refuses, the next first, twenty at most: tried again after an edit, or when asked to. */
  refused: z.array(
    z.object({
      id: uuid,
      service: z.string(),
      starts_at: z.string(),
      code: z.enum(googleRefusals),
      mensagem: z.string(),
    }),
  ),
})
export type GoogleStatus = z.output<typeof GoogleStatus>
