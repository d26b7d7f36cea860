import { leading } from './ahead/ahead-words'
import { readAddress } from './ahead/where/read-address'
import { readChange } from './ahead/read-change'
import { readFulfilment } from './ahead/read-fulfilment'
import { readOwnName, readSignature } from './ahead/read-name'
import { readNeighbourhood } from './ahead/where/read-neighbourhood'
import { readNotes } from './ahead/read-notes'
import { readOutside } from './ahead/where/read-outside'
import { readPayment } from './ahead/read-payment'
import { readTime } from './ahead/read-time'
import { isOfMenu, pauses, scanOf, type Asked, type Reading, type Scan } from './ahead/scan'
import type { Lexicon } from './menu/lexicon'
import type { SaidAhead } from './said-ahead'
import type { Said } from './tokens'

/**
 * What a message says beside products of how the order is had and paid; `asked` is what the bot has just asked. Each
 * token that says something of it, or only leads to it, is `taken`: it names no product. What is asked rather than said
 * ('aceita pix?', 'quanto fica pra entregar no centro?') is not read, except for a place that the shop does not know.
 */
export function readAhead(
  said: Said,
  lexicon: Lexicon,
  shop: Reading['shop'],
  asked: Asked,
): { ahead: SaidAhead; taken: readonly boolean[] } {
  const scan = scanOf(said, { lexicon, shop, asked })
  readTime(scan)
  readChange(scan)
  readPayment(scan)
  readNotes(scan)
  readOwnName(scan)
  readAddress(scan)
  readNeighbourhood(scan)
  readOutside(scan)
  readFulfilment(scan)
  readSignature(scan)
  implyDelivery(scan)
  takeLeading(scan)
  return { ahead: scan.ahead, taken: scan.taken }
}

/** Who says where, wants it brought there; whoever was asked where has said so before. */
function implyDelivery({ ahead, asked }: Scan): void {
  const where = asked === 'address' || asked === 'neighbourhood'
  if (where && ahead.fulfilment === 'delivery') ahead.fulfilment = null
  if (!where && (ahead.neighbourhood !== null || ahead.address !== null)) ahead.fulfilment ??= 'delivery'
}

/** Words that lead to what was read, and pauses within it. */
function takeLeading(scan: Scan): void {
  const { taken, tokens, words } = scan
  for (let at = tokens.length - 2; at >= 0; at -= 1) {
    if (taken[at] || !taken[at + 1]) continue
    if (
      tokens[at]!.kind === 'break'
        ? at === 0 || taken[at - 1] || !pauses(scan, at)
        : leading.has(words[at]!) && words[at - 1] !== 'x' && !(words[at] === 'troca' && isOfMenu(scan, at))
    )
      taken[at] = true
  }
}
