import { sameButSlip } from '../../../text/same-but-slip'
import type { Area } from '../../understand/neighbourhoods'
import { plainWords } from '../../understand/plain-words'
import type { Lexicon } from '../menu/lexicon'
import type { Said } from '../tokens'
import { commonNames } from '../vocabulary/common-names'
import { talk } from '../vocabulary/talk'
import { streets } from './ahead-words'

const SHORTEST = 5
/** Words by which it is said how an order is had and paid. */
const closed =
  'dinheiro cartao credito debito pagamento troco trocado maquininha entrega entregar entregue retirar retirada retiro buscar bairro'.split(
    ' ',
  )
const known: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...closed,
  // Words of their own that are a letter away.
  ...'carta cartas cartaz cartola tronco troca trocas troco trocos retrato retratos retira retire retirem retirei retiram busca buscas busque barro barros entregas bairros creditos debitos retiradas pagamentos'.split(
    ' ',
  ),
])

/**
 * The word that is meant where one of how an order is had or paid is spelled with a slip: 'dinehiro', 'entegra'. Itself where
 * it may be of the menu, of a street, a place or a name.
 */
export function putRight(
  { tokens, words }: Said,
  { lexicon, shop }: { lexicon: Lexicon; shop: Area },
  at: number,
): string {
  const word = words[at]!
  const token = tokens[at]!
  if (token.kind !== 'word' || word.length < SHORTEST || known.has(word) || talk.has(word)) return word
  const before = words[at - 1] ?? ''
  if (streets.has(before) || /^d[aeo]s?$/.test(before) || commonNames.has(word)) return word
  const near = closed.filter(
    (form) => form[0] === word[0] && Math.abs(form.length - word.length) < 2 && sameButSlip(word, form),
  )
  if (near.length === 0 || lexicon.senses(token).size > 0) return word
  const isPlace = shop.feeGroups.some(({ bairros }) =>
    bairros.some((name) => plainWords(name).includes(word)),
  )
  return isPlace ? word : near[0]!
}
