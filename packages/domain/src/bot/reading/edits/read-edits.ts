import type { CartEntry } from '../../../menu'
import type { Span, Text } from '../explain/explanation'
import { openLines } from './cart-lines'
import { clausesOf, denial, type Change, type Clause, type Scene } from './clauses'
import { described } from './described'
import { extended } from './extended'
import { more } from './more'
import { halved } from './parts'
import { recounted } from './recounted'
import { removal } from './removal'
import { resized } from './resized'
import { swap } from './swap'

/** What a message changes of a cart. */
export interface CartEdits {
  /** The cart afterwards; the same where nothing was changed. */
  cart: readonly CartEntry[]
  changed: boolean
  /** All of it is to go: to be asked first. */
  empties: boolean
  /** Something was to be changed, and nobody can know what. */
  unsure: boolean
  /** Tokens that said so. */
  taken: boolean[]
}

const empties =
  /\b(?:tira|tire|tirar|apaga|apague|apagar|cancela|cancele|limpa|limpe|limpar|esvazia|esvazie|esvaziar|zera|zere|zerar|remove|remova|remover|exclui|esquece) (?:tudo|todo o pedido|(?:o |meu )?carrinho)\b|\b(?:esvazia|esvazie|limpa|zera|apaga) (?:isso|ai)\b|\berrei tudo\b|\bcomec(?:o|ar) de novo\b/

/** Reads what a customer takes back or changes of what lies in the cart: 'tira a coca', 'na verdade são 3', 'a portuguesa é sem cebola'. */
export function readEdits(text: Text, cart: readonly CartEntry[]): CartEdits {
  const edits: CartEdits = {
    cart,
    changed: false,
    empties: false,
    unsure: false,
    taken: text.tokens.map(() => false),
  }
  if (cart.length === 0) return edits
  if (empties.test(text.words.join(' ')))
    return { ...edits, empties: true, taken: text.tokens.map(() => true) }
  const isCorrection = /\b(?:na verdade|nao era|errei|corrige|ops)\b|^nao\b/.test(text.words.join(' '))
  let last: number | null = null
  let denied: Span | null = null
  for (const clause of clausesOf(text)) {
    const lines = openLines(edits.cart, text.lexicon)
    if (last !== null && !lines[last]) last = null
    const done = changeOf({ text, clause, cart: edits.cart, lines, isCorrection, last, denied })
    denied = deniedIn(clause)
    if (done === null) continue
    for (let at = clause.from; at < clause.to; at += 1) edits.taken[at] = true
    if (done === 'unsure') edits.unsure = true
    else if (done !== 'nothing') {
      last = done.line ?? last
      edits.cart = done.cart
      edits.changed = true
    }
  }
  return edits
}

function deniedIn({ words, from, to }: Clause): Span | null {
  const found = denial.exec(words.join(' '))?.groups?.what
  if (!found) return null
  const begin = words.indexOf('nao') + 2
  return { from: from + begin, to: Math.min(to, from + begin + found.split(' ').length) }
}

/** What one clause changes: null when it is none, 'nothing' when it only says why. */
function changeOf(scene: Scene): Change | 'nothing' | 'unsure' | null {
  return (
    removal(scene) ??
    halved(scene) ??
    swap(scene) ??
    resized(scene) ??
    recounted(scene) ??
    more(scene) ??
    described(scene) ??
    extended(scene)
  )
}
