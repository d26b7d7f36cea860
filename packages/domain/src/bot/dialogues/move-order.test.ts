import { describe } from 'vitest'
import type { BotWorld } from '../model/model'
import { dialogue, type Line } from '../testing/dialogue'
import { pizzaria, withShop, withSlots } from '../testing/pizzaria'

/** Friday at seven in the evening in Manaus: today from eight on, tomorrow from six to half past ten. */
const shop = withSlots(pizzaria)
const today = (clock: string) => new Date(`2026-11-20T${clock}:00-04:00`).toISOString()
const tomorrow = (clock: string) => new Date(`2026-11-21T${clock}:00-04:00`).toISOString()

const tonight: BotWorld['orders'][number] = {
  number: 12,
  status: 'analysis',
  fulfilment: 'pickup',
  totalCents: 3980,
  placedAt: shop.now,
  paymentMethod: 'pix',
  pixCode: null,
  scheduledFor: today('21:00'),
  id: 'o-12',
  movable: true,
}
const next = { ...tonight, number: 1, scheduledFor: tomorrow('20:00'), id: 'o-1' }
const begun = { ...tonight, status: 'production' as const, movable: false }
const { scheduledFor: _later, ...forNow } = { ...begun, id: 'o-15', number: 15, status: 'analysis' as const }
const having = (...orders: BotWorld['orders']): BotWorld => ({ ...shop, orders })
const one = having(tonight)

const buttons = ['Sim, mudar', 'Outro horário', 'Não, manter']
const asks = (number: number, when: string) =>
  new RegExp(`Seu pedido nº ${number} passa para ${when}\\. Confirma\\?$`)
/** It is read back, said yes to, and moved. */
const moves = (start: string, when: string, { number, id }: Partial<typeof tonight> = tonight): Line[] => [
  ['bot', asks(number!, when), buttons],
  ['cliente', 'sim'],
  ['efeito', 'move-order', { orderId: id, start }],
  ['loja', { kind: 'order-moved', number: number!, start }],
  ['bot', `Pronto, seu pedido nº ${number} passou para ${when}.`],
]

describe('o horário de um pedido agendado muda por palavras', () => {
  const ways: [words: string, start: string, when: string][] = [
    ['pode mudar para 22h?', today('22:00'), 'hoje às 22:00'],
    ['passa pra amanhã', tomorrow('21:00'), 'amanhã às 21:00'],
    ['adianta para as 20:30', today('20:30'), 'hoje às 20:30'],
    ['muda pras 22', today('22:00'), 'hoje às 22:00'],
    ['dá pra adiar meu pedido pra amanhã às 19h?', tomorrow('19:00'), 'amanhã às 19:00'],
    ['oi, tudo bem? queria passar o pedido 12 para 21:30 por favor', today('21:30'), 'hoje às 21:30'],
    ['troca a entrega pra amanhã 19 e meia', tomorrow('19:30'), 'amanhã às 19:30'],
    ['muda o pedido das 21h para as 8 da noite', today('20:00'), 'hoje às 20:00'],
    // The shop has no morning: the evening is meant. Of a time that today has no more, tomorrow's.
    ['pode mudar para as 10?', today('22:00'), 'hoje às 22:00'],
    ['MUDA PRA 18H', tomorrow('18:00'), 'amanhã às 18:00'],
    ['passa para dia 21 às 20h', tomorrow('20:00'), 'amanhã às 20:00'],
    ['passa para 21/11', tomorrow('21:00'), 'amanhã às 21:00'],
    ['nao vou conseguir buscar hoje, passa pra amanha', tomorrow('21:00'), 'amanhã às 21:00'],
  ]
  const asked: typeof ways = [
    ['dá pra entregar às 22h?', today('22:00'), 'hoje às 22:00'],
    ['pode ser amanhã?', tomorrow('21:00'), 'amanhã às 21:00'],
    ['consegue mandar às 20:30?', today('20:30'), 'hoje às 20:30'],
    ['tem como ser amanhã às 19h?', tomorrow('19:00'), 'amanhã às 19:00'],
    ['posso buscar as 22?', today('22:00'), 'hoje às 22:00'],
    ['queria receber amanhã às 20h', tomorrow('20:00'), 'amanhã às 20:00'],
    ['oi, será que dá pra entregar amanhã 19h30 por favor?', tomorrow('19:30'), 'amanhã às 19:30'],
    ['prefiro amanhã às 20h', tomorrow('20:00'), 'amanhã às 20:00'],
    ['vcs conseguem entregar meu pedido às 20h', today('20:00'), 'hoje às 20:00'],
  ]
  for (const [words, start, when] of [...ways, ...asked])
    dialogue(words, [['cliente', words], ...moves(start, when)], one)

  dialogue(
    'sem dizer para quando, escolhe',
    [
      ['cliente', 'quero mudar o horário do meu pedido'],
      ['bot', 'Para quando você quer o pedido nº 12?'],
      ['cliente', 'amanhã às 20h'],
      ...moves(tomorrow('20:00'), 'amanhã às 20:00'),
    ],
    one,
  )

  dialogue(
    'mais cedo mostra só o que é mais cedo',
    [
      ['cliente', 'dá pra adiantar meu pedido?'],
      [
        'bot',
        'Para quando você quer o pedido nº 12?',
        ['hoje 20:00', 'hoje 20:30', 'Deixar como está', 'Falar com atendente'],
      ],
      ['toca', 'hoje 20:30'],
      ...moves(today('20:30'), 'hoje às 20:30'),
    ],
    one,
  )

  dialogue(
    'um horário que a loja não tem mostra os que tem, e deixar como está não muda nada',
    [
      ['cliente', 'pode mudar para 15h?'],
      ['bot', /Esse horário eu não tenho\.[^]*Para quando você quer o pedido nº 12\?/],
      ['toca', 'Deixar como está'],
      ['bot', 'Tudo bem, seu pedido nº 12 continua para hoje às 21:00.'],
    ],
    one,
  )

  dialogue(
    'um dia longe demais mostra hoje e amanhã',
    [
      ['cliente', 'passa o pedido pra terça'],
      ['bot', 'Esse horário eu não tenho.'],
    ],
    one,
  )

  dialogue(
    'muda de ideia antes de confirmar',
    [
      ['cliente', 'pode mudar para 22h?'],
      ['bot', asks(12, 'hoje às 22:00')],
      ['cliente', 'melhor 20h'],
      ['bot', asks(12, 'hoje às 20:00')],
      ['cliente', 'muda pra 21:30'],
      ...moves(today('21:30'), 'hoje às 21:30'),
    ],
    one,
  )

  dialogue(
    'o mesmo horário não muda nada',
    [
      ['cliente', 'muda pra 21h'],
      ['bot', 'Seu pedido nº 12 já está para hoje às 21:00.'],
    ],
    one,
  )

  dialogue(
    'o horário que acabou enquanto confirmava é perguntado de novo',
    [
      ['cliente', 'muda pra 22h'],
      ['bot', asks(12, 'hoje às 22:00')],
      ['toca', 'Sim, mudar'],
      ['efeito', 'move-order', { orderId: 'o-12', start: today('22:00') }],
      ['loja', { kind: 'order-not-moved', why: 'slot-gone' }],
      ['bot', /Esse horário não dá mais\.[^]*Para quando você quer o pedido nº 12\?/],
    ],
    one,
  )
})

describe('de dois pedidos agendados', () => {
  const two = having(tonight, next)

  dialogue(
    'pergunta qual',
    [
      ['cliente', 'pode mudar para 22h?'],
      ['bot', 'De qual pedido você quer mudar o horário?', ['Pedido nº 12', 'Pedido nº 1']],
      ['toca', 'Pedido nº 1'],
      ...moves(tomorrow('22:00'), 'amanhã às 22:00', next),
    ],
    two,
  )
  dialogue(
    'o número diz qual',
    [['cliente', 'muda o pedido nº 1 para 22h'], ...moves(tomorrow('22:00'), 'amanhã às 22:00', next)],
    two,
  )
  dialogue(
    'o horário de antes diz qual',
    [
      ['cliente', 'passa o pedido de amanhã para as 19h'],
      ...moves(tomorrow('19:00'), 'amanhã às 19:00', next),
    ],
    two,
  )
})

describe('o que não muda mais chama uma pessoa, e diz por quê', () => {
  const calls = (why: string): Line[] => [
    ['bot', why],
    ['efeito', 'hand-over', { why: 'cancel' }],
  ]
  dialogue(
    'já em preparo',
    [['cliente', 'pode mudar para 22h?'], ...calls('o horário do pedido nº 12: ele já está em preparo.')],
    having(begun),
  )
  dialogue(
    'feito para agora',
    [['cliente', 'passa pra amanhã'], ...calls('O pedido nº 15 foi feito para agora')],
    having(forNow),
  )
  dialogue(
    'a loja não tem outro horário',
    [['cliente', 'muda pra 22h'], ...calls('Não há outro horário para o pedido nº 12 por aqui.')],
    withShop(one, { slots: { delivery: [], pickup: [] } }),
  )
  dialogue(
    'começou a ser feito enquanto confirmava',
    [
      ['cliente', 'muda pra 22h'],
      ['bot', asks(12, 'hoje às 22:00')],
      ['agora', () => having(begun)],
      ['toca', 'Sim, mudar'],
      ...calls('ele já está em preparo'),
    ],
    one,
  )
  dialogue(
    'cancelado pela loja enquanto confirmava',
    [
      ['cliente', 'muda pra 22h'],
      ['bot', asks(12, 'hoje às 22:00')],
      ['agora', () => having(forNow, { ...begun, status: 'cancelled' })],
      ['toca', 'Sim, mudar'],
      ['bot', 'Esse pedido não está mais em aberto.'],
    ],
    one,
  )
})

describe('o que não é sobre o pedido agendado fica como era', () => {
  const cut: BotWorld['appointments'][number] = {
    id: 'a-1',
    service: 'Corte',
    start: tomorrow('19:00'),
    status: 'confirmed',
    changeable: true,
    link: 'https://bella.example/a/1',
  }
  const both = { ...one, appointments: [cut] }
  dialogue(
    'quem tem também um agendamento fala dele',
    [
      ['cliente', 'muda meu horário para 20h'],
      ['efeito', 'find-days', { appointmentId: 'a-1' }],
    ],
    both,
  )
  dialogue(
    'a menos que diga pedido',
    [['cliente', 'muda meu pedido para 22h'], ...moves(today('22:00'), 'hoje às 22:00')],
    both,
  )
  dialogue(
    'com um carrinho, o horário é o do pedido que está sendo feito',
    [
      ['cliente', '2 x-salada'],
      ['bot', 'Está certo?'],
      ['toca', 'Sim, finalizar'],
      ['bot', 'Entrega ou retirada?'],
      ['toca', 'Retirar na loja'],
      ['bot', 'Como prefere pagar?'],
      ['cliente', 'muda pra 22h'],
      ['bot', 'Como prefere pagar?'],
    ],
    one,
  )
  dialogue(
    'sem pedido em aberto, nada se move',
    [
      ['cliente', 'passa pra amanhã'],
      ['bot', /./],
    ],
    shop,
  )
})
