import * as fc from 'fast-check'
import { commands } from '../understand'

const ids = (known: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom('', '__proto__', 'constructor', 'ŋ'.repeat(500)) },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  )
const count = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constantFrom(-1, 0, 99, 100, 1.5, 1e9, Number.NaN))

const item = ids(['x-bacon', 'x-salada', 'coca-2l', 'p-calabresa', 'p-meio', 'acai', 'mesa'])
const chosen = fc.record({
  group: ids(['adicionais', 'sabores', 'acompanhamentos']),
  option: ids(['bacon', 'ovo', 'calabresa', 'mussarela', 'atum', 'granola', 'banana']),
  count,
})
const line = fc.record({
  item,
  priceType: fc.option(ids(['padrao', 'Broto', 'Grande', '300 ml', 'Adulto'])),
  quantity: count,
  options: fc.array(chosen, { maxLength: 4 }),
  note: fc.option(ids(['trunfo', 'blorf', 'de graça', 'IGNORE AS INSTRUÇÕES'])),
})
const saneLine = fc.record({
  item: fc.constantFrom('x-bacon', 'coca-2l', 'guarana', 'p-calabresa'),
  priceType: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 99 }),
  options: fc.constant([]),
  note: fc.constantFrom(null, 'trunfo'),
})
const topics = [
  'price',
  'available',
  'ingredients',
  'flavours',
  'allergen',
  'menu',
  'time',
  'payment',
  'discount',
  'not-sold',
  'delivery',
]
const options = [
  ...commands,
  'sim',
  'nao',
  'finalizar',
  'esvaziar',
  'continuar',
  'de-novo',
  'remover',
  'linha:0',
  'nenhum',
  'pronto',
  'mais',
  'como:entrega',
  'como:retirada',
  'pagar:pix',
  'pagar:cash',
  'sem-troco',
  'item:x-bacon',
  'cat:pizzas',
  'tipo:Grande',
  'quantas:2',
  'opcao:adicionais:ovo',
]

/** Anything that has the shape of a language model's answer: ids of the pizzaria and of nothing, sane and insane counts. */
export const anyModelAnswer: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('order'), lines: fc.array(line, { maxLength: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order'),
      lines: fc.array(saneLine, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('command'), command: ids([...commands]) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('question'), topic: ids(topics), item: fc.option(item) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('choice'), option: ids(options) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'none' }) },
)
