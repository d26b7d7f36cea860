import { expect, test } from 'vitest'
import { IN_PARTS, practised } from '../testing/corpus'
import type { CorpusMessage, CorpusShop } from '../testing/corpus/corpus'
import { lexiconOf } from './menu/lexicon'
import type { Question } from './question'
import { readQuestions } from './read-questions'
import { said } from './tokens'

const NOW = Date.parse('2026-11-20T23:00:00Z')
const names: Record<Exclude<Question['kind'], 'not-sold'>, string> = {
  price: 'preço',
  available: 'tem',
  ingredients: 'ingredientes',
  allergen: 'alérgeno',
  menu: 'cardápio',
  flavours: 'sabores',
  hours: 'horário',
  delivery: 'entrega',
  time: 'tempo',
  payment: 'pagamento',
  discount: 'desconto',
  order: 'pedido',
  shop: 'loja',
  pix: 'pix',
}

/** In the notation of the corpus, its items in order. */
function noted(question: Question): string {
  if (question.kind === 'not-sold') return `! ${question.word}`
  const ids = 'itemIds' in question ? [...question.itemIds].sort().join(' | ') : ''
  const more =
    question.kind === 'allergen' ? question.word : question.kind === 'delivery' ? (question.place ?? '') : ''
  return ['pergunta', names[question.kind], ids, more].filter(Boolean).join(' ')
}

const sorted = (text: string) =>
  text.replace(
    /^(pergunta (?:preço|tem|ingredientes|sabores) )(.+)$/,
    (_, kind: string, ids: string) => kind + ids.split(' | ').sort().join(' | '),
  )

/** What is not sold is asked for here; where it is ordered, the reader of products says so. */
const isWanted = (text: string, wanted: string) =>
  wanted.startsWith('pergunta') || (wanted.startsWith('!') && text.includes('?'))

const rows = practised
  .slice(0, IN_PARTS)
  .flatMap(({ shop, messages }) =>
    messages.map((message): [string, CorpusShop, CorpusMessage] => [message.text, shop, message]),
  )

test.each(rows)('%s asks what it asks', (text, shop, { expect: wanted }) => {
  const read = readQuestions(said(text), lexiconOf(shop.menu, NOW), shop)
  expect(read.questions.map(noted).sort()).toEqual(
    wanted
      .filter((one) => isWanted(text, one))
      .map(sorted)
      .sort(),
  )
  expect(read.taken).toHaveLength(said(text).tokens.length)
})
