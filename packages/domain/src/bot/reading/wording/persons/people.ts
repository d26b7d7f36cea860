import { readNumberAt } from '../../../understand/number-words'
import type { Said } from '../../tokens'

const are =
  /^(?:somos|seremos|estamos|estaremos|tamos|tamo|ta|tao|vamos|vao|sao|esta|estao|gente|familia|turma|galera|pessoal|casa)$/
const folk = /^(?:pessoas?|gente|adultos?|criancas?|cabecas?|bocas?|convidados?|amigos?|colegas?)$/

/**
 * The tokens that only say how many people there are: 'somos dois aqui em casa', 'a gente tá em sete pessoas'. How many a
 * product is for ('kit pra 10 pessoas') is left.
 */
export function peopleIn({ tokens, words }: Said): boolean[] {
  const taken = words.map(() => false)
  for (let at = 1; at < tokens.length; at += 1) {
    const number = readNumberAt(words, at)
    if (!number) continue
    let to = at + number.length
    const isFolk = folk.test(words[to] ?? '')
    if (isFolk) to += 1
    const isTold = /^(?:somos|seremos)$/.test(words[at - 1]!) && (isFolk || ends(words, to))
    const isIn = words[at - 1] === 'em' && are.test(words[at - 2] ?? '') && (isFolk || ends(words, to))
    // 'um x-tudo pra dividir entre dois'
    const isAmong =
      words[at - 1] === 'entre' && /^(?:dividir|divide|dividindo|repartir|rachar)$/.test(words[at - 2] ?? '')
    if (isAmong) {
      taken.fill(true, at - 2, at + 1)
      continue
    }
    if (!isTold && !isIn) continue
    while (/^(?:aqui|em|casa|hoje|no|na|trabalho|escritorio|mesa)$/.test(words[to] ?? '')) to += 1
    taken.fill(true, isIn ? at - 2 : at - 1, to)
    at = to - 1
  }
  return taken
}

/** Whether nothing is counted there: a pause, or a place. */
function ends(words: readonly string[], at: number): boolean {
  const word = words[at]
  return word === undefined || /^[^\p{L}\d]/u.test(word) || /^(?:aqui|em|hoje|no|na|e|so|apenas)$/.test(word)
}
