import { buildCategory, buildItem } from '../../catalogue/testing/build-catalogue'
import type { OptionGroup } from '../../catalogue'
import type { BotWorld } from '../model/model'
import { pizzaria } from './pizzaria'

const option = (id: string, nome: string, centavos: number) => ({ id, nome, centavos, ativo: true })

const crust: OptionGroup = {
  id: 'borda',
  nome: 'Borda',
  min: 0,
  max: 1,
  cobranca: 'soma',
  opcoes: [
    option('catupiry', 'Borda de catupiry', 1000),
    option('cheddar', 'Borda de cheddar', 900),
    option('chocolate', 'Borda de chocolate', 1200),
  ],
}

const point: OptionGroup = {
  id: 'ponto',
  nome: 'Ponto da carne',
  min: 1,
  max: 1,
  cobranca: 'soma',
  opcoes: [
    option('mal', 'Mal passada', 0),
    option('ao-ponto', 'Ao ponto', 0),
    option('bem', 'Bem passada', 0),
  ],
}

const extras: OptionGroup = {
  id: 'extras',
  nome: 'Adicionais',
  min: 0,
  max: 3,
  cobranca: 'soma',
  opcoes: [option('bacon', 'Bacon', 400), option('ovo', 'Ovo', 200), option('cheddar', 'Cheddar', 350)],
}

const sides: OptionGroup = {
  id: 'acompanha',
  nome: 'Acompanhamento',
  min: 1,
  max: 1,
  cobranca: 'soma',
  opcoes: [option('batata', 'Batata frita', 0), option('onion', 'Onion rings', 500)],
}

const plain = (id: string, category_id: string, nome: string, padrao: number) =>
  buildItem({ id, category_id, nome, centavos: { padrao } })

/** The pizzaria's neighbour: burgers whose point is asked, extras and crusts that cost, a menu long enough for a long list. */
export const hamburgueria: BotWorld = {
  ...pizzaria,
  shop: { ...pizzaria.shop, nome: 'Brasa Burger' },
  menu: {
    categories: [
      buildCategory({ id: 'burgers', nome: 'Hambúrgueres' }),
      buildCategory({ id: 'combos', nome: 'Combos' }),
      buildCategory({ id: 'pizzas', nome: 'Pizzas', tipos_preco: ['Média', 'Grande'] }),
      buildCategory({ id: 'porcoes', nome: 'Porções' }),
      buildCategory({ id: 'bebidas', nome: 'Bebidas' }),
      buildCategory({ id: 'doces', nome: 'Sobremesas' }),
    ],
    items: [
      buildItem({
        id: 'artesanal',
        category_id: 'burgers',
        nome: 'Burger Artesanal',
        descricao: 'Pão brioche, carne de 160 g, queijo e molho da casa',
        centavos: { padrao: 2800 },
        alergenos: ['glúten', 'leite'],
        ingredientes: ['pão brioche', 'carne', 'queijo', 'molho da casa'],
        opcoes: [point, extras],
      }),
      buildItem({
        id: 'x-tudo',
        category_id: 'burgers',
        nome: 'X-Tudo',
        centavos: { padrao: 2200 },
        opcoes: [extras],
      }),
      buildItem({
        id: 'combo',
        category_id: 'combos',
        nome: 'Combo Família',
        centavos: { padrao: 7900 },
        opcoes: [sides],
      }),
      buildItem({
        id: 'p-calabresa',
        category_id: 'pizzas',
        nome: 'Pizza de Calabresa',
        centavos: { Média: 4000, Grande: 5000 },
        opcoes: [crust],
      }),
      buildItem({
        id: 'p-portuguesa',
        category_id: 'pizzas',
        nome: 'Pizza Portuguesa',
        centavos: { Média: 4400, Grande: 5600 },
        opcoes: [crust],
      }),
      plain('batata', 'porcoes', 'Porção de batata', 1800),
      plain('mandioca', 'porcoes', 'Porção de mandioca', 1700),
      plain('frango', 'porcoes', 'Frango a passarinho', 3200),
      plain('coca-lata', 'bebidas', 'Coca-Cola lata', 600),
      plain('guarana', 'bebidas', 'Guaraná lata', 550),
      plain('agua', 'bebidas', 'Água mineral', 400),
      plain('suco', 'bebidas', 'Suco de laranja', 900),
      plain('cerveja', 'bebidas', 'Cerveja long neck', 1000),
      plain('pudim', 'doces', 'Pudim', 800),
      plain('brownie', 'doces', 'Brownie', 1200),
      plain('mousse', 'doces', 'Mousse de maracujá', 750),
    ],
  },
}
