import { describe } from 'vitest'
import { dialogue, placed, type Line } from '../testing/dialogue'
import { pizzaria, withShop } from '../testing/pizzaria'

const atFulfilment: Line[] = [
  ['cliente', '2 x-salada'],
  ['bot', 'Está certo?'],
  ['toca', 'Sim, finalizar'],
  ['bot', 'Entrega ou retirada?'],
]
const atNeighbourhood: Line[] = [
  ...atFulfilment,
  ['toca', 'Entrega'],
  ['bot', 'Qual é o bairro da entrega?', ['Retirar na loja']],
]
const returning = {
  ...pizzaria,
  customer: { name: 'Ana Lima', address: 'Rua das Flores, 120, ap. 3', neighbourhood: 'Centro' },
}
const nameless = { ...pizzaria, customer: { name: '🌸', address: null, neighbourhood: null } }

const withRules = (minimumCents: number, freeFromCents: number) =>
  withShop(pizzaria, { rules: { minimumCents, freeFromCents } })

describe('regras da entrega', () => {
  const toSummary: Line[] = [
    ...atNeighbourhood,
    ['cliente', 'é no Aleixo'],
    ['bot', 'Qual é o endereço?'],
    ['cliente', 'Rua Pará, 77, portão azul'],
    ['bot', 'Como prefere pagar?'],
    ['toca', 'Cartão de crédito'],
  ]
  dialogue(
    'abaixo do mínimo a entrega espera: acrescenta ou retira',
    [
      ...toSummary,
      ['bot', /Faltam R\$ 10,20 para o pedido mínimo/, ['Acrescentar itens', 'Retirar na loja', 'Cancelar']],
      ['cliente', 'confirmo'],
      ['bot', /Faltam R\$ 10,20/],
      ['toca', 'Retirar na loja'],
      ['bot', /Retirada na loja[^]*Total: \*R\$ 39,80\*\. Posso confirmar\?/],
      ['toca', 'Confirmar pedido'],
      ['efeito', 'place-order', { order: { fulfilment: 'pickup', feeCents: 0, totalCents: 3980 } }],
    ],
    withRules(5000, 0),
  )

  dialogue(
    'diz quanto falta para a entrega grátis',
    [...toSummary, ['bot', /Taxa: R\$ 8,00 \(faltam R\$ 0,20 para entrega grátis\)/]],
    withRules(0, 4000),
  )

  dialogue(
    'a partir do valor a entrega é grátis',
    [
      ...toSummary,
      ['bot', /Taxa: grátis[^]*Total: \*R\$ 39,80\*/],
      ['cliente', 'confirmo'],
      ['efeito', 'place-order', { order: { fulfilment: 'delivery', feeCents: 0, totalCents: 3980 } }],
    ],
    withRules(0, 3980),
  )
})

describe('entrega', () => {
  dialogue('diz o bairro e o endereço; a taxa é a da loja', [
    ...atNeighbourhood,
    ['cliente', 'é no Aleixo'],
    ['bot', /Entrega em Aleixo: R\$ 8,00\.[^]*Qual é o endereço\? Escreva rua e número/, []],
    ['cliente', 'Rua Pará, 77, portão azul'],
    ['bot', 'Total: *R$ 47,80*. Como prefere pagar?'],
    ['toca', 'Cartão de crédito'],
    ['bot', /Entrega: Rua Pará, 77, portão azul, Aleixo\nTaxa: R\$ 8,00\nPagamento: cartão de crédito/],
    ['cliente', 'confirmo'],
    [
      'efeito',
      'place-order',
      {
        order: {
          fulfilment: 'delivery',
          address: 'Rua Pará, 77, portão azul',
          neighbourhood: 'Aleixo',
          feeCents: 800,
          totalCents: 4780,
        },
      },
    ],
    ['loja', { kind: 'placed', number: 3, totalCents: 4780, pixCode: null, link: null }],
    ['bot', /Pedido nº 3 recebido, Ana! Total: R\$ 47,80\.\nPrevisão de entrega: cerca de 45 minutos\.$/],
  ])

  dialogue('bairro que pode ser dois: escolhe numa lista', [
    ...atNeighbourhood,
    ['cliente', 'Parque Dez'],
    [
      'bot',
      /Há mais de um parecido/,
      ['Parque Dez I', 'Parque Dez II', 'Retirar na loja', 'Falar com atendente'],
    ],
    ['cliente', '2'],
    ['bot', 'Entrega em Parque Dez II: R$ 8,00.'],
  ])

  dialogue('bairro desconhecido: os mais parecidos, depois uma pessoa', [
    ...atNeighbourhood,
    ['cliente', 'Aleluia'],
    ['bot', 'Não achei "Aleluia" entre os bairros que atendemos.'],
    ['cliente', 'Vila Nova do Norte'],
    ['bot', /Chamei uma pessoa/],
    ['efeito', 'hand-over', { why: 'neighbourhood' }],
  ])

  dialogue('bairro com erro de digitação é reconhecido, e a taxa é dita', [
    ...atNeighbourhood,
    ['cliente', 'adrianopoles'],
    ['bot', 'Entrega em Adrianópolis: R$ 8,00.'],
  ])

  dialogue('longe demais: resolve retirar', [
    ...atNeighbourhood,
    ['cliente', 'Iranduba'],
    ['bot', 'Não achei "Iranduba"'],
    ['toca', 'Retirar na loja'],
    ['bot', 'Total: *R$ 39,80*'],
  ])

  dialogue('rua sem número: só o número é perguntado', [
    ...atNeighbourhood,
    ['cliente', 'centro'],
    ['bot', 'Entrega em Centro: R$ 5,00.'],
    ['cliente', 'Avenida Sete de Setembro'],
    ['bot', 'Qual é o número?'],
    ['cliente', '1500'],
    ['bot', 'Como prefere pagar?'],
    ['toca', 'Cartão de débito'],
    ['bot', 'Entrega: Avenida Sete de Setembro, 1500, Centro'],
  ])

  dialogue('localização no endereço: pede a rua por escrito', [
    ...atNeighbourhood,
    ['cliente', 'centro'],
    ['bot', 'Qual é o endereço?'],
    ['manda', 'location'],
    ['bot', /Recebi a localização, mas preciso do endereço por escrito\.[^]*Escreva rua e número/],
    ['cliente', 'Rua Dez de Julho 10'],
    ['bot', 'Como prefere pagar?'],
  ])

  const here = { latitude: -3.1301, longitude: -60.0234, name: null, address: null }
  const named = { ...here, address: 'Rua Dez de Julho, Centro, Manaus - AM' }

  dialogue('localização no endereço: só número e referência são perguntados, e o mapa vai com o pedido', [
    ...atNeighbourhood,
    ['cliente', 'centro'],
    ['bot', 'Qual é o endereço?'],
    ['localização', here],
    ['bot', /Recebi a localização 📍[^]*Qual é o número, e alguma referência\?/],
    ['cliente', '120, portão verde'],
    ['bot', 'Como prefere pagar?'],
    ['toca', 'Cartão de débito'],
    ['bot', 'Entrega: 120, portão verde (https://maps.google.com/?q=-3.130100,-60.023400), Centro'],
  ])

  dialogue('localização em vez do bairro: o endereço dela diz a taxa', [
    ...atNeighbourhood,
    ['localização', named],
    ['bot', /Recebi a localização 📍[^]*Qual é o número/],
    ['cliente', 's/n, casa amarela'],
    ['bot', 'Como prefere pagar?'],
    ['toca', 'Cartão de crédito'],
    [
      'bot',
      'Entrega: Rua Dez de Julho, Centro, Manaus - AM, s/n, casa amarela (https://maps.google.com/?q=-3.130100,-60.023400), Centro',
    ],
  ])

  dialogue('localização sem bairro conhecido: o bairro ainda é perguntado, a localização fica', [
    ...atNeighbourhood,
    ['localização', here],
    ['bot', /Recebi a localização 📍[^]*Qual é o bairro/],
    ['cliente', 'centro'],
    ['bot', /Entrega em Centro: R\$ 5,00\.[^]*Qual é o número, e alguma referência\?/],
    ['cliente', '12'],
    ['bot', 'Como prefere pagar?'],
  ])

  dialogue('localização que não existe no mapa: como se não tivesse vindo', [
    ...atNeighbourhood,
    ['cliente', 'centro'],
    ['bot', 'Qual é o endereço?'],
    ['localização', { ...here, latitude: 4000 }],
    ['bot', 'preciso do endereço por escrito'],
  ])

  dialogue('localização fora de hora não atrapalha', [
    ...atFulfilment,
    ['toca', 'Retirar na loja'],
    ['bot', 'Como prefere pagar?'],
    ['manda', 'location'],
    ['bot', /Recebi a localização\.[^]*Como prefere pagar\?/],
  ])

  dialogue(
    'cliente que volta: o endereço da última vez num toque',
    [
      ['cliente', '2 x-salada'],
      ['bot', 'Oi, Ana!'],
      ['toca', 'Sim, finalizar'],
      ['bot', 'Entrega ou retirada?', ['Mesmo endereço', 'Outro endereço', 'Retirar na loja']],
      ['toca', 'Mesmo endereço'],
      ['bot', 'Total: *R$ 44,80*. Como prefere pagar?'],
      ['cliente', 'débito'],
      ['bot', /Entrega: Rua das Flores, 120, ap\. 3, Centro\nTaxa: R\$ 5,00/],
    ],
    returning,
  )

  dialogue(
    'endereço conhecido num bairro que a loja deixou de atender não é oferecido',
    [
      ['cliente', '2 x-salada'],
      ['bot', 'Está certo?'],
      ['toca', 'Sim, finalizar'],
      ['bot', 'Entrega ou retirada?', ['Entrega', 'Retirar na loja']],
    ],
    { ...returning, customer: { ...returning.customer, neighbourhood: 'Ponta Negra' } },
  )

  dialogue(
    '"entrega" com endereço conhecido: em qual deles',
    [
      ...atFulfilment.slice(0, 3),
      ['bot', 'Entrega ou retirada?'],
      ['cliente', 'entrega'],
      ['bot', 'Entregar onde?', ['Mesmo endereço', 'Outro endereço']],
      ['toca', 'Outro endereço'],
      ['bot', 'Qual é o bairro da entrega?'],
    ],
    returning,
  )

  dialogue(
    'sem bairros cadastrados vale a taxa única, e o bairro vai no endereço',
    [
      ...atFulfilment,
      ['toca', 'Entrega'],
      ['bot', 'Escreva rua, número e bairro'],
      ['cliente', 'Rua A, 10, Flores'],
      ['bot', 'Total: *R$ 46,80*'],
    ],
    withShop(pizzaria, { feeGroups: [], baseFeeCents: 700 }),
  )

  dialogue(
    'sem nome no WhatsApp, o nome é perguntado uma vez',
    [
      ['cliente', '2 x-salada'],
      ['bot', 'Oi! Aqui é o atendimento automático'],
      ['toca', 'Sim, finalizar'],
      ['bot', 'Entrega ou retirada?'],
      ['toca', 'Retirar na loja'],
      ['bot', 'Em nome de quem fica o pedido?'],
      ['cliente', 'meu nome é João Souza'],
      ['bot', 'Como prefere pagar?'],
      ['cliente', 'crédito'],
      ['bot', 'Nome: João Souza'],
    ],
    nameless,
  )

  dialogue('muda a entrega na confirmação', [
    ...atFulfilment,
    ['toca', 'Retirar na loja'],
    ['bot', 'Como prefere pagar?'],
    ['cliente', 'crédito'],
    ['bot', 'Retirada na loja'],
    ['toca', 'Mudar entrega'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'Aparecida'],
    ['bot', /Entrega em Aparecida: R\$ 5,00\.[^]*Qual é o endereço\?/],
    ['cliente', 'Rua Bandeira Branca, 9'],
    ['bot', /Taxa: R\$ 5,00[^]*Total: \*R\$ 44,80\*/],
  ])

  const atSummary: Line[] = [
    ['cliente', '1 x-salada, entrega rua das flores 120 centro, pix'],
    ['bot', 'Entrega em Centro: R$ 5,00.'],
    ['cliente', 'finalizar'],
    ['bot', 'Entrega: rua das flores 120, Centro'],
  ]

  dialogue('só o bairro muda: a rua de antes vale com um toque', [
    ...atSummary,
    ['cliente', 'errei o bairro, é aleixo'],
    ['bot', /Entrega em Aleixo: R\$ 8,00\.\n\nQual é o endereço\?/, ['A rua é a mesma']],
    ['toca', 'A rua é a mesma'],
    ['bot', 'Entrega: rua das flores 120, Aleixo\nTaxa: R$ 8,00'],
  ])

  for (const said of [
    'errei só o bairro, é aleixo',
    'o bairro é aleixo, a rua é a mesma',
    'é no aleixo, mesma rua',
  ]) {
    dialogue(`quem diz que a rua é a mesma não é perguntado: "${said}"`, [
      ...atSummary,
      ['cliente', said],
      ['bot', /Entrega em Aleixo: R\$ 8,00\.[^]*Entrega: rua das flores 120, Aleixo\nTaxa: R\$ 8,00/],
    ])
  }

  const elsewhere: Line[] = [
    ['cliente', '1 x-salada'],
    ['bot', 'Está certo?'],
    ['toca', 'Sim, finalizar'],
    ['bot', 'Entrega ou retirada?', ['Mesmo endereço', 'Outro endereço', 'Retirar na loja']],
    ['toca', 'Outro endereço'],
    ['bot', 'Qual é o bairro da entrega?'],
  ]
  const known = { ...pizzaria, customer: { name: 'Ana Lima', address: 'Rua B, 2', neighbourhood: 'Aleixo' } }

  for (const said of [
    'o de sempre',
    'no mesmo endereço',
    'o mesmo da última vez',
    'mesmo endereço de sempre',
  ]) {
    dialogue(
      `"${said}" no endereço é o da última entrega, com o bairro e a taxa dele`,
      [
        ...elsewhere,
        ['cliente', 'centro'],
        ['bot', 'Qual é o endereço?'],
        ['cliente', said],
        ['bot', /Entrega em Aleixo: R\$ 8,00\.[^]*Total: \*R\$ 27,90\*/],
        ['cliente', 'pix'],
        ['bot', 'Entrega: Rua B, 2, Aleixo'],
      ],
      known,
    )
  }

  dialogue(
    '"o de sempre" vale também no bairro e na pergunta da entrega',
    [
      ...elsewhere,
      ['cliente', 'no endereço de sempre'],
      ['bot', 'Total: *R$ 27,90*'],
      ['cliente', 'pix'],
      ['bot', 'Entrega: Rua B, 2, Aleixo'],
      ['toca', 'Mudar entrega'],
      ['bot', 'Entrega ou retirada?'],
      ['cliente', 'o de sempre'],
      ['bot', 'Entrega: Rua B, 2, Aleixo'],
    ],
    known,
  )

  dialogue('quem nunca recebeu nada lê isso, e a rua é perguntada', [
    ...atFulfilment,
    ['cliente', 'centro'],
    ['bot', 'Qual é o endereço?'],
    ['cliente', 'o de sempre'],
    ['bot', /Ainda não tenho um endereço seu\.\n\nQual é o endereço\?/],
  ])
})

describe('uma loja que por hoje não entrega', () => {
  const pickupOnly = withShop(pizzaria, { delivers: false })
  const order: Parameters<typeof dialogue>[1] = [
    ['cliente', 'quero 1 x-bacon'],
    ['bot', /1x X-Bacon/],
    ['cliente', 'sim, finalizar'],
  ]

  dialogue(
    'diz isso, e só oferece a retirada',
    [
      ...order,
      ['bot', 'Agora estamos só com retirada na loja. Você vem buscar?', ['Retirar na loja']],
      ['cliente', 'entrega'],
      ['bot', 'Agora estamos só com retirada na loja. Você vem buscar?', ['Retirar na loja']],
      ['cliente', 'sim'],
      ['bot', 'Como prefere pagar?'],
      ['cliente', 'dinheiro, sem troco'],
      ['bot', 'Retirada na loja'],
      ['cliente', 'confirmar'],
      ...placed(2490, 'cash', ['1 x-bacon']),
    ],
    pickupOnly,
  )

  dialogue(
    'diz isso também a quem já disse para onde, e não cobra taxa',
    [
      ['cliente', 'quero 1 x-bacon para entregar no centro, rua b, 2'],
      ['bot', /Agora estamos só com retirada na loja/],
      ['cliente', 'sim, finalizar'],
      ['bot', 'Você vem buscar?', ['Retirar na loja']],
      ['cliente', 'vou buscar'],
      ['bot', 'Como prefere pagar?'],
    ],
    pickupOnly,
  )
})
