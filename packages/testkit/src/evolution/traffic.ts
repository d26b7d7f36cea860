import { randomBytes, randomUUID } from 'node:crypto'
import { addressNow } from './addresses'
import type { Instance } from './instance'
import { contentOf, type Sendable } from './message-content'
import type { Behaviour } from './misbehaviour'
import { statusRank, type MessageData, type MessageStatus, type StoredMessage } from './wire'

export interface Extra {
  /** The message that is answered. */
  quoted?: StoredMessage
  /** When it was written; now when left out. */
  at?: Date
}

/** A customer's message reaches the shop's account. */
export function receive(
  instance: Instance,
  customer: string,
  pushName: string,
  sent: Sendable,
  extra: Extra,
): StoredMessage {
  const message = compose(instance, customer, sent, extra, {
    fromMe: false,
    pushName,
    status: 'DELIVERY_ACK',
    source: 'android',
  })
  instance.whenOpen(() => {
    const { remoteJid } = message.data.key
    const isNew = !instance.messages.some(({ data }) => data.key.remoteJid === remoteJid)
    instance.messages.push(message)
    const { id: instanceId } = instance
    if (isNew) {
      instance.emit('contacts.upsert', { remoteJid, pushName, profilePicUrl: null, instanceId })
      instance.emit('chats.upsert', [{ remoteJid, instanceId, name: pushName, unreadMessages: 0 }])
    }
    instance.emit('messages.upsert', webhookData(instance, message))
    if (!isNew) instance.emit('chats.update', [{ remoteJid, instanceId }])
  })
  return message
}

/** The owner writes on the shop's own phone: comes as `messages.upsert` with fromMe, once connected. */
export function typeOnShopPhone(instance: Instance, customer: string, text: string): StoredMessage {
  const message = compose(instance, customer, { text }, {}, own('SERVER_ACK', 'android'))
  instance.whenOpen(() => {
    instance.messages.push(message)
    instance.emit('messages.upsert', webhookData(instance, message))
    advance(instance, message, 'DELIVERY_ACK')
  })
  return message
}

/** The REST calls send: accepted as PENDING, announced as `send.message`, and acked as the behaviour has it. */
export function sendFromApi(
  instance: Instance,
  customer: string,
  sent: Sendable,
  extra: Extra,
): StoredMessage {
  const { behaviour } = instance
  const message = compose(instance, customer, sent, extra, own('PENDING', 'unknown'))
  instance.messages.push(message)
  const announced = webhookData(instance, message)
  const announce = () => instance.emit('send.message', announced)
  if (behaviour.ackOrder !== 'before-message') announce()
  for (const status of acksOf(behaviour)) advance(instance, message, status)
  if (behaviour.ackOrder === 'before-message') announce()
  return message
}

/** Writes a status and announces it, with the `chats.upsert` of zero unread that the gateway sends along each time. */
export function advance(instance: Instance, message: StoredMessage, status: MessageStatus): void {
  const { key } = message.data
  message.updates.push(status)
  const isStep = status === 'ERROR' || statusRank(status) > statusRank(message.data.status)
  if (isStep) message.data = { ...message.data, status }
  instance.emit('messages.update', {
    messageId: message.rowId,
    keyId: key.id,
    remoteJid: key.remoteJid,
    fromMe: key.fromMe,
    participant: key.remoteJid,
    status,
    instanceId: instance.id,
    ...(status === 'ERROR' && instance.behaviour.sends === 'refuse-463'
      ? { messageStubParameters: ['463'] }
      : {}),
  })
  instance.emit('chats.upsert', [{ remoteJid: key.remoteJid, instanceId: instance.id, unreadMessages: 0 }])
}

const STEPS: Record<Behaviour['acksByThemselves'], MessageStatus[]> = {
  none: [],
  sent: ['SERVER_ACK'],
  delivered: ['SERVER_ACK', 'DELIVERY_ACK'],
  read: ['SERVER_ACK', 'DELIVERY_ACK', 'READ'],
}

function acksOf({ sends, acksByThemselves, ackOrder }: Behaviour): MessageStatus[] {
  if (sends === 'stay-pending') return []
  if (sends === 'refuse' || sends === 'refuse-463') return ['ERROR']
  const steps = STEPS[acksByThemselves]
  return ackOrder === 'reversed' ? steps.toReversed() : steps
}

type Origin = Pick<MessageData, 'pushName' | 'status' | 'source'> & { fromMe: boolean }

const own = (status: MessageStatus, source: MessageData['source']): Origin => ({
  fromMe: true,
  pushName: 'Você',
  status,
  source,
})

function compose(
  instance: Instance,
  customer: string,
  sent: Sendable,
  { quoted, at = new Date() }: Extra,
  { fromMe, pushName, status, source }: Origin,
): StoredMessage {
  const { messageType, message, media } = contentOf(sent)
  const id = `${fromMe ? '3EB0' : '3A'}${randomBytes(9).toString('hex').toUpperCase()}`
  return {
    rowId: randomUUID(),
    customer,
    updates: [],
    readByShop: false,
    ...(media ? { media } : {}),
    data: {
      key: { ...addressNow(customer, instance.behaviour), fromMe, id },
      pushName,
      status,
      message,
      contextInfo: quoted
        ? {
            stanzaId: quoted.data.key.id,
            participant: quoted.data.key.remoteJid,
            quotedMessage: quoted.data.message,
          }
        : null,
      messageType,
      messageTimestamp: Math.floor(at.getTime() / 1000),
      instanceId: instance.id,
      source,
    },
  }
}

function webhookData(instance: Instance, { data, media }: StoredMessage): MessageData {
  if (!media || !instance.webhook?.base64) return data
  return { ...data, message: { ...data.message, base64: media.bytes.toString('base64') } }
}
