import type { TimelineEntry } from '@balcao/contract/orders'
import { expect, test } from 'vitest'
import { textsNow } from '../../i18n/language'
import { ordersTexts } from '../texts'
import { timelineSentence } from './timeline-words'

const entry = (changes: Partial<TimelineEntry>): TimelineEntry => ({
  id: '1',
  at: '2026-11-21T15:00:00.000Z',
  kind: 'placed',
  actor: 'counter',
  detail: {},
  ...changes,
})

const where = { zone: 'America/Manaus', now: Date.parse('2026-11-21T15:00:00Z'), locale: 'pt-BR' }

test.each<[Partial<TimelineEntry>, string]>([
  [{ kind: 'placed', actor: 'api' }, 'Pedido recebido por uma integração'],
  [{ kind: 'status', detail: { from: 'analysis', to: 'production' } }, 'Passou para Em Produção no balcão'],
  [
    { kind: 'status', actor: 'system', detail: { from: 'production', to: 'ready' } },
    'Passou para Pronto para Retirada pelo sistema',
  ],
  [
    { kind: 'status', detail: { to: 'cancelled', reason: 'item_unavailable' } },
    'Cancelado no balcão: Item em falta',
  ],
  [{ kind: 'status', detail: {} }, 'Editado no balcão'],
  [{ kind: 'edited' }, 'Editado no balcão'],
  [
    {
      kind: 'rescheduled',
      actor: 'customer',
      detail: { from: '2026-11-21T23:00:00.000Z', to: '2026-11-22T23:30:00.000Z' },
    },
    'Horário mudado pelo cliente: de hoje, 19:00–19:30 para amanhã, 19:30–20:00',
  ],
  [{ kind: 'rescheduled', actor: 'customer' }, 'Editado pelo cliente'],
  [
    { kind: 'print', actor: 'station', detail: { event: 'printed', copy: 'kitchen' } },
    'Cozinha: impresso pela estação de impressão',
  ],
  [
    { kind: 'print', actor: 'system', detail: { event: 'uncertain', copy: 'delivery' } },
    'Entrega: não se sabe se o papel saiu',
  ],
  [{ kind: 'print', actor: 'station', detail: { event: 'jammed' } }, 'Impressão pela estação de impressão'],
])('%j reads %j', (changes, sentence) => {
  expect(timelineSentence(textsNow(ordersTexts), entry(changes), { fulfilment: 'pickup' }, where)).toBe(
    sentence,
  )
})
