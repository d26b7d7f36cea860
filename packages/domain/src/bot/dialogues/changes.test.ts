import { describe } from 'vitest'
import { dialogue, type Line } from '../testing/dialogue'
import { closedPizzaria, pizzaria, withItem, withShop } from '../testing/pizzaria'

const atConfirm: Line[] = [
  ['cliente', '2 x-salada e 1 guaraná'],
  ['bot', 'São R$ 45,30'],
  ['toca', 'Sim, finalizar'],
  ['bot', 'Entrega ou retirada?'],
  ['cliente', 'centro'],
  ['bot', 'Entrega em Centro: R$ 5,00.'],
  ['cliente', 'Rua A, 1'],
  ['bot', 'Total: *R$ 50,30*'],
  ['toca', 'Cartão de crédito'],
  ['bot', 'Total: *R$ 50,30*. Posso confirmar?'],
]

describe('o mundo muda no meio do pedido', () => {
  dialogue('preço que mudou antes da confirmação: diz o que mudou e pergunta de novo', [
    ...atConfirm,
    ['agora', (world) => withItem(world, 'x-salada', { centavos: { padrao: 2190 } })],
    ['toca', 'Confirmar pedido'],
    ['bot', /X-Salada mudou de R\$ 19,90 para R\$ 21,90\.[^]*Total: \*R\$ 54,30\*\. Posso confirmar\?/],
    ['toca', 'Confirmar pedido'],
    ['efeito', 'place-order', { order: { totalCents: 5430 } }],
    ['loja', { kind: 'placed', number: 2, totalCents: 5430, pixCode: null, link: null }],
    ['bot', 'Total: R$ 54,30'],
  ])

  dialogue('"sim" para o preço antigo não confirma o novo', [
    ...atConfirm,
    ['agora', (world) => withItem(world, 'guarana', { centavos: { padrao: 500 } })],
    ['cliente', 'sim'],
    ['bot', /Guaraná lata mudou de R\$ 5,50 para R\$ 5,00\.[^]*Posso confirmar\?/],
    ['cliente', 'cancelar'],
    ['bot', 'Quer mesmo esvaziar o carrinho?'],
  ])

  dialogue('produto que acabou sai do carrinho e é dito', [
    ...atConfirm,
    ['agora', (world) => withItem(world, 'guarana', { disponivel: false })],
    ['toca', 'Confirmar pedido'],
    ['bot', /Guaraná lata acabou e saiu do carrinho\.[^]*Total: \*R\$ 44,80\*/],
  ])

  dialogue('tudo acabou: volta ao cardápio', [
    ['cliente', '1 x-salada'],
    ['bot', 'Está certo?'],
    ['toca', 'Sim, finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['agora', (world) => withItem(world, 'x-salada', { ativo: false })],
    ['toca', 'Retirar na loja'],
    ['bot', /X-Salada acabou e saiu do carrinho\.[^]*categoria/],
  ])

  dialogue('acaba enquanto o tamanho é escolhido', [
    ['cliente', '1 pizza de calabresa'],
    ['bot', 'qual tamanho?'],
    ['agora', (world) => withItem(world, 'p-calabresa', { pausado_ate: '2026-11-21T12:00:00Z' })],
    ['cliente', 'grande'],
    ['bot', 'Pizza de Calabresa acabou agora há pouco.'],
  ])

  dialogue('a opção que acabou não é contada', [
    ['cliente', '1 açaí 300 ml'],
    ['bot', 'Acompanhamentos', ['Granola', 'Banana', 'Leite condensado']],
    [
      'agora',
      (world) => {
        const [group] = world.menu.items.find(({ id }) => id === 'acai')!.opcoes
        const opcoes = group!.opcoes.map((option) => ({ ...option, ativo: option.id !== 'granola' }))
        return withItem(world, 'acai', { opcoes: [{ ...group!, opcoes }] })
      },
    ],
    ['cliente', '1'],
    ['bot', 'Essa opção acabou agora há pouco.', ['Banana', 'Leite condensado']],
  ])

  dialogue('a lista muda entre a pergunta e a resposta: o número vale para a lista que foi vista', [
    ['cliente', 'bebidas'],
    ['bot', '*Bebidas*', ['Coca-Cola lata', 'Coca-Cola 2L', 'Guaraná lata']],
    ['agora', (world) => withItem(world, 'coca-lata', { disponivel: false })],
    ['cliente', '2'],
    ['bot', '*Coca-Cola 2L*'],
  ])

  dialogue('a taxa mudou', [
    ...atConfirm,
    ['agora', (world) => withShop(world, { feeGroups: [{ centavos: 700, bairros: ['Centro'] }] })],
    ['toca', 'Confirmar pedido'],
    ['bot', /A taxa de entrega mudou de R\$ 5,00 para R\$ 7,00\.[^]*Total: \*R\$ 52,30\*/],
  ])

  dialogue('o bairro deixou de ser atendido', [
    ...atConfirm,
    ['agora', (world) => withShop(world, { feeGroups: [{ centavos: 700, bairros: ['Aleixo'] }] })],
    ['toca', 'Confirmar pedido'],
    ['bot', /A entrega para Centro mudou; preciso do bairro outra vez\.[^]*Qual é o bairro/],
  ])

  dialogue('o troco deixa de cobrir o total', [
    ['cliente', '2 x-salada'],
    ['bot', 'Está certo?'],
    ['toca', 'Sim, finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['toca', 'Retirar na loja'],
    ['bot', 'Como prefere pagar?'],
    ['cliente', 'dinheiro, troco pra 40'],
    ['bot', 'R$ 0,20 de volta'],
    ['agora', (world) => withItem(world, 'x-salada', { centavos: { padrao: 2100 } })],
    ['toca', 'Confirmar pedido'],
    ['bot', /X-Salada mudou[^]*O troco para R\$ 40,00 não cobre mais o total\.[^]*Precisa de troco/],
  ])

  dialogue('a loja fecha antes da confirmação: nada é pedido, o carrinho fica', [
    ...atConfirm,
    ['agora', () => closedPizzaria],
    ['toca', 'Confirmar pedido'],
    ['bot', /Estamos fechados agora\. Abrimos amanhã às 18:00\. Seu carrinho fica guardado por 4 horas\./],
    ['toca', 'Finalizar pedido'],
    ['bot', /Estamos fechados agora\./],
  ])

  dialogue('a loja mudou algo entre a pergunta e o registro', [
    ...atConfirm,
    ['toca', 'Confirmar pedido'],
    ['efeito', 'place-order'],
    ['agora', (world) => withItem(world, 'guarana', { centavos: { padrao: 600 } })],
    ['loja', { kind: 'not-placed', why: 'changed' }],
    ['bot', /Guaraná lata mudou de R\$ 5,50 para R\$ 6,00\.[^]*Total: \*R\$ 50,80\*\. Posso confirmar\?/],
  ])

  dialogue(
    'fechada: um aviso por fechamento; olhar pode, pedir não',
    [
      ['cliente', 'oi'],
      [
        'bot',
        /Estamos fechados agora\. Abrimos amanhã às 18:00\. Enquanto isso você pode ver o cardápio e agendar um horário\./,
        [
          'Ver cardápio',
          'Agendar horário',
          'Horário de funcionamento',
          'Endereço',
          'Taxa de entrega',
          'Falar com atendente',
        ],
      ],
      ['toca', 'Ver cardápio'],
      ['bot', /^O que vai ser\?/],
      ['cliente', '1 x-salada'],
      ['bot', /^Entendi:/],
      ['toca', 'Sim, finalizar'],
      ['bot', /Estamos fechados agora\. Abrimos amanhã às 18:00\. Seu carrinho fica guardado/],
    ],
    closedPizzaria,
  )

  dialogue(
    'fechada sem próxima abertura: nada é prometido',
    [
      ['cliente', 'oi'],
      ['bot', /Estamos fechados no momento\./],
    ],
    withShop(pizzaria, { open: false, opensAt: null }),
  )

  dialogue(
    'fechada: uma pessoa é chamada e o cliente sabe quando ela vem',
    [
      ['cliente', 'quero falar com uma pessoa'],
      ['bot', /Chamei uma pessoa da loja[^]*Estamos fechados: a loja abre amanhã às 18:00\./],
      ['efeito', 'hand-over', { why: 'asked' }],
    ],
    closedPizzaria,
  )
})
