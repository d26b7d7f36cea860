import { contactOf, type Account, type CloudMessage, type CloudStatus } from './account'
import type { CloudBehaviour } from './misbehaviour'

const RANKS: Record<CloudStatus, number> = { accepted: 0, sent: 1, delivered: 2, read: 3, failed: -1 }
export const WINDOW_MS = 24 * 60 * 60_000

/** How far a status is along: 0 (accepted) to 3 (read), failed below all. */
export const statusRank = (status: CloudStatus): number => RANKS[status]

/** Announces a status; the message takes it where it is a step forward. */
export function advance(
  account: Account,
  message: CloudMessage,
  status: 'sent' | 'delivered' | 'read',
): void {
  if (statusRank(status) > statusRank(message.status)) message.status = status
  const { customer } = message
  account.emit('messages', {
    contacts: [contactOf(customer)],
    statuses: [
      {
        ...statusHead(message, status),
        recipient_user_id: customer.userId,
        ...(status === 'read' ? {} : billing(message)),
      },
    ],
  })
  account.changed()
}

/** Announces that a message failed. Of a failure there are no contacts. */
export function fail(account: Account, message: CloudMessage, code: number): void {
  message.status = 'failed'
  const { title, details } = FAILURES[code] ?? { title: 'Something went wrong', details: 'Unknown' }
  const error = {
    code,
    title,
    message: title,
    error_data: { details },
    href: 'https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes',
  }
  account.emit('messages', { statuses: [{ ...statusHead(message, 'failed'), errors: [error] }] })
  account.changed()
}

/** Lets an accepted message go as far as it gets by itself. */
export function proceed(account: Account, message: CloudMessage): void {
  const { behaviour } = account
  const isLate = behaviour.failProductsLater && message.content.type === 'product_list'
  const code = behaviour.failSendsWith ?? (isLate ? 131009 : failureOf(message))
  if (code !== undefined) return fail(account, message, code)
  for (const status of stepsOf(behaviour)) advance(account, message, status)
}

/** 131047 outside the 24 hours after the customer's last message, but for templates. */
function failureOf({ type, customer: { lastWroteAt } }: CloudMessage): number | undefined {
  const isOpen = lastWroteAt !== undefined && Date.now() - lastWroteAt < WINDOW_MS
  return isOpen || type === 'template' ? undefined : 131047
}

function stepsOf({ statusesByThemselves, statusOrder }: CloudBehaviour): ('sent' | 'delivered' | 'read')[] {
  if (statusesByThemselves === 'none') return []
  const all = ['sent', 'delivered', 'read'] as const
  const steps = all.slice(0, all.indexOf(statusesByThemselves) + 1)
  if (statusOrder === 'reversed') return steps.toReversed()
  const isSkipping = statusOrder === 'without-delivered' && statusesByThemselves === 'read'
  return isSkipping ? steps.filter((status) => status !== 'delivered') : steps
}

function statusHead({ id, customer, toUserId, callbackData }: CloudMessage, status: string) {
  const isNumberKnown = !toUserId || !customer.hidesNumber
  return {
    id,
    status,
    timestamp: String(Math.floor(Date.now() / 1000)),
    ...(isNumberKnown ? { recipient_id: customer.number } : {}),
    ...(callbackData === undefined ? {} : { biz_opaque_callback_data: callbackData }),
  }
}

function billing({ type }: CloudMessage) {
  const category = type === 'template' ? 'utility' : 'service'
  return {
    conversation: { id: 'd1c4b1f0c0ffee', origin: { type: category } },
    pricing: { billable: type === 'template', pricing_model: 'PMP', category },
  }
}

const FAILURES: Record<number, { title: string; details: string }> = {
  131009: { title: 'Parameter value is not valid', details: 'Products not found in FB Catalog' },
  131026: { title: 'Message undeliverable', details: 'Message Undeliverable.' },
  131047: {
    title: 'Re-engagement message',
    details:
      'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
  },
  131048: { title: 'Spam rate limit hit', details: 'Too many messages were blocked or flagged as spam.' },
  131049: { title: 'Meta chose not to deliver', details: 'To maintain healthy ecosystem engagement.' },
  131053: { title: 'Media upload error', details: 'The media could not be downloaded from the link.' },
}
