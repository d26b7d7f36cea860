import { expect, test } from 'vitest'
import { practised, unseen, type ShopMessages } from '.'
import { readLine } from './line-notation'

const texts =
  /^(?:entrega|retirada|sem troco|fim|esvaziar|cancelar|pessoa|de novo|oi|\?|(?:!|fora|endereço|ponto|obs|nome|pergunta) .+|pagamento (?:pix|cash|credit_card|debit_card|voucher|\?)|troco \d+|hora \d\d:\d\d|bairro .+|\? \d+ .+: .+)$/

const halves = /^\d+ ([^ ]+(?: \/ [^ ]+)+)(?: \[.+\])?/

test.each([...practised, ...unseen])('what is expected of $shop.id is in its menu', (of) => {
  expect(
    of.messages.flatMap(({ text, cart = [], expect: wanted }) => faultsOf(of, text, [...cart, ...wanted])),
  ).toEqual([])
})

test('no message stands in both halves', () => {
  const seen = new Set(practised.flatMap(({ messages }) => messages.map(({ text }) => text)))
  expect(unseen.flatMap(({ messages }) => messages.filter(({ text }) => seen.has(text)))).toEqual([])
})

function faultsOf({ shop }: ShopMessages, text: string, wanted: readonly string[]): string[] {
  const fault = (what: string) => `${what}: ${text.slice(0, 60)}`
  const items = new Map(shop.menu.items.map((item) => [item.id, item]))
  return wanted.flatMap((one) => {
    const asked = /^\? \d+ [^:]*: (.+)$/.exec(one)?.[1] ?? halves.exec(one)?.[1]
    if (asked) return asked.split(/ [|/] /).flatMap((id) => (items.has(id) ? [] : [fault(id)]))
    const bairro = /^bairro (.+)$/.exec(one)?.[1]
    if (bairro && !shop.feeGroups.some(({ bairros }) => bairros.includes(bairro))) return [fault(one)]
    const line = readLine(one)
    if (!line) return texts.test(one) ? [] : [fault(one)]
    const item = items.get(line.itemId)
    if (!item) return [fault(one)]
    const types = shop.menu.categories.find(({ id }) => id === item.category_id)!.tipos_preco
    if (line.type !== null && line.type !== '?' && !types.includes(line.type)) return [fault(one)]
    const known = (name: string) => {
      const [group, option] = name.split(':')
      return item.opcoes.some(
        ({ id, opcoes }) => id === group && (!option || opcoes.some((each) => each.id === option)),
      )
    }
    return [...Object.keys(line.options), ...line.open].every(known) ? [] : [fault(one)]
  })
}
