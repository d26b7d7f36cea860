import type { Chat } from '@balcao/contract/conversations'
import { conversationMatches } from '@balcao/domain/messaging'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { findChats } from './find-chats'
import { startChatShops, type ChatShop, type ChatShops } from '../testing/chat-shop'
import { inboundText } from '../testing/inbound'

let shops: ChatShops
const noon = Date.parse('2026-11-21T15:00:00Z')
const at = (minutes: number) => noon + minutes * 60_000

beforeAll(async () => {
  shops = await startChatShops('2026-11-21T16:00:00Z')
})
afterAll(() => shops.stop())

const titles = (chats: readonly Chat[]) => chats.map(({ title }) => title)

describe('CONV-04 the search of the list', () => {
  let shop: ChatShop

  beforeAll(async () => {
    shop = await shops.shop()
    await shop.receive(
      inboundText('559291234567@s.whatsapp.net', {
        name: 'Mária da Conceição',
        text: 'Tem açaí de 500 ml?',
        alt: '182736455463728@lid',
      }),
      inboundText('559233334444@s.whatsapp.net', { name: 'Zé 100%', text: 'a_b\\c' }),
      inboundText('99887766554433@lid', { name: null, text: 'sem telefone' }),
    )
  })

  it.each([
    ['', true],
    ['   ', true],
    ['maria', true],
    ['MÁRIA', true],
    ['Mária', true],
    ['conceicao', true],
    ['da  conceição maria', true],
    ['acai', true],
    ['maria açaí', true],
    ['maria pizza', false],
    ['joão', false],
    ['500', true],
    ['(92) 99123-4567', true],
    ['(92) 9123-4567', true],
    ['9123-4567', true],
    ['99123-4567', true],
    ['+55 92 99123-4567', true],
    ['+55', true],
    ['+55…', false],
    ['5592991234567', true],
    ['092 99123 4567', true],
    ['\u202A+55 92 99123\u20114567\u202C', true],
    ['maria 4567', true],
    ['maria 9999', false],
    ['(93) 99123-4567', false],
    ['182736455463728', false],
    ['-', false],
    ['%', false],
    ['_', false],
  ])('%j finds Mária: %s', async (query, found) => {
    expect(titles(await shop.findChats({ query })).includes('Mária da Conceição')).toBe(found)
  })

  it.each([
    ['100%', ['Zé 100%']],
    ['0%', ['Zé 100%']],
    ['a_b', ['Zé 100%']],
    ['b\\c', ['Zé 100%']],
    ['a%c', []],
    ['3333-4444', ['Zé 100%']],
    ['93333-4444', []],
    ['telefone', ['99887766554433@lid']],
  ])('%j finds %j', async (query, found) => {
    expect(titles(await shop.findChats({ query }))).toEqual(found)
  })

  it('finds exactly what the rule finds, for any names, texts, phones and queries', async () => {
    const shop = await shops.shop()
    const words = [
      'Mária',
      'José',
      'ÇAÍ',
      'São Paulo',
      '100%',
      'a_b',
      'c\\d',
      '❤️',
      '9123',
      '1️⃣',
      "d'Ávila",
      'Ñandú',
    ]
    const word = fc.constantFrom(...words, ...words.map((text) => text.normalize('NFD')))
    const phone = fc
      .tuple(
        fc.constantFrom('5592', '5511', '5592', '1415', '351'),
        fc.constantFrom('', '9'),
        fc.stringMatching(/^[6-9][0-3]{7}$/),
      )
      .map((parts) => parts.join(''))
    const people = fc.sample(
      fc.record({
        name: fc.option(fc.array(word, { minLength: 1, maxLength: 3 }).map((some) => some.join(' '))),
        text: fc.array(word, { maxLength: 3 }).map((some) => some.join(' ')),
        phone: fc.option(phone, { freq: 6 }),
      }),
      { numRuns: 90, seed: 7 },
    )
    await shop.receive(
      ...people.map(({ name, text, phone: digits }, n) =>
        inboundText(digits === null ? `${10 ** 13 + n}@lid` : `${digits}@s.whatsapp.net`, {
          name,
          text,
          at: at(n),
          ...(n % 3 === 0 && digits !== null ? { alt: `${2 * 10 ** 13 + n}@lid` } : {}),
        }),
      ),
    )
    const known = await shop.rows<{ id: string; title: string; lastText: string; addresses: string[] }>(
      `select id, title, last_text as "lastText", array(select jid from conversation_addresses a
         where a.company_id = c.company_id and a.conversation_id = c.id) as addresses
       from conversations c where company_id = $1`,
    )
    const part = fc
      .tuple(
        fc.constantFrom(...people.flatMap((one) => [one.phone ?? 'x', one.name ?? 'x', one.text])),
        fc.nat(12),
        fc.nat(12),
      )
      .map(([text, from, length]) => text.slice(from, from + length))
    const signs = fc.constantFrom('', ' ', '-', '+', '(', ') ', '0', ':')
    const query = fc
      .array(fc.tuple(signs, part), { minLength: 1, maxLength: 3 })
      .map((some) => some.flat().join(''))
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const found = await shop.needs.db.asCompany(shop.company.id, (tx) =>
          findChats(tx, shop.company.id, { query: text, show: 'all', limit: 100 }),
        )
        const expected = known.filter((one) => conversationMatches(text, one)).map(({ id }) => id)
        expect([text, found.map(({ id }) => id).sort()]).toEqual([text, expected.sort()])
      }),
      { numRuns: runs(500) },
    )
  }, 120_000)
})
