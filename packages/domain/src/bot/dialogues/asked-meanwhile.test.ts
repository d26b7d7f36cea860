import { describe } from 'vitest'
import { dialogue, placed } from '../testing/dialogue'
import { hamburgueria } from '../testing/hamburgueria'

describe('o que se pergunta no meio', () => {
  dialogue("'quanto custa o x-bacon?' no pagamento", [
    ['cliente', '1 x-salada, retirada'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Total: *R$ 19,90*. Como prefere pagar?'],
    ['cliente', 'quanto custa o x-bacon?'],
    [
      'bot',
      '*X-Bacon*: R$ 24,90\nAdicionais: Bacon (+ R$ 4,00), Ovo (+ R$ 2,00), Catupiry (+ R$ 5,00)\n\nTotal: *R$ 19,90*. Como prefere pagar?',
    ],
    ['cliente', 'pix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue("'tem guaraná?' na confirmação não põe guaraná", [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'tem guaraná?'],
    [
      'bot',
      'Temos, sim: *Guaraná lata* (R$ 5,50).\n\nConfira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue("'vocês entregam no Aleixo?' antes de pedir", [
    ['cliente', 'vocês entregam no Aleixo?'],
    ['bot', 'Entrega em Aleixo: R$ 8,00.'],
    ['cliente', '1 x-salada, entrega rua dez 50 aleixo, pix'],
    ['bot', 'Entrega em Aleixo: R$ 8,00.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: rua dez 50, Aleixo\nTaxa: R$ 8,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 27,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2790, 'pix', ['1 x-salada'], {
      fulfilment: 'delivery',
      address: 'rua dez 50',
      neighbourhood: 'Aleixo',
      feeCents: 800,
    }),
  ])

  dialogue("'vocês entregam em Manacapuru?' não, mas dá para retirar", [
    ['cliente', 'vocês entregam em Manacapuru?'],
    [
      'bot',
      'Não achei esse bairro entre os que atendemos.\nTaxas de entrega:\nR$ 5,00: Centro, Aparecida\nR$ 8,00: Aleixo, Adrianópolis, Parque Dez I, Parque Dez II\nR$ 12,00: Cidade Nova',
    ],
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

  dialogue(
    'alérgeno cadastrado, na confirmação',
    [
      ['cliente', '1 burger artesanal ao ponto, retirada, pix'],
      ['bot', 'Entendi:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n\nSão R$ 28,00. Está certo?'],
      ['cliente', 'finalizar'],
      [
        'bot',
        'Confira seu pedido:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 28,00*. Posso confirmar?',
      ],
      ['cliente', 'o burger artesanal tem leite?'],
      [
        'bot',
        '*Burger Artesanal* leva leite. No cadastro: alérgenos: glúten e leite; ingredientes: pão brioche, carne, queijo e molho da casa.\nO cadastro pode não dizer tudo: uma pessoa da loja confirma antes de você pedir.\nPara falar com uma pessoa da loja, escreva *atendente*.\n\nConfira seu pedido:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 28,00*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(2800, 'pix', ['1 artesanal + ao-ponto']),
    ],
    hamburgueria,
  )

  dialogue(
    'alérgeno que o cadastro não diz',
    [
      ['cliente', '1 burger artesanal ao ponto, retirada, pix'],
      ['bot', 'Entendi:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n\nSão R$ 28,00. Está certo?'],
      ['cliente', 'finalizar'],
      [
        'bot',
        'Confira seu pedido:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 28,00*. Posso confirmar?',
      ],
      ['cliente', 'o burger artesanal tem amendoim?'],
      [
        'bot',
        '*Burger Artesanal*: No cadastro: alérgenos: glúten e leite; ingredientes: pão brioche, carne, queijo e molho da casa.\nO cadastro pode não dizer tudo: uma pessoa da loja confirma antes de você pedir.\nPara falar com uma pessoa da loja, escreva *atendente*.\n\nConfira seu pedido:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 28,00*. Posso confirmar?',
      ],
    ],
    hamburgueria,
  )

  dialogue(
    'alérgeno sem cadastro',
    [
      ['cliente', '1 x-tudo, retirada, pix'],
      ['bot', 'Entendi:\n1x X-Tudo: R$ 22,00\n\nSão R$ 22,00. Está certo?'],
      ['cliente', 'finalizar'],
      [
        'bot',
        'Confira seu pedido:\n1x X-Tudo: R$ 22,00\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 22,00*. Posso confirmar?',
      ],
      ['cliente', 'o x-tudo tem glúten?'],
      ['bot', 'Certo, Ana! Chamei uma pessoa da loja. Pode ir escrevendo por aqui.'],
      ['efeito', 'hand-over', { why: 'asked' }],
    ],
    hamburgueria,
  )

  dialogue('do que é feita', [
    ['cliente', 'o que vem na pizza de calabresa?'],
    ['bot', '*Pizza de Calabresa*: Molho, mussarela, calabresa e cebola.'],
    ['cliente', '1 pizza de calabresa grande, retirada, crédito'],
    ['bot', 'Entendi:\n1x Pizza de Calabresa (Grande): R$ 45,00\n\nSão R$ 45,00. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x Pizza de Calabresa (Grande): R$ 45,00\n\nRetirada na loja\nPagamento: cartão de crédito\nNome: Ana Lima\n\nTotal: *R$ 45,00*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(4500, 'credit_card', ['1 p-calabresa Grande']),
  ])

  dialogue('preço por tamanho no meio do tamanho', [
    ['cliente', '1 pizza de calabresa'],
    ['bot', '*Pizza de Calabresa*: qual tamanho?'],
    ['cliente', 'quanto custa a grande?'],
    [
      'bot',
      '*Pizza de Calabresa*: Broto R$ 25,00 · Média R$ 35,00 · Grande R$ 45,00\n*Pizza de Mussarela*: Broto R$ 22,00 · Média R$ 32,00 · Grande R$ 40,00\n*Pizza Meio a Meio*: a partir de Broto R$ 40,00 · Média R$ 40,00 · Grande R$ 40,00\nSabores: Calabresa (+ R$ 45,00), Mussarela (+ R$ 40,00), Portuguesa (+ R$ 50,00)\n\n*Pizza de Calabresa*: qual tamanho?',
    ],
    ['cliente', 'grande'],
    ['bot', 'Entendi:\n1x Pizza de Calabresa (Grande): R$ 45,00\n\nSão R$ 45,00. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'retirada'],
    ['bot', 'Total: *R$ 45,00*. Como prefere pagar?'],
    ['cliente', 'pix'],
    [
      'bot',
      'Confira seu pedido:\n1x Pizza de Calabresa (Grande): R$ 45,00\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 45,00*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(4500, 'pix', ['1 p-calabresa Grande']),
  ])

  dialogue(
    'pergunta no ponto da carne',
    [
      ['cliente', '1 burger artesanal, retirada, pix'],
      ['bot', '*Burger Artesanal* · Ponto da carne: escolha 1.'],
      ['cliente', 'quanto custa o brownie?'],
      ['bot', '*Brownie*: R$ 12,00\n\n*Burger Artesanal* · Ponto da carne: escolha 1.'],
      ['cliente', 'ao ponto'],
      ['bot', 'Entendi:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n\nSão R$ 28,00. Está certo?'],
      ['cliente', 'finalizar'],
      [
        'bot',
        'Confira seu pedido:\n1x Burger Artesanal: R$ 28,00\n   + Ao ponto\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 28,00*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(2800, 'pix', ['1 artesanal + ao-ponto']),
    ],
    hamburgueria,
  )

  dialogue('pergunta no endereço', [
    ['cliente', '1 x-salada'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'centro'],
    ['bot', 'Entrega em Centro: R$ 5,00.\n\nQual é o endereço?'],
    ['cliente', 'aceita cartão?'],
    ['bot', 'Aceitamos PIX, cartão de crédito, cartão de débito e dinheiro.\n\nQual é o endereço?'],
    ['cliente', 'Rua das Flores, 120'],
    ['bot', 'Total: *R$ 24,90*. Como prefere pagar?'],
    ['cliente', 'débito'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: Rua das Flores, 120, Centro\nTaxa: R$ 5,00\nPagamento: cartão de débito\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2490, 'debit_card', ['1 x-salada'], {
      fulfilment: 'delivery',
      address: 'Rua das Flores, 120',
      neighbourhood: 'Centro',
      feeCents: 500,
    }),
  ])

  dialogue('pergunta no bairro', [
    ['cliente', '1 x-salada'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'entrega'],
    ['bot', 'Qual é o bairro da entrega?'],
    ['cliente', 'entrega no Aleixo?'],
    ['bot', 'Entrega em Aleixo: R$ 8,00.\n\nQual é o bairro da entrega?'],
    ['cliente', 'Aleixo'],
    ['bot', 'Entrega em Aleixo: R$ 8,00.\n\nQual é o endereço?'],
    ['cliente', 'rua dez, 50'],
    ['bot', 'Total: *R$ 27,90*. Como prefere pagar?'],
    ['cliente', 'pix'],
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

  dialogue('pergunta no troco', [
    ['cliente', '1 x-salada, retirada, dinheiro'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'O total é R$ 19,90. Precisa de troco para quanto?'],
    ['cliente', 'quanto custa o guaraná?'],
    ['bot', '*Guaraná lata*: R$ 5,50\n\nO total é R$ 19,90. Precisa de troco para quanto?'],
    ['cliente', 'sem troco'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: dinheiro\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'cash', ['1 x-salada']),
  ])

  dialogue('pergunta não vende', [
    ['cliente', 'quanto custa o x-bacon?'],
    ['bot', '*X-Bacon*: R$ 24,90\nAdicionais: Bacon (+ R$ 4,00), Ovo (+ R$ 2,00), Catupiry (+ R$ 5,00)'],
    ['cliente', 'carrinho'],
    ['bot', 'Seu carrinho está vazio.'],
  ])

  dialogue("'tem coca 2l?' não vende", [
    ['cliente', 'tem coca 2l?'],
    ['bot', 'Temos, sim: *Coca-Cola 2L* (R$ 14,00).'],
    ['cliente', 'carrinho'],
    ['bot', 'Seu carrinho está vazio.'],
  ])

  dialogue('pergunta e pedido juntos', [
    ['cliente', '1 x-salada pra retirar, pix. quanto custa a coca 2l?'],
    ['bot', '*Coca-Cola 2L*: R$ 14,00\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue('horário', [
    ['cliente', 'até que horas vocês ficam abertos?'],
    ['bot', 'Estamos abertos agora.\nSegunda: fechado\nTerça a Domingo: 18:00 às 23:30'],
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

  dialogue('volta depois de 12 minutos', [
    ['cliente', '1 x-salada, retirada'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Total: *R$ 19,90*. Como prefere pagar?'],
    ['passam', 12],
    ['cliente', 'pix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue('volta depois de 40 minutos', [
    ['cliente', '1 x-salada, entrega rua das flores 120 centro, pix'],
    ['bot', 'Entrega em Centro: R$ 5,00.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['passam', 40],
    ['cliente', 'oi'],
    ['bot', 'Você tem um pedido começado:\n1x X-Salada: R$ 19,90\nItens: R$ 19,90\n\nContinuar pedido?'],
    ['cliente', 'sim'],
    ['bot', 'Seu carrinho:\n1x X-Salada: R$ 19,90\n\nItens: *R$ 19,90*. Finalizar ou pedir mais?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nEntrega: rua das flores 120, Centro\nTaxa: R$ 5,00\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 24,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(2490, 'pix', ['1 x-salada'], {
      fulfilment: 'delivery',
      address: 'rua das flores 120',
      neighbourhood: 'Centro',
      feeCents: 500,
    }),
  ])

  dialogue('pergunta na leitura de volta', [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'tem guaraná?'],
    [
      'bot',
      'Temos, sim: *Guaraná lata* (R$ 5,50).\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?',
    ],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue('mensagens seguidas com pergunta', [
    ['cliente', '1 x-salada', 'demora quanto?', 'é pra retirar', 'pix'],
    [
      'bot',
      'A entrega leva em média 45 minutos.\n\nEntendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?',
    ],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue('onde fica', [
    ['cliente', '1 x-salada'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'onde fica a loja?'],
    [
      'bot',
      'Ficamos em: Av. Eduardo Ribeiro, 500, Centro\nTelefone: (92) 99123-4567\n\nEntrega ou retirada?',
    ],
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

  dialogue(
    'preço de outra pizza com as bordas',
    [
      ['cliente', '1 pizza portuguesa grande, retirada, pix'],
      ['bot', 'Entendi:\n1x Pizza Portuguesa (Grande): R$ 56,00\n\nSão R$ 56,00. Está certo?'],
      ['cliente', 'quanto custa a pizza de calabresa?'],
      [
        'bot',
        '*Pizza de Calabresa*: Média R$ 40,00 · Grande R$ 50,00\nBorda: Borda de catupiry (+ R$ 10,00), Borda de cheddar (+ R$ 9,00), Borda de chocolate (+ R$ 12,00)\n\nEntendi:\n1x Pizza Portuguesa (Grande): R$ 56,00\n\nSão R$ 56,00. Está certo?',
      ],
      ['cliente', 'finalizar'],
      [
        'bot',
        'Confira seu pedido:\n1x Pizza Portuguesa (Grande): R$ 56,00\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 56,00*. Posso confirmar?',
      ],
      ['cliente', 'sim'],
      ...placed(5600, 'pix', ['1 p-portuguesa Grande']),
    ],
    hamburgueria,
  )

  dialogue("'tem sushi?' na confirmação", [
    ['cliente', '1 x-salada, retirada, pix'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'tem sushi?'],
    [
      'bot',
      'Não achei no cardápio: sushi.\n\nConfira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])

  dialogue("'aceita pix?' não escolhe o PIX", [
    ['cliente', '1 x-salada, retirada'],
    ['bot', 'Entendi:\n1x X-Salada: R$ 19,90\n\nSão R$ 19,90. Está certo?'],
    ['cliente', 'finalizar'],
    ['bot', 'Total: *R$ 19,90*. Como prefere pagar?'],
    ['cliente', 'aceita pix?'],
    [
      'bot',
      'Aceitamos PIX, cartão de crédito, cartão de débito e dinheiro.\n\nTotal: *R$ 19,90*. Como prefere pagar?',
    ],
    ['cliente', 'pix'],
    [
      'bot',
      'Confira seu pedido:\n1x X-Salada: R$ 19,90\n\nRetirada na loja\nPagamento: PIX\nNome: Ana Lima\n\nTotal: *R$ 19,90*. Posso confirmar?',
    ],
    ['cliente', 'sim'],
    ...placed(1990, 'pix', ['1 x-salada']),
  ])
})
