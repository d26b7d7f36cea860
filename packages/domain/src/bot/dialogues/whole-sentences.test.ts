import { describe } from 'vitest'
import { dialogue, placed } from '../testing/dialogue'
import { hamburgueria } from '../testing/hamburgueria'

describe('o pedido numa frase', () => {
  dialogue('uma frase diz tudo: nada é perguntado de novo', [
    [
      'cliente',
      'boa noite, quero 2 x-bacon e 1 guaraná, entrega na rua das flores 120, centro, vou pagar no pix',
    ],
    [
      'bot',
      'Entrega em Centro: R$ 5,00.\n\nEntendi:\n2x X-Bacon: R$ 49,80\n1x Guaraná lata: R$ 5,50\n\nSão R$ 55,30. Está certo?',
    ],
    ['cliente', 'sim, finalizar'],
    [
      'bot',
      'Confira seu pedido:\n2x X-Bacon: R$ 49,80\n1x Guaraná lata: R$ 5,50\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 60,30*. Posso confirmar?',
    ],
    ['cliente', 'confirmar'],
    ...placed(6030, 'pix', ['2 x-bacon', '1 guarana'], {
      fulfilment: 'delivery',
      address: 'rua das flores 120',
      neighbourhood: 'Centro',
      feeCents: 500,
    }),
  ])

  dialogue('troco dito junto não é perguntado de novo', [
    ['cliente', '1 x-salada pra entregar na Rua do Sol, 45, Aparecida. pago em dinheiro, troco pra 50'],
    ['bot', 'Entrega em Aparecida: R$ 5,00.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'sim, finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: Rua do Sol, 45, Aparecida\nTaxa: R$ 5,00\nPagamento: dinheiro, troco para R$ 50,00 (R$ 25,10 de volta)\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2490, 'cash', ['1 x-salada'], {
      fulfilment: 'delivery',
      address: 'Rua do Sol, 45',
      neighbourhood: 'Aparecida',
      feeCents: 500,
      changeForCents: 5000,
    }),
  ])

  dialogue('retirada e débito ditos junto', [
    ['cliente', 'quero 1 x-salada e 2 guaraná lata, vou retirar, pago no débito'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n2x Guaraná lata: R$ 11,00\n\nSão R$ 30,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n2x Guaraná lata: R$ 11,00\n\nRetirada na loja\nPagamento: cartão de débito\nNome: Ana Lima\n\nTotal: *R$ 30,90*. Posso confirmar?',
    ],
    ['cliente', 'confirmar'],
    ...placed(3090, 'debit_card', ['1 x-salada', '2 guarana']),
  ])

  dialogue(
    "'com borda de catupiry' entra no preço",
    [
      [
        'cliente',
        '1 pizza de calabresa grande com borda de catupiry, entrega rua das flores 120 centro, pix',
      ],
      [
        'bot',
        'Entrega em Centro: R$ 5,00.\n\nEntendi:\n1x Pizza de Calabresa (Grande): R$ 60,00\n   + Borda de catupiry\n\nSão R$ 60,00. Está certo?',
      ],
      ['cliente', 'sim, finalizar'],
      [
        'bot',
        'Confira seu pedido:\n1x Pizza de Calabresa (Grande): R$ 60,00\n   + Borda de catupiry\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 65,00*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(6500, 'pix', ['1 p-calabresa Grande + catupiry'], {
        fulfilment: 'delivery',
        address: 'rua das flores 120',
        neighbourhood: 'Centro',
        feeCents: 500,
      }),
    ],
    hamburgueria,
  )

  dialogue(
    'o ponto, obrigatório, é perguntado; adicionais ditos entram no total',
    [
      ['cliente', '2 burger artesanal com bacon e ovo'],
      ['bot', '*Burger Artesanal* · Ponto da carne: escolha 1.'],
      ['cliente', 'ao ponto'],
      [
        'bot',
        'Entendi:\n2x Burger Artesanal: R$ 68,00\n   + Ao ponto, Bacon, Ovo\n\nSão R$ 68,00. Está certo?',
      ],
      ['cliente', 'finalizar'],
      ['bot', 'Entrega ou retirada?'],
      ['cliente', 'retirada'],
      ['bot', 'Total: *R$ 68,00*. Como prefere pagar?'],
      ['cliente', 'pix'],
      [
        'bot',
        'Confira seu pedido:\n2x Burger Artesanal: R$ 68,00\n   + Ao ponto, Bacon, Ovo\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 68,00*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(6800, 'pix', ['2 artesanal + bacon, ovo, ao-ponto']),
    ],
    hamburgueria,
  )

  dialogue(
    'o ponto dito não é perguntado',
    [
      ['cliente', '1 burger artesanal bem passado com cheddar, retiro ai, dinheiro sem troco'],
      [
        'bot',
        'Entendi:\n1x Burger Artesanal: R$ 31,50\n   + Bem passada, Cheddar\n\nSão R$ 31,50. Está certo?',
      ],
      ['cliente', 'finalizar'],
      [
        'bot',
        'Confira seu pedido:\n1x Burger Artesanal: R$ 31,50\n   + Bem passada, Cheddar\n\nRetirada na loja\nPagamento: dinheiro\nNome: Ana Lima\n\nTotal: *R$ 31,50*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(3150, 'cash', ['1 artesanal + bem, cheddar']),
    ],
    hamburgueria,
  )

  dialogue('meia calabresa, meia portuguesa: vale a mais cara', [
    ['cliente', '1 pizza grande meia calabresa meia portuguesa, pra retirar, pago no crédito'],
    [
      'bot',
      'Entendi:\n1x Pizza Meio a Meio (Grande): R$ 50,00\n   + Calabresa, Portuguesa\n\nSão R$ 50,00. Está certo?',
    ],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x Pizza Meio a Meio (Grande): R$ 50,00\n   + Calabresa, Portuguesa\n\nRetirada na loja\nPagamento: cartão de crédito\nNome: Ana Lima\n\nTotal: *R$ 50,00*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(5000, 'credit_card', ['1 p-meio Grande + calabresa, portuguesa']),
  ])

  dialogue(
    'o acompanhamento do combo é perguntado e cobrado',
    [
      ['cliente', '1 combo família e 1 coca lata'],
      ['bot', '*Combo Família* · Acompanhamento: escolha 1.'],
      ['cliente', 'onion rings'],
      [
        'bot',
        'Entendi:\n1x Combo Família: R$ 84,00\n   + Onion rings\n1x Coca-Cola lata: R$ 6,00\n\nSão R$ 90,00. Está certo?',
      ],
      ['cliente', 'finalizar'],
      ['bot', 'Entrega ou retirada?'],
      ['cliente', 'entrega'],
      ['bot', 'Qual é o bairro da entrega?'],
      ['cliente', 'cidade nova'],
      ['bot', 'Entrega em Cidade Nova: R$ 12,00.\n\nQual é o endereço?'],
      ['cliente', 'rua 5, 20'],
      ['bot', 'Total: *R$ 102,00*. Como prefere pagar?'],
      ['cliente', 'credito'],
      [
        'bot',
        'Confira seu pedido:\n1x Combo Família: R$ 84,00\n   + Onion rings\n1x Coca-Cola lata: R$ 6,00\n\nEntrega: rua 5, 20, Cidade Nova\nTaxa: R$ 12,00\nPagamento: cartão de crédito\nNome: Ana Lima\n\nTotal: *R$ 102,00*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(10200, 'credit_card', ['1 combo + onion', '1 coca-lata'], {
        fulfilment: 'delivery',
        address: 'rua 5, 20',
        neighbourhood: 'Cidade Nova',
        feeCents: 1200,
      }),
    ],
    hamburgueria,
  )

  dialogue('troco menor que o total é recusado e perguntado de novo', [
    ['cliente', '1 x-bacon, retirada, dinheiro troco pra 20'],
    ['bot', 'Entendi:\n1x X-Bacon: R$ 24,90\n\nSão R$ 24,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'R$ 20,00 não cobre o total.\nO total é R$ 24,90. Precisa de troco para quanto?'],
    ['cliente', '50'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Bacon: R$ 24,90\n\nRetirada na loja\nPagamento: dinheiro, troco para R$ 50,00 (R$ 25,10 de volta)\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2490, 'cash', ['1 x-bacon'], { changeForCents: 5000 }),
  ])

  dialogue("'cartão' pergunta crédito ou débito", [
    ['cliente', '2 x-salada, retirada, cartão'],
    ['bot', 'Entendi:\n2x X-Salada: R$ 39,80\n\nSão R$ 39,80. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Total: *R$ 39,80*. Cartão de crédito ou de débito?'],
    ['cliente', 'débito'],
    [
      'bot',
      'Confira seu pedido:\n2x X-Salada: R$ 39,80\n\nRetirada na loja\nPagamento: cartão de débito\nNome: Ana Lima\n\nTotal: *R$ 39,80*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(3980, 'debit_card', ['2 x-salada']),
  ])

  dialogue('horário e nome ditos junto', [
    ['cliente', '1 x-salada para retirar às 20h, em nome de Carlos, pago no pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\nHorário pedido: 20:00\n\nRetirada na loja\nPagamento: PIX\nNome: Carlos\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada'], { customerName: 'Carlos', notes: 'Para as 20:00' }),
  ])

  dialogue('o recado ao entregador chega à loja', [
    [
      'cliente',
      '2 x-salada, entrega na rua das flores 120 centro, pix, não toca a campainha que o bebê tá dormindo',
    ],
    ['bot', 'Entrega em Centro: R$ 5,00.\n\nEntendi:\n2x X-Salada: R$ 39,80\n\nSão R$ 39,80. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n2x X-Salada: R$ 39,80\nObservação: não toca a campainha que o bebê tá dormindo\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 44,80*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(4480, 'pix', ['2 x-salada'], {
      fulfilment: 'delivery',
      address: 'rua das flores 120',
      neighbourhood: 'Centro',
      feeCents: 500,
      notes: 'não toca a campainha que o bebê tá dormindo',
    }),
  ])

  dialogue('lugar fora da área: a loja diz, e o cliente retira', [
    ['cliente', '1 x-salada, entrega em Manacapuru, pix'],
    [
      'bot',
      'Não entregamos em Manacapuru. Dá para retirar na loja.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?',
    ],
    ['cliente', 'finalizar'],
    ['bot', 'Qual é o bairro da entrega?'],
    ['cliente', 'retirada'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue('o pedido em seis mensagens seguidas', [
    ['cliente', 'oi', 'quero 1 x-bacon', 'e uma coca 2l', 'entrega no centro', 'rua das flores 120', 'pix'],
    [
      'bot',
      'Entrega em Centro: R$ 5,00.\n\nEntendi:\n1x X-Bacon: R$ 24,90\n1x Coca-Cola 2L: R$ 14,00\n\nSão R$ 38,90. Está certo?',
    ],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Bacon: R$ 24,90\n1x Coca-Cola 2L: R$ 14,00\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 43,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(4390, 'pix', ['1 x-bacon', '1 coca-2l'], {
      fulfilment: 'delivery',
      address: 'rua das flores 120',
      neighbourhood: 'Centro',
      feeCents: 500,
    }),
  ])

  dialogue(
    'uma lista de doze linhas',
    [
      [
        'cliente',
        '2 x-tudo\n1 burger artesanal\n1 porção de batata\n1 porção de mandioca\n1 frango a passarinho\n3 coca-cola lata\n2 guaraná lata\n4 água mineral\n1 suco de laranja\n2 cerveja long neck\n1 pudim\n2 brownie',
      ],
      ['bot', '*Burger Artesanal* · Ponto da carne: escolha 1.'],
      ['cliente', 'ao ponto'],
      [
        'bot',
        'Entendi:\n2x X-Tudo: R$ 44,00\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n1x Porção de batata: R$ 18,00\n1x Porção de mandioca: R$ 17,00\n1x Frango a passarinho: R$ 32,00\n3x Coca-Cola lata: R$ 18,00\n2x Guaraná lata: R$ 11,00\n4x Água mineral: R$ 16,00\n1x Suco de laranja: R$ 9,00\n2x Cerveja long neck: R$ 20,00\n1x Pudim: R$ 8,00\n2x Brownie: R$ 24,00\n\nSão R$ 245,00. Está certo?',
      ],
      ['cliente', 'finalizar'],
      ['bot', 'Entrega ou retirada?'],
      ['cliente', 'retirada'],
      ['bot', 'Total: *R$ 245,00*. Como prefere pagar?'],
      ['cliente', 'pix'],
      [
        'bot',
        'Confira seu pedido:\n2x X-Tudo: R$ 44,00\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n1x Porção de batata: R$ 18,00\n1x Porção de mandioca: R$ 17,00\n1x Frango a passarinho: R$ 32,00\n3x Coca-Cola lata: R$ 18,00\n2x Guaraná lata: R$ 11,00\n4x Água mineral: R$ 16,00\n1x Suco de laranja: R$ 9,00\n2x Cerveja long neck: R$ 20,00\n1x Pudim: R$ 8,00\n2x Brownie: R$ 24,00\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 245,00*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(24500, 'pix', [
        '2 x-tudo',
        '1 artesanal + ao-ponto',
        '1 batata',
        '1 mandioca',
        '1 frango',
        '3 coca-lata',
        '2 guarana',
        '4 agua',
        '1 suco',
        '2 cerveja',
        '1 pudim',
        '2 brownie',
      ]),
    ],
    hamburgueria,
  )

  dialogue('letras repetidas', [
    ['cliente', 'queroooo 1 x-saladaaa e 1 guaranaaa'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n1x Guaraná lata: R$ 5,50\n\nSão R$ 25,40. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'vou retirarrr'],
    ['bot', 'Total: *R$ 25,40*. Como prefere pagar?'],
    ['cliente', 'piiix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n1x Guaraná lata: R$ 5,50\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 25,40*. Posso confirmar?',
    ],
    ['cliente', 'simmm'],
    ...placed(2540, 'pix', ['1 x-salada', '1 guarana']),
  ])

  dialogue('sem acentos, em espécie e sem troco', [
    ['cliente', 'quero uma pizza de calabresa media e um guarana, vou buscar ai e pago em especie sem troco'],
    [
      'bot',
      'Entendi:\n1x Pizza de Calabresa (Média): R$ 35,00\n1x Guaraná lata: R$ 5,50\n\nSão R$ 40,50. Está certo?',
    ],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x Pizza de Calabresa (Média): R$ 35,00\n1x Guaraná lata: R$ 5,50\n\nRetirada na loja\nPagamento: dinheiro\nNome: Ana Lima\n\nTotal: *R$ 40,50*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(4050, 'cash', ['1 p-calabresa Média', '1 guarana']),
  ])

  dialogue('só o bairro foi dito: pergunta a rua', [
    ['cliente', '1 x-salada pra entregar no aleixo, pix'],
    ['bot', 'Entrega em Aleixo: R$ 8,00.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Qual é o endereço?'],
    ['cliente', 'rua dez, 50'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: rua dez, 50, Aleixo\nTaxa: R$ 8,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 27,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2790, 'pix', ['1 x-salada'], {
      fulfilment: 'delivery',
      address: 'rua dez, 50',
      neighbourhood: 'Aleixo',
      feeCents: 800,
    }),
  ])

  dialogue('açaí com o obrigatório dito', [
    ['cliente', '1 açai 500 com granola e leite condensado, retirada, pix'],
    [
      'bot',
      'Entendi:\n1x Açaí no copo (500 ml): R$ 21,50\n   + Granola, Leite condensado\n\nSão R$ 21,50. Está certo?',
    ],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x Açaí no copo (500 ml): R$ 21,50\n   + Granola, Leite condensado\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 21,50*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2150, 'pix', ['1 acai 500 ml + granola, leite']),
  ])

  dialogue('adicionais e o que não vai, na mesma linha', [
    ['cliente', '1 x-bacon com catupiry e ovo, sem cebola, retirada, pago no pix'],
    [
      'bot',
      'Entendi:\n1x X-Bacon: R$ 31,90\n   + Ovo, Catupiry\n   obs.: sem cebola\n\nSão R$ 31,90. Está certo?',
    ],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Bacon: R$ 31,90\n   + Ovo, Catupiry\n   obs.: sem cebola\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 31,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(3190, 'pix', ['1 x-bacon + ovo, catupiry (sem cebola)']),
  ])

  dialogue(
    'a borda fica na pizza de que se falou',
    [
      [
        'cliente',
        '1 pizza de calabresa grande com borda de cheddar e 1 pizza portuguesa média, retirada, crédito',
      ],
      [
        'bot',
        'Entendi:\n1x Pizza de Calabresa (Grande): R$ 59,00\n   + Borda de cheddar\n1x Pizza Portuguesa (Média): R$ 44,00\n\nSão R$ 103,00. Está certo?',
      ],
      ['cliente', 'finalizar'],
      [
        'bot',
        'Confira seu pedido:\n1x Pizza de Calabresa (Grande): R$ 59,00\n   + Borda de cheddar\n1x Pizza Portuguesa (Média): R$ 44,00\n\nRetirada na loja\nPagamento: cartão de crédito\nNome: Ana Lima\n\nTotal: *R$ 103,00*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(10300, 'credit_card', ['1 p-calabresa Grande + cheddar', '1 p-portuguesa Média']),
    ],
    hamburgueria,
  )

  dialogue('tantos reais de alguma coisa: quantas são é perguntado, nunca uma em silêncio', [
    ['cliente', '20 reais de guaraná'],
    ['bot', '*Guaraná lata*: R$ 5,50\nQuantas unidades?'],
    ['cliente', '3'],
    ['bot', 'Entendi:\n3x Guaraná lata: R$ 16,50\n\nSão R$ 16,50. Está certo?'],
  ])
})
