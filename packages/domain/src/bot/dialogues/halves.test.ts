import { describe } from 'vitest'
import type { BotWorld } from '../model/model'
import { cantinaPizzas } from '../reading/testing/cantina-pizzas'
import { dialogue, placed } from '../testing/dialogue'
import { pizzaria } from '../testing/pizzaria'

const cantina: BotWorld = { ...pizzaria, menu: cantinaPizzas }

/** The shop with another price or state of a product. */
function withFlavour(id: string, change: object) {
  return (world: BotWorld): BotWorld => ({
    ...world,
    menu: {
      ...world.menu,
      items: world.menu.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    },
  })
}

const half = (id: string) => ({ group_id: 'meio:sabores', option_id: id, count: 1 })
const line = (ids: string[], unit_cents: number, more: object = {}) => ({
  item_id: 'meio:pizzas',
  price_type: 'Grande',
  quantity: 1,
  options: ids.map(half),
  unit_cents,
  ...more,
})
const understood = ['Sim, pedir mais', 'Sim, finalizar', 'Não, corrigir']

describe('metades que são produtos', () => {
  dialogue(
    'ditas numa frase viram uma linha, com o preço da mais cara',
    [
      ['cliente', 'boa noite, grande meia calabresa meia mussarela com borda de catupiry e uma coca'],
      [
        'bot',
        /Entendi:\n1x Pizza meio a meio \(Grande\): ½ Calabresa, ½ Mussarela: R\$ 68,00\n {3}\+ Catupiry\n1x Coca-Cola 2L: R\$ 15,00\n\nSão R\$ 83,00\. Está certo\?$/,
        understood,
      ],
      ['cliente', 'sim, finalizar'],
      ['bot', 'Entrega ou retirada?'],
      ['cliente', 'retirada'],
      ['bot', 'Como prefere pagar?'],
      ['cliente', 'cartão de crédito'],
      [
        'bot',
        /Confira seu pedido:\n1x Pizza meio a meio \(Grande\): ½ Calabresa, ½ Mussarela: R\$ 68,00\n {3}\+ Catupiry\n1x Coca-Cola 2L/,
      ],
      ['cliente', 'confirmar'],
      [
        'efeito',
        'place-order',
        {
          order: {
            totalCents: 8300,
            lines: [
              line(['calabresa', 'mussarela'], 6800, {
                options: [
                  half('calabresa'),
                  half('mussarela'),
                  { group_id: 'borda', option_id: 'catupiry', count: 1 },
                ],
              }),
              { item_id: 'coca' },
            ],
          },
        },
      ],
      ['loja', { kind: 'placed', number: 8, totalCents: 8300, pixCode: null, link: null }],
      ['bot', /Pedido nº 8 recebido/],
    ],
    cantina,
  )

  dialogue(
    'sem tamanho, perguntam o tamanho; três sabores valem um terço cada',
    [
      ['cliente', 'três sabores: calabresa, atum e baiana'],
      ['bot', /\*Pizza meio a meio\*: qual tamanho\?$/, ['Broto', 'Média', 'Grande']],
      ['cliente', 'média'],
      [
        'bot',
        /Entendi:\n1x Pizza meio a meio \(Média\): ⅓ Calabresa, ⅓ Atum, ⅓ Baiana: R\$ 56,00\n/,
        understood,
      ],
    ],
    cantina,
  )

  dialogue(
    'a que falta é pedida pelo nome',
    [
      ['cliente', 'uma grande meia calabresa'],
      [
        'bot',
        /\*Pizza meio a meio\* · Sabores: escolha de 2 a 3\.\nVale o preço da opção mais cara\.\nAté agora: Calabresa \(1 de 3\)\.$/,
        ['Calabresa', 'Mussarela', 'Atum', 'Baiana', 'Frango com catupiry', 'Frango com cheddar', 'Camarão'],
      ],
      ['cliente', 'atum'],
      [
        'bot',
        /Até agora: Calabresa, Atum \(2 de 3\)/,
        [
          'Calabresa',
          'Mussarela',
          'Atum',
          'Baiana',
          'Frango com catupiry',
          'Frango com cheddar',
          'Camarão',
          'Pronto',
        ],
      ],
      ['cliente', 'pronto'],
      ['bot', /Pizza meio a meio \(Grande\): ½ Calabresa, ½ Atum: R\$ 70,00/, understood],
    ],
    cantina,
  )

  dialogue(
    'mudam de sabor e de tamanho, e saem do pedido',
    [
      ['cliente', 'grande meia calabresa meia mussarela e 1 coca'],
      ['bot', /½ Calabresa, ½ Mussarela: R\$ 60,00/, understood],
      ['cliente', 'troca a calabresa por atum'],
      ['bot', /Mudei seu pedido\.\n[^]*½ Mussarela, ½ Atum: R\$ 70,00/, understood],
      ['cliente', 'muda a meia a meia pra média'],
      ['bot', /\(Média\): ½ Mussarela, ½ Atum: R\$ 56,00/, understood],
      ['cliente', 'tira a meia a meia'],
      ['bot', /Tirei: Pizza meio a meio \(Média\)\.\n\nEntendi:\n1x Coca-Cola 2L/, understood],
    ],
    cantina,
  )

  dialogue(
    'onde a categoria não as vende, pergunta-se qual delas é',
    [
      ['cliente', 'grande meia calabresa meia mussarela'],
      [
        'bot',
        /Qual destes é "grande meia calabresa meia mussarela"\?/,
        ['Calabresa', 'Mussarela', 'Nenhum destes'],
      ],
    ],
    {
      ...cantina,
      menu: {
        ...cantinaPizzas,
        categories: cantinaPizzas.categories.map((row) => ({ ...row, meio_a_meio: undefined })),
      },
    },
  )

  dialogue(
    'com preço novo ou sabor em falta no resumo, a diferença é dita antes',
    [
      ['cliente', 'grande meia calabresa meia mussarela, vou retirar, pago em dinheiro sem troco'],
      ['bot', /½ Calabresa, ½ Mussarela: R\$ 60,00/, understood],
      ['cliente', 'sim, finalizar'],
      ['bot', /Confira seu pedido/],
      ['agora', withFlavour('calabresa', { centavos: { Broto: 3000, Média: 4800, Grande: 6400 } })],
      ['cliente', 'confirmar'],
      [
        'bot',
        /Pizza meio a meio \(Grande\) mudou de R\$ 60,00 para R\$ 64,00\.\n[^]*½ Calabresa, ½ Mussarela: R\$ 64,00/,
      ],
      ['agora', withFlavour('calabresa', { disponivel: false })],
      ['cliente', 'confirmar'],
      ['bot', /Pizza meio a meio: Calabresa acabou e saiu do carrinho\./],
    ],
    cantina,
  )
})

describe('a estrada dos números', () => {
  dialogue(
    'depois do tamanho pergunta se inteira ou meio a meio',
    [
      ['cliente', 'oi'],
      ['bot', /./],
      ['cliente', 'cardápio'],
      ['bot', /./],
      ['cliente', 'pizzas'],
      ['bot', /\*Pizzas\*: qual você quer\?/],
      ['cliente', '1'],
      ['bot', '*Calabresa*: qual tamanho?'],
      ['cliente', '3'],
      ['bot', /^\*Calabresa\*: inteira ou meio a meio\?$/, ['Inteira', 'Meio a meio']],
      ['cliente', '2'],
      ['bot', /Sabores: escolha de 2 a 3/],
      ['cliente', '3'],
      ['bot', /Até agora: Calabresa, Atum \(2 de 3\)/],
      ['cliente', 'pronto'],
      ['bot', /\*Pizza meio a meio\* · Borda: até 1, se quiser\./],
      ['cliente', 'cheddar'],
      ['bot', /\*Pizza meio a meio\* \(Grande\)\nQuantas unidades\?/],
      ['cliente', '2'],
      ['bot', /2x Pizza meio a meio \(Grande\): ½ Calabresa, ½ Atum: R\$ 158,00\n {3}\+ Cheddar/],
    ],
    cantina,
  )

  dialogue(
    'inteira segue como sempre, a outra metade cabe na resposta, e voltar desfaz',
    [
      ['cliente', 'oi'],
      ['bot', /./],
      ['cliente', 'cardápio'],
      ['bot', /./],
      ['cliente', 'pizzas'],
      ['bot', /./],
      ['cliente', 'calabresa'],
      ['bot', /qual tamanho/],
      ['cliente', 'grande'],
      ['bot', /inteira ou meio a meio/],
      ['cliente', 'meia atum'],
      ['bot', /Até agora: Calabresa, Atum/],
      ['cliente', 'voltar'],
      ['bot', /inteira ou meio a meio/],
      ['cliente', 'inteira'],
      ['bot', /^\*Calabresa\* · Borda: até 1/],
      ['cliente', 'nenhuma'],
      ['bot', /\*Calabresa\* \(Grande\)/],
      ['cliente', '1'],
      ['bot', /1x Calabresa \(Grande\): R\$ 60,00/],
    ],
    cantina,
  )
})

describe('o pedido de sempre', () => {
  const usual: BotWorld = {
    ...cantina,
    orders: [
      {
        number: 7,
        status: 'delivered',
        fulfilment: 'pickup',
        totalCents: 6000,
        placedAt: cantina.now - 7 * 86_400_000,
        paymentMethod: 'pix',
        pixCode: null,
        lines: [
          {
            itemId: 'meio:pizzas',
            name: 'Pizza meio a meio (Grande)',
            quantity: 1,
            options: ['1/2 Calabresa', '1/2 Mussarela', 'Catupiry'],
            notes: null,
            unitCents: 6500,
          },
        ],
      },
    ],
  }

  dialogue(
    'com metades volta como era, pelo preço de hoje',
    [
      ['cliente', 'o de sempre'],
      [
        'bot',
        /Pizza meio a meio \(Grande\) custava R\$ 65,00 e agora custa R\$ 68,00\.\n\nEntendi:\n1x Pizza meio a meio \(Grande\): ½ Calabresa, ½ Mussarela: R\$ 68,00\n {3}\+ Catupiry/,
        understood,
      ],
      ['cliente', 'sim, finalizar'],
      ['bot', 'Entrega ou retirada?'],
      ['cliente', 'retirar'],
      ['bot', 'Como prefere pagar?'],
      ['cliente', 'dinheiro sem troco'],
      ['bot', /Confira/],
      ['cliente', 'sim'],
      ...placed(6800, 'cash', ['1 meio:pizzas Grande + calabresa, mussarela, catupiry']),
    ],
    usual,
  )

  dialogue(
    'de que um sabor acabou pede outro no lugar',
    [
      ['cliente', 'o de sempre'],
      [
        'bot',
        /não há mais 1\/2 Mussarela\.\n[^]*Sabores: escolha de 2 a 3\.[^]*Até agora: Calabresa \(1 de 3\)/,
      ],
      ['cliente', 'baiana'],
      ['bot', /Até agora: Calabresa, Baiana/],
      ['cliente', 'pronto'],
      ['bot', /½ Calabresa, ½ Baiana: R\$ 70,00\n {3}\+ Catupiry/, understood],
    ],
    withFlavour('mussarela', { disponivel: false })(usual),
  )
})
