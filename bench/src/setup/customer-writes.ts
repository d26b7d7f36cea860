import { createHmac } from 'node:crypto'
import type { Account } from './product'

/** What a customer writes. `number`: digits with country code. */
export interface Written {
  /** WhatsApp's. */
  id: string
  number: string
  text: string
}

/** Posts one customer's message as Meta does, signed; answers the HTTP status, 0 where there was none. */
export async function customerWrites(
  { url, phoneNumberId, appSecret }: Account,
  { id, number, text }: Written,
): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '559240001234', phone_number_id: phoneNumberId },
    contacts: [{ profile: { name: `Cliente ${number.slice(-4)}` }, wa_id: number }],
    messages: [{ from: number, id, timestamp, type: 'text', text: { body: text } }],
  }
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '102290129340398', changes: [{ field: 'messages', value }] }],
  })
  const signature = createHmac('sha256', appSecret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }
  const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status ?? 0
}
