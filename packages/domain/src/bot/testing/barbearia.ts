import { buildCategory, buildItem } from '../../catalogue/testing/build-catalogue'
import type { BotWorld } from '../model/model'
import { pizzaria } from './pizzaria'

const only = (...ids: string[]) => ({
  all: false,
  services: ids.map((id) => ({ id, duration: null, prices: {} })),
})

/** Bruno cuts and shaves, Caio too, Duda cuts alone and paints; nobody paints and shaves. */
const bruno = {
  agendaId: 'a-bruno',
  name: 'Bruno Reis',
  offers: only('corte', 'barba', 'sobrancelha'),
}
const caio = { agendaId: 'a-caio', name: 'Caio Prado', offers: only('corte', 'barba', 'sobrancelha') }
const duda = { agendaId: 'a-duda', name: 'Duda Melo', offers: only('corte', 'luzes', 'pilates') }

/** A barbershop with three chairs, which sells nothing else. It is Friday 20 November, 19:00 in Manaus. */
export const barbearia: BotWorld = {
  ...pizzaria,
  shop: { ...pizzaria.shop, nome: 'Barbearia do Centro' },
  menu: { categories: [], items: [] },
  services: {
    categories: [
      buildCategory({ id: 'cabelo', section: 'servicos', nome: 'Cabelo', modalidade: 'tempo' }),
      buildCategory({
        id: 'cor',
        section: 'servicos',
        nome: 'Cor',
        tipos_preco: ['Curto', 'Longo'],
        modalidade: 'tempo',
      }),
      buildCategory({ id: 'dia', section: 'servicos', nome: 'Por dia', modalidade: 'dia' }),
    ],
    items: [
      service('corte', 'cabelo', 'Corte', 5000, 30),
      service('barba', 'cabelo', 'Barba', 3000, 30),
      service('sobrancelha', 'cabelo', 'Sobrancelha', 1500, 15),
      service('pilates', 'cabelo', 'Pilates', 4000, 60),
      buildItem({
        id: 'luzes',
        category_id: 'cor',
        nome: 'Luzes',
        centavos: { Curto: 12_000, Longo: 20_000 },
        duracao: 120,
      }),
      service('noiva', 'dia', 'Dia da noiva', 90_000, 480),
    ],
  },
  people: [bruno, caio, duda],
  classes: { pilates: 3 },
}

function service(id: string, category_id: string, nome: string, padrao: number, duracao: number) {
  return buildItem({ id, category_id, nome, centavos: { padrao }, duracao })
}
