import { defaultBotTexts, type BotWorld } from '@balcao/domain/bot'
import { buildCategory, buildItem } from '@balcao/domain/catalogue/testing'

/** Friday, 20 November 2026, 19:00 in Manaus. */
export const FRIDAY = Date.parse('2026-11-20T23:00:00Z')

const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/** A shop in Manaus that sells one sandwich, from 18:00 to 23:30 but on Sundays, and has no agenda. */
export const shopWorld: BotWorld = {
  now: FRIDAY,
  shop: {
    nome: 'Lanches Bella',
    timeZone: 'America/Manaus',
    open: true,
    opensAt: null,
    hours: days.map((dia) => ({
      dia,
      horario_inicio: '18:00',
      horario_fim: '23:30',
      status: 'aberto' as const,
    })),
    address: 'Av. Eduardo Ribeiro, 500',
    phone: null,
    city: 'Manaus',
    delivers: true,
    deliveryMinutes: 45,
    baseFeeCents: 0,
    feeGroups: [{ centavos: 500, bairros: ['Centro'] }],
    pix: { type: 'email', key: 'pix@bella.example', city: 'Manaus' },
    menuUrl: null,
  },
  menu: { categories: [buildCategory()], items: [buildItem()] },
  services: {
    categories: [buildCategory({ id: 'salao', section: 'servicos', nome: 'Salão', modalidade: 'tempo' })],
    items: [buildItem({ id: 'corte', category_id: 'salao', nome: 'Corte', duracao: 60 })],
  },
  agenda: false,
  customer: { name: null, address: null, neighbourhood: null },
  orders: [],
  appointments: [],
  texts: defaultBotTexts,
}
