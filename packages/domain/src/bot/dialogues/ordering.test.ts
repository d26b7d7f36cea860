import { describe } from 'vitest'
import { buildItem } from '../../catalogue/testing/build-catalogue'
import { dialogue, type Line } from '../testing/dialogue'
import { pizzaria } from '../testing/pizzaria'

const menu = [
  'Fazer pedido',
  'Agendar horário',
  'Horário de funcionamento',
  'Endereço',
  'Taxa de entrega',
  'Falar com atendente',
]
const cart = ['Finalizar pedido', 'Pedir mais', 'Observação', 'Remover item', 'Esvaziar carrinho']

const greeted: Line[] = [
  ['cliente', 'oi'],
  ['bot', 'Oi, Ana! Aqui é o atendimento automático de Pizzaria Bella.', menu],
]
const inPizzas: Line[] = [
  ...greeted,
  ['toca', 'Fazer pedido'],
  ['bot', /categoria/, ['Pizzas', 'Lanches', 'Bebidas', 'Açaí']],
  ['toca', 'Pizzas'],
  ['bot', '*Pizzas*: qual você quer?', ['Pizza de Calabresa', 'Pizza de Mussarela', 'Pizza Meio a Meio']],
]
const cocaInCart: Line[] = [
  ...greeted,
  ['toca', 'Fazer pedido'],
  ['bot', /categoria/],
  ['cliente', 'bebidas'],
  ['bot', '*Bebidas*', ['Coca-Cola lata', 'Coca-Cola 2L', 'Guaraná lata']],
  ['cliente', '1'],
  ['bot', /Coca-Cola lata\*: R\$ 6,00\nQuantas unidades\?/, ['1', '2', '3']],
  ['cliente', '4'],
  ['bot', /4x Coca-Cola lata: R\$ 24,00[^]*Itens: \*R\$ 24,00\*/, cart],
]

describe('pedir tocando', () => {
  dialogue('pede uma pizza grande do começo ao pedido feito, retirando na loja', [
    ...inPizzas,
    ['toca', 'Pizza de Calabresa'],
    ['bot', '*Pizza de Calabresa*: qual tamanho?', ['Broto', 'Média', 'Grande']],
    ['toca', 'Grande'],
    ['bot', /\*Pizza de Calabresa\* \(Grande\)\nMolho, mussarela, calabresa e cebola\nQuantas/],
    ['cliente', 'uma'],
    ['bot', '1x Pizza de Calabresa (Grande): R$ 45,00', cart],
    ['toca', 'Finalizar pedido'],
    ['bot', 'Entrega ou retirada?', ['Entrega', 'Retirar na loja']],
    ['toca', 'Retirar na loja'],
    [
      'bot',
      'Total: *R$ 45,00*. Como prefere pagar?',
      ['PIX', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro'],
    ],
    ['toca', 'Cartão de débito'],
    [
      'bot',
      /1x Pizza de Calabresa \(Grande\): R\$ 45,00[^]*Retirada na loja\nPagamento: cartão de débito\nNome: Ana Lima[^]*Posso confirmar\?/,
      ['Confirmar pedido', 'Mudar itens', 'Mudar entrega', 'Mudar pagamento', 'Cancelar'],
    ],
    ['toca', 'Confirmar pedido'],
    [
      'efeito',
      'place-order',
      {
        order: {
          fulfilment: 'pickup',
          customerName: 'Ana Lima',
          address: null,
          feeCents: 0,
          totalCents: 4500,
          paymentMethod: 'debit_card',
          lines: [{ item_id: 'p-calabresa', price_type: 'Grande', quantity: 1, unit_cents: 4500 }],
        },
      },
    ],
    [
      'loja',
      { kind: 'placed', number: 12, totalCents: 4500, pixCode: null, link: 'https://bella.example/p/12' },
    ],
    ['bot', /Pedido nº 12 recebido, Ana! Total: R\$ 45,00\.\nhttps:\/\/bella\.example\/p\/12$/, []],
  ])

  dialogue('escolhe o tamanho errado, volta e troca', [
    ...inPizzas,
    ['cliente', '2'],
    ['bot', '*Pizza de Mussarela*: qual tamanho?'],
    ['cliente', 'grande'],
    ['bot', /\(Grande\)/],
    ['cliente', 'voltar'],
    ['bot', '*Pizza de Mussarela*: qual tamanho?', ['Broto', 'Média', 'Grande']],
    ['cliente', 'broto'],
    ['bot', /\(Broto\)/],
    ['cliente', '2'],
    ['bot', '2x Pizza de Mussarela (Broto): R$ 44,00', cart],
  ])

  dialogue('volta passo a passo até o menu', [
    ...inPizzas,
    ['toca', 'Pizza de Calabresa'],
    ['bot', 'qual tamanho?'],
    ['cliente', 'Voltar'],
    ['bot', '*Pizzas*: qual você quer?'],
    ['cliente', 'VOLTAR!'],
    ['bot', /categoria/],
    ['cliente', 'volta'],
    ['bot', 'Como posso ajudar?', menu],
  ])

  dialogue('meio a meio custa a metade mais cara, e os dois sabores cabem numa mensagem', [
    ...inPizzas,
    ['toca', 'Pizza Meio a Meio'],
    ['bot', 'qual tamanho?'],
    ['toca', 'Grande'],
    [
      'bot',
      /\*Pizza Meio a Meio\* · Sabores: escolha 2\.\nVale o preço da opção mais cara\./,
      ['Calabresa', 'Mussarela', 'Portuguesa'],
    ],
    ['cliente', 'meia calabresa e meia portuguesa'],
    ['bot', 'Quantas unidades?'],
    ['cliente', '1'],
    ['bot', /1x Pizza Meio a Meio \(Grande\): R\$ 50,00\n {3}\+ Calabresa, Portuguesa/, cart],
  ])

  dialogue('meio a meio: um sabor só não basta, e três são demais', [
    ...inPizzas,
    ['toca', 'Pizza Meio a Meio'],
    ['bot', 'qual tamanho?'],
    ['toca', 'Média'],
    ['bot', 'escolha 2'],
    ['cliente', 'mussarela'],
    ['bot', 'Até agora: Mussarela (1 de 2).', ['Calabresa', 'Mussarela', 'Portuguesa']],
    ['cliente', 'pronto'],
    ['bot', 'Falta 1 em Sabores.'],
    ['cliente', '1 e 3'],
    ['bot', 'Aqui cabem no máximo 2.'],
    ['cliente', '2'],
    ['bot', 'Quantas unidades?'],
    ['cliente', 'uma'],
    ['bot', /1x Pizza Meio a Meio \(Média\): R\$ 40,00\n {3}\+ 2x Mussarela/],
  ])

  dialogue('adicionais são opcionais: dois de uma vez, ou nenhum', [
    ...greeted,
    ['toca', 'Fazer pedido'],
    ['bot', /categoria/],
    ['toca', 'Lanches'],
    ['bot', 'qual você quer?', ['X-Bacon', 'X-Salada']],
    ['toca', 'X-Bacon'],
    ['bot', 'Adicionais: até 2, se quiser.', ['Bacon', 'Ovo', 'Catupiry', 'Nenhuma, continuar']],
    ['cliente', 'ovo e catupiry'],
    ['bot', 'Quantas unidades?'],
    ['cliente', '2x'],
    ['bot', /2x X-Bacon: R\$ 63,80\n {3}\+ Ovo, Catupiry/, cart],
    ['toca', 'Pedir mais'],
    ['bot', /categoria/],
    ['cliente', 'lanches'],
    ['bot', 'qual você quer?'],
    ['cliente', 'x-bacon'],
    ['bot', 'Adicionais'],
    ['cliente', 'não'],
    ['bot', 'Quantas unidades?'],
    ['cliente', '1'],
    ['bot', /2x X-Bacon: R\$ 63,80[^]*1x X-Bacon: R\$ 24,90[^]*Itens: \*R\$ 88,70\*/],
  ])

  dialogue('um adicional de cada vez, até dizer pronto', [
    ...greeted,
    ['toca', 'Fazer pedido'],
    ['bot', /categoria/],
    ['toca', 'Lanches'],
    ['bot', 'qual você quer?'],
    ['toca', 'X-Bacon'],
    ['bot', 'Adicionais'],
    ['toca', 'Bacon'],
    ['bot', 'Até agora: Bacon (1 de 2).', ['Bacon', 'Ovo', 'Catupiry', 'Pronto']],
    ['toca', 'Pronto'],
    ['bot', 'Quantas unidades?'],
    ['toca', '1'],
    ['bot', '1x X-Bacon: R$ 28,90'],
  ])

  dialogue('número fora da lista pergunta de novo, sem adivinhar', [
    ...inPizzas,
    ['cliente', '9'],
    ['bot', /Não entendi/, ['Pizza de Calabresa', 'Pizza de Mussarela', 'Pizza Meio a Meio']],
    ['cliente', '0'],
    [
      'bot',
      /Não entendi/,
      ['Pizza de Calabresa', 'Pizza de Mussarela', 'Pizza Meio a Meio', 'Falar com atendente'],
    ],
    ['cliente', '1'],
    ['bot', 'qual tamanho?'],
  ])

  dialogue('quantidade impossível não entra no carrinho', [
    ...inPizzas,
    ['toca', 'Pizza de Mussarela'],
    ['bot', 'qual tamanho?'],
    ['toca', 'Broto'],
    ['bot', 'Quantas unidades?'],
    ['cliente', '0'],
    ['bot', /Não entendi/],
    ['cliente', '1000'],
    ['bot', /Não entendi/],
    ['cliente', 'meia dúzia'],
    ['bot', '6x Pizza de Mussarela (Broto): R$ 132,00'],
  ])

  dialogue('o mesmo produto duas vezes soma numa linha', [
    ...cocaInCart,
    ['toca', 'Pedir mais'],
    ['bot', /categoria/],
    ['cliente', 'Bebidas'],
    ['bot', '*Bebidas*'],
    ['toca', 'Coca-Cola lata'],
    ['bot', 'Quantas'],
    ['cliente', '2'],
    ['bot', '6x Coca-Cola lata: R$ 36,00'],
  ])

  dialogue('anota uma observação e tira um item', [
    ...cocaInCart,
    ['toca', 'Observação'],
    ['bot', 'Escreva a observação', ['Sem observação']],
    ['cliente', 'bem geladas, por favor'],
    ['bot', /Anotado\.[^]*Observação: bem geladas, por favor/, cart],
    ['toca', 'Remover item'],
    ['bot', 'Qual item tiro?', ['4x Coca-Cola lata', 'Voltar']],
    ['cliente', '2'],
    ['bot', /carrinho/, cart],
    ['cliente', 'remover'],
    ['bot', 'Qual item tiro?'],
    ['cliente', '1'],
    ['bot', /Tirei: Coca-Cola lata\. Seu carrinho está vazio\.[^]*categoria/],
  ])

  dialogue(
    'lista comprida: nove e "Ver mais", e o número vale para a página vista',
    [
      ['cliente', 'bebidas'],
      ['bot', '*Bebidas*', [...Array.from({ length: 9 }, (_, place) => `Suco ${place + 1}`), 'Ver mais']],
      ['cliente', '10'],
      ['bot', '*Bebidas*', ['Suco 10', 'Suco 11', 'Suco 12', 'Ver do começo']],
      ['cliente', '2'],
      ['bot', '*Suco 11*: R$ 8,00'],
    ],
    {
      ...pizzaria,
      menu: {
        ...pizzaria.menu,
        items: Array.from({ length: 12 }, (_, place) =>
          buildItem({
            id: `s${place}`,
            category_id: 'bebidas',
            nome: `Suco ${place + 1}`,
            centavos: { padrao: 800 },
          }),
        ),
      },
    },
  )

  dialogue('tira um item pelo nome', [
    ...cocaInCart,
    ['cliente', '1 x-salada'],
    ['bot', 'Está certo?'],
    ['cliente', 'sim'],
    ['bot', /4x Coca-Cola lata: R\$ 24,00\n1x X-Salada/, cart],
    ['cliente', 'quero tirar a coca'],
    ['bot', /Tirei: Coca-Cola lata\.[^]*1x X-Salada[^]*Itens: \*R\$ 19,90\*/],
  ])

  dialogue('"finalizar" com um produto pela metade volta ao carrinho; sem carrinho não encerra nada', [
    ...inPizzas,
    ['cliente', 'finalizar'],
    ['bot', /Não entendi/],
    ['cliente', 'menu'],
    ['bot', 'Como posso ajudar?'],
    ['cliente', '1 x-salada'],
    ['bot', 'Está certo?'],
    ['cliente', 'sim'],
    ['bot', 'Seu carrinho'],
    ['toca', 'Pedir mais'],
    ['bot', /categoria/],
    ['cliente', 'finalizar pedido'],
    ['bot', '1x X-Salada', cart],
  ])

  dialogue('o carrinho vale em qualquer passo, com ou sem acento e emoji', [
    ...cocaInCart,
    ['toca', 'Pedir mais'],
    ['bot', /categoria/],
    ['cliente', '🛒 CARRINHO'],
    ['bot', '4x Coca-Cola lata', cart],
    ['cliente', 'menu'],
    ['bot', 'Como posso ajudar?', ['Ver carrinho', ...menu]],
  ])
})
