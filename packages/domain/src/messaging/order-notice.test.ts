import { describe, expect, it } from 'vitest'
import { orderStandings } from '../orders'
import { fillVariables } from './fill-variables'
import { defaultOrderNotices, leftAndDelivered, newsAfter, orderCorrection } from './order-notice'

describe('news of an order', () => {
  it('are on from the start, all but the one that the customer sees for themselves', () => {
    expect(orderStandings.filter((notice) => !defaultOrderNotices[notice].on)).toEqual(['delivered'])
  })

  it.each([
    ['ready_delivery', 'Seu pedido nº 12 está pronto e já vai sair para entrega 📦'],
    ['ready_pickup', 'Seu pedido nº 12 está pronto, pode buscar 🛍️'],
    ['dispatched', 'Seu pedido nº 12 saiu para entrega 🛵'],
    ['production', 'Seu pedido nº 12 está em preparo 👩‍🍳'],
  ] as const)('%s reads "%s"', (notice, text) => {
    expect(fillVariables(defaultOrderNotices[notice].text, { pedido: '12' })).toBe(text)
  })

  it('name no variable that is not filled in', () => {
    const values = { nome: 'Ana', pedido: '12', total: 'R$ 54,90', pix: null, loja: 'Forno', link: null }
    for (const notice of orderStandings) {
      expect(fillVariables(defaultOrderNotices[notice].text, values)).not.toMatch(/[{}]/)
    }
  })

  it.each([
    [null, 'analysis', 'nothing'],
    [null, 'production', 'news'],
    ['analysis', 'production', 'news'],
    ['production', 'production', 'nothing'],
    ['production', 'analysis', 'correction'],
    ['ready_pickup', 'production', 'correction'],
    ['production', 'ready_pickup', 'news'],
    ['cancelled', 'production', 'correction'],
    ['ready_delivery', 'cancelled', 'news'],
    ['ready_delivery', 'dispatched', 'news'],
    ['dispatched', 'ready_delivery', 'correction'],
    ['delivered', 'dispatched', 'correction'],
  ] as const)('a customer who was told %s of an order that is at %s: %s', (last, now, news) => {
    expect(newsAfter(last, now)).toBe(news)
  })

  it('what was told wrongly is taken back in words that fit what was said', () => {
    expect(orderCorrection('ready_pickup', 'production')).toBe(
      'Correção: seu pedido nº {pedido} ainda está em preparo. Avisamos quando ficar pronto.',
    )
    expect(orderCorrection('cancelled', 'production')).toBe(
      'Correção: seu pedido nº {pedido} continua valendo: está em preparo.',
    )
    expect(orderCorrection('dispatched', 'ready_delivery')).toBe(
      'Correção: seu pedido nº {pedido} ainda não saiu para entrega. Avisamos quando sair.',
    )
  })

  it('who never read that it left reads so when it is marked as delivered', () => {
    expect(leftAndDelivered.text).toMatch(/ saiu para entrega e já consta como entregue\. /)
  })
})
