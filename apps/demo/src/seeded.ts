import { sql } from '@balcao/server/platform/database/sql'

/** By this the demonstration knows its own orders again: those that people place digest what they say. */
export const seededDigest = sql.raw('sha256(id::text::bytea)')

/** By this it knows those that it left open, for whoever signs in to go on with. */
export const openDigest = sql.raw(`sha256(('open ' || id::text)::bytea)`)

/** And by this the one that is wanted for tomorrow. */
export const laterDigest = sql.raw(`sha256(('later ' || id::text)::bytea)`)

/** What WhatsApp's ids of the demonstration's own messages begin with. */
export const seededMessage = 'demo-'

/** And those of the conversations that go on today. */
export const openMessage = 'open-'
