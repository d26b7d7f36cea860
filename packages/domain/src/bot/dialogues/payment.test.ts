import { describe } from 'vitest'
import { dialogue, placed, type Line } from '../testing/dialogue'
import { pizzaria, withShop } from '../testing/pizzaria'

const code = '00020126410014br.gov.bcb.pix0119pix@bella.example5204000053039865802BR'

const atPayment: Line[] = [
  ['cliente', '2 x-salada'],
  ['bot', 'Está certo?'],
  ['toca', 'Sim, finalizar'],
  ['bot', 'Entrega ou retirada?'],
  ['toca', 'Retirar na loja'],
  ['bot', 'Total: *R$ 39,80*. Como prefere pagar?'],
]
const pixPlaced: Line[] = [
  ...atPayment,
  ['cliente', 'pix'],
  ['bot', /Pagamento: PIX/],
  ['cliente', 'sim'],
  ['efeito', 'place-order', { order: { paymentMethod: 'pix', changeForCents: null } }],
  ['loja', { kind: 'placed', number: 8, totalCents: 3980, pixCode: code, link: null }],
  ['bot', /Pedido nº 8 recebido[^]*copie o código PIX da próxima mensagem\. A loja confirma o pagamento\./],
  ['bot', new RegExp(`^${code.replaceAll('.', '\\.')}$`), []],
]

describe('pagamento', () => {
  dialogue('PIX: o código vai sozinho numa mensagem, e quem confirma é a loja', pixPlaced)

  dialogue('imagem depois do pedido com PIX é tratada como comprovante', [
    ...pixPlaced,
    ['manda', 'image'],
    ['bot', /Recebi a imagem e avisei a loja\. Quem confirma o pagamento é uma pessoa da loja\./],
    ['efeito', 'receipt', { orderNumber: 8 }],
  ])

  dialogue('imagem no pagamento: avisa a loja, e o pedido ainda não está feito', [
    ...atPayment,
    ['manda', 'image'],
    ['bot', /O pedido ainda não foi concluído\.[^]*Como prefere pagar\?/],
    ['efeito', 'receipt', { orderNumber: null }],
    ['cliente', 'pix'],
    ['bot', 'Posso confirmar?'],
    ['manda', 'document', 'comprovante'],
    ['bot', /avisei a loja[^]*Posso confirmar\?/],
    ['efeito', 'receipt', { orderNumber: null }],
  ])

  dialogue(
    'a loja sem chave PIX não oferece PIX',
    [
      ...atPayment.slice(0, -1),
      ['bot', 'Como prefere pagar?', ['Cartão de crédito', 'Cartão de débito', 'Dinheiro']],
      ['cliente', 'pix'],
      ['bot', /A loja não recebe PIX por aqui\.[^]*Como prefere pagar\?/],
    ],
    withShop(pizzaria, { pix: null }),
  )

  dialogue('cartão: de crédito ou de débito', [
    ...atPayment,
    ['cliente', 'cartão'],
    ['bot', /Qual deles\?|Qual destas opções\?/, ['Cartão de crédito', 'Cartão de débito']],
    ['cliente', 'débito'],
    ['bot', 'Pagamento: cartão de débito'],
  ])

  dialogue('troco menor que o total é recusado com o total à vista', [
    ...atPayment,
    ['cliente', 'dinheiro'],
    [
      'bot',
      'O total é R$ 39,80. Precisa de troco para quanto?',
      ['Sem troco', 'Para R$ 50,00', 'Para R$ 100,00'],
    ],
    ['cliente', 'troco pra 30'],
    ['bot', /R\$ 30,00 não cobre o total\.[^]*O total é R\$ 39,80/],
    ['cliente', '50'],
    ['bot', 'Pagamento: dinheiro, troco para R$ 50,00 (R$ 10,20 de volta)'],
    ['cliente', 'ok'],
    ['efeito', 'place-order', { order: { paymentMethod: 'cash', changeForCents: 5000, totalCents: 3980 } }],
    ['loja', { kind: 'placed', number: 1, totalCents: 3980, pixCode: null, link: null }],
    ['bot', 'Pedido nº 1 recebido'],
  ])

  dialogue('"dinheiro, troco pra 100" responde duas perguntas', [
    ...atPayment,
    ['cliente', 'dinheiro, troco pra 100'],
    ['bot', 'troco para R$ 100,00 (R$ 60,20 de volta)'],
  ])

  dialogue('dinheiro certinho, sem troco', [
    ...atPayment,
    ['toca', 'Dinheiro'],
    ['bot', 'Precisa de troco'],
    ['cliente', 'não precisa'],
    ['bot', /Pagamento: dinheiro\n/],
  ])

  dialogue('muda de ideia: do PIX para dinheiro', [
    ...atPayment,
    ['toca', 'PIX'],
    ['bot', 'Pagamento: PIX'],
    ['toca', 'Mudar pagamento'],
    ['bot', 'Como prefere pagar?'],
    ['toca', 'Dinheiro'],
    ['bot', 'Precisa de troco'],
    ['cliente', 'voltar'],
    ['bot', 'Como prefere pagar?'],
  ])

  dialogue('"pix" sem pedido: a chave da loja; com pedido em aberto: o código de novo', [
    ['cliente', 'pix'],
    ['bot', /Nossa chave: pix@bella\.example/],
    [
      'agora',
      (world) => ({
        ...world,
        orders: [
          {
            number: 8,
            status: 'analysis',
            fulfilment: 'pickup',
            totalCents: 3980,
            placedAt: world.now,
            paymentMethod: 'pix',
            pixCode: code,
          },
        ],
      }),
    ],
    ['cliente', 'qual o pix?'],
    ['bot', /PIX copia e cola do pedido nº 8 \(R\$ 39,80\)\. Quem confirma o pagamento é a loja\./],
    ['bot', code],
  ])

  dialogue('PIX sem código: diz que a loja combina, sem inventar', [
    ...atPayment,
    ['cliente', 'pix'],
    ['bot', 'Pagamento: PIX'],
    ['toca', 'Confirmar pedido'],
    ['efeito', 'place-order'],
    ['loja', { kind: 'placed', number: 9, totalCents: 3980, pixCode: null, link: null }],
    ['bot', /O PIX a loja combina com você por aqui, e é ela que confirma o pagamento\./],
  ])

  dialogue('"pix" com o pedido lido de volta é como se paga: é dito, e não perguntado de novo', [
    ['cliente', '2 x-salada'],
    ['bot', 'Está certo?'],
    ['cliente', 'pix'],
    ['bot', /^Pagamento: PIX\.\n\nEntendi:\n2x X-Salada: R\$ 39,80/],
    ['cliente', 'só isso'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'retirada'],
    ['bot', /Pagamento: PIX\n[^]*Posso confirmar\?/],
  ])

  dialogue('no carrinho também, e quem pergunta pela chave lê a chave', [
    ['cliente', '2 x-salada'],
    ['bot', 'Está certo?'],
    ['cliente', 'sim'],
    ['bot', 'Seu carrinho'],
    ['cliente', 'qual é o pix?'],
    ['bot', /Nossa chave: pix@bella\.example[^]*Seu carrinho/],
    ['cliente', 'vai ser no pix'],
    ['bot', /^Pagamento: PIX\.\n\nEntrega ou retirada\?$/],
  ])

  dialogue('"pix" na confirmação de um pedido em dinheiro muda o pagamento', [
    ...atPayment,
    ['cliente', 'dinheiro sem troco'],
    ['bot', 'Pagamento: dinheiro'],
    ['cliente', 'pix'],
    ['bot', /^Confira seu pedido:[^]*Pagamento: PIX/],
  ])

  const takesVoucher = withShop(pizzaria, { voucher: true })

  dialogue(
    'a loja que recebe vale o oferece e o diz; dito antes, não é perguntado',
    [
      ['cliente', 'aceita vale?'],
      ['bot', 'Aceitamos PIX, cartão de crédito, cartão de débito, dinheiro e vale-refeição.'],
      ['cliente', '2 x-salada, retirada, vou pagar no VR'],
      ['bot', 'Está certo?'],
      ['cliente', 'sim, finalizar'],
      ['bot', 'Pagamento: vale-refeição'],
      ['cliente', 'sim'],
      ...placed(3980, 'voucher', ['2 x-salada']),
    ],
    takesVoucher,
  )

  dialogue(
    'a que recebe vale mostra-o entre os jeitos de pagar',
    [
      ...atPayment.slice(0, -1),
      [
        'bot',
        'Como prefere pagar?',
        ['PIX', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro', 'Vale-refeição'],
      ],
      ['cliente', 'cartão alelo'],
      ['bot', 'Pagamento: vale-refeição'],
    ],
    takesVoucher,
  )

  dialogue(
    'o que deixou de ser recebido é dito antes de confirmar',
    [
      ...atPayment,
      ['cliente', 'vr'],
      ['bot', 'Pagamento: vale-refeição'],
      ['agora', (world) => withShop(world, { voucher: false })],
      ['cliente', 'sim'],
      ['bot', /A loja não está recebendo vale-refeição agora\.[^]*Como prefere pagar\?/],
    ],
    takesVoucher,
  )

  dialogue('a loja que não recebe vale diz isso, e pergunta como se paga', [
    ['cliente', 'aceita vale?'],
    [
      'bot',
      'Vale-refeição a loja não recebe. Aceitamos PIX, cartão de crédito, cartão de débito e dinheiro.',
    ],
    ['cliente', '2 x-salada, retirada, vou pagar no VR'],
    ['bot', /A loja não recebe vale-refeição por aqui\.[^]*Está certo\?/],
    ['cliente', 'sim, finalizar'],
    ['bot', 'Como prefere pagar?', ['PIX', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro']],
    ['cliente', 'ticket'],
    ['bot', /A loja não recebe vale-refeição por aqui\.[^]*Como prefere pagar\?/],
  ])
})
