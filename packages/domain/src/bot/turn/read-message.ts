import type { CartEntry } from '../../menu'
import { keepsStreet } from '../again/same-place'
import type { BotWorld } from '../model/model'
import { understand, type Understood } from '../reading'

/** What a message says; `keepsStreet`: in another neighbourhood the street is the same. */
export interface ReadMessage extends Understood {
  keepsStreet: boolean
}

/** What a message says, read by the shop of now and a cart; `asked` is what the bot has just asked. */
export function readMessage(
  text: string,
  { menu, now, shop }: BotWorld,
  cart: readonly CartEntry[],
  asked: Parameters<typeof understand>[1]['asked'] = null,
): ReadMessage {
  return { ...understand(text, { menu, now, shop, cart, asked }), keepsStreet: keepsStreet(text) }
}
