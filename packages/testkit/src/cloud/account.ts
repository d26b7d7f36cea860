import { createHash, randomBytes } from 'node:crypto'
import { findNumber } from '../evolution/shapes/addresses'
import type { Deliveries } from './deliveries'
import { goodBehaviour, type CloudBehaviour } from './misbehaviour'

export type CloudStatus = 'accepted' | 'sent' | 'delivered' | 'read' | 'failed'

export interface Customer {
  /** Digits, as registered with WhatsApp. */
  number: string
  /** Business-scoped: `BR.` and digits. */
  userId: string
  name: string
  /** Goes by a username: webhooks say `user_id` and no number. */
  hidesNumber: boolean
  /** Milliseconds since 1970; nothing before the first message. */
  lastWroteAt?: number
  /** The shop shows that it is typing. */
  seesTyping: boolean
}

export interface CloudMessage {
  /** `wamid.…` */
  id: string
  customer: Customer
  /** What put it there: the customer's phone, the Business app (coexistence), or a call. */
  via: 'customer' | 'business-app' | 'api'
  type: string
  /** What stands under the name of the type, such as `{body}` under `text`. */
  content: Record<string, unknown>
  /** The message that it answers. */
  quoting?: string
  /** Of the shop's. */
  status: CloudStatus
  /** Of the customer's: the shop marked it or a later one as read. */
  readByShop: boolean
  callbackData?: string
  media?: CloudMedia
  /** Whether it was addressed to `user_id`. */
  toUserId: boolean
  /** Seconds since 1970. */
  at: number
}

export interface CloudMedia {
  id: string
  bytes: Buffer
  mimeType: string
  fileName: string
}

/** A catalogue at Meta. What its shop calls a product is the retailer id. */
export interface CloudCatalogue {
  products: {
    retailerId: string
    availability: 'in stock' | 'out of stock'
    visibility: 'published' | 'hidden'
  }[]
  /** Linked to the WhatsApp account, and switched on in its commerce settings. */
  linked: boolean
  /** The token may read it (`catalog_management`). */
  readable: boolean
}

export interface AccountOptions {
  appSecret: string
  accessToken: string
  phoneNumberId: string
  businessAccountId: string
  verifyToken: string
  /** As people write it. */
  displayPhoneNumber: string
  verifiedName: string
}

/** A business phone number on the platform, with everyone who has WhatsApp, what was said, and uploaded media. */
export class Account {
  readonly customers = new Map<string, Customer>()
  readonly messages: CloudMessage[] = []
  readonly media = new Map<string, CloudMedia>()
  /** By catalogue id. */
  readonly catalogues = new Map<string, CloudCatalogue>()
  readonly behaviour: CloudBehaviour = { ...goodBehaviour }
  /** Without a trailing slash. */
  url = ''
  /** Part of each media address given out; another one ends them all. */
  mediaTicket = randomBytes(6).toString('hex')
  #watchers = new Set<() => void>()

  constructor(
    readonly options: AccountOptions,
    readonly deliveries: Deliveries,
  ) {}

  /** This number has WhatsApp from now on; asked again it is the same customer. */
  giveWhatsApp(number: string, who: { name?: string; hidesNumber?: boolean }): Customer {
    const known = this.customers.get(number)
    const customer = known ?? {
      number,
      userId: `BR.${createHash('sha256').update(number).digest().readBigUInt64BE().toString().padStart(16, '1')}`,
      name: `Cliente ${number.slice(-4)}`,
      hidesNumber: false,
      seesTyping: false,
    }
    if (who.name !== undefined) customer.name = who.name
    if (who.hidesNumber !== undefined) customer.hidesNumber = who.hidesNumber
    this.customers.set(number, customer)
    return customer
  }

  /** Whom a `to` means, in either spelling of a Brazilian number. */
  findByNumber(to: string): Customer | undefined {
    const number = findNumber(this.customers.keys(), to)
    return number === undefined ? undefined : this.customers.get(number)
  }

  findByUserId(userId: string): Customer | undefined {
    return [...this.customers.values()].find((customer) => customer.userId === userId)
  }

  find(id: string): CloudMessage | undefined {
    return this.messages.findLast((message) => message.id === id)
  }

  keep(message: CloudMessage): void {
    this.messages.push(message)
    this.changed()
  }

  /** Takes bytes in. @returns with the id to send them by. */
  keepMedia(media: Omit<CloudMedia, 'id'>): CloudMedia {
    const kept = { ...media, id: randomDigits(16) }
    this.media.set(kept.id, kept)
    return kept
  }

  /** Queues a webhook. @param field the subscription's name. */
  emit(field: 'messages' | 'smb_message_echoes', value: Record<string, unknown>): void {
    const { displayPhoneNumber, phoneNumberId } = this.options
    const metadata = {
      display_phone_number: displayPhoneNumber.replaceAll(/\D/g, ''),
      phone_number_id: phoneNumberId,
    }
    this.deliveries.push({ field, value: { messaging_product: 'whatsapp', metadata, ...value } })
  }

  changed(): void {
    for (const watcher of this.#watchers) watcher()
  }

  /** Calls back after every change of a message. @returns what ends it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }
}

export const newMessageId = (): string => `wamid.HBgM${randomBytes(24).toString('base64')}`

/** The customer as webhooks name them beside messages and statuses. */
export function contactOf({ name, number, userId, hidesNumber }: Customer): Record<string, unknown> {
  const profile = hidesNumber ? { name, username: name.toLowerCase().replaceAll(/\W/g, '') } : { name }
  return { profile, ...(hidesNumber ? {} : { wa_id: number }), user_id: userId }
}

const randomDigits = (count: number): string =>
  [...randomBytes(count)].map((byte, at) => (at === 0 ? (byte % 9) + 1 : byte % 10)).join('')
