import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { IN_PARTS, practised } from '../testing/corpus/practised'
import { plainWords } from '../understand/plain-words'
import { acai } from './ahead/testing/acai'
import { burger } from './ahead/testing/burger'
import { marmitas } from './ahead/testing/marmitas'
import { padaria } from './ahead/testing/padaria'
import { pizzaria } from './ahead/testing/pizzaria'
import { lexiconOf } from './menu/lexicon'
import { readAhead } from './read-ahead'
import type { SaidAhead } from './said-ahead'
import { said } from './tokens'

type Shop = (typeof practised)[number]['shop']
type Asked = Parameters<typeof readAhead>[3]

const now = Date.parse('2026-11-21T22:00:00Z')
const plain = (text: string) => plainWords(text).join(' ')

/** What is read of a message, in the notation of the corpus. */
function read(text: string, shop: Shop, asked: Asked = null): string[] {
  const { ahead } = readAhead(said(text), lexiconOf(shop.menu, now), shop, asked)
  return toldOf(ahead)
}

function toldOf(ahead: SaidAhead): string[] {
  const told: string[] = []
  if (ahead.fulfilment) told.push(ahead.fulfilment === 'delivery' ? 'entrega' : 'retirada')
  if (ahead.neighbourhood) told.push(`bairro ${ahead.neighbourhood}`)
  if (ahead.outside) told.push(`fora ${ahead.outside}`)
  if (ahead.address) told.push(`endereço ${plain(ahead.address)}`)
  if (ahead.payment) told.push(`pagamento ${ahead.payment === 'card' ? '?' : ahead.payment}`)
  if (ahead.changeForCents !== null) told.push(`troco ${ahead.changeForCents / 100}`)
  if (ahead.noChange) told.push('sem troco')
  if (ahead.time) told.push(`hora ${ahead.time}`)
  told.push(...ahead.notes.map((note) => `obs ${plain(note)}`))
  if (ahead.name) told.push(`nome ${plain(ahead.name)}`)
  return told.sort()
}

const kinds = /^(entrega|retirada|sem troco)$|^(bairro|fora|endereço|pagamento|troco|hora|obs|nome) /

function expected(expect: readonly string[]): string[] {
  return expect
    .filter((text) => kinds.test(text))
    .map((text) => {
      const said = /^(endereço|nome|obs) (.+)$/.exec(text)
      return said ? `${said[1]} ${plain(said[2]!)}` : text
    })
    .sort()
}

/** What stood before the message is no news: where somebody is asked for change, cash was said. */
function news(told: readonly string[], wanted: readonly string[], isUnderWay: boolean): string[] {
  const old = (text: string) =>
    isUnderWay && /^(pagamento cash|entrega)$/.test(text) && !wanted.includes(text)
  return told.filter((text) => !old(text))
}

describe('of the messages that are practised on', () => {
  for (const { shop, messages } of practised.slice(0, IN_PARTS)) {
    test(`${shop.nome}: what is said beside products is read, and nothing else`, () => {
      const came = messages.map(({ text, at = null, expect: wanted }) => {
        const asked = at === 'menu' || at === 'cart' || at === 'confirm' ? null : at
        const want = expected(wanted)
        return { text, told: news(read(text, shop, asked), want, at === 'confirm' || at === 'change'), want }
      })
      const wrong = came.filter(({ told, want }) => told.join('|') !== want.join('|'))
      expect(wrong).toEqual([])
    })
  }
})

const rows = [pizzaria, burger, acai, padaria, marmitas]

for (const [at, { said: messages, nothing }] of rows.entries()) {
  const { shop } = practised[at]!
  describe(`beside products, at ${shop.nome}`, () => {
    const told = messages.map(([text, says, asked = null]) => ({ text, says, asked }))
    test.each(told)('$text says: $says', ({ text, says, asked }) => {
      expect(read(text, shop, asked)).toEqual(expected(says.split(' | ')))
    })

    const untold = nothing.map(([text, asked = null]) => ({ text, asked }))
    test.each(untold)('$text says nothing', ({ text, asked }) => {
      expect(read(text, shop, asked)).toEqual([])
    })
  })
}

describe('what is left', () => {
  const { shop } = practised[0]!

  test.each([
    [
      '4 esfihas de queijo pra entregar na rua domingos de morais 1450 ap 32, vila mariana, pago no pix',
      '4 esfihas de queijo',
    ],
    ['uma jarra de suco de laranja da casa, manda pro ipiranga', 'uma jarra de suco de laranja da casa ,'],
    ['meu nome é Bruno, quero uma pizza grande e retiro às 20:30', ', quero uma pizza grande'],
    ['manda mais guardanapo e uma coca', 'uma coca'],
    ['rua c 30 que eu to em casa quero uma coca', 'quero uma coca'],
    ['dinheiro, troco pra 100, avenida lins 80 casa 2 cambuci', ''],
    ['aceita cartão?', 'aceita cartao ?'],
  ])('of %j is left to whoever looks for products: %j', (text, left) => {
    const message = said(text)
    const { taken } = readAhead(message, lexiconOf(shop.menu, now), shop, null)
    expect(message.words.filter((_, at) => !taken[at]).join(' ')).toBe(left)
  })

  test('a shop that names no neighbourhoods knows no place outside', () => {
    const anywhere = { ...shop, feeGroups: [] }
    expect(read('entrega em itaquera, rua sabbado 30', anywhere)).toEqual(
      expected(['entrega', 'endereço rua sabbado 30']),
    )
  })
})

const pieces = fc.oneof(
  fc.constantFrom(
    ...practised.flatMap(({ messages }) => messages.flatMap(({ text }) => text.split(/(?<=[ ,\n])/))),
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)
const anyAsked = fc.constantFrom<Asked>('address', 'neighbourhood', 'fulfilment', 'payment', 'change', null)

test('no text throws, and each of its words is either taken or not', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 40 }),
      anyAsked,
      fc.constantFrom(...practised.map(({ shop }) => shop)),
      (parts, asked, shop) => {
        const message = said(parts.join(''))
        const { ahead, taken } = readAhead(message, lexiconOf(shop.menu, now), shop, asked)
        expect(taken).toHaveLength(message.tokens.length)
        expect(ahead.time ?? '00:00').toMatch(/^\d\d:\d\d$/)
      },
    ),
    { numRuns: runs(300) },
  )
})
