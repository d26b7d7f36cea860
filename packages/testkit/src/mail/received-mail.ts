import PostalMime, { type Address } from 'postal-mime'

/** One mail in one person's mailbox: a mail to two people is received twice. */
export interface ReceivedMail {
  id: string
  /** The address it was delivered to (the envelope's, not the header's). */
  to: string
  /** `Name <address>`, or the address alone. */
  from: string
  subject: string
  /** Empty when the mail has only HTML. */
  text: string
  html?: string
  /** What came along, when something did; `text` reads it as UTF-8. */
  files?: { name: string; type: string; text: string }[]
  at: Date
}

/** Reads the raw MIME source of a mail into what each recipient finds in the mailbox. */
export async function readMail(
  source: Uint8Array<ArrayBuffer>,
  envelope: { from: string; to: string[]; id: string },
): Promise<ReceivedMail[]> {
  const mail = await PostalMime.parse(source)
  const at = new Date()
  const files = mail.attachments.map(({ filename, mimeType, content }) => ({
    name: filename ?? '',
    type: mimeType,
    text: typeof content === 'string' ? content : new TextDecoder().decode(content),
  }))
  return envelope.to.map((to, index) => ({
    id: `${envelope.id}-${index}`,
    to,
    from: formatAddress(mail.from) ?? envelope.from,
    subject: mail.subject ?? '',
    text: mail.text?.trimEnd() ?? '',
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(files.length === 0 ? {} : { files }),
    at,
  }))
}

function formatAddress(address: Address | undefined): string | undefined {
  if (!address?.address) return undefined
  return address.name ? `${address.name} <${address.address}>` : address.address
}
