import { describe } from 'vitest'
import { dialogue } from '../testing/dialogue'
import { pizzaria, withItem } from '../testing/pizzaria'

const confirm = ['Sim, pedir mais', 'Sim, finalizar', 'Não, corrigir']

describe('pedir escrevendo', () => {
  dialogue('"2 x-bacon e 1 guaraná" é lido de volta com preços antes de entrar no carrinho', [
    ['cliente', '2 x-bacon e 1 guaraná'],
    [
      'bot',
      /Oi, Ana![^]*Entendi:\n2x X-Bacon: R\$ 49,80\n1x Guaraná lata: R\$ 5,50[^]*São R\$ 55,30\. Está certo\?/,
      confirm,
    ],
    ['cliente', 'carrinho'],
    ['bot', 'Seu carrinho está vazio.'],
    ['cliente', 'isso'],
    ['bot', /2x X-Bacon: R\$ 49,80\n1x Guaraná lata: R\$ 5,50/],
  ])

  dialogue('"2 x-bacon e 1 coca": qual coca, o cliente diz', [
    ['cliente', '2 x-bacon e 1 coca'],
    ['bot', /Qual destes é "coca"\?/, ['Coca-Cola lata', 'Coca-Cola 2L', 'Nenhum destes']],
    ['cliente', '2'],
    ['bot', /2x X-Bacon: R\$ 49,80\n1x Coca-Cola 2L: R\$ 14,00/, confirm],
    ['toca', 'Sim, finalizar'],
    ['bot', 'Entrega ou retirada?'],
  ])

  dialogue('pizza sem tamanho: o tamanho é perguntado, a quantidade não', [
    ['cliente', 'quero duas pizzas de calabresa'],
    ['bot', '*Pizza de Calabresa*: qual tamanho?', ['Broto', 'Média', 'Grande']],
    ['cliente', 'média'],
    ['bot', '2x Pizza de Calabresa (Média): R$ 70,00', confirm],
  ])

  dialogue('o que é obrigatório é perguntado, o opcional não', [
    ['cliente', '1 açaí de 500 ml'],
    ['bot', 'Acompanhamentos: escolha de 1 a 2.', ['Granola', 'Banana', 'Leite condensado']],
    ['cliente', 'granola e leite condensado'],
    ['bot', /1x Açaí no copo \(500 ml\): R\$ 21,50\n {3}\+ Granola, Leite condensado/, confirm],
  ])

  dialogue('"sem cebola" fica na linha', [
    ['cliente', 'um x-salada sem cebola'],
    ['bot', /1x X-Salada: R\$ 19,90\n {3}obs\.: sem cebola/, confirm],
  ])

  dialogue('o que não existe é dito, o resto fica', [
    ['cliente', '1 x-salada e 2 esfihas de carne'],
    ['bot', /1x X-Salada: R\$ 19,90\nNão achei no cardápio: [^]*esfiha/, confirm],
  ])

  dialogue('não era isso: corrige escrevendo de novo', [
    ['cliente', '1 x-salada'],
    ['bot', '1x X-Salada', confirm],
    ['cliente', 'não'],
    ['bot', /Sem problema\./],
    ['cliente', '3 x-salada'],
    ['bot', '3x X-Salada: R$ 59,70', confirm],
    ['cliente', 'sim'],
    ['bot', /3x X-Salada/],
  ])

  dialogue('lembra de mais uma coisa no pagamento', [
    ['cliente', '1 x-salada'],
    ['bot', 'Está certo?'],
    ['toca', 'Sim, finalizar'],
    ['bot', 'Entrega ou retirada?'],
    ['cliente', 'vou retirar'],
    ['bot', 'Como prefere pagar?'],
    ['cliente', 'ah, e mais 1 guaraná'],
    ['bot', '1x Guaraná lata: R$ 5,50', confirm],
    ['toca', 'Sim, finalizar'],
    ['bot', 'Total: *R$ 25,40*. Como prefere pagar?'],
  ])

  dialogue(
    'produto que acabou não é oferecido por escrito',
    [
      ['cliente', '1 x-salada'],
      ['bot', /Em falta agora: X-Salada\.[^]*Como posso ajudar/],
    ],
    withItem(pizzaria, 'x-salada', { disponivel: false }),
  )

  dialogue('nenhum dos parecidos serve', [
    ['cliente', '1 coca'],
    ['bot', /Qual destes é "coca"\?/],
    ['toca', 'Nenhum destes'],
    ['bot', 'Não achei no cardápio: coca.'],
  ])

  dialogue('"cadê meu pedido" não é um produto, e "pizza" sozinha abre as pizzas', [
    ['cliente', 'cadê meu pedido??'],
    ['bot', 'Não encontrei pedido seu dos últimos dias.'],
    ['cliente', 'pizza'],
    ['bot', '*Pizzas*: qual você quer?'],
  ])

  for (const said of ['quero pegar às 21h', 'queria pegar às 21h', 'quero pegar o pedido às 21h']) {
    dialogue(`"${said}" é a retirada e a hora, e nada que se procure no cardápio`, [
      ['cliente', '1 x-salada'],
      ['bot', 'Está certo?'],
      ['cliente', said],
      ['bot', /^Entendi:\n1x X-Salada: R\$ 19,90\n\nSão/],
      ['cliente', 'sim, finalizar'],
      ['bot', 'Como prefere pagar?'],
      ['cliente', 'pix'],
      ['bot', /Horário pedido: 21:00\n\nRetirada na loja/],
    ])
  }
})
