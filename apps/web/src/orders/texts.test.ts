import { describe, expect, test } from 'vitest'
import type { TextMap } from '../i18n/format-text'
import { orders as en } from '../i18n/locales/en/orders/orders'
import { orders as es } from '../i18n/locales/es/orders/orders'
import { orders as pt } from '../i18n/locales/pt/orders/orders'
import { printing as enPrinting } from '../i18n/locales/en/orders/printing'
import { printing as esPrinting } from '../i18n/locales/es/orders/printing'
import { printing as ptPrinting } from '../i18n/locales/pt/orders/printing'

const names = (text: TextMap[string]) =>
  [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe.each<[string, TextMap, TextMap]>([
  ['en orders', pt, en],
  ['es orders', pt, es],
  ['en printing', ptPrinting, enPrinting],
  ['es printing', ptPrinting, esPrinting],
])('I18N-01 %s', (_, original, translation) => {
  test('every sentence names the same parameters', () => {
    for (const [key, text] of Object.entries(original)) {
      expect([key, ...new Set(names(translation[key]!))]).toEqual([key, ...new Set(names(text))])
    }
  })
})

test.each([
  ['ORD-05', pt.filterStatus, 'Status'],
  ['ORD-06', pt.filterPeriod, 'Período'],
  ['ORD-07', pt.filterSort, 'Ordenar por'],
  ['ORD-08', pt.filterDirection, 'Ordem'],
  ['ORD-09', pt.clearFilters, 'Limpar'],
  ['ORD-11', pt.count_analysis, 'Em Análise'],
  ['ORD-12', pt.count_production, 'Em Produção'],
  ['ORD-13', pt.count_ready, 'Prontos para Entrega'],
  ['ORD-16', pt.emptyTitle, 'Nenhum pedido encontrado'],
  ['ORD-17', pt.emptyFiltered, 'Tente ajustar os filtros para encontrar pedidos.'],
  ['ORD-18', pt.emptyAll, 'Não há pedidos cadastrados ainda.'],
  ['ORD-20', pt.deleteQuestion, 'Tem certeza que deseja excluir este pedido?'],
  ['ORD-28', en.advance_production, 'In Production'],
  ['ORD-29', en.advance_ready, 'Ready for Delivery'],
  ['ORD-30', en.advance_done, 'Completed'],
])('%s says %j', (_, text, expected) => {
  expect(text).toBe(expected)
})
