import type { Sendable } from '../evolution/shapes/message-content'
import type { Account, CloudMedia, CloudMessage, CloudStatus, Customer } from './account'
import { echo, incomingOf, receive } from './incoming'
import { choicesIn, productsIn, textOf, type CloudChoice } from './readable'
import { advance, fail, statusRank, WINDOW_MS } from './statuses'

/** What the customer's phone shows of a message from the shop. */
export interface CloudReceived {
  id: string
  /** Text, caption or the body of an interactive message; empty where there is none. */
  text: string
  /** As `type` on the wire. */
  type: string
  /** What stood under the name of the type. */
  content: Record<string, unknown>
  status: CloudStatus
  choices: CloudChoice[]
  /** Retailer ids of the products that it shows. */
  products: string[]
  quoting?: string
  media?: CloudMedia
}

/** A customer's phone, whose chat is with the account. Ids are those of the wire (`wamid.…`). */
export interface CloudPhone {
  readonly number: string
  /** Business-scoped, as webhooks say it. */
  readonly userId: string
  says(text: string, extra?: { quoting?: string; at?: Date }): string
  sends(what: Sendable): string
  /** Something the platform cannot carry, such as a poll: type `unsupported` with error 131051. */
  sendsUnsupported(): string
  /** Presses 'send location' on the last delivered message that asks for it. @throws */
  sharesPlace(place: { latitude: number; longitude: number; name?: string; address?: string }): string
  /** Sends the cart of the shop's catalogue: prices in whole units of BRL. */
  sendsCart(items: { id: string; quantity: number; price: number }[], text?: string): string
  /** Writes after pressing an advertisement that opens a chat. */
  comesFromAd(text: string, headline: string): string
  /** Presses a row or a button, by its title or id, on the last delivered message that offers it. @throws */
  presses(choice: string): string
  /** @param emoji empty takes the reaction back. */
  reacts(emoji: string, id: string): string
  /** Opens the chat: everything that was delivered becomes read. */
  reads(): void
  /** What the chat shows from the shop, oldest first: only what was delivered. */
  received(): CloudReceived[]
  /** Waits for a delivered message that matches, already here or still to come. */
  receives(match: (message: CloudReceived) => boolean, timeoutMs?: number): Promise<CloudReceived>
  /** What this phone sent, oldest first; blue ticks as `read`. */
  said(): { id: string; text: string; read: boolean }[]
  /** Moves a message from the shop (the last one when left out), each step on its way announced. */
  moves(status: 'sent' | 'delivered' | 'read', id?: string): void
  /** A message from the shop fails with this code. */
  fails(code: number, id?: string): void
  /** The owner answers in the WhatsApp Business app. */
  typesFromBusinessApp(text: string): string
  /** Whether the shop shows that it is typing. */
  seesTyping(): boolean
  /** As if 24 hours had passed since this customer last wrote. */
  leavesWindow(): void
}

const STEPS = ['sent', 'delivered', 'read'] as const

export function cloudPhone(account: Account, customer: Customer): CloudPhone {
  const { number, userId } = customer
  const chat = (isTheirs: boolean) =>
    account.messages.filter(
      (message) => message.customer === customer && (message.via === 'customer') === isTheirs,
    )
  const delivered = () => chat(false).filter(({ status }) => statusRank(status) >= statusRank('delivered'))
  const received = () => delivered().map(shown)
  const fromShop = (id?: string) => {
    const message =
      id === undefined ? chat(false).at(-1) : chat(false).find((candidate) => candidate.id === id)
    if (!message) throw new Error(`The shop sent ${number} no such message`)
    return message
  }

  return {
    number,
    userId,
    says: (text, extra) => receive(account, customer, incomingOf(account, { text }), extra).id,
    sends: (what) => receive(account, customer, incomingOf(account, what)).id,
    sendsUnsupported() {
      const title = 'Message type unknown'
      const error = {
        code: 131051,
        title,
        message: title,
        error_data: { details: 'Message type is not supported.' },
      }
      return receive(account, customer, { type: 'unsupported', content: { errors: [error] } }).id
    },
    sharesPlace(location) {
      const asked = delivered().findLast(({ content }) => content.type === 'location_request_message')
      if (!asked) throw new Error(`Nothing at ${number} asks for a location`)
      return receive(account, customer, incomingOf(account, { location }), { quoting: asked.id }).id
    },
    sendsCart(items, text = '') {
      const product_items = items.map(({ id, quantity, price }) => ({
        product_retailer_id: id,
        quantity,
        item_price: price,
        currency: 'BRL',
      }))
      const content = { catalog_id: '194836987003835', text, product_items }
      return receive(account, customer, { type: 'order', content }).id
    },
    comesFromAd(text, headline) {
      const referral = {
        source_url: 'https://fb.me/3cr4Wqqkv',
        source_id: '120226305854810726',
        source_type: 'ad',
        headline,
        body: 'Peça agora',
        media_type: 'image',
        image_url: 'https://scontent.xx.fbcdn.net/v/t45.1',
        ctwa_clid: 'Aff-n8ZTODiE79d22KtAwQKj9e_mIEOOj27vDVwFjN80dp4_0NiNhEgpGo0AHemvuSoifXaytfTzcch',
      }
      return receive(account, customer, incomingOf(account, { text }), { referral }).id
    },
    presses(wanted) {
      for (const message of delivered().toReversed()) {
        const choice = choicesIn(message).find(({ id, title }) => [id, title].includes(wanted))
        if (!choice) continue
        const { how, ...reply } = choice
        const content = { type: how, [how]: reply }
        return receive(account, customer, { type: 'interactive', content }, { quoting: message.id }).id
      }
      throw new Error(`Nothing at ${number} offers ${wanted}`)
    },
    reacts(emoji, id) {
      const content = { message_id: id, ...(emoji === '' ? {} : { emoji }) }
      return receive(account, customer, { type: 'reaction', content }).id
    },
    reads() {
      for (const message of delivered()) if (message.status !== 'read') advanceOwn(account, message)
    },
    received,
    async receives(match, timeoutMs = 5_000) {
      let stopWatching = () => {}
      let timer: NodeJS.Timeout | undefined
      try {
        return await new Promise<CloudReceived>((resolve, reject) => {
          const look = () => {
            const found = received().find(match)
            if (found) resolve(found)
          }
          const texts = () => JSON.stringify(received().map(({ text }) => text))
          stopWatching = account.watch(look)
          timer = setTimeout(
            () => reject(new Error(`No such message at ${number} within ${timeoutMs} ms: ${texts()}`)),
            timeoutMs,
          )
          look()
        })
      } finally {
        clearTimeout(timer)
        stopWatching()
      }
    },
    said: () =>
      chat(true).map((message) => ({ id: message.id, text: textOf(message), read: message.readByShop })),
    moves(status, id) {
      const message = fromShop(id)
      const from = statusRank(message.status)
      const steps = STEPS.filter((step) => statusRank(step) > from && statusRank(step) < statusRank(status))
      for (const step of [...steps, status]) advance(account, message, step)
    },
    fails: (code, id) => fail(account, fromShop(id), code),
    typesFromBusinessApp: (text) => echo(account, customer, text).id,
    seesTyping: () => customer.seesTyping,
    leavesWindow() {
      customer.lastWroteAt = Date.now() - WINDOW_MS
    },
  }
}

/** Of what the owner typed in the Business app there are no statuses. */
function advanceOwn(account: Account, message: CloudMessage): void {
  if (message.via === 'api') advance(account, message, 'read')
  else message.status = 'read'
}

function shown(message: CloudMessage): CloudReceived {
  const { id, type, content, status, quoting, media } = message
  return {
    id,
    text: textOf(message),
    type,
    content,
    status,
    choices: choicesIn(message),
    products: productsIn(message),
    ...(quoting === undefined ? {} : { quoting }),
    ...(media ? { media } : {}),
  }
}
