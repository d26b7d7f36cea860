import { newMessageId, type Account, type CloudMedia, type CloudMessage, type Customer } from './account'
import { withKnownProducts } from './catalogue'
import { checkMessage } from './check-message'
import { invalidParameter, invalidValue } from './graph-refusal'
import { fail, proceed } from './statuses'

type Json = Record<string, unknown>

/** POST /{phone number}/messages: sends, or marks as read where `status` says so. @throws GraphRefusal */
export async function postMessage(account: Account, body: Json): Promise<unknown> {
  if (body.messaging_product !== 'whatsapp')
    throw invalidParameter('The parameter messaging_product is required.')
  if (body.status !== undefined) return markRead(account, body)
  const { customer, answered, toUserId } = recipientOf(account, body)
  const type = typeof body.type === 'string' ? body.type : 'text'
  const checked = checkMessage(type, body, (id) => account.media.has(id))
  const content = checked.type === 'product_list' ? withKnownProducts(account, checked) : checked
  const callbackData = body.biz_opaque_callback_data
  if (callbackData !== undefined && (typeof callbackData !== 'string' || callbackData.length > 512))
    throw invalidParameter('Param biz_opaque_callback_data must be at most 512 characters long.')
  const { message_id: quoting } = (body.context ?? {}) as { message_id?: unknown }
  const message: CloudMessage = {
    id: newMessageId(),
    customer,
    via: 'api',
    type,
    content,
    ...(typeof quoting === 'string' ? { quoting } : {}),
    ...(callbackData === undefined ? {} : { callbackData }),
    status: 'accepted',
    readByShop: false,
    toUserId,
    at: Math.floor(Date.now() / 1000),
  }
  const isKnown = account.customers.has(customer.number)
  const media = await mediaIn(account, content)
  if (media) message.media = media
  customer.seesTyping = false
  account.keep(message)
  // From here on what goes wrong is told by a webhook, which may well arrive before this answer.
  if (!isKnown) fail(account, message, 131026)
  else if (media === null) fail(account, message, 131053)
  else proceed(account, message)
  const messages = [{ id: message.id, ...(type === 'template' ? { message_status: 'accepted' } : {}) }]
  return { messaging_product: 'whatsapp', contacts: [answered], messages }
}

/** A phone number in `to` goes before a business-scoped id in `recipient`. */
function recipientOf(
  account: Account,
  { to, recipient }: Json,
): { customer: Customer; answered: Json; toUserId: boolean } {
  if (typeof to === 'string' && to !== '') {
    const digits = to.replaceAll(/\D/g, '')
    const customer = account.findByNumber(digits) ?? stranger(digits)
    return { customer, answered: { input: to, wa_id: customer.number }, toUserId: false }
  }
  if (typeof recipient !== 'string' || recipient === '')
    throw invalidParameter('The parameter to is required.')
  if (!/^[A-Z]{2}\.(ENT\.)?\w{1,128}$/.test(recipient))
    throw invalidValue('recipient is not a business-scoped user id')
  const customer = account.findByUserId(recipient) ?? { ...stranger(''), userId: recipient }
  return { customer, answered: { input: recipient, user_id: recipient }, toUserId: true }
}

/** Somebody without WhatsApp: the platform accepts, and says by status that it cannot deliver. */
const stranger = (number: string): Customer => ({
  number,
  userId: '',
  name: '',
  hidesNumber: number === '',
  seesTyping: false,
})

/** The bytes behind an id or a link; nothing where there are none to have, null where the link does not answer. */
async function mediaIn(
  account: Account,
  { id, link, filename }: Json,
): Promise<CloudMedia | null | undefined> {
  if (typeof id === 'string') return account.media.get(id)
  if (typeof link !== 'string') return undefined
  const response = await fetch(link).catch(() => undefined)
  if (!response?.ok) return null
  return account.keepMedia({
    bytes: Buffer.from(await response.arrayBuffer()),
    mimeType: response.headers.get('content-type') ?? 'application/octet-stream',
    fileName: typeof filename === 'string' ? filename : '',
  })
}

/** Marks this message and the customer's earlier ones as read; with an indicator, shows typing until the next message. */
function markRead(account: Account, { status, message_id: id, typing_indicator: indicator }: Json): unknown {
  if (status !== 'read') throw invalidParameter('Param status must be one of {READ}.')
  const message = typeof id === 'string' ? account.find(id) : undefined
  if (!message || message.via !== 'customer') throw invalidValue('message_id is not of a received message')
  const { customer } = message
  for (const earlier of account.messages) {
    if (earlier.customer === customer && earlier.via === 'customer') earlier.readByShop = true
    if (earlier === message) break
  }
  if (indicator !== undefined) {
    if ((indicator as Json).type !== 'text')
      throw invalidParameter('Param typing_indicator must be of type text.')
    customer.seesTyping = true
  }
  account.changed()
  return { success: true }
}
