import { describe } from 'vitest'
import type { KnownCoupon } from '../model/model'
import { dialogue, type Line } from '../testing/dialogue'
import { pizzaria } from '../testing/pizzaria'

const coupon = (change: Partial<KnownCoupon> = {}): KnownCoupon => ({
  code: 'PIZZA10',
  kind: 'percent',
  value: 10,
  minimumCents: 0,
  refusal: null,
  ...change,
})
const world = {
  ...pizzaria,
  coupons: [
    coupon(),
    coupon({ code: 'FRETE', kind: 'free_delivery', value: 0, minimumCents: 5000 }),
    coupon({ code: 'BEMVINDO', refusal: 'not_first' }),
  ],
}

const toPayment: Line[] = [
  ['cliente', '2 x-salada'],
  ['bot', 'Está certo?'],
  ['toca', 'Sim, finalizar'],
  ['bot', 'Entrega ou retirada?'],
  ['toca', 'Entrega'],
  ['bot', 'Qual é o bairro da entrega?'],
  ['cliente', 'é no Aleixo'],
  ['bot', 'Qual é o endereço?'],
  ['cliente', 'Rua Pará, 77, portão azul'],
  ['bot', 'Como prefere pagar?'],
]

describe('cupons', () => {
  dialogue(
    'diz o cupom no resumo: o resumo vem de novo com o desconto',
    [
      ...toPayment,
      ['toca', 'Cartão de crédito'],
      ['bot', /Total: \*R\$ 47,80\*/],
      ['cliente', 'tenho um cupom pízza10'],
      [
        'bot',
        /Cupom PIZZA10 aplicado: 10% de desconto nos itens\.[^]*Desconto \(PIZZA10\): -R\$ 3,98[^]*Total: \*R\$ 43,82\*/,
      ],
      ['cliente', 'confirmo'],
      ['efeito', 'place-order', { order: { coupon: 'PIZZA10', feeCents: 800, totalCents: 4382 } }],
    ],
    world,
  )

  dialogue(
    'diz o cupom antes de pedir, junto com o pedido',
    [
      ['cliente', '2 x-salada, cupom PIZZA10'],
      ['bot', /Cupom PIZZA10 aplicado[^]*Está certo\?/],
    ],
    world,
  )

  dialogue(
    'um cupom que não vale é recusado em palavras, e a pergunta fica',
    [
      ...toPayment,
      ['cliente', 'cupom BEMVINDO'],
      ['bot', /Este cupom vale só para o primeiro pedido\.[^]*Como prefere pagar\?/],
      ['cliente', 'usar cupom de desconto XYZ99'],
      ['bot', /Este cupom não existe ou não vale mais\.[^]*Como prefere pagar\?/],
    ],
    world,
  )

  dialogue(
    'um cupom que espera por itens não desconta nada, e diz quanto falta',
    [
      ...toPayment,
      ['cliente', 'cupom frete'],
      ['bot', /Cupom FRETE aplicado: entrega grátis, a partir de R\$ 50,00/],
      ['toca', 'Cartão de crédito'],
      ['bot', /Taxa: R\$ 8,00\nCupom FRETE: faltam R\$ 10,20 em itens para valer/],
      ['cliente', 'confirmo'],
      ['efeito', 'place-order', { order: { feeCents: 800, totalCents: 4780 } }],
    ],
    world,
  )
})
