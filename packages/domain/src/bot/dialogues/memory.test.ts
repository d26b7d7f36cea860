import { describe } from 'vitest'
import { dialogue, type Line } from '../testing/dialogue'
import { pizzaria, withItem } from '../testing/pizzaria'

const atFulfilment: Line[] = [
  ['cliente', '2 x-salada'],
  ['bot', 'Oi, Ana!'],
  ['toca', 'Sim, finalizar'],
  ['bot', 'Entrega ou retirada?'],
]

describe('depois de um silêncio', () => {
  dialogue('depois de dez minutos pergunta uma vez se o cliente ainda está aí', [
    ...atFulfilment,
    ['relógio'],
    ['bot', /Ainda está por aí\?[^]*Entrega ou retirada\?/, ['Entrega', 'Retirar na loja']],
    ['cliente', 'retirada'],
    ['bot', 'Como prefere pagar?'],
    ['passam', 12],
    ['cliente', 'pix'],
    ['bot', 'Posso confirmar?'],
  ])

  dialogue('quem só olhou não é incomodado', [
    ['cliente', 'oi'],
    ['bot', 'Oi, Ana!'],
    ['passam', 90],
    ['cliente', 'oi'],
    ['bot', /Oi, Ana![^]*Como posso ajudar\?/],
  ])

  dialogue('depois de quarenta minutos: continuar pedido?', [
    ...atFulfilment,
    ['passam', 40],
    ['cliente', 'oi, voltei'],
    [
      'bot',
      /Você tem um pedido começado:\n2x X-Salada: R\$ 39,80[^]*Continuar pedido\?/,
      ['Continuar', 'Começar de novo'],
    ],
    ['cliente', 'sim'],
    ['bot', '2x X-Salada: R$ 39,80'],
    ['cliente', 'fechar'],
    ['bot', 'Entrega ou retirada?'],
  ])

  dialogue('uma resposta atrasada não responde à pergunta de antes', [
    ...atFulfilment,
    ['passam', 31],
    ['cliente', '2'],
    ['bot', /Continuar pedido\?/],
    ['cliente', '2'],
    ['bot', /Tudo bem, começamos de novo\./],
  ])

  dialogue('ao continuar, o que mudou é dito', [
    ...atFulfilment,
    ['passam', 90],
    ['agora', (world) => withItem(world, 'x-salada', { centavos: { padrao: 2000 } })],
    ['cliente', 'oi'],
    ['bot', /X-Salada mudou de R\$ 19,90 para R\$ 20,00\.[^]*2x X-Salada: R\$ 40,00[^]*Continuar pedido\?/],
  ])

  dialogue('comprovante que chega depois do silêncio é entregue à loja', [
    ...atFulfilment,
    [
      'agora',
      (world) => ({
        ...world,
        orders: [
          {
            number: 4,
            status: 'analysis',
            fulfilment: 'pickup',
            totalCents: 3980,
            placedAt: world.now,
            paymentMethod: 'pix',
            pixCode: '00020126',
          },
        ],
      }),
    ],
    ['passam', 40],
    ['manda', 'image'],
    ['bot', /Recebi a imagem e avisei a loja\.[^]*Continuar pedido\?/],
    ['efeito', 'receipt', { orderNumber: 4 }],
  ])

  dialogue('quem volta já pedindo continua com o carrinho', [
    ...atFulfilment,
    ['passam', 45],
    ['cliente', 'mais 1 guaraná'],
    ['bot', '1x Guaraná lata: R$ 5,50'],
    ['toca', 'Sim, pedir mais'],
    ['bot', /2x X-Salada[^]*1x Guaraná lata[^]*R\$ 45,30/],
  ])

  dialogue('depois de cinco horas começa do zero', [
    ...atFulfilment,
    ['passam', 301],
    ['cliente', 'retirada'],
    ['bot', /Oi, Ana![^]*Como posso ajudar\?/],
    ['cliente', 'carrinho'],
    ['bot', 'Seu carrinho está vazio.'],
  ])

  dialogue('a saudação não se repete dentro de uma hora', [
    ['cliente', 'oi'],
    ['bot', 'Oi, Ana!'],
    ['passam', 35],
    ['cliente', 'oi'],
    ['bot', /^Como posso ajudar\?$/],
    ['passam', 61],
    ['cliente', 'oi'],
    ['bot', 'Oi, Ana!'],
  ])

  dialogue(
    'quem não tem nome é saudado sem nome',
    [
      ['cliente', 'bom dia'],
      ['bot', /^Oi! Aqui é o atendimento automático de Pizzaria Bella\./],
    ],
    { ...pizzaria, customer: { name: '🌸', address: null, neighbourhood: null } },
  )

  const readBack: Line[] = [
    ['cliente', '2 x-salada'],
    ['bot', /Entendi:\n2x X-Salada/],
    ['passam', 35],
  ]

  dialogue('o que foi lido de volta é lido outra vez meia hora depois, e "só isso" não fica sem resposta', [
    ...readBack,
    ['cliente', 'só isso'],
    ['bot', /Paramos aqui:\n\nEntendi:\n2x X-Salada: R\$ 39,80[^]*Está certo\?/],
    ['cliente', 'só isso'],
    ['bot', /^Entrega ou retirada\?$/],
  ])

  dialogue('uma pergunta depois do silêncio é respondida, e o pedido lido outra vez', [
    ...readBack,
    ['cliente', 'tem coca?'],
    ['bot', /Temos, sim:[^]*Entendi:\n2x X-Salada: R\$ 39,80/],
  ])

  dialogue('o mesmo pedido escrito de novo depois do silêncio não dobra', [
    ...readBack,
    ['cliente', '2 x-salada'],
    ['bot', /Entendi:\n2x X-Salada: R\$ 39,80\n\nSão R\$ 39,80/],
  ])

  dialogue('depois de quatro horas começa do zero', [
    ['cliente', '2 x-salada'],
    ['bot', /Entendi/],
    ['passam', 250],
    ['cliente', 'oi'],
    ['bot', /Como posso ajudar\?/],
  ])
})
