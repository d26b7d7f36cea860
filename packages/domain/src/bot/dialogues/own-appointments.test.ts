import { describe, expect } from 'vitest'
import type { BotWorld } from '../model/model'
import { dialogue, type Line } from '../testing/dialogue'
import { pizzaria } from '../testing/pizzaria'

const cut: BotWorld['appointments'][number] = {
  id: 'a-1',
  service: 'Corte',
  start: '2026-11-21T23:00:00.000Z',
  status: 'confirmed',
  changeable: true,
  link: 'https://bella.example/a/1',
}
const beard = {
  ...cut,
  id: 'a-2',
  service: 'Barba',
  start: '2026-11-24T22:00:00.000Z',
  status: 'pending' as const,
}
const withOne: BotWorld = { ...pizzaria, appointments: [cut] }
const withTwo: BotWorld = { ...pizzaria, appointments: [cut, beard] }

const asked = 'Quer mesmo cancelar Corte, amanhã às 19:00?'
const cancels: Line[] = [
  ['toca', 'Sim, cancelar'],
  ['efeito', 'cancel-appointment', { appointmentId: 'a-1' }],
  ['loja', { kind: 'appointment-cancelled', service: 'Corte', start: cut.start }],
  ['bot', 'Pronto, cancelei: Corte, amanhã às 19:00.'],
]

describe('quem tem um agendamento', () => {
  for (const words of [
    'cancelar',
    'quero cancelar meu horário',
    'desmarcar',
    'quero cancelar meu agendamento',
    'cancela pra mim por favor',
  ]) {
    dialogue(
      `"${words}": pergunta uma vez e cancela`,
      [['cliente', words], ['bot', asked], ...cancels],
      withOne,
    )
  }

  dialogue(
    'não cancela sem confirmar',
    [
      ['cliente', 'cancelar'],
      ['bot', asked, ['Sim, cancelar', 'Não, manter', 'Remarcar']],
      ['cliente', 'não'],
      ['bot', 'Tudo bem, seu horário está mantido: Corte, amanhã às 19:00.'],
    ],
    withOne,
  )

  dialogue(
    'confirma o cancelamento com a mesma palavra, ou com sim',
    [
      ['cliente', 'desmarcar'],
      ['bot', asked],
      ['cliente', 'sim'],
      ['efeito', 'cancel-appointment'],
      ['loja', { kind: 'not-cancelled', why: 'gone' }],
      ['bot', 'Esse agendamento não está mais em aberto.'],
      ['cliente', 'cancelar'],
      ['bot', asked],
      ['cliente', 'cancelar'],
      ['efeito', 'cancel-appointment'],
    ],
    withOne,
  )

  for (const words of ['preciso remarcar', 'quero mudar meu horário']) {
    dialogue(
      `"${words}": sem agenda recebe o link`,
      [
        ['cliente', words],
        ['bot', /Corte, amanhã às 19:00:\nhttps:\/\/bella\.example\/a\/1/],
      ],
      { ...withOne, agenda: false },
    )
  }

  for (const words of ['qual é o meu horário?', 'meu agendamento']) {
    dialogue(
      `"${words}": vê como está e o que pode fazer`,
      [
        ['cliente', words],
        ['bot', '*Corte*, amanhã às 19:00: confirmado.', ['Remarcar', 'Cancelar horário', 'Voltar ao menu']],
        ['toca', 'Remarcar'],
        ['efeito', 'find-days', { appointmentId: 'a-1' }],
      ],
      withOne,
    )
  }

  dialogue(
    'o menu tem "Meu agendamento", e de vários se escolhe um',
    [
      ['cliente', 'menu'],
      ['bot', 'Como posso ajudar?', expect.arrayContaining(['Meu agendamento']) as string[]],
      ['toca', 'Meu agendamento'],
      ['bot', 'Qual agendamento?', ['amanhã às 19:00', 'ter 24/11 às 18:00']],
      ['cliente', '2'],
      ['bot', '*Barba*, ter 24/11 às 18:00: esperando a confirmação da loja.'],
      ['cliente', 'cancelar'],
      ['bot', 'Quer mesmo cancelar Barba, ter 24/11 às 18:00?'],
    ],
    withTwo,
  )

  dialogue(
    'em cima da hora uma pessoa é chamada',
    [
      ['cliente', 'quero cancelar meu horário'],
      ['bot', 'Chamei uma pessoa'],
      [
        'efeito',
        'hand-over',
        {
          why: 'cancel',
          summary: expect.stringContaining(
            'Quer cancelar Corte, amanhã às 19:00, em cima da hora.',
          ) as unknown,
        },
      ],
    ],
    { ...pizzaria, appointments: [{ ...cut, changeable: false }] },
  )

  dialogue(
    'no meio de um pedido, cancelar é o pedido; cancelar o horário é o horário',
    [
      ['cliente', '2 x-bacon'],
      ['bot', /X-Bacon/],
      ['cliente', 'sim'],
      ['bot', /X-Bacon/],
      ['cliente', 'cancelar meu horário'],
      ['bot', asked],
    ],
    withOne,
  )
})

describe('quem não tem agendamento', () => {
  dialogue('não vê a opção, e o horário é o da loja', [
    ['cliente', 'menu'],
    ['bot', 'Como posso ajudar?', expect.not.arrayContaining(['Meu agendamento']) as string[]],
    ['cliente', 'qual é o meu horário?'],
    ['bot', 'Estamos abertos agora.'],
    ['cliente', 'meu agendamento'],
    ['bot', 'Não encontrei agendamento seu em aberto.'],
    ['cliente', 'remarcar'],
    ['bot', 'Não encontrei agendamento seu em aberto.'],
    ['cliente', 'cancelar'],
    ['bot', 'Não há nada em aberto para cancelar.'],
  ])
})

describe('um horário que a loja ainda confirma', () => {
  const upToConfirm: Line[] = [
    ['cliente', 'agendar'],
    ['bot', 'Qual serviço?'],
    ['toca', 'Reserva de mesa'],
    ['efeito', 'find-days'],
    ['loja', { kind: 'days', days: [{ date: '2026-11-21', free: 1 }] }],
    ['bot', 'Para que dia?'],
    ['cliente', 'amanhã'],
    ['efeito', 'find-slots'],
    ['loja', { kind: 'slots', date: '2026-11-21', slots: [{ start: '2026-11-21T22:00:00.000Z' }] }],
    ['bot', 'Qual horário'],
    ['cliente', '18h'],
    ['bot', 'Posso agendar?'],
    ['cliente', 'sim'],
    ['efeito', 'book'],
  ]
  dialogue('não é dito como certo', [
    ...upToConfirm,
    ['loja', { kind: 'booked', start: '2026-11-21T22:00:00.000Z', link: null, pending: true }],
    [
      'bot',
      /^Pedido de horário enviado ✅ Reserva de mesa, [^]* A loja vai confirmar, e avisamos por aqui\.$/,
    ],
  ])
  dialogue('não é marcado por quem já tem muitos em aberto', [
    ...upToConfirm,
    ['loja', { kind: 'too-many' }],
    ['bot', 'Você já tem 3 agendamentos em aberto.'],
  ])
})
