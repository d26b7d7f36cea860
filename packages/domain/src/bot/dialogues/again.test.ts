import { describe } from 'vitest'
import type { BotWorld } from '../model/model'
import { dialogue, placed } from '../testing/dialogue'
import { pizzaria, withItem, withShop } from '../testing/pizzaria'

type Order = BotWorld['orders'][number]
type Line = NonNullable<Order['lines']>[number]

const DAY = 86_400_000
const line = (itemId: string, name: string, unitCents: number, more: Partial<Line> = {}): Line => ({
  itemId,
  name,
  quantity: 1,
  options: [],
  notes: null,
  unitCents,
  ...more,
})
const burger = line('x-bacon', 'X-Bacon', 2490, { quantity: 2, notes: 'sem cebola' })
const soda = line('guarana', 'Guaraná lata', 550)

function order(lines: Line[], more: Partial<Order> = {}): Order {
  return {
    number: 7,
    status: 'delivered',
    fulfilment: 'pickup',
    totalCents: 5530,
    placedAt: pizzaria.now - 7 * DAY,
    paymentMethod: 'pix',
    pixCode: null,
    lines,
    ...more,
  }
}

const withOrders = (...orders: Order[]): BotWorld => ({ ...pizzaria, orders })
const usual = withOrders(order([burger, soda]))
const readBack =
  'Seu último pedido, nº 7 (sex 13/11):\n\nEntendi:\n2x X-Bacon: R$ 49,80\n   obs.: sem cebola\n1x Guaraná lata: R$ 5,50\n\nSão R$ 55,30. Está certo?'

describe('o pedido de sempre', () => {
  dialogue(
    'é lido de volta, e só um sim o põe no pedido',
    [
      ['cliente', 'oi, quero o de sempre'],
      ['bot', readBack, ['Sim, pedir mais', 'Sim, finalizar', 'Não, corrigir']],
      ['cliente', 'sim, finalizar'],
      ['bot', /^Entrega ou retirada\?$/, ['Entrega', 'Retirar na loja']],
      ['cliente', 'vou retirar'],
      ['bot', 'Como prefere pagar?'],
      ['cliente', 'dinheiro, sem troco'],
      ['bot', /Confira seu pedido:\n2x X-Bacon: R\$ 49,80\n {3}obs\.: sem cebola\n1x Guaraná lata: R\$ 5,50/],
      ['cliente', 'confirmar'],
      ...placed(5530, 'cash', ['2 x-bacon (sem cebola)', '1 guarana']),
    ],
    usual,
  )

  dialogue(
    'o que se diz a mais dele vale: sem um item, com outro, para onde e como se paga',
    [
      [
        'cliente',
        'manda igual da semana passada mas sem o guaraná, e 1 coca 2l, entrega rua A 10, centro, pix',
      ],
      [
        'bot',
        /Seu último pedido, nº 7 \(sex 13\/11\):\nTirei: Guaraná lata\.\nEntrega em Centro: R\$ 5,00\.\n\nEntendi:\n2x X-Bacon: R\$ 49,80\n {3}obs\.: sem cebola\n1x Coca-Cola 2L: R\$ 14,00\n\nSão R\$ 63,80\. Está certo\?$/,
      ],
      ['cliente', 'sim, finalizar'],
      [
        'bot',
        /Entrega: rua A 10, Centro\nTaxa: R\$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: \*R\$ 68,80\*/,
      ],
      ['cliente', 'sim'],
      ...placed(6880, 'pix', ['2 x-bacon (sem cebola)', '1 coca-2l'], {
        fulfilment: 'delivery',
        address: 'rua A 10',
        neighbourhood: 'Centro',
        feeCents: 500,
      }),
    ],
    usual,
  )

  dialogue(
    'o que acabou é dito, e o resto é oferecido',
    [
      ['cliente', 'o mesmo de ontem'],
      [
        'bot',
        'Seu último pedido, nº 7 (sex 13/11):\nEm falta agora: 1x Guaraná lata.\nNão dá para repetir: 1x Pudim.\n\nEntendi:\n2x X-Bacon: R$ 49,80\n   obs.: sem cebola\n\nSão R$ 49,80. Está certo?',
      ],
    ],
    withItem(withOrders(order([burger, soda, line('pudim', 'Pudim', 900)])), 'guarana', {
      disponivel: false,
    }),
  )

  dialogue(
    'quando nada dele há mais, o cardápio',
    [
      ['cliente', 'repete o último pedido por favor'],
      [
        'bot',
        /Em falta agora: 1x Guaraná lata\.\nNão sobrou nada dele no cardápio de hoje\.[\s\S]*Escolha uma categoria/,
      ],
    ],
    withItem(withOrders(order([soda])), 'guarana', { disponivel: false }),
  )

  dialogue(
    'o que custa outra coisa é dito com os dois preços, e vale o de hoje',
    [
      ['cliente', 'o de sempre'],
      [
        'bot',
        /X-Bacon custava R\$ 24,90 e agora custa R\$ 26,00\.\n\nEntendi:\n2x X-Bacon: R\$ 52,00[\s\S]*São R\$ 57,50\. Está certo\?/,
      ],
      ['cliente', 'sim, finalizar'],
      ['bot', /Entrega ou retirada/],
    ],
    withItem(usual, 'x-bacon', { centavos: { padrao: 2600 } }),
  )

  dialogue(
    'um adicional que não há mais é dito; o lanche vem sem ele e pelo preço sem ele',
    [
      ['cliente', 'quero o mesmo da última vez'],
      [
        'bot',
        /X-Bacon: não há mais Cheddar\.\nX-Bacon custava R\$ 30,40 e agora custa R\$ 26,90\.\n\nEntendi:\n1x X-Bacon: R\$ 26,90\n {3}\+ Ovo\n\nSão R\$ 26,90/,
      ],
    ],
    withOrders(order([line('x-bacon', 'X-Bacon', 3040, { options: ['Ovo', 'Cheddar'] })])),
  )

  dialogue(
    'um sabor que não há mais é perguntado outra vez',
    [
      ['cliente', 'o de sempre'],
      [
        'bot',
        /Pizza Meio a Meio \(Grande\): não há mais Atum\.\n\n\*Pizza Meio a Meio\* · Sabores: escolha 2[\s\S]*Calabresa \(1 de 2\)/,
      ],
      ['cliente', 'portuguesa'],
      [
        'bot',
        /Entendi:\n1x Pizza Meio a Meio \(Grande\): R\$ 50,00\n {3}\+ Calabresa, Portuguesa\n\nSão R\$ 50,00/,
      ],
    ],
    withOrders(
      order([line('p-meio', 'Pizza Meio a Meio (Grande)', 5500, { options: ['Calabresa', 'Atum'] })]),
    ),
  )

  dialogue(
    'um tamanho que não há mais é perguntado outra vez',
    [
      ['cliente', 'meu pedido de sempre'],
      [
        'bot',
        /Pizza de Calabresa \(Família\): não há mais Família\.\n\n\*Pizza de Calabresa\*: qual tamanho\?/,
        ['Broto', 'Média', 'Grande'],
      ],
      ['cliente', 'grande'],
      ['bot', /Entendi:\n1x Pizza de Calabresa \(Grande\): R\$ 45,00/],
    ],
    withOrders(order([line('p-calabresa', 'Pizza de Calabresa (Família)', 6000)])),
  )

  dialogue(
    'com a loja fechada é lido de volta, e fica guardado',
    [
      ['cliente', 'o de sempre'],
      ['bot', /fechad[\s\S]*Entendi:\n2x X-Bacon/],
      ['cliente', 'sim, finalizar'],
      ['bot', /Seu carrinho fica guardado por 4 horas\.[\s\S]*Seu carrinho:\n2x X-Bacon/],
    ],
    withShop(usual, { open: false, opensAt: '2026-11-21T22:00:00.000Z' }),
  )

  dialogue(
    'no meio de outro pedido é dito que se junta a ele, e perguntado',
    [
      ['cliente', '1 coca 2l'],
      ['bot', /1x Coca-Cola 2L/],
      ['cliente', 'sim'],
      ['bot', /Seu carrinho:\n1x Coca-Cola 2L/],
      ['cliente', 'e o de sempre'],
      ['bot', /Isto entra junto com o que já está no carrinho\.\n\nEntendi:\n2x X-Bacon[\s\S]*São R\$ 55,30/],
      ['cliente', 'não'],
      ['bot', /não incluí\.[\s\S]*Seu carrinho:\n1x Coca-Cola 2L: R\$ 14,00\n\nItens: \*R\$ 14,00\*/],
    ],
    usual,
  )

  dialogue(
    'dito duas vezes, é o mesmo pedido, e um só',
    [
      ['cliente', 'o de sempre'],
      ['bot', readBack],
      ['cliente', 'o mesmo de sempre'],
      ['bot', readBack],
      ['cliente', 'tira o guaraná'],
      ['bot', /Entendi:\n2x X-Bacon: R\$ 49,80\n {3}obs\.: sem cebola\n\nSão R\$ 49,80/],
    ],
    usual,
  )

  dialogue(
    'o que foi cancelado ou recusado não se repete',
    [
      ['cliente', 'repete meu último pedido'],
      ['bot', /Seu último pedido, nº 5 \(sex 13\/11\):\n\nEntendi:\n1x Guaraná lata/],
    ],
    withOrders(
      order([burger], { number: 9, status: 'cancelled' }),
      order([burger], { number: 8, status: 'refused' }),
      order([soda], { number: 5 }),
    ),
  )

  dialogue('quem nunca pediu lê isso, e o cardápio', [
    ['cliente', 'o de sempre, moça'],
    [
      'bot',
      /Ainda não encontrei um pedido seu para repetir\. Escolha no cardápio:[\s\S]*Escolha uma categoria/,
    ],
  ])

  dialogue(
    'é oferecido o endereço conhecido, e não presumido',
    [
      ['cliente', 'o de sempre'],
      ['bot', readBack],
      ['cliente', 'sim, finalizar'],
      ['bot', 'Entrega ou retirada?', ['Mesmo endereço', 'Outro endereço', 'Retirar na loja']],
    ],
    { ...usual, customer: { name: 'Ana Lima', address: 'Rua B, 2', neighbourhood: 'Centro' } },
  )

  dialogue(
    'depois de um silêncio, junta-se ao carrinho que ficou',
    [
      ['cliente', '1 coca 2l'],
      ['bot', /1x Coca-Cola 2L/],
      ['cliente', 'sim'],
      ['bot', /Seu carrinho/],
      ['passam', 60],
      ['cliente', 'o mesmo de ontem'],
      ['bot', /Isto entra junto com o que já está no carrinho\.\n\nEntendi:\n2x X-Bacon/],
    ],
    usual,
  )

  dialogue(
    "'repete o pedido' no meio de um pedido não o dobra",
    [
      ['cliente', '1 coca 2l'],
      ['bot', /1x Coca-Cola 2L/],
      ['cliente', 'repete o pedido'],
      ['bot', /Entendi:\n1x Coca-Cola 2L: R\$ 14,00\n\nSão R\$ 14,00/],
    ],
    usual,
  )
})
