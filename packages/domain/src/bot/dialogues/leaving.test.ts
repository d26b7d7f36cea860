import { describe, expect } from 'vitest'
import { dialogue, type Line } from '../testing/dialogue'
import { pizzaria } from '../testing/pizzaria'

const withOrder = {
  ...pizzaria,
  orders: [
    {
      number: 7,
      status: 'production',
      fulfilment: 'delivery',
      totalCents: 5000,
      placedAt: pizzaria.now - 600_000,
      paymentMethod: 'cash',
      pixCode: null,
    } as const,
  ],
}
const atCart: Line[] = [
  ['cliente', '2 x-salada'],
  ['bot', 'Está certo?'],
  ['cliente', 'sim'],
  ['bot', 'Seu carrinho'],
]
const atAddress: Line[] = [
  ...atCart,
  ['cliente', 'finalizar'],
  ['bot', 'Entrega ou retirada?'],
  ['cliente', 'centro'],
  ['bot', 'Qual é o endereço?'],
]

describe('cancelar, sair e chamar uma pessoa', () => {
  dialogue('cancelar no carrinho pergunta antes de esvaziar', [
    ...atCart,
    ['cliente', 'cancelar'],
    ['bot', 'Quer mesmo esvaziar o carrinho?', ['Sim, esvaziar', 'Não, continuar']],
    ['cliente', 'não'],
    ['bot', '2x X-Salada'],
    ['toca', 'Esvaziar carrinho'],
    ['bot', 'Quer mesmo esvaziar o carrinho?'],
    ['cliente', 'sim'],
    ['bot', /Carrinho esvaziado\./],
    ['cliente', 'carrinho'],
    ['bot', 'Seu carrinho está vazio.'],
  ])

  dialogue('cancelar no endereço, e "cancelar" outra vez confirma', [
    ...atAddress,
    ['cliente', 'Cancelar'],
    ['bot', 'Quer mesmo esvaziar o carrinho?'],
    ['cliente', 'cancela'],
    ['bot', 'Carrinho esvaziado.'],
  ])

  const stages: [string, string[]][] = [
    ['entrega ou retirada', []],
    ['bairro', ['entrega']],
    ['endereço', ['centro']],
    ['número da rua', ['centro', 'Rua do Sol']],
    ['pagamento', ['retirada']],
    ['troco', ['retirada', 'dinheiro']],
    ['confirmação', ['retirada', 'pix']],
  ]
  for (const [stage, said] of stages) {
    dialogue(`cancelar no passo "${stage}" pergunta antes, e "não" devolve o carrinho`, [
      ...atCart,
      ['cliente', 'finalizar'],
      ['bot', 'Entrega ou retirada?'],
      ...said.flatMap((text): Line[] => [
        ['cliente', text],
        ['bot', ''],
      ]),
      ['cliente', 'cancelar'],
      ['bot', 'Quer mesmo esvaziar o carrinho?'],
      ['cliente', 'não'],
      ['bot', '2x X-Salada: R$ 39,80'],
    ])
  }

  dialogue('cancelar enquanto escolhe o tamanho deixa o produto de lado', [
    ['cliente', '1 pizza de calabresa'],
    ['bot', 'qual tamanho?'],
    ['cliente', 'cancelar'],
    ['bot', 'Tudo bem, deixei de lado.'],
  ])

  dialogue('cancelar sem nada em aberto', [
    ['cliente', 'cancelar'],
    ['bot', 'Não há nada em aberto para cancelar.'],
  ])

  dialogue(
    'pedido feito só uma pessoa cancela',
    [
      ['cliente', 'quero cancelar meu pedido'],
      ['bot', 'Chamei uma pessoa'],
      [
        'efeito',
        'hand-over',
        { why: 'cancel', summary: expect.stringContaining('Quer cancelar um pedido já feito') as unknown },
      ],
    ],
    withOrder,
  )

  dialogue(
    'com carrinho e pedido feito: qual dos dois',
    [
      ...atCart,
      ['cliente', 'cancelar'],
      ['bot', 'Quer mesmo', ['Sim, esvaziar', 'Não, continuar', 'Cancelar pedido nº 7']],
      ['toca', 'Cancelar pedido nº 7'],
      ['bot', 'Chamei uma pessoa'],
      ['efeito', 'hand-over', { why: 'cancel' }],
    ],
    withOrder,
  )

  dialogue('cancelar enquanto o pedido é registrado chama uma pessoa', [
    ...atCart,
    ['cliente', 'pode fechar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'retirada'],
    ['bot', 'Como prefere pagar?'],
    ['cliente', 'pix'],
    ['bot', 'Posso confirmar?'],
    ['cliente', 'sim'],
    ['efeito', 'place-order'],
    ['cliente', 'cancela'],
    ['bot', 'Chamei uma pessoa'],
    ['efeito', 'hand-over', { why: 'cancel' }],
    ['passam', 40],
    ['cliente', 'oi'],
    ['bot', /Como posso ajudar\?/],
  ])

  dialogue('atendente no meio do pedido: o resumo leva o carrinho, a entrega e onde parou', [
    ...atAddress,
    ['cliente', 'Rua A, 1'],
    ['bot', 'Como prefere pagar?'],
    ['cliente', 'humano por favor'],
    ['bot', /Certo, Ana! Chamei uma pessoa da loja/, []],
    [
      'efeito',
      'hand-over',
      {
        why: 'asked',
        summary: expect.stringMatching(
          /Estava no pagamento\.\nCarrinho:\n2x X-Salada: R\$\s39,80\nItens: R\$\s39,80\nEntrega: Rua A, 1, Centro\nTotal: R\$\s44,80\nNome: Ana Lima/,
        ) as unknown,
      },
    ],
    ['passam', 35],
    ['cliente', 'oi'],
    ['bot', /Continuar pedido\?/, ['Continuar', 'Começar de novo']],
  ])

  dialogue('"parar" silencia por uma hora', [
    ['cliente', 'parar'],
    ['bot', 'Tudo bem, Ana: fico quieto por 60 minutos.'],
    ['efeito', 'mute', { minutes: 60 }],
  ])

  dialogue('"finalizar" no carrinho fecha o pedido, não a conversa', [
    ...atCart,
    ['cliente', 'finalizar'],
    ['bot', 'Entrega ou retirada?'],
  ])
})
