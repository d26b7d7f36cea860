const MEGABYTE = 1024 * 1024

/** WhatsApp's own limits for what is shown; documents that customers send may be larger. */
export const MAX_SENT_BYTES = 16 * MEGABYTE
const MAX_INBOUND_DOCUMENT_BYTES = 64 * MEGABYTE

/** Bytes up to which a file of a customer is kept; a larger one counts as gone. */
export function mostInboundBytes(type: string): number {
  return type === 'document' ? MAX_INBOUND_DOCUMENT_BYTES : MAX_SENT_BYTES
}
