import { describe, expect } from 'vitest'
import { dialogue, placed, type Line } from '../testing/dialogue'

const atPayment: Line[] = [
  ['cliente', '2 x-salada'],
  ['bot', 'Está certo?'],
  ['toca', 'Sim, finalizar'],
  ['bot', 'Entrega ou retirada?'],
  ['toca', 'Retirar na loja'],
  ['bot', 'Como prefere pagar?'],
]
const greeted: Line[] = [
  ['cliente', 'oi'],
  ['bot', /Oi, Ana!/],
]

describe('dias ruins', () => {
  dialogue('o nome que o resumo disse é o do pedido, mude o do WhatsApp no meio', [
    ...atPayment,
    ['cliente', 'débito'],
    ['bot', /Confira seu pedido:[^]*Nome: Ana Lima/],
    ['agora', (world) => ({ ...world, customer: { ...world.customer, name: 'Aninha 🌸' } })],
    ['cliente', 'sim'],
    ...placed(3980, 'debit_card', ['2 x-salada']),
  ])

  dialogue('três respostas sem sentido: de novo, menu curto, uma pessoa', [
    ...atPayment,
    ['cliente', 'asdf qwer'],
    [
      'bot',
      /Não entendi[^]*Como prefere pagar\?/,
      ['PIX', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro'],
    ],
    ['cliente', 'hmmmm'],
    ['bot', /Não entendi/, ['Ver opções de novo', 'Menu inicial', 'Falar com atendente']],
    ['cliente', 'banana voadora'],
    ['bot', 'Chamei uma pessoa da loja'],
    ['efeito', 'hand-over', { why: 'not-understood' }],
  ])

  dialogue('uma resposta boa zera a conta das ruins', [
    ...atPayment,
    ['cliente', 'asdf'],
    ['bot', /Não entendi/],
    ['cliente', 'qwer'],
    ['bot', /Não entendi/],
    ['toca', 'Ver opções de novo'],
    ['bot', 'Como prefere pagar?', ['PIX', 'Cartão de crédito', 'Cartão de débito', 'Dinheiro']],
    ['cliente', 'dinheiro'],
    ['bot', 'Precisa de troco'],
    ['cliente', 'xpto'],
    ['bot', /Não entendi/],
  ])

  dialogue('áudio: diz que não ouve, e depois do terceiro chama uma pessoa', [
    ...greeted,
    ['manda', 'audio'],
    ['bot', /Ainda não ouço áudio[^]*Como posso ajudar\?/],
    ['manda', 'audio'],
    ['bot', /Ainda não ouço áudio/, ['Ver opções de novo', 'Menu inicial', 'Falar com atendente']],
    ['manda', 'audio'],
    ['bot', 'Chamei uma pessoa'],
    ['efeito', 'hand-over', { why: 'not-understood' }],
  ])

  dialogue('áudio como primeira mensagem', [
    ['manda', 'audio'],
    ['bot', /Oi, Ana![^]*Ainda não ouço áudio/],
  ])

  dialogue('figurinha não é resposta: pergunta de novo uma vez, depois espera', [
    ...atPayment,
    ['manda', 'sticker'],
    ['bot', 'Como prefere pagar?'],
    ['manda', 'sticker'],
    ['silêncio'],
    ['manda', 'sticker'],
    ['silêncio'],
    ['cliente', 'pix'],
    ['bot', 'Pagamento: PIX'],
  ])

  dialogue('contato, vídeo e imagem sem pagamento não quebram nada', [
    ...greeted,
    ['manda', 'contact'],
    ['bot', 'Como posso ajudar?'],
    ['manda', 'image'],
    ['bot', /Recebi o arquivo e a loja vai vê-lo/],
    ['manda', 'video'],
    ['bot', /Ainda não ouço áudio/],
  ])

  dialogue('"oi" e "bom dia" não mandam o menu duas vezes', [
    ['cliente', 'oi', 'bom dia'],
    ['bot', /Oi, Ana!/],
    ['cliente', 'tudo bem?'],
    ['silêncio'],
    ['passam', 5],
    ['cliente', 'oi'],
    ['bot', /^Como posso ajudar\?$/],
  ])

  dialogue('rajada: saudação, pedido e observação são uma entrada só', [
    ['cliente', 'boa noite', '2 x-salada', '1 guaraná'],
    ['bot', /Oi, Ana![^]*2x X-Salada: R\$ 39,80\n1x Guaraná lata: R\$ 5,50/],
  ])

  dialogue('rajada com duas respostas diferentes: pergunta qual vale', [
    ...atPayment,
    ['cliente', 'dinheiro', 'não, pix'],
    ['bot', 'Qual deles?', ['PIX', 'Dinheiro']],
    ['cliente', 'pix'],
    ['bot', 'Pagamento: PIX'],
  ])

  dialogue('rajada em que alguém pede uma pessoa: vale o pedido da pessoa', [
    ...atPayment,
    ['cliente', 'não estou entendendo nada', 'quero falar com um atendente'],
    ['bot', 'Chamei uma pessoa'],
    ['efeito', 'hand-over', { why: 'asked' }],
  ])

  dialogue('mensagem que chega com mais de três minutos de atraso fica para as pessoas', [
    ['atrasada', 'oi', 4],
    ['silêncio'],
    ['atrasada', '2 x-salada', 2],
    ['bot', /Oi, Ana![^]*2x X-Salada/],
    ['atrasada', 'sim', 3.5],
    ['silêncio'],
    ['cliente', 'carrinho'],
    ['bot', 'Seu carrinho está vazio.'],
  ])

  dialogue('botão antigo de confirmar não confirma o pedido de agora', [
    ...atPayment,
    ['toca', 'PIX'],
    ['bot', 'Posso confirmar?'],
    ['cliente', 'menu'],
    ['bot', 'Como posso ajudar?'],
    ['toca', 'Confirmar pedido'],
    ['bot', /Esse botão é de uma mensagem anterior\./],
  ])

  dialogue('botão antigo de um produto leva ao produto', [
    ...greeted,
    ['toca', 'Fazer pedido'],
    ['bot', /categoria/],
    ['toca', 'Lanches'],
    ['bot', 'qual você quer?'],
    ['cliente', 'menu'],
    ['bot', 'Como posso ajudar?'],
    ['toca', 'X-Salada'],
    ['bot', /X-Salada\*: R\$ 19,90[^]*Quantas unidades\?/],
  ])

  dialogue('um robô do outro lado: doze mensagens, e silêncio', [
    ['cliente', 'horário'],
    ['bot', 'Oi, Ana!'],
    ...Array.from({ length: 11 }, (): Line[] => [
      ['cliente', 'horário'],
      ['bot', 'Estamos abertos agora.'],
    ]).flat(),
    ['cliente', 'horário'],
    ['silêncio'],
    ['efeito', 'hand-over', { why: 'loop' }],
  ])

  dialogue('o resultado que não chega é pedido de novo com a mesma chave, e por fim a uma pessoa', [
    ...atPayment,
    ['toca', 'PIX'],
    ['bot', 'Posso confirmar?'],
    ['toca', 'Confirmar pedido'],
    ['efeito', 'place-order', { order: { key: 1795215615 } }],
    ['relógio'],
    ['silêncio'],
    ['efeito', 'place-order', { order: { key: 1795215615 } }],
    ['cliente', 'e aí?'],
    ['silêncio'],
    ['efeito', 'place-order', { order: { key: 1795215615 } }],
    ['relógio'],
    ['bot', 'Chamei uma pessoa'],
    [
      'efeito',
      'hand-over',
      {
        why: 'problem',
        summary: expect.stringContaining('sendo registrado (confira se ele entrou)') as unknown,
      },
    ],
    ['loja', { kind: 'placed', number: 1, totalCents: 3980, pixCode: null, link: null }],
    ['silêncio'],
  ])

  dialogue('o mesmo resultado duas vezes é dito uma vez', [
    ...atPayment,
    ['toca', 'Cartão de débito'],
    ['bot', 'Posso confirmar?'],
    ['toca', 'Confirmar pedido'],
    ['efeito', 'place-order'],
    ['loja', { kind: 'placed', number: 1, totalCents: 3980, pixCode: null, link: null }],
    ['bot', 'Pedido nº 1 recebido'],
    ['loja', { kind: 'placed', number: 1, totalCents: 3980, pixCode: null, link: null }],
    ['silêncio'],
    ['cliente', 'obrigada!! 😍'],
    ['silêncio'],
  ])

  dialogue('a loja recusa o pedido: uma pessoa resolve', [
    ...atPayment,
    ['toca', 'Cartão de débito'],
    ['bot', 'Posso confirmar?'],
    ['toca', 'Confirmar pedido'],
    ['efeito', 'place-order'],
    ['loja', { kind: 'not-placed', why: 'refused' }],
    ['bot', 'Chamei uma pessoa'],
    ['efeito', 'hand-over', { why: 'problem' }],
  ])
})
