import { choicesIn, pressedContent, reactionContent, type Choice } from '../choices'
import type { Instance } from '../instance'
import { contentOf, textOf, type Content, type Media, type Sendable } from '../shapes/message-content'
import { edit, revoke } from './second-thoughts'
import { advance, postStatus, receive, typeOnShopPhone } from '../traffic'
import { statusRank, type MessageStatus, type StoredMessage } from '../shapes/wire'

/** What the customer's phone shows of a message from the shop. */
export interface ReceivedMessage {
  id: string
  /** Text or caption; empty where there is none. */
  text: string
  /** As in `messageType` on the wire: conversation, imageMessage … */
  kind: string
  status: MessageStatus
  media?: Media
  /** What can be pressed, in order; empty where it is no list and has no buttons. */
  choices: Choice[]
  /** The message that it answers. */
  quoting?: string
}

export interface SaidMessage {
  id: string
  /** Text or caption, as it is after edits. */
  text: string
  /** Blue ticks: the shop marked it as read. */
  read: boolean
}

/** A customer's phone, whose chat is with one instance. Ids are those of the wire (`key.id`). */
export interface CustomerPhone {
  readonly number: string
  /** Sends a text. @returns the message's id. */
  says(text: string, extra?: { quoting?: string; at?: Date }): string
  sends(what: Sendable): string
  /**
   * Presses a row or a button, by its title or id, on the last delivered message that offers it.
   * @returns the answer's id. @throws when nothing offers it.
   */
  presses(choice: string): string
  /** @param emoji empty takes the reaction back. @returns the reaction's own id. */
  reacts(emoji: string, id: string): string
  /** Changes a text this phone sent. */
  edits(id: string, text: string): void
  /** Deletes for everyone what this phone sent. */
  deletes(id: string): void
  /** Shows something to all contacts, in `status@broadcast`. @returns its id. */
  postsStatus(text: string): string
  /** Opens the chat: everything that was delivered becomes READ. */
  reads(): void
  /** What the chat shows from the shop, oldest first: only what was delivered. */
  received(): ReceivedMessage[]
  /** Waits for a delivered message whose text matches, already here or still to come. */
  receives(match: (message: ReceivedMessage) => boolean, timeoutMs?: number): Promise<ReceivedMessage>
  /** What this phone sent, oldest first, as far as the shop's account has it. */
  said(): SaidMessage[]
  /** Moves the acks of a message from the shop (the last one when left out), each step on its way there announced. */
  acks(status: MessageStatus, id?: string): void
  /** The shop's owner answers this customer on the shop's own phone. @returns the message's id. */
  typesFromShopPhone(text: string): string
  /** This customer is typing, or stops: `presence.update`. */
  shows(presence: 'composing' | 'recording' | 'paused'): void
  /** What the shop last showed here through `sendPresence`. */
  sees(): string | undefined
}

export interface Contact {
  number: string
  pushName: string
  /** What the shop showed last. */
  presence?: string
}

const STEPS: MessageStatus[] = ['SERVER_ACK', 'DELIVERY_ACK', 'READ', 'PLAYED']

export function customerPhone(instance: Instance, contact: Contact): CustomerPhone {
  const { number } = contact
  const chat = (fromMe: boolean) =>
    instance.messages.filter(({ customer, data }) => customer === number && data.key.fromMe === fromMe)
  const delivered = () =>
    chat(true).filter(({ data }) => statusRank(data.status) >= statusRank('DELIVERY_ACK'))
  const received = () => delivered().map(shown)
  const send = (content: Content, extra: Parameters<typeof receive>[4] = {}) =>
    receive(instance, number, contact, content, extra).data.key.id
  const own = (id: string) => {
    const message = chat(false).find(({ data }) => data.key.id === id)
    if (!message) throw new Error(`${number} sent no such message`)
    return message
  }

  return {
    number,
    says(text, { quoting, at } = {}) {
      const quoted = quoting === undefined ? undefined : instance.find(quoting)
      return send(contentOf({ text }), { ...(quoted ? { quoted } : {}), ...(at ? { at } : {}) })
    },
    sends: (what) => send(contentOf(what)),
    presses(wanted) {
      for (const message of delivered().toReversed()) {
        const choice = choicesIn(message.data.message).find(({ id, title }) => [id, title].includes(wanted))
        if (choice) return send(pressedContent(choice, message))
      }
      throw new Error(`Nothing at ${number} offers ${wanted}`)
    },
    reacts(emoji, id) {
      const message = instance.find(id)
      if (!message) throw new Error(`${number} has no such message`)
      return send(reactionContent(message.data.key, emoji))
    },
    edits: (id, text) => edit(instance, own(id), text),
    deletes: (id) => revoke(instance, own(id)),
    postsStatus: (text) => postStatus(instance, number, contact.pushName, text).data.key.id,
    reads() {
      for (const message of delivered()) {
        if (statusRank(message.data.status) < statusRank('READ')) advance(instance, message, 'READ')
      }
    },
    received,
    async receives(match, timeoutMs = 5_000) {
      const { promise, resolve, reject } = waiting<ReceivedMessage>()
      const look = () => {
        const found = received().find(match)
        if (found) resolve(found)
      }
      const stopListening = instance.watch(look)
      const giveUp = () =>
        reject(
          new Error(
            `No such message at ${number} within ${timeoutMs} ms: ${JSON.stringify(received().map(({ text }) => text))}`,
          ),
        )
      const timer = setTimeout(giveUp, timeoutMs)
      look()
      try {
        return await promise
      } finally {
        clearTimeout(timer)
        stopListening()
      }
    },
    said: () =>
      chat(false).map(({ data, readByShop }) => ({
        id: data.key.id,
        text: textOf(data.message),
        read: readByShop,
      })),
    acks(status, id) {
      const message = id === undefined ? chat(true).at(-1) : chat(true).find(({ data }) => data.key.id === id)
      if (!message) throw new Error(`The shop sent ${number} no such message`)
      const from = statusRank(message.data.status)
      const steps = STEPS.filter((step) => statusRank(step) > from && statusRank(step) < statusRank(status))
      for (const step of [...steps, status]) advance(instance, message, step)
    },
    typesFromShopPhone: (text) => typeOnShopPhone(instance, number, text).data.key.id,
    shows(presence) {
      const jid = `${number}@s.whatsapp.net`
      instance.emit('presence.update', { id: jid, presences: { [jid]: { lastKnownPresence: presence } } })
    },
    sees: () => contact.presence,
  }
}

/** A message as a phone shows it. */
export function shown({ data, media }: StoredMessage): ReceivedMessage {
  const { key, message, messageType, status, contextInfo } = data
  return {
    id: key.id,
    text: textOf(message),
    kind: messageType,
    status,
    choices: choicesIn(message),
    ...(media ? { media } : {}),
    ...(contextInfo ? { quoting: String(contextInfo.stanzaId) } : {}),
  }
}

function waiting<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}
