import { randomBytes, randomUUID } from 'node:crypto'
import { addressNow, isShared, sharedAddressNow } from './shapes/addresses'
import type { Instance } from './instance'
import { contentOf, type Content } from './shapes/message-content'
import type { Behaviour } from './misbehaviour'
import { statusRank, type MessageData, type MessageStatus, type StoredMessage } from './shapes/wire'

export interface Extra {
  /** The message that is answered. */
  quoted?: StoredMessage
  /** When it was written; now when left out. */
  at?: Date
}

interface Writer {
  pushName: string
  /** Their number, where the place is a group or the status list. */
  author?: string
}

const STATUS_LIST = 'status@broadcast'

/** A customer's message reaches the shop's account. @param place as in `StoredMessage.customer`. */
export function receive(
  instance: Instance,
  place: string,
  { pushName, author }: Writer,
  content: Content,
  extra: Extra = {},
): StoredMessage {
  const message = compose(instance, place, content, extra, {
    via: 'customer',
    pushName,
    status: 'DELIVERY_ACK',
    source: 'android',
    ...(author === undefined ? {} : { author }),
  })
  instance.underway.add(message)
  instance.changed()
  instance.whenOpen(() => {
    instance.underway.delete(message)
    if (instance.isDeaf) return
    if (place.endsWith('@g.us') && instance.options.settings.groupsIgnore === true) return
    const { remoteJid } = message.data.key
    const { id: instanceId } = instance
    const isFirst = instance.keep(message)
    const isChat = place !== STATUS_LIST
    if (isFirst && isChat) {
      instance.emit('contacts.upsert', { remoteJid, pushName, profilePicUrl: null, instanceId })
      instance.emit('chats.upsert', [{ remoteJid, instanceId, name: pushName, unreadMessages: 0 }])
    }
    instance.emit('messages.upsert', webhookData(instance, message))
    if (!isFirst && isChat) instance.emit('chats.update', [{ remoteJid, instanceId }])
  })
  return message
}

/** The customer shows something to all their contacts: it arrives like a message, in the chat `status@broadcast`. */
export function postStatus(
  instance: Instance,
  author: string,
  pushName: string,
  text: string,
): StoredMessage {
  return receive(instance, STATUS_LIST, { pushName, author }, contentOf({ text }))
}

/** The owner writes on the shop's own phone: comes as `messages.upsert` with fromMe, once connected. */
export function typeOnShopPhone(instance: Instance, place: string, text: string): StoredMessage {
  const content = contentOf({ text })
  const message = compose(instance, place, content, {}, own('shop-phone', 'SERVER_ACK', 'android'))
  instance.whenOpen(() => {
    if (instance.isDeaf) return
    instance.keep(message)
    instance.emit('messages.upsert', webhookData(instance, message))
    advance(instance, message, 'DELIVERY_ACK')
  })
  return message
}

/** The REST calls send: accepted as PENDING, announced as `send.message`, and acked as the behaviour has it. */
export function sendFromApi(
  instance: Instance,
  place: string,
  content: Content,
  extra: Extra,
): StoredMessage {
  const { behaviour } = instance
  const message = compose(instance, place, content, extra, own('api', 'PENDING', 'unknown'))
  instance.keep(message)
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
    participant: key.participant ?? key.remoteJid,
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

type Origin = Pick<MessageData, 'pushName' | 'status' | 'source'> &
  Pick<StoredMessage, 'via'> & { author?: string }

const own = (via: StoredMessage['via'], status: MessageStatus, source: MessageData['source']): Origin => ({
  via,
  pushName: 'Você',
  status,
  source,
})

function compose(
  instance: Instance,
  place: string,
  { messageType, message, media }: Content,
  { quoted, at = new Date() }: Extra,
  { via, author, pushName, status, source }: Origin,
): StoredMessage {
  const fromMe = via !== 'customer'
  const id = `${fromMe ? '3EB0' : '3A'}${randomBytes(9).toString('hex').toUpperCase()}`
  const address = isShared(place)
    ? sharedAddressNow(place, author, instance.behaviour)
    : addressNow(place, instance.behaviour)
  const [part] = Object.values(message) as { contextInfo?: Record<string, unknown> }[]
  return {
    rowId: randomUUID(),
    customer: place,
    ...(author === undefined ? {} : { author }),
    via,
    updates: [],
    isDeleted: false,
    readByShop: false,
    ...(media ? { media } : {}),
    data: {
      key: { ...address, fromMe, id },
      pushName,
      status,
      message,
      contextInfo: quoted ? quotation(quoted) : (part?.contextInfo ?? null),
      messageType,
      messageTimestamp: Math.floor(at.getTime() / 1000),
      instanceId: instance.id,
      source,
    },
  }
}

const quotation = ({ data: { key, message } }: StoredMessage) => ({
  stanzaId: key.id,
  participant: key.participant ?? key.remoteJid,
  quotedMessage: message,
})

function webhookData(instance: Instance, { data, media }: StoredMessage): MessageData {
  if (!media || !instance.webhook?.base64) return data
  return { ...data, message: { ...data.message, base64: media.bytes.toString('base64') } }
}
