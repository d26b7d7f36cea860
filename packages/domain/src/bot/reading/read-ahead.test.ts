import { describe, expect, test } from 'vitest'
import { tuned } from '../testing/corpus/tuned'
import { plainWords } from '../understand/plain-words'
import { lexiconOf } from './lexicon'
import { readAhead } from './read-ahead'
import type { SaidAhead } from './said-ahead'
import { said } from './tokens'

type Shop = (typeof tuned)[number]['shop']
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

describe('of the messages that the bot is tuned by', () => {
  for (const { shop, messages } of tuned) {
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
