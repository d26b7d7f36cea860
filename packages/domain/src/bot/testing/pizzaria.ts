import { buildCategory, buildItem } from '../../catalogue/testing/build-catalogue'
import type { OptionGroup } from '../../catalogue'
import { nothingByHand, orderSlots, weekOf, type HoursRow } from '../../hours'
import type { BotWorld } from '../model/model'
import { defaultBotTexts } from '../model/texts'

/** A Friday evening in Manaus: 20 November 2026, 19:00. */
const FRIDAY = Date.parse('2026-11-20T23:00:00Z')

const option = (id: string, nome: string, centavos: number) => ({ id, nome, centavos, ativo: true })

const halves: OptionGroup = {
  id: 'sabores',
  nome: 'Sabores',
  min: 2,
  max: 2,
  cobranca: 'maior',
  opcoes: [
    option('calabresa', 'Calabresa', 4500),
    option('mussarela', 'Mussarela', 4000),
    option('portuguesa', 'Portuguesa', 5000),
    { ...option('atum', 'Atum', 5500), ativo: false },
  ],
}

const extras: OptionGroup = {
  id: 'adicionais',
  nome: 'Adicionais',
  min: 0,
  max: 2,
  cobranca: 'soma',
  opcoes: [option('bacon', 'Bacon', 400), option('ovo', 'Ovo', 200), option('catupiry', 'Catupiry', 500)],
}

const toppings: OptionGroup = {
  id: 'acompanhamentos',
  nome: 'Acompanhamentos',
  min: 1,
  max: 2,
  cobranca: 'soma',
  opcoes: [
    option('granola', 'Granola', 0),
    option('banana', 'Banana', 0),
    option('leite', 'Leite condensado', 150),
  ],
}

const sizes = (Broto: number, Media: number, Grande: number) => ({ Broto, Média: Media, Grande })

const menu: BotWorld['menu'] = {
  categories: [
    buildCategory({ id: 'pizzas', nome: 'Pizzas', tipos_preco: ['Broto', 'Média', 'Grande'] }),
    buildCategory({ id: 'lanches', nome: 'Lanches' }),
    buildCategory({ id: 'bebidas', nome: 'Bebidas' }),
    buildCategory({ id: 'acai', nome: 'Açaí', tipos_preco: ['300 ml', '500 ml'] }),
  ],
  items: [
    buildItem({
      id: 'p-calabresa',
      category_id: 'pizzas',
      nome: 'Pizza de Calabresa',
      descricao: 'Molho, mussarela, calabresa e cebola',
      centavos: sizes(2500, 3500, 4500),
    }),
    buildItem({
      id: 'p-mussarela',
      category_id: 'pizzas',
      nome: 'Pizza de Mussarela',
      centavos: sizes(2200, 3200, 4000),
    }),
    buildItem({
      id: 'p-meio',
      category_id: 'pizzas',
      nome: 'Pizza Meio a Meio',
      centavos: { Grande: 0, Média: 0, Broto: 0 },
      opcoes: [halves],
    }),
    buildItem({
      id: 'x-bacon',
      category_id: 'lanches',
      nome: 'X-Bacon',
      centavos: { padrao: 2490 },
      opcoes: [extras],
    }),
    buildItem({ id: 'x-salada', category_id: 'lanches', nome: 'X-Salada', centavos: { padrao: 1990 } }),
    buildItem({ id: 'coca-lata', category_id: 'bebidas', nome: 'Coca-Cola lata', centavos: { padrao: 600 } }),
    buildItem({ id: 'coca-2l', category_id: 'bebidas', nome: 'Coca-Cola 2L', centavos: { padrao: 1400 } }),
    buildItem({ id: 'guarana', category_id: 'bebidas', nome: 'Guaraná lata', centavos: { padrao: 550 } }),
    buildItem({
      id: 'acai',
      category_id: 'acai',
      nome: 'Açaí no copo',
      centavos: { '300 ml': 1500, '500 ml': 2000 },
      opcoes: [toppings],
    }),
  ],
}

const services: BotWorld['services'] = {
  categories: [
    buildCategory({
      id: 'salao',
      section: 'servicos',
      nome: 'Salão',
      tipos_preco: ['Adulto', 'Criança'],
      modalidade: 'tempo',
    }),
    buildCategory({ id: 'mesas', section: 'servicos', nome: 'Mesas', modalidade: 'tempo' }),
  ],
  items: [
    buildItem({
      id: 'rodizio',
      category_id: 'salao',
      nome: 'Rodízio de pizza',
      centavos: { Adulto: 6000, Criança: 3000 },
      duracao: 120,
    }),
    buildItem({
      id: 'mesa',
      category_id: 'mesas',
      nome: 'Reserva de mesa',
      centavos: { padrao: 2000 },
      duracao: 90,
    }),
  ],
}

const days = ['Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'] as const
const hours: HoursRow[] = days.map((dia) => ({
  dia,
  horario_inicio: '18:00',
  horario_fim: '23:30',
  status: 'aberto',
}))

/** Pizzaria Bella in Manaus, open, with a customer whose name is known and who never ordered. */
export const pizzaria: BotWorld = {
  now: FRIDAY,
  shop: {
    nome: 'Pizzaria Bella',
    timeZone: 'America/Manaus',
    open: true,
    opensAt: null,
    hours,
    address: 'Av. Eduardo Ribeiro, 500, Centro',
    phone: '(92) 99123-4567',
    city: 'Manaus',
    delivers: true,
    deliveryMinutes: 45,
    baseFeeCents: 0,
    feeGroups: [
      { centavos: 500, bairros: ['Centro', 'Aparecida'] },
      { centavos: 800, bairros: ['Aleixo', 'Adrianópolis', 'Parque Dez I', 'Parque Dez II'] },
      { centavos: 1200, bairros: ['Cidade Nova'] },
    ],
    pix: { type: 'email', key: 'pix@bella.example', city: 'Manaus' },
    menuUrl: 'https://bella.example/cardapio',
  },
  menu,
  services,
  agenda: true,
  customer: { name: 'Ana Lima', address: null, neighbourhood: null },
  orders: [],
  appointments: [],
  texts: defaultBotTexts,
}

/** The same shop, closed until tomorrow at 18:00. */
export const closedPizzaria: BotWorld = {
  ...pizzaria,
  shop: { ...pizzaria.shop, open: false, opensAt: '2026-11-21T22:00:00.000Z' },
}

/** The shop taking orders for later, in the half hours that it has at the time of the world. */
export function withSlots(world: BotWorld): BotWorld {
  const { hours, timeZone: zone, deliveryMinutes: minutes } = world.shop
  const slotsOf = (delivery: boolean) =>
    orderSlots({
      week: weekOf([...hours]),
      byHand: nothingByHand,
      now: world.now,
      zone,
      minutes,
      delivery,
    }).map((start) => new Date(start).toISOString())
  return withShop(world, { slots: { delivery: slotsOf(true), pickup: slotsOf(false) } })
}

/** The shop with some of its products changed. */
export function withItem(
  world: BotWorld,
  id: string,
  change: Partial<BotWorld['menu']['items'][number]>,
): BotWorld {
  const items = world.menu.items.map((item) => (item.id === id ? { ...item, ...change } : item))
  return { ...world, menu: { ...world.menu, items } }
}

/** The shop with something about itself changed. */
export function withShop(world: BotWorld, change: Partial<BotWorld['shop']>): BotWorld {
  return { ...world, shop: { ...world.shop, ...change } }
}
