import { sql } from '@balcao/server/platform/database/sql'

/** By this the demonstration knows its own orders again: those that people place digest what they say. */
export const seededDigest = sql.raw('sha256(id::text::bytea)')

/** What WhatsApp's ids of the demonstration's own messages begin with. */
export const seededMessage = 'demo-'
