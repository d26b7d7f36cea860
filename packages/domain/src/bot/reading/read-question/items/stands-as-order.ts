import { numberOf } from '../../../understand/number-words'
import { sizeOf } from '../../menu/sizes'
import { isContainer } from '../../menu/name-words'
import type { Lexicon } from '../../menu/lexicon'
import type { Said } from '../../tokens'
import { isOrder, type Clause } from '../clauses'
import { isIdle } from '../question-words'

const condition =
  /^(?:e )?(?:se|caso) (?:ainda )?(?:tiver|tivesse|houver|tem|sim|sobrou|sobrar|for possivel)(?: (?:ai|ainda|hoje|disponivel))*(?= |$)/
const verbs =
  /^(?:quero|queria|vou|vamos|querer|manda|mande|mandar|traz|me|ve|bota|coloca|poe|separa|anota|faz|pode|gostaria|eu|entao|sim|aproveita|pedir|da|arruma|por|fazer|trazer|separar|mim|para|pf|ai|so|ja|favor)$/

const goAhead =
  /^(?:(?:e|ai|ja|entao|ok|sim|se sim|se tiver|se der|beleza) )*(?:pode|podem) (?:ja )?(?:me )?(?:separar|anotar|mandar|preparar|fazer|incluir|colocar|botar|por|trazer|reservar|ir fazendo|ir separando|ir preparando)(?: (?:ja|ai|entao|para mim|por favor|tudo|isso|esse|essa|sim))*$/

/** 'pode separar', 'se sim já pode anotar': what was asked about is wanted. */
export function saysGoAhead({ text }: Clause): boolean {
  return goAhead.test(text)
}

/** What follows 'tem risole?' and makes an order of it: 'se tiver quero 3', 'me vê dois'. */
export interface Ordered {
  /** Clauses that say only that: 'se tiver'. */
  conditions: readonly Clause[]
}

/** Whether what follows a question orders what it asks about, and names nothing else. */
export function orderBehind(said: Said, lexicon: Lexicon, behind: readonly Clause[]): Ordered | null {
  const [first, second] = behind
  if (!first) return null
  if (saysGoAhead(first)) return { conditions: [first] }
  const found = condition.exec(first.text)
  if (found) {
    const only = first.text.length === found[0].length
    const next = only
      ? second
      : {
          ...first,
          text: first.text.slice(found[0].length + 1),
          from: first.from + found[0].split(' ').length,
        }
    if (!next || !(isOrder(next) || startsWithNumber(next))) return null
    return { conditions: [{ ...first, to: first.from + found[0].split(' ').length }] }
  }
  return (isOrder(first) || startsWithNumber(first)) && ofSameThing(said, lexicon, first)
    ? { conditions: [] }
    : null
}

function startsWithNumber({ text }: Clause): boolean {
  return numberOf(text.split(' ')[0]!) !== null && text.split(' ').slice(1).every(isIdle)
}

function ofSameThing({ tokens, words }: Said, lexicon: Lexicon, { from, to }: Clause): boolean {
  let at = from
  while (
    at < to &&
    (verbs.test(words[at]!) ||
      (isIdle(words[at]!) && !/^(?:com|de)$/.test(words[at]!) && numberOf(words[at]!) === null))
  )
    at += 1
  while (
    at < to &&
    (numberOf(words[at]!) !== null ||
      isContainer(tokens[at]!.key) ||
      /^(?:x|fatias?|pedacos?|desse|dessa|desses|dessas|deste|desta|dele|dela|esse|essa)$/.test(words[at]!))
  )
    at += 1
  if (words[at] === 'e') return true
  while (at < to && isIdle(words[at]!) && !/^(?:com|de)$/.test(words[at]!)) at += 1
  if (at >= to) return true
  const word = words[at]!
  if (/^(?:com|sem|bem|mal|de|ao)$/.test(word) || sizeOf(word) !== null) return true
  return ![...lexicon.senses(tokens[at]!)].some(
    ([key, cost]) => cost < 0.3 && (key.includes(' ') || lexicon.isName(key) || lexicon.isOption(key)),
  )
}
