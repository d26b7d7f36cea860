import { describe } from 'vitest'
import { dialogue, placed } from '../testing/dialogue'
import { hamburgueria } from '../testing/hamburgueria'
import { pizzaria } from '../testing/pizzaria'

const withPlaced = {
  ...pizzaria,
  orders: [
    {
      number: 8,
      status: 'production',
      fulfilment: 'pickup',
      totalCents: 1990,
      placedAt: pizzaria.now,
      paymentMethod: 'pix',
      pixCode: null,
    } as const,
  ],
}

describe('o que se corrige depois', () => {
  dialogue("'é 1 só' na confirmação", [
    ['cliente', '2 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n2x X-Salada: R$ 39,80\n\nSão R$ 39,80. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n2x X-Salada: R$ 39,80\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 39,80*. Posso confirmar?',
    ],
    ['cliente', 'é 1 só'],
    [
      'bot',
      'Mudei seu pedido.\n\nConfira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue("'o x-bacon é 1 só' ao ser lido de volta, com o que se disse dele", [
    ['cliente', '2 x-bacon sem cebola e 2 coca lata'],
    ['bot', 'Entendi:\n2x X-Bacon: R$ 49,80\n   obs.: sem cebola\n2x Coca-Cola lata: R$ 12,00'],
    ['cliente', 'o x-bacon é 1 só'],
    [
      'bot',
      'Mudei seu pedido.\n\nEntendi:\n1x X-Bacon: R$ 24,90\n   obs.: sem cebola\n2x Coca-Cola lata: R$ 12,00\n\nSão R$ 36,90. Está certo?',
    ],
  ])

  dialogue("'tira a coca' no pagamento", [
    ['cliente', '1 x-bacon e 1 coca 2l, retirada'],
    ['bot', 'Entendi:\n1x X-Bacon: R$ 24,90\n1x Coca-Cola 2L: R$ 14,00\n\nSão R$ 38,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Total: *R$ 38,90*. Como prefere pagar?'],
    ['cliente', 'tira a coca'],
    ['bot', 'Tirei: Coca-Cola 2L.\n\nTotal: *R$ 24,90*. Como prefere pagar?'],
    ['cliente', 'pix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Bacon: R$ 24,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2490, 'pix', ['1 x-bacon']),
  ])

  dialogue('o endereço muda na confirmação', [
    ['cliente', '1 x-salada, entrega rua das flores 120 centro, pix'],
    ['bot', 'Entrega em Centro: R$ 5,00.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'muda o endereço pra Rua do Sol, 45'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: Rua do Sol, 45, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2490, 'pix', ['1 x-salada'], {
      fulfilment: 'delivery',
      address: 'Rua do Sol, 45',
      neighbourhood: 'Centro',
      feeCents: 500,
    }),
  ])

  dialogue('o bairro muda, a taxa com ele, e a rua é perguntada de novo', [
    ['cliente', '1 x-salada, entrega rua das flores 120 centro, pix'],
    ['bot', 'Entrega em Centro: R$ 5,00.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'na verdade é pra entregar no Aleixo'],
    [
      'bot',
      'Entrega em Aleixo: R$ 8,00.\n\nQual é o endereço? Escreva rua e número, e uma referência se quiser.',
      ['A rua é a mesma'],
    ],
    ['cliente', 'rua do sol, 45'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: rua do sol, 45, Aleixo\nTaxa: R$ 8,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 27,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2790, 'pix', ['1 x-salada'], {
      fulfilment: 'delivery',
      address: 'rua do sol, 45',
      neighbourhood: 'Aleixo',
      feeCents: 800,
    }),
  ])

  dialogue("'na verdade cartão' pergunta qual", [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'na verdade cartão'],
    ['bot', 'Total: *R$ 19,90*. Cartão de crédito ou de débito?'],
    ['cliente', 'crédito'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: cartão de crédito\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'credit_card', ['1 x-salada']),
  ])

  dialogue('em vez de entregar, retira', [
    ['cliente', '1 x-salada, entrega rua das flores 120 centro, pix'],
    ['bot', 'Entrega em Centro: R$ 5,00.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'deixa, vou retirar na loja'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue('em vez de retirar, entrega', [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'na verdade quero que entregue, rua das flores 120, centro'],
    [
      'bot',
      'Entrega em Centro: R$ 5,00.\n\nConfira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2490, 'pix', ['1 x-salada'], {
      fulfilment: 'delivery',
      address: 'rua das flores 120',
      neighbourhood: 'Centro',
      feeCents: 500,
    }),
  ])

  dialogue('troca de pix para dinheiro com troco', [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'melhor em dinheiro, troco pra 50'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: dinheiro, troco para R$ 50,00 (R$ 30,10 de volta)\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'cash', ['1 x-salada'], { changeForCents: 5000 }),
  ])

  dialogue('mais uma coca na confirmação', [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'e mais 1 coca 2l'],
    ['bot', 'Entendi:\n1x Coca-Cola 2L: R$ 14,00\n\nSão R$ 14,00. Está certo?'],
    ['cliente', 'sim, finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n1x Coca-Cola 2L: R$ 14,00\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 33,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(3390, 'pix', ['1 x-salada', '1 coca-2l']),
  ])

  dialogue('troca o refrigerante', [
    ['cliente', '1 x-salada e 1 guaraná, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n1x Guaraná lata: R$ 5,50\n\nSão R$ 25,40. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n1x Guaraná lata: R$ 5,50\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 25,40*. Posso confirmar?',
    ],
    ['cliente', 'troca o guaraná por coca lata'],
    [
      'bot',
      'Mudei seu pedido.\n\nConfira seu pedido:\n1x X-Salada: R$ 19,90\n1x Coca-Cola lata: R$ 6,00\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 25,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2590, 'pix', ['1 x-salada', '1 coca-lata']),
  ])

  dialogue("'é 1 só' antes de entrar no carrinho", [
    ['cliente', '2 x-salada'],
    ['bot', 'Entendi:\n2x X-Salada: R$ 39,80\n\nSão R$ 39,80. Está certo?'],
    ['cliente', 'é 1 só'],
    ['bot', 'Mudei seu pedido.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'retirada, pix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue("'tira o guaraná' ao ser lido de volta", [
    ['cliente', '1 x-salada e 2 guaraná'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n2x Guaraná lata: R$ 11,00\n\nSão R$ 30,90. Está certo?'],
    ['cliente', 'tira o guaraná'],
    ['bot', 'Tirei: Guaraná lata.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'retirada'],
    ['bot', 'Total: *R$ 19,90*. Como prefere pagar?'],
    ['cliente', 'pix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue('tira tudo que havia', [
    ['cliente', '1 guaraná'],
    ['bot', 'Entendi:\n1x Guaraná lata: R$ 5,50\n\nSão R$ 5,50. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'tira o guaraná'],
    ['bot', 'Tirei: Guaraná lata. Seu carrinho está vazio.'],
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue('o endereço muda no pagamento', [
    ['cliente', '1 x-salada, entrega rua das flores 120 centro'],
    ['bot', 'Entrega em Centro: R$ 5,00.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Total: *R$ 24,90*. Como prefere pagar?'],
    ['cliente', 'muda o endereço pra Rua do Sol, 45'],
    ['bot', 'Total: *R$ 24,90*. Como prefere pagar?'],
    ['cliente', 'pix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: Rua do Sol, 45, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2490, 'pix', ['1 x-salada'], {
      fulfilment: 'delivery',
      address: 'Rua do Sol, 45',
      neighbourhood: 'Centro',
      feeCents: 500,
    }),
  ])

  dialogue('nome de outro na confirmação', [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'coloca em nome de Carlos'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Carlos\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada'], { customerName: 'Carlos' }),
  ])

  dialogue('recado dito na confirmação', [
    ['cliente', '1 x-salada, entrega rua das flores 120 centro, pix'],
    ['bot', 'Entrega em Centro: R$ 5,00.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'não toca a campainha'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\nObservação: não toca a campainha\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2490, 'pix', ['1 x-salada'], {
      fulfilment: 'delivery',
      address: 'rua das flores 120',
      neighbourhood: 'Centro',
      feeCents: 500,
      notes: 'não toca a campainha',
    }),
  ])

  dialogue('cancelar o pedido feito', [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
    ['cliente', 'quero cancelar o pedido'],
    ['bot', 'Certo, Ana! Chamei uma pessoa da loja. Pode ir escrevendo por aqui.'],
    ['efeito', 'hand-over', { why: 'cancel' }],
  ])

  dialogue("'põe mais um' na confirmação", [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'coloca mais 1 x-salada'],
    [
      'bot',
      'Mudei seu pedido.\n\nConfira seu pedido:\n2x X-Salada: R$ 39,80\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 39,80*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(3980, 'pix', ['2 x-salada']),
  ])

  dialogue('esvazia tudo e desiste', [
    ['cliente', '2 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n2x X-Salada: R$ 39,80\n\nSão R$ 39,80. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n2x X-Salada: R$ 39,80\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 39,80*. Posso confirmar?',
    ],
    ['cliente', 'cancela tudo'],
    ['bot', 'Quer mesmo esvaziar o carrinho?'],
    ['cliente', 'sim'],
    ['bot', 'Carrinho esvaziado.'],
  ])

  dialogue('no bairro, muda para retirada', [
    ['cliente', '1 x-salada'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'entrega'],
    ['bot', 'Qual é o bairro da entrega?'],
    ['cliente', 'melhor retirar mesmo, pago no pix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue('no troco, muda para pix', [
    ['cliente', '1 x-salada, retirada, dinheiro'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'O total é R$ 19,90. Precisa de troco para quanto?'],
    ['cliente', 'na verdade pix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue(
    "'sem cebola no burger' na confirmação",
    [
      ['cliente', '1 burger artesanal ao ponto, retirada, pix'],
      ['bot', 'Entendi:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n\nSão R$ 28,00. Está certo?'],
      ['cliente', 'finalizar'],
      [
        'bot',
        'Confira seu pedido:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 28,00*. Posso confirmar?',
      ],
      ['cliente', 'sem cebola no burger'],
      [
        'bot',
        'Mudei seu pedido.\n\nConfira seu pedido:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n   obs.: sem cebola\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 28,00*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(2800, 'pix', ['1 artesanal + ao-ponto (sem cebola)']),
    ],
    hamburgueria,
  )

  dialogue(
    'cancelar o pedido feito, com nada começado',
    [
      ['cliente', 'quero cancelar meu pedido'],
      ['bot', 'Certo, Ana! Chamei uma pessoa da loja. Pode ir escrevendo por aqui.'],
      ['efeito', 'hand-over', { why: 'cancel' }],
    ],
    withPlaced,
  )

  dialogue(
    'cancelar o pedido feito, com outro lido de volta',
    [
      ['cliente', '2 guaraná'],
      ['bot', 'Entendi:\n2x Guaraná lata: R$ 11,00\n\nSão R$ 11,00. Está certo?'],
      ['cliente', 'cancela o pedido 8'],
      ['bot', 'Certo, Ana! Chamei uma pessoa da loja. Pode ir escrevendo por aqui.'],
      ['efeito', 'hand-over', { why: 'cancel' }],
    ],
    withPlaced,
  )

  dialogue(
    'cancelar o pedido feito, com outro na confirmação',
    [
      ['cliente', '2 guaraná, retirada, pix'],
      ['bot', 'Entendi:\n2x Guaraná lata: R$ 11,00\n\nSão R$ 11,00. Está certo?'],
      ['cliente', 'finalizar'],
      [
        'bot',
        'Confira seu pedido:\n2x Guaraná lata: R$ 11,00\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 11,00*. Posso confirmar?',
      ],
      ['cliente', 'cancela o pedido que eu fiz antes'],
      ['bot', 'Certo, Ana! Chamei uma pessoa da loja. Pode ir escrevendo por aqui.'],
      ['efeito', 'hand-over', { why: 'cancel' }],
    ],
    withPlaced,
  )

  dialogue(
    'cancelar o pedido feito, no pagamento de outro',
    [
      ['cliente', '2 guaraná, retirada'],
      ['bot', 'Entendi:\n2x Guaraná lata: R$ 11,00\n\nSão R$ 11,00. Está certo?'],
      ['cliente', 'finalizar'],
      ['bot', 'Total: *R$ 11,00*. Como prefere pagar?'],
      ['cliente', 'quero cancelar o pedido nº 8'],
      ['bot', 'Certo, Ana! Chamei uma pessoa da loja. Pode ir escrevendo por aqui.'],
      ['efeito', 'hand-over', { why: 'cancel' }],
    ],
    withPlaced,
  )

  dialogue("'sem cebola' no pagamento", [
    ['cliente', '1 x-salada, retirada'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Total: *R$ 19,90*. Como prefere pagar?'],
    ['cliente', 'sem cebola'],
    ['bot', 'Mudei seu pedido.\n\nTotal: *R$ 19,90*. Como prefere pagar?'],
    ['cliente', 'pix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n   obs.: sem cebola\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada (sem cebola)']),
  ])

  dialogue('o aumento deixa o troco curto', [
    ['cliente', '1 x-bacon, retirada, dinheiro, troco pra 30'],
    ['bot', 'Entendi:\n1x X-Bacon: R$ 24,90\n\nSão R$ 24,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Bacon: R$ 24,90\n\nRetirada na loja\nPagamento: dinheiro, troco para R$ 30,00 (R$ 5,10 de volta)\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'coloca mais 1 x-bacon'],
    [
      'bot',
      'Mudei seu pedido.\n\nR$ 30,00 não cobre o total.\nO total é R$ 49,80. Precisa de troco para quanto?',
    ],
    ['cliente', '100'],
    [
      'bot',
      'Confira seu pedido:\n2x X-Bacon: R$ 49,80\n\nRetirada na loja\nPagamento: dinheiro, troco para R$ 100,00 (R$ 50,20 de volta)\nNome: Ana Lima\n\nTotal: *R$ 49,80*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(4980, 'cash', ['2 x-bacon'], { changeForCents: 10000 }),
  ])

  dialogue('horário dito na confirmação', [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'é para as 21h'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\nHorário pedido: 21:00\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada'], { notes: 'Para as 21:00' }),
  ])

  dialogue('troco menor que o total, dito na confirmação', [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'na verdade dinheiro, troco pra 10'],
    ['bot', 'R$ 10,00 não cobre o total.\nO total é R$ 19,90. Precisa de troco para quanto?'],
    ['cliente', '20'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: dinheiro, troco para R$ 20,00 (R$ 0,10 de volta)\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'cash', ['1 x-salada'], { changeForCents: 2000 }),
  ])

  dialogue(
    "'tira a borda' na confirmação",
    [
      ['cliente', '1 pizza de calabresa grande com borda de catupiry, retirada, pix'],
      [
        'bot',
        'Entendi:\n1x Pizza de Calabresa (Grande): R$ 60,00\n   + Borda de catupiry\n\nSão R$ 60,00. Está certo?',
      ],
      ['cliente', 'finalizar'],
      [
        'bot',
        'Confira seu pedido:\n1x Pizza de Calabresa (Grande): R$ 60,00\n   + Borda de catupiry\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 60,00*. Posso confirmar?',
      ],
      ['cliente', 'tira a borda'],
      [
        'bot',
        'Mudei seu pedido.\n\nConfira seu pedido:\n1x Pizza de Calabresa (Grande): R$ 50,00\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 50,00*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(5000, 'pix', ['1 p-calabresa Grande']),
    ],
    hamburgueria,
  )
})
