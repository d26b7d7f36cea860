import { describe } from 'vitest'
import { dialogue, type Line } from '../testing/dialogue'
import { pizzaria, withShop } from '../testing/pizzaria'
import type { BotWorld } from '../model/model'

const order = (
  number: number,
  status: BotWorld['orders'][number]['status'],
  fulfilment: 'delivery' | 'pickup',
) => ({
  number,
  status,
  fulfilment,
  totalCents: number * 1000,
  placedAt: pizzaria.now,
  paymentMethod: 'cash' as const,
  pixCode: null,
})

describe('perguntas em qualquer passo', () => {
  dialogue('status sem pedidos', [
    ['cliente', 'status'],
    ['bot', 'Não encontrei pedido seu dos últimos dias.'],
  ])

  dialogue(
    'status de dois pedidos em aberto',
    [
      ['cliente', 'já saiu meu pedido?'],
      [
        'bot',
        /Pedido nº 5 \(R\$ 50,00\): pronto e já vai sair para entrega\.\nPedido nº 4 \(R\$ 40,00\): em preparo\./,
      ],
    ],
    {
      ...pizzaria,
      orders: [
        order(5, 'ready', 'delivery'),
        order(4, 'production', 'delivery'),
        order(3, 'delivered', 'delivery'),
      ],
    },
  )

  dialogue(
    'status do último, que acabou',
    [
      ['cliente', 'cadê meu pedido'],
      ['bot', /Pedido nº 3 \(R\$ 30,00\): não foi aceito pela loja\./],
    ],
    { ...pizzaria, orders: [order(3, 'refused', 'pickup')] },
  )

  dialogue('uma pergunta no meio do pedido não perde o passo', [
    ['cliente', '1 x-salada'],
    ['bot', 'Está certo?'],
    ['toca', 'Sim, finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'onde fica?'],
    [
      'bot',
      /Ficamos em: Av\. Eduardo Ribeiro, 500, Centro\nTelefone[^]*Entrega ou retirada\?/,
      ['Entrega', 'Retirar na loja'],
    ],
    ['cliente', 'que horas fecha?'],
    [
      'bot',
      /Estamos abertos agora\.\nSegunda: fechado\nTerça a Domingo: 18:00 às 23:30[^]*Entrega ou retirada\?/,
    ],
    ['cliente', '2'],
    ['bot', 'Como prefere pagar?'],
  ])

  dialogue('taxa: a de um bairro, as de todos, e nenhuma inventada', [
    ['cliente', 'qual a taxa pro aleixo?'],
    ['bot', 'Entrega em Aleixo: R$ 8,00.'],
    ['cliente', 'taxa de entrega'],
    ['bot', /Taxas de entrega:\nR\$ 5,00: Centro, Aparecida\nR\$ 8,00: Aleixo[^]*R\$ 12,00: Cidade Nova/],
    ['cliente', 'quanto é a entrega para Iranduba?'],
    ['bot', /Não achei esse bairro entre os que atendemos\./],
    ['cliente', 'qual o frete pro parque dez'],
    ['bot', /Parque Dez I: R\$ 8,00\nParque Dez II: R\$ 8,00/],
  ])

  const asked: Line[] = [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Está certo?'],
    ['cliente', 'sim, finalizar'],
    ['bot', 'Posso confirmar?'],
    ['cliente', 'demora quanto?'],
  ]

  dialogue('"demora quanto?" na confirmação é deste pedido, e não do que não houve', [
    ...asked,
    ['bot', /A entrega leva em média 45 minutos\.[^]*Posso confirmar\?/],
  ])

  dialogue(
    'quando a loja não diz quanto demora, o bot não inventa',
    [...asked, ['bot', /Quanto tempo leva, a loja diz quando recebe o pedido\.[^]*Posso confirmar\?/]],
    withShop(pizzaria, { deliveryMinutes: 0 }),
  )
})
