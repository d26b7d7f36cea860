import { readNumberAt } from '../../../understand/number-words'
import type { Text } from '../../explain/explanation'

const titles =
  /^(?:noite|tarde|festa|festinha|lista|aniversario|niver|churras|churrasco|resenha|evento|reuniao|encontro|almoco|janta|jantar|pedidos?|encomendas?|comanda|confraternizacao|happy|sextou|domingo|sabado|segunda|terca|quarta|quinta|sexta|feriado)$/

/** An order without the line over it that only says what it is for: 'Noite da sopa', 'Pedido da firma'. */
export function untitled(text: Text): Text {
  const { tokens, words } = text
  let from = 0
  while (from < tokens.length && tokens[from]!.kind === 'break') from += 1
  if (!titles.test(words[from] ?? '')) return text
  let to = from
  let isCounted = false
  let isNamed = false
  while (to < tokens.length && !/^[\n:]$/.test(tokens[to]!.word)) {
    if (readNumberAt(words, to) !== null) isCounted = true
    if (to > from && namesSome(text, to)) isNamed = true
    to += 1
  }
  if (to >= tokens.length || (isCounted && isNamed)) return text
  return { ...text, tokens: tokens.slice(to), words: words.slice(to) }
}

/** Whether a word is one of the menu. */
function namesSome({ tokens, lexicon }: Text, at: number): boolean {
  const { key, kind } = tokens[at]!
  return kind === 'word' && (lexicon.isName(key) || lexicon.isOption(key))
}
