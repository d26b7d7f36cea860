import type { FeeGroup } from '../../delivery'
import type { CartEntry } from '../../menu'
import type { Asked } from './ahead/scan'
import type { Text } from './explain/explanation'
import { doubtOf, type Doubt } from './doubt/doubt-of'
import { readEdits, type CartEdits } from './edits/read-edits'
import { lexiconOf, type Menu } from './menu/lexicon'
import type { Question } from './question'
import { readAhead } from './read-ahead'
import { withCopied } from './order/copied'
import { readPlaced } from './order/read-lines'
import type { PlacedOrder, SaidOrder } from './order/said-order'
import { glued } from './order/said/glued'
import { aboutCart } from './read-question/about-cart'
import { readQuestions } from './read-questions'
import type { SaidAhead } from './said-ahead'
import { closingIn, isClosing } from './closing'
import { courteous, said, saying, without, type Said } from './tokens'
import { withoutOwners } from './wording/persons/allotted'
import { corrected } from './wording/corrected'
import { copiesIn } from './wording/persons/copies'
import { withEachPerson } from './wording/persons/each-person'
import { withoutEllipsis } from './wording/ellipsis'
import { withoutCourtesies } from './wording/greeting'
import { peopleIn } from './wording/persons/people'
import { plainlyPointed } from './wording/pointed'
import { pricesIn } from './wording/prices'
import { withVerbsPutRight } from './wording/put-right'

/** Everything that one message says. */
export interface Understood {
  questions: readonly Question[]
  ahead: SaidAhead
  edits: CartEdits
  order: SaidOrder
  /** Some of the order is as what is in the cart: 'mais uma dessa'. */
  refers: boolean
  /** By what the order or the changes may be wrong, to be asked before anything is done. */
  doubt: Doubt | null
  /** That is all: 'só isso', 'pode fechar'. */
  ends: boolean
}

/** What a message is read by. */
export interface Known {
  menu: Menu
  /** Epoch milliseconds. */
  now: number
  shop: { feeGroups: readonly FeeGroup[]; city: string | null }
  cart: readonly CartEntry[]
  /** What the bot has just asked of how the order is had and paid. */
  asked: Asked
}

/**
 * Reads a whole message: questions first, then where to, how it is paid and the like, then what it changes of the cart,
 * and what is left as an order. What one of them takes, the next does not see.
 */
export function understand(text: string, { menu, now, shop, cart, asked }: Known): Understood {
  const lexicon = lexiconOf(menu, now)
  const whole = withoutCourtesies(glued({ ...said(text), lexicon }))
  const typed = without(whole, saying(whole, atHome))
  const { questions, taken } = readQuestions(typed, lexicon, shop)
  const told = without(typed, both(taken, saying(typed, refusedPlace, 1)))
  const beside = readAhead(told, lexicon, shop, asked)
  const left = without(told, beside.taken)
  const closing = closingIn(left)
  const { left: others, copies } = copiesIn({ ...without(left, closing), lexicon })
  const open = worded(
    withoutOwners(withEachPerson(others), {
      isOpen: cart.length > 0,
      several:
        cart.some(({ quantity }) => quantity > 1) || (cart.length > 0 && others.words.includes('mais')),
    }),
  )
  const edits = readEdits(
    cart.length > 0 ? withVerbsPutRight({ ...open, lexicon }) : { ...open, lexicon },
    cart,
  )
  const rest = without(open, edits.taken)
  const { isUncounted, ...order } = edits.empties
    ? nothing
    : readPlaced({ ...without(rest, courteous(rest, lexicon.isPair)), lexicon })
  const ordered = withCopied(order, copies, edits.cart)
  return {
    questions: aboutCart(questions, { ...whole, lexicon }, cart),
    ahead: beside.ahead,
    edits,
    order: ordered,
    doubt: edits.empties
      ? null
      : doubtOf({
          typed: { ...whole, lexicon },
          ordering: open,
          before: cart,
          edits,
          order: ordered,
          starts: order.starts,
          asks: questions.length > 0,
          isUncounted,
        }),
    refers: copies.length > 0 && edits.cart.length > 0,
    ends: closing.some(Boolean) || isClosing(open),
  }
}

/** What is ordered, without prices and what was taken back at once. */
function worded(told: Text): Said {
  const plain = { ...told, ...plainlyPointed(corrected(told)) }
  return withoutEllipsis(without(plain, both(pricesIn(plain), peopleIn(plain))))
}

const nothing: PlacedOrder = {
  lines: [],
  unclear: [],
  unknown: [],
  unheard: [],
  starts: [],
  isUncounted: false,
}

/** 'chegou visita aqui em casa', but for what is to be brought there. */
const atHome =
  /(?<!\b(?:entreg\w+|mand\w+|deix\w+|tra[zg]\w*|lev\w+|receb\w+)(?: [^ ]+){0,3} )(?:aqui|la|ca) em casa(?= |$)/g

/** 'e não no guamá': where something is not; never the whole of what is said. */
const refusedPlace = /(?:^| )(?:e )?nao (?:e )?(?:n[oa]|em|para|pra|pro) [^,.;!?]+/g

function both(one: readonly boolean[], other: readonly boolean[]): boolean[] {
  return one.map((is, at) => is || other[at]!)
}
