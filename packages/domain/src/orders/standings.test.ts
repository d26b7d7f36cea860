import { expect, test } from 'vitest'
import { orderStandings, phaseOf, standingOf, standingSentence, standingWords } from './standings'
import { fulfilments, orderStatuses } from './vocabulary'

test.each([
  ['analysis', 'delivery', 'Em Análise', 'foi recebido, a loja está conferindo'],
  ['production', 'pickup', 'Em Produção', 'está em preparo'],
  ['ready', 'delivery', 'Pronto para Entrega', 'está pronto e já vai sair para entrega'],
  ['ready', 'pickup', 'Pronto para Retirada', 'está pronto, pode buscar'],
  ['dispatched', 'delivery', 'Saiu para entrega', 'saiu para entrega'],
  ['delivered', 'delivery', 'Entregue', 'foi entregue'],
  ['cancelled', 'pickup', 'Cancelado', 'foi cancelado'],
  ['refused', 'delivery', 'Recusado', 'não foi aceito pela loja'],
] as const)('%s of a %s is %j at the counter, and its customer reads "Seu pedido %s"', (...row) => {
  const [status, fulfilment, shop, customer] = row
  const standing = standingOf(status, fulfilment)
  expect(standingWords[standing].shop).toBe(shop)
  expect(standingSentence(standing)).toBe(customer)
})

test('every status of both kinds has a standing, and every standing comes of one', () => {
  const found = orderStatuses.flatMap((status) => fulfilments.map((kind) => standingOf(status, kind)))
  expect([...new Set(found)].sort()).toEqual([...orderStandings].sort())
})

test('no two standings are called alike at the counter, and nothing is done before it is delivered', () => {
  expect(new Set(orderStandings.map((standing) => standingWords[standing].shop)).size).toBe(
    orderStandings.length,
  )
  expect(orderStandings.filter((standing) => phaseOf(standing) === 'done')).toEqual(['delivered'])
})
