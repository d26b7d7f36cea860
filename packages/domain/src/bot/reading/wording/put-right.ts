import { sameButSlip } from '../../../text/same-but-slip'
import type { Text } from '../explain/explanation'
import { commonNames } from '../vocabulary/common-names'
import { isFiller } from '../explain/fillers'

const SHORTEST = 5
/** Verbs by which something that was ordered is changed. */
const forms =
  'desisti desisto desistimos cancela cancelar cancele retira retirar retire remove remover remova troca trocar troque substitui substituir coloca colocar coloque adiciona adicionar adicione acrescenta acrescentar acrescente aumenta aumentar aumente diminui diminuir exclui excluir inclui incluir'.split(
    ' ',
  )
const known: ReadonlySet<string> = /* @__PURE__ */ new Set(forms)

/** A message with the slips in verbs of a change put right: 'dsisti', 'cancla'. A word of the menu or of every day is none. */
export function withVerbsPutRight(text: Text): Text {
  const right = text.tokens.map((token) => {
    const { kind, word } = token
    if (kind !== 'word' || word.length < SHORTEST || known.has(word) || isFiller(word)) return token
    if (commonNames.has(word) || text.lexicon.senses(token).size > 0) return token
    const near = forms.filter((form) => form[0] === word[0] && sameButSlip(word, form))
    return near.length === 1 ? { ...token, word: near[0]! } : token
  })
  return right.every((token, at) => token === text.tokens[at])
    ? text
    : { ...text, tokens: right, words: right.map(({ word }) => word) }
}
