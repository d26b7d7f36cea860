import { describe, expect, test } from 'vitest'
import { priceCart, type CartEntry } from '../../menu'
import { entryOf, lineOf, readLine, writeLines } from '../testing/corpus/line-notation'
import { pizzaria } from '../testing/pizzaria'
import { readEdits } from './edits/read-edits'
import { lexiconOf } from './menu/lexicon'
import { readOrder } from './order/read-order'
import { cantinaPizzas } from './testing/cantina-pizzas'
import { said } from './tokens'

const world = { ...pizzaria, menu: cantinaPizzas }
const { now } = world

/** What a message orders, in the notation of docs/bot-corpus.md. */
function ordered(message: string): string[] {
  const { lines, unclear, unknown } = readOrder(message, cantinaPizzas, now)
  const written = lines.map(({ itemId, priceType, quantity, ...line }) =>
    lineOf({ item_id: itemId, price_type: priceType, quantity: quantity ?? 1, ...line }, world),
  )
  return [
    ...writeLines(written),
    ...unclear.map(({ quantity, itemIds }) => `? ${quantity}: ${itemIds.join(' | ')}`),
    ...unknown.map((words) => `! ${words}`),
  ]
}

describe('halves that are products of their own', () => {
  test.each<[message: string, ...lines: string[]]>([
    ['grande meia calabresa meia mussarela', '1 calabresa / mussarela [Grande]'],
    ['uma grande 1/2 calabresa 1/2 atum', '1 atum / calabresa [Grande]'],
    ['½ calabresa ½ atum média', '1 atum / calabresa [Média]'],
    ['quero uma pizza grande metade calabresa e metade atum', '1 atum / calabresa [Grande]'],
    ['uma grande metade calabresa, a outra metade atum', '1 atum / calabresa [Grande]'],
    ['uma média meio a meio de calabresa e baiana', '1 baiana / calabresa [Média]'],
    ['uma grande de calabresa com atum meio a meio', '1 atum / calabresa [Grande]'],
    ['uma grande dois sabores calabresa e mussarela', '1 calabresa / mussarela [Grande]'],
    ['1 pizza grande 2 sabores: metade baiana e a outra de atum', '1 atum / baiana [Grande]'],
    ['uma grande três sabores: calabresa, atum e baiana', '1 atum / baiana / calabresa [Grande]'],
    [
      'pizza grande com 3 sabores calabresa atum e baiana e uma coca',
      '1 atum / baiana / calabresa [Grande]',
      '1 coca',
    ],
    ['uma grande 1/3 calabresa 1/3 atum 1/3 baiana', '1 atum / baiana / calabresa [Grande]'],
    ['uma grande 2/3 calabresa e 1/3 atum', '1 atum / calabresa / calabresa [Grande]'],
    ['uma grande calabresa/atum', '1 atum / calabresa [Grande]'],
    ['meia calabresa meia atum', '1 atum / calabresa [?]'],
    ['duas médias meia calabresa meia atum e 2 guaranás', '2 atum / calabresa [Média]', '2 guarana'],
    [
      'quero meia calabresa meia atum e o João quer igual sem cebola',
      '1 atum / calabresa [?]',
      '1 atum / calabresa [?] (sem cebola)',
    ],
    ['uma baiana grande e a outra meia atum meia calabresa', '1 atum / calabresa [?]', '1 baiana [Grande]'],
    [
      'duas pizzas grandes, uma baiana e a outra meia atum meia calabresa',
      '1 atum / calabresa [Grande]',
      '1 baiana [Grande]',
    ],
    [
      '2 pizzas g, uma meio a meio mussarela e atum e a outra inteira de baiana',
      '1 atum / mussarela [Grande]',
      '1 baiana [Grande]',
    ],
    ['grande meia calabresa meia atum com borda de catupiry', '1 atum / calabresa [Grande] + borda:catupiry'],
    ['média meia calabresa meia atum, borda de cheddar', '1 atum / calabresa [Média] + borda:cheddar'],
    ['grande meia calabresa sem cebola e meia atum', '1 atum / calabresa [Grande] (calabresa sem cebola)'],
    [
      'grande meia calabresa meia atum sem cebola na calabresa',
      '1 atum / calabresa [Grande] (sem cebola na calabresa)',
    ],
    // Sold in one size alone, which is not the one that was said.
    ['média meia calabresa meia camarão', '1 calabresa / camarao'],
    // All of it is the same.
    ['uma grande meia calabresa meia calabresa', '1 calabresa [Grande]'],
    // A part is open.
    ['uma grande meia calabresa', '1 calabresa [Grande] + ?meio:sabores'],
    ['grande meia frango meia calabresa', '1 calabresa [Grande] + ?meio:sabores'],
    ['grande meia calabresa meia picanha', '1 calabresa [Grande] + ?meio:sabores', '! picanha'],
    ['uma pizza grande meio a meio', '1  [Grande] + ?meio:sabores'],
    // They do not go together, or are too many: as ever, which of them is asked.
    ['grande meia calabresa meia prestígio', '? 1: calabresa | prestigio'],
    [
      'grande meia calabresa meia atum meia baiana meia mussarela',
      '? 1: calabresa | atum | baiana | mussarela',
    ],
    // None at all.
    ['uma calabresa grande e uma atum média', '1 atum [Média]', '1 calabresa [Grande]'],
    ['uma grande inteira de calabresa', '1 calabresa [Grande]'],
  ])('%s', (message, ...lines) => {
    expect(ordered(message)).toEqual(lines)
  })
})

function cartOf(text: string): CartEntry[] {
  return text.split(' | ').map((line) => entryOf(readLine(line)!, world)!)
}

describe('edits of halves', () => {
  test.each<[message: string, before: string, after: string]>([
    ['troca a calabresa por atum', '1 calabresa / mussarela [Grande]', '1 atum / mussarela [Grande]'],
    [
      'no lugar da mussarela põe baiana',
      '1 calabresa / mussarela [Média] + borda:catupiry',
      '1 baiana / calabresa [Média] + borda:catupiry',
    ],
    [
      'troca a calabresa por mussarela',
      '1 calabresa / mussarela [Grande] + borda:cheddar',
      '1 mussarela [Grande] + borda:cheddar',
    ],
    [
      'troca a baiana por atum',
      '1 baiana / baiana / calabresa [Grande]',
      '1 atum / atum / calabresa [Grande]',
    ],
    ['tira a meia a meia', '1 calabresa / mussarela [Grande] | 1 coca', '1 coca'],
    ['tira a meio a meio', '1 calabresa / mussarela [Grande] | 1 atum [Média]', '1 atum [Média]'],
    ['tira a calabresa', '1 calabresa / mussarela [Grande]', '1 mussarela [Grande]'],
    ['tira a baiana', '1 atum / baiana / calabresa [Grande]', '1 atum / calabresa [Grande]'],
    [
      'muda a meia a meia pra média',
      '1 calabresa / mussarela [Grande] | 1 coca',
      '1 calabresa / mussarela [Média] | 1 coca',
    ],
    ['na verdade são 2 meia a meia', '1 calabresa / mussarela [Grande]', '2 calabresa / mussarela [Grande]'],
    [
      'põe borda de catupiry na meia a meia',
      '1 calabresa / mussarela [Grande] | 1 atum [Grande]',
      '1 atum [Grande] | 1 calabresa / mussarela [Grande] + borda:catupiry',
    ],
    [
      'a meia a meia é sem cebola',
      '1 calabresa / mussarela [Grande] | 1 coca',
      '1 calabresa / mussarela [Grande] (sem cebola) | 1 coca',
    ],
    [
      'faz metade atum essa pizza',
      '1 calabresa [Grande] + borda:catupiry',
      '1 atum / calabresa [Grande] + borda:catupiry',
    ],
    // A whole one of that name is meant.
    [
      'tira a calabresa',
      '1 calabresa / mussarela [Grande] | 1 calabresa [Grande]',
      '1 calabresa / mussarela [Grande]',
    ],
    // Not sold in that size.
    ['troca a calabresa por camarão', '1 calabresa / mussarela [Média]', '?'],
    ['troca a meia a meia por uma coca', '1 calabresa / mussarela [Média]', '1 coca'],
  ])('%s', (message, before, after) => {
    const edits = readEdits({ ...said(message), lexicon: lexiconOf(cantinaPizzas, now) }, cartOf(before))
    const written = writeLines(edits.cart.map((entry) => lineOf(entry, world))).join(' | ')
    expect(edits.unsure ? '?' : written).toBe(after)
    expect(priceCart(cantinaPizzas, edits.cart, now).problems).toEqual([])
  })
})
