import type { CartEntry } from '../../../menu'
import type { Span, Text } from '../explain/explanation'
import { written } from '../tokens'
import { keysAt, lineCalled, openLines, tellingIn, type OpenLine } from './cart-lines'
import { clausesOf, denial, match, spanOf, type Change, type Clause, type Scene } from './clauses'
import { described } from './described'
import { extended, halfMore } from './extended'
import { more } from './more'
import { halved } from './parts'
import { portioned } from './portioned'
import { recounted } from './recounted'
import { pointedOut, removal } from './removal'
import { resized } from './resized'
import { restated } from './restated'
import { contradicted, inItsPlace, rather, swap } from './swap'
import { being, dropping, lead, refusing, swapping } from './verbs'

/** What a message changes of a cart. */
export interface CartEdits {
  /** The cart afterwards; the same where nothing was changed. */
  cart: readonly CartEntry[]
  changed: boolean
  /** All of it is to go: to be asked first. */
  empties: boolean
  /** Something was to be changed, and nobody can know what. */
  unsure: boolean
  /** The words of that, as they were written. */
  unread: readonly string[]
  /** Tokens that said so. */
  taken: boolean[]
}

const empties =
  /\b(?:tira|tire|tirar|apaga|apague|apagar|cancela|cancele|limpa|limpe|limpar|esvazia|esvazie|esvaziar|zera|zere|zerar|remove|remova|remover|exclui|esquece) (?:tudo|todo o pedido|(?:o |meu )?carrinho)\b|\b(?:esvazia|esvazie|limpa|zera|apaga) (?:isso|ai)\b|\b(?:zera|zere|limpa|esvazia|refaz|refaca) (?:o |meu )?pedido\b|\berrei tudo\b|\b(?:re)?comec(?:o|a|ar) (?:tudo )?(?:de novo|do zero|o pedido)\b/

/** Reads what a customer takes back or changes of what lies in the cart: 'tira a coca', 'na verdade são 3', 'a portuguesa é sem cebola'. */
export function readEdits(text: Text, cart: readonly CartEntry[]): CartEdits {
  const edits: CartEdits = {
    cart,
    changed: false,
    empties: false,
    unsure: false,
    unread: [],
    taken: text.tokens.map(() => false),
  }
  if (cart.length === 0) return edits
  if (empties.test(text.words.join(' ')))
    return { ...edits, empties: true, taken: text.tokens.map(() => true) }
  const parts = portioned(text, openLines(cart, text.lexicon), cart)
  if (parts) return { ...edits, cart: parts, changed: true, taken: text.tokens.map(() => true) }
  const isCorrection =
    /\b(?:na verdade|na real|pensando (?:bem|melhor)|nao era|nao sao|errei|corrig\w+|correcao|ops|me enganei|me confundi)\b|^nao\b/.test(
      text.words.join(' '),
    )
  let last: number | null = null
  let denied: Span | null = null
  let gone: OpenLine | null = null
  const clauses = clausesOf(text, isCorrection)
  for (const [place, clause] of clauses.entries()) {
    if (edits.taken[clause.from]) continue
    const lines = openLines(edits.cart, text.lexicon)
    if (last !== null && !lines[last]) last = null
    const scene: Scene = {
      text,
      clause,
      cart: edits.cart,
      lines,
      isCorrection,
      last,
      gone,
      denied,
      isFollowed: place + 1 < clauses.length,
    }
    const both = bothOf(clause, clauses[place + 1])
    const instead = both && (restated({ ...scene, clause: both }, true) ?? rather({ ...scene, clause: both }))
    if (both && instead) edits.taken.fill(true, both.from, both.to)
    const before = clauses[place - 1]
    const pointed = before && !instead && !edits.taken[before.from] ? pointedOut(scene, before) : null
    if (before && pointed) edits.taken.fill(true, before.from, before.to)
    const done = instead ?? pointed ?? changeOf(scene)
    denied = deniedIn(clause)
    gone = done !== null && typeof done === 'object' ? goneOf(lines, done) : null
    if (done === null) continue
    for (let at = clause.from; at < clause.to; at += 1) edits.taken[at] = true
    if (done === 'unsure') {
      edits.unsure = true
      edits.unread = [...edits.unread, written(text.text, text.tokens, clause.from, clause.to)]
    }
    if (done !== 'nothing' && done !== 'unsure') {
      last = done.line ?? last
      edits.cart = done.cart
      edits.changed = true
    }
  }
  return edits
}

/** 'era guaraná, não coca': two clauses that say one thing. */
function bothOf(one: Clause, other: Clause | undefined): Clause | null {
  const isOne =
    other &&
    (/^(?:e )?nao /.test(other.words.join(' ')) ||
      one.words.at(-1) === 'nao' ||
      (denial.test(one.words.join(' ')) && /^(?:e|era|sao|quero) /.test(other.words.join(' '))))
  return isOne && other.from === one.to + 1
    ? { from: one.from, to: other.to, words: [...one.words, ',', ...other.words] }
    : null
}

/** The only line of which there is less now, in the quantity that is gone. */
function goneOf(lines: Scene['lines'], { cart }: Change): OpenLine | null {
  const gone = lines.flatMap((line) => {
    if (!line) return []
    const { entry } = line
    const left = cart.reduce((sum, other) => sum + (other.item_id === entry.item_id ? other.quantity : 0), 0)
    return left < entry.quantity ? [{ ...line, entry: { ...entry, quantity: entry.quantity - left } }] : []
  })
  return gone.length === 1 ? gone[0]! : null
}

function deniedIn({ words, from, to }: Clause): Span | null {
  const found = denial.exec(words.join(' '))?.groups?.what
  if (!found) return null
  const not = words.indexOf('nao')
  const begin = not + (words[not + 2] === 'mais' ? 3 : 2)
  const end = begin + found.split(' ').length
  const first = /^\d/.test(words[begin]!) ? begin + 1 : begin
  return { from: from + first, to: Math.min(to, from + end) }
}

/** What one clause changes: null when it is none, 'nothing' when it only says why. */
function changeOf(scene: Scene): Change | 'nothing' | 'unsure' | null {
  const sure = restated(scene, true)
  if (sure) return sure
  const change = plainChangeOf(scene)
  return change === null || change === 'unsure' ? (restated(scene, false) ?? change ?? unread(scene)) : change
}

function plainChangeOf(scene: Scene): Change | 'nothing' | 'unsure' | null {
  return (
    removal(scene) ??
    halved(scene) ??
    halfMore(scene) ??
    swap(scene) ??
    contradicted(scene) ??
    resized(scene) ??
    recounted(scene) ??
    more(scene) ??
    described(scene) ??
    inItsPlace(scene) ??
    extended(scene)
  )
}

const changes = new RegExp(
  `^${lead}(?:.* )?(?:${dropping}|${swapping}|${refusing}|desist\\w+|cancelamento|em vez|no lugar|ao inves)\\b`,
)
/** Words of a change that also say something else: 'cortado', 'para retirar', 'no lugar' of a street. */
const others = /\b(?:cort\w+|retir\w+ (?:ai|la|na|no|em|o pedido)|(?:vou|para|pra|quero) retir\w+)\b/

const speaksOf = new RegExp(`^${lead}[oa]s? (?<what>.+?) (?:${being.replace('e|sao|', '')}) .+$`, 'd')

/** What sounds like a change of a line of the cart and was not read as one: never more of it. */
function unread(scene: Scene): 'unsure' | null {
  const { text, clause, lines } = scene
  const words = clause.words.join(' ')
  const found = match(scene, speaksOf)
  const what = found && spanOf(scene, found, 'what')
  if (
    what &&
    tellingIn(text, what.from, what.to).length > 0 &&
    lineCalled(text, what.from, what.to, lines) !== null
  )
    return 'unsure'
  if (!changes.test(words) || others.test(words)) return null
  const names = new Set(lines.flatMap((line) => line?.item.name ?? []))
  const isOfCart = Array.from(clause.words, (_, more) => keysAt(text, clause.from + more)).some((keys) =>
    keys.some((key) => names.has(key)),
  )
  return isOfCart ? 'unsure' : null
}
