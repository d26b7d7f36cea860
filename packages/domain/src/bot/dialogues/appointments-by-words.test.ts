import { describe, expect } from 'vitest'
import type { BotWorld } from '../model/model'
import { dialogue, type Line } from '../testing/dialogue'
import { pizzaria } from '../testing/pizzaria'

// It is Friday 20 November, 19:00 in Manaus (UTC-4).
const cut: BotWorld['appointments'][number] = {
  id: 'a-1',
  service: 'Corte',
  start: '2026-11-21T23:00:00.000Z',
  status: 'confirmed',
  changeable: true,
  link: 'https://bella.example/a/1',
}
const skin = {
  ...cut,
  id: 'a-2',
  service: 'Limpeza de pele',
  start: '2026-11-27T14:00:00.000Z',
  status: 'pending' as const,
}
const withOne: BotWorld = { ...pizzaria, appointments: [cut] }
const withPending: BotWorld = { ...pizzaria, appointments: [{ ...cut, status: 'pending' }] }
const withTwo: BotWorld = { ...pizzaria, appointments: [cut, skin] }
const tooLate: BotWorld = { ...pizzaria, appointments: [{ ...cut, changeable: false }] }

const days = [
  { date: '2026-11-21', free: 2 },
  { date: '2026-11-24', free: 3 },
  { date: '2026-11-26', free: 4 },
  { date: '2026-11-30', free: 1 },
]
const thursday = (...hours: string[]) => hours.map((hour) => ({ start: `2026-11-26T${hour}:00.000Z` }))
const allThursday = thursday('13:00', '18:00', '19:00', '23:00')

const cancelQuestion = 'Quer mesmo cancelar Corte, amanhã às 19:00?'
const daysQuestion = 'Remarcar Corte, amanhã às 19:00: para que dia?'
const findsDays: Line[] = [
  ['efeito', 'find-days', { appointmentId: 'a-1' }],
  ['loja', { kind: 'days', days }],
]
const findsThursday: Line[] = [
  ['efeito', 'find-slots', { appointmentId: 'a-1', date: '2026-11-26' }],
  ['loja', { kind: 'slots', date: '2026-11-26', slots: allThursday }],
]
const cartWithOne: Line[] = [
  ['cliente', '2 x-bacon'],
  ['bot', /X-Bacon/],
  ['cliente', 'sim'],
  ['bot', /X-Bacon/],
]

describe('cancelar por palavras: uma pergunta, e nada antes do sim', () => {
  for (const words of [
    'desmarca pra mim',
    'nao vou conseguir ir amanha',
    'não vou poder ir',
    'preciso cancelar meu corte',
    'infelizmente não poderei comparecer',
    'não vou poder ir amanhã porque meu filho está doente',
    'não vai dar pra ir, surgiu um imprevisto',
    'queria desmarcar o de amanhã',
  ]) {
    for (const world of [withOne, withPending]) {
      dialogue(
        `"${words}" (${world.appointments[0]!.status})`,
        [
          ['cliente', words],
          ['bot', cancelQuestion, ['Sim, cancelar', 'Não, manter', 'Remarcar']],
          ['cliente', 'sim'],
          ['efeito', 'cancel-appointment', { appointmentId: 'a-1' }],
          ['loja', { kind: 'appointment-cancelled', service: 'Corte', start: cut.start }],
          ['bot', 'Pronto, cancelei: Corte, amanhã às 19:00.'],
        ],
        world,
      )
    }
  }

  dialogue(
    'cancelar outro horário pergunta de novo, e o botão da pergunta anterior não vale',
    [
      ['cliente', 'cancelar meu corte'],
      ['bot', cancelQuestion],
      ['cliente', 'cancelar minha limpeza de pele'],
      ['bot', 'Quer mesmo cancelar Limpeza de pele, sex 27/11 às 10:00?'],
      ['cliente', 'não'],
      ['bot', 'Tudo bem, seu horário está mantido: Limpeza de pele, sex 27/11 às 10:00.'],
      ['toca', 'Sim, cancelar'],
      ['bot', 'Qual agendamento você quer cancelar?'],
    ],
    withTwo,
  )
})

describe('ver por palavras', () => {
  for (const words of [
    'meu horario',
    'que horas é o meu?',
    'quando é minha consulta?',
    'que dia eu marquei?',
    'meu agendamento tá confirmado?',
  ]) {
    dialogue(
      `"${words}"`,
      [
        ['cliente', words],
        ['bot', '*Corte*, amanhã às 19:00: confirmado.', ['Remarcar', 'Cancelar horário', 'Voltar ao menu']],
      ],
      withOne,
    )
  }
  dialogue(
    'o que a loja não confirmou não é dito como certo',
    [
      ['cliente', 'meu agendamento tá confirmado?'],
      ['bot', '*Corte*, amanhã às 19:00: esperando a confirmação da loja.'],
    ],
    withPending,
  )
})

describe('remarcar por palavras', () => {
  for (const words of [
    'remarcar para quinta à tarde',
    'dá pra mudar pra quinta de tarde?',
    'tem como passar pra quinta depois do almoço e antes das 18h?',
    'adiar meu corte de amanhã para 26/11 à tarde',
    'não vou poder ir amanhã, dá pra remarcar pra quinta à tarde?',
    'posso trocar meu horário para o dia 26 à tarde?',
  ]) {
    dialogue(
      `"${words}": os horários daquela tarde, e só muda depois do sim`,
      [
        ['cliente', words],
        ...findsDays,
        ...findsThursday,
        ['bot', 'Qual horário (qui 26/11)?', ['14:00', '15:00', 'Outro dia']],
        ['cliente', '15h'],
        [
          'bot',
          'Posso mudar Corte, amanhã às 19:00, para qui 26/11 às 15:00?',
          ['Sim, remarcar', 'Outro horário', 'Não, manter'],
        ],
        ['cliente', 'pode'],
        ['efeito', 'move-appointment', { appointmentId: 'a-1', start: '2026-11-26T19:00:00.000Z' }],
        [
          'loja',
          { kind: 'appointment-moved', service: 'Corte', start: '2026-11-26T19:00:00.000Z', pending: false },
        ],
        ['bot', /^Pronto, remarquei: Corte, qui 26\/11 às 15:00\.$/],
      ],
      withOne,
    )
  }

  for (const words of ['remarcar', 'adiar', 'preciso remarcar', 'pode ser outro dia?']) {
    dialogue(`"${words}": os dias`, [['cliente', words], ...findsDays, ['bot', daysQuestion]], withOne)
  }

  dialogue(
    'um horário certo vai direto à pergunta; o que a loja ainda confirma é dito assim',
    [
      ['cliente', 'remarcar para quinta às 15h'],
      ...findsDays,
      ...findsThursday,
      ['bot', 'Posso mudar Corte, amanhã às 19:00, para qui 26/11 às 15:00?'],
      ['toca', 'Sim, remarcar'],
      ['efeito', 'move-appointment'],
      [
        'loja',
        { kind: 'appointment-moved', service: 'Corte', start: '2026-11-26T19:00:00.000Z', pending: true },
      ],
      ['bot', /^Pronto, remarquei: [^]* A loja ainda vai confirmar, e avisamos por aqui\.$/],
    ],
    withPending,
  )
  dialogue(
    'um não mantém o horário',
    [
      ['cliente', 'remarcar para quinta às 15h'],
      ...findsDays,
      ...findsThursday,
      ['bot', 'Posso mudar Corte'],
      ['cliente', 'não'],
      ['bot', 'Tudo bem, seu horário está mantido: Corte, amanhã às 19:00.'],
    ],
    withOne,
  )
  dialogue(
    'cancelar no meio da escolha mantém o horário',
    [
      ['cliente', 'remarcar'],
      ...findsDays,
      ['bot', daysQuestion],
      ['cliente', 'cancelar'],
      ['bot', 'Tudo bem, seu horário está mantido: Corte, amanhã às 19:00.'],
    ],
    withOne,
  )
  dialogue(
    'o dia que não tem horário: os mais próximos, e a tarde continua valendo',
    [
      ['cliente', 'remarcar para quarta à tarde'],
      ...findsDays,
      [
        'bot',
        /Não há horário livre qua 25\/11\. Os dias mais próximos:[^]*para que dia\?/,
        ['amanhã', 'ter 24/11', 'qui 26/11', 'seg 30/11'],
      ],
      ['cliente', 'quinta'],
      ...findsThursday,
      ['bot', 'Qual horário (qui 26/11)?', ['14:00', '15:00', 'Outro dia']],
    ],
    withOne,
  )
  dialogue(
    'a semana que vem: os dias dela',
    [
      ['cliente', 'tem como passar pra semana que vem?'],
      ...findsDays,
      ['bot', daysQuestion, ['ter 24/11', 'qui 26/11']],
      ['cliente', 'quinta de manhã'],
      ...findsThursday,
      ['bot', 'Qual horário (qui 26/11)?', ['09:00', 'Outro dia']],
    ],
    withOne,
  )
  dialogue(
    'a parte do dia que está cheia: os outros horários do dia',
    [
      ['cliente', 'remarcar para quinta entre as 10h e as 11h'],
      ...findsDays,
      ...findsThursday,
      [
        'bot',
        /Nesse horário não há vaga\. Os horários livres do dia:[^]*Qual horário/,
        ['09:00', '14:00', '15:00', '19:00', 'Outro dia'],
      ],
    ],
    withOne,
  )
  dialogue(
    'alguém ocupou o horário: outros',
    [
      ['cliente', 'remarcar para quinta às 15h'],
      ...findsDays,
      ...findsThursday,
      ['bot', 'Posso mudar Corte'],
      ['cliente', 'sim'],
      ['efeito', 'move-appointment'],
      ['loja', { kind: 'slot-taken', slots: thursday('18:00', '23:00') }],
      ['bot', /acabou de ser ocupado\.[^]*Qual horário/, ['14:00', '19:00', 'Outro dia']],
      ['cliente', 'outro dia'],
      ...findsDays,
      ['bot', daysQuestion],
    ],
    withOne,
  )
  dialogue(
    'sem agenda para o serviço recebe o link',
    [
      ['cliente', 'remarcar'],
      ['efeito', 'find-days'],
      ['loja', { kind: 'no-agenda' }],
      ['bot', 'Para escolher outro horário para Corte, amanhã às 19:00:\nhttps://bella.example/a/1'],
    ],
    withOne,
  )
  dialogue(
    'sem nenhum dia livre uma pessoa é chamada',
    [
      ['cliente', 'remarcar'],
      ['efeito', 'find-days'],
      ['loja', { kind: 'days', days: [] }],
      ['bot', 'Chamei uma pessoa'],
      [
        'efeito',
        'hand-over',
        { summary: expect.stringContaining('Quer remarcar: Corte, amanhã às 19:00.') as unknown },
      ],
    ],
    withOne,
  )
  dialogue(
    'o horário sumiu enquanto se escolhia',
    [
      ['cliente', 'remarcar'],
      ...findsDays,
      ['bot', daysQuestion],
      ['agora', (world) => ({ ...world, appointments: [] })],
      ['cliente', 'quinta'],
      ['bot', 'Esse agendamento não está mais em aberto.'],
    ],
    withOne,
  )
})

describe('de vários', () => {
  for (const [words, question] of [
    ['cancelar minha limpeza de pele', 'Quer mesmo cancelar Limpeza de pele, sex 27/11 às 10:00?'],
    ['não vou poder ir amanhã', cancelQuestion],
    ['desmarcar o de sexta', 'Quer mesmo cancelar Limpeza de pele, sex 27/11 às 10:00?'],
    ['que horas é o meu corte?', '*Corte*, amanhã às 19:00: confirmado.'],
  ] as const) {
    dialogue(
      `"${words}": o que as palavras dizem`,
      [
        ['cliente', words],
        ['bot', question],
      ],
      withTwo,
    )
  }
  dialogue(
    'pergunta qual, e o dia pedido continua valendo',
    [
      ['cliente', 'dá pra remarcar pra quinta à tarde?'],
      ['bot', 'Qual agendamento você quer remarcar?', ['amanhã às 19:00', 'sex 27/11 às 10:00']],
      ['cliente', '1'],
      ...findsDays,
      ...findsThursday,
      ['bot', 'Qual horário (qui 26/11)?', ['14:00', '15:00', 'Outro dia']],
    ],
    withTwo,
  )
  dialogue(
    'na pergunta de um, remarcar é esse',
    [
      ['cliente', 'não vou poder ir amanhã'],
      ['bot', cancelQuestion],
      ['cliente', 'quero remarcar'],
      ...findsDays,
      ['bot', daysQuestion],
    ],
    withTwo,
  )
})

describe('em cima da hora uma pessoa é chamada, e o bot diz por quê', () => {
  for (const [words, verb] of [
    ['não vou poder ir', 'cancelar'],
    ['desmarcar', 'cancelar'],
    ['remarcar para quinta', 'remarcar'],
    ['dá pra mudar pra semana que vem?', 'remarcar'],
  ] as const) {
    dialogue(
      `"${words}"`,
      [
        ['cliente', words],
        ['bot', new RegExp(`está muito perto do horário para ${verb} por aqui\\.[^]*Chamei uma pessoa`)],
        ['efeito', 'hand-over', { why: 'cancel' }],
      ],
      tooLate,
    )
  }
  dialogue(
    'também quando o prazo passa entre a pergunta e o sim',
    [
      ['cliente', 'remarcar para quinta às 15h'],
      ...findsDays,
      ...findsThursday,
      ['bot', 'Posso mudar Corte'],
      ['cliente', 'sim'],
      ['efeito', 'move-appointment'],
      ['loja', { kind: 'not-moved', why: 'late' }],
      ['bot', 'Chamei uma pessoa'],
      ['efeito', 'hand-over', { why: 'cancel' }],
    ],
    withOne,
  )
})

describe('no meio de um pedido o carrinho fica', () => {
  dialogue(
    'não vou poder ir',
    [
      ...cartWithOne,
      ['cliente', 'não vou conseguir ir amanhã'],
      ['bot', cancelQuestion],
      ['cliente', 'sim'],
      ['efeito', 'cancel-appointment'],
      ['loja', { kind: 'appointment-cancelled', service: 'Corte', start: cut.start }],
      ['bot', /Pronto, cancelei: Corte, amanhã às 19:00\.[^]*2x? ?X-Bacon/],
    ],
    withOne,
  )
  dialogue(
    'remarcar',
    [
      ...cartWithOne,
      ['cliente', 'remarcar pra quinta às 15h'],
      ...findsDays,
      ...findsThursday,
      ['bot', 'Posso mudar Corte'],
      ['cliente', 'sim'],
      ['efeito', 'move-appointment'],
      [
        'loja',
        { kind: 'appointment-moved', service: 'Corte', start: '2026-11-26T19:00:00.000Z', pending: false },
      ],
      ['bot', /Pronto, remarquei: Corte, qui 26\/11 às 15:00\.[^]*2x? ?X-Bacon/],
    ],
    withOne,
  )
  for (const before of [['finalizar'], ['finalizar', 'entrega'], ['finalizar', 'entrega', 'centro']]) {
    dialogue(
      `depois de ${before.join(', ')}`,
      [
        ...cartWithOne,
        ...before.flatMap((words): Line[] => [
          ['cliente', words],
          ['bot', /./],
        ]),
        ['cliente', 'que horas é o meu corte?'],
        ['bot', '*Corte*, amanhã às 19:00: confirmado.'],
        ['cliente', 'carrinho'],
        ['bot', /X-Bacon/],
      ],
      withOne,
    )
  }
  dialogue(
    'cancelar, só, continua sendo o pedido',
    [...cartWithOne, ['cliente', 'cancelar'], ['bot', /carrinho|pedido/i]],
    withOne,
  )
})

const anything: Line = ['bot', /./]
const burst = (...texts: string[]): Line[] => texts.flatMap((text): Line[] => [['cliente', text], anything])
const free: Line[] = [['efeito', 'find-days'], ['loja', { kind: 'days', days }], anything]

describe('em qualquer passo', () => {
  const steps: Record<string, Line[]> = {
    'no menu': burst('menu'),
    'no cardápio': burst('cardápio'),
    'numa categoria': burst('cardápio', 'lanches'),
    'no tamanho': burst('cardápio', 'pizzas', 'pizza de calabresa'),
    'na quantidade': burst('cardápio', 'bebidas', 'guaraná lata'),
    conferindo: burst('2 x-bacon'),
    'no carrinho': cartWithOne,
    'na observação': [...cartWithOne, ...burst('observação')],
    'na entrega': [...cartWithOne, ...burst('finalizar')],
    'no bairro': [...cartWithOne, ...burst('finalizar', 'entrega')],
    'no endereço': [...cartWithOne, ...burst('finalizar', 'entrega', 'centro')],
    'no pagamento': [...cartWithOne, ...burst('finalizar', 'retirada')],
    'na confirmação': [...cartWithOne, ...burst('finalizar', 'retirada', 'pix')],
    'nos serviços': burst('agendar'),
    'no dia de outro': [...burst('agendar'), ['toca', 'Reserva de mesa'], ...free],
    'no dia do mesmo': [['cliente', 'remarcar'], ...free],
  }
  for (const [where, before] of Object.entries(steps)) {
    dialogue(
      `${where}: "não vou conseguir ir amanhã"`,
      [...before, ['cliente', 'não vou conseguir ir amanhã'], ['bot', cancelQuestion]],
      withOne,
    )
    dialogue(
      `${where}: "que horas é o meu corte?"`,
      [...before, ['cliente', 'que horas é o meu corte?'], ['bot', '*Corte*, amanhã às 19:00: confirmado.']],
      withOne,
    )
    dialogue(
      `${where}: "preciso remarcar"`,
      [...before, ['cliente', 'preciso remarcar'], ...findsDays, ['bot', daysQuestion]],
      withOne,
    )
  }
})

describe('quem agenda outro', () => {
  const atDay: Line[] = [...burst('agendar'), ['toca', 'Reserva de mesa'], ...free]
  dialogue(
    'cancelar deixa o que se agendava',
    [...atDay, ['cliente', 'cancelar'], ['bot', 'Tudo bem, não agendei nada.']],
    withOne,
  )
  dialogue(
    'a tarde que se diz com o dia escolhe os horários dela',
    [
      ...atDay,
      ['cliente', 'quinta à tarde'],
      ['efeito', 'find-slots', { serviceId: 'mesa', date: '2026-11-26' }],
      ['loja', { kind: 'slots', date: '2026-11-26', slots: allThursday }],
      ['bot', 'Qual horário (qui 26/11)?', ['14:00', '15:00', 'Outro dia']],
      ['cliente', 'outro dia'],
      ['efeito', 'find-days', { serviceId: 'mesa' }],
    ],
    withOne,
  )
})

describe('no meio da escolha', () => {
  const atSlot: Line[] = [
    ['cliente', 'remarcar para quinta'],
    ...findsDays,
    ...findsThursday,
    ['bot', 'Qual horário (qui 26/11)?', ['09:00', '14:00', '15:00', '19:00', 'Outro dia']],
  ]
  dialogue(
    'uma parte do dia deixa os horários dela',
    [
      ...atSlot,
      ['cliente', 'tem depois das 14:30?'],
      ['bot', 'Qual horário (qui 26/11)?', ['15:00', '19:00', 'Outro dia']],
      ['cliente', 'à noite'],
      ['bot', 'Qual horário (qui 26/11)?', ['19:00', 'Outro dia']],
    ],
    withOne,
  )
  dialogue(
    'outro dia da semana leva aos horários dele',
    [
      ...atSlot,
      ['cliente', 'e na terça de manhã?'],
      ...findsDays,
      ['efeito', 'find-slots', { appointmentId: 'a-1', date: '2026-11-24' }],
      ['loja', { kind: 'slots', date: '2026-11-24', slots: [{ start: '2026-11-24T13:00:00.000Z' }] }],
      ['bot', 'Qual horário (ter 24/11)?', ['09:00', 'Outro dia']],
    ],
    withOne,
  )
  dialogue(
    'um dia que não há: os mais próximos',
    [
      ['cliente', 'remarcar'],
      ...findsDays,
      ['bot', daysQuestion],
      ['cliente', '25/11'],
      ...findsDays,
      ['bot', /Não há horário livre qua 25\/11\. Os dias mais próximos:/],
    ],
    withOne,
  )
})

describe('sem agendamento as mesmas palavras não inventam um', () => {
  for (const words of [
    'desmarca pra mim',
    'adiar',
    'não vou conseguir ir amanhã',
    'dá pra mudar pra quinta?',
  ]) {
    dialogue(`"${words}"`, [
      ['cliente', words],
      ['bot', /Não encontrei agendamento seu em aberto|Não há nada em aberto para cancelar/],
    ])
  }
})
