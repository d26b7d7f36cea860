import type { BotWorld } from '../../model/model'

/** A shop of the corpus: what it sells, and where it delivers. */
export interface CorpusShop {
  id: string
  /** What kind of business it is, in a few words. */
  trade: string
  nome: string
  city: string
  menu: BotWorld['menu']
  feeGroups: BotWorld['shop']['feeGroups']
  /** It takes meal vouchers. */
  voucher?: boolean
}

/** Where the conversation stands when a message comes; a cart is there from `cart` on. */
type CorpusStep =
  | 'menu'
  | 'cart'
  | 'fulfilment'
  | 'neighbourhood'
  | 'address'
  | 'payment'
  | 'change'
  | 'confirm'

/** One message as a customer wrote it, and what a content customer sees come of it. */
export interface CorpusMessage {
  text: string
  /** Lines that are in the cart already, in the notation of `expect`. */
  cart?: readonly string[]
  /** Left out: after the greeting, or in the cart where there is one. */
  at?: CorpusStep
  /** What the message means, in the notation of `docs/bot-corpus.md`. */
  expect: readonly string[]
}

export interface ShopMessages {
  shop: CorpusShop
  messages: readonly CorpusMessage[]
}
