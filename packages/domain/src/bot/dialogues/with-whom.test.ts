import { describe } from 'vitest'
import type { BotWorld } from '../model/model'
import { dialogue, type Line } from '../testing/dialogue'
import { pizzaria } from '../testing/pizzaria'

const bia = { agendaId: 'a-bia', name: 'Bia Reis' }
const caio = { agendaId: 'a-caio', name: 'Caio Prado' }
const salon: BotWorld = { ...pizzaria, people: [bia, caio] }
const days = [{ date: '2026-11-21', free: 3 }]
const slots = [{ start: '2026-11-21T23:00:00.000Z' }]
const whom = ['Bia Reis', 'Caio Prado', 'Qualquer pessoa']

const atPerson: Line[] = [
  ['cliente', 'quero agendar'],
  ['bot', /Qual serviço\?/, ['Rodízio de pizza', 'Reserva de mesa']],
  ['toca', 'Reserva de mesa'],
  ['bot', 'Com quem?', whom],
]
const withBia: Line[] = [
  ['efeito', 'find-days', { agendaId: 'a-bia' }],
  ['loja', { kind: 'days', days }],
  ['bot', 'Para que dia?', ['amanhã']],
  ['cliente', 'amanhã'],
  ['efeito', 'find-slots', { agendaId: 'a-bia', date: '2026-11-21' }],
  ['loja', { kind: 'slots', date: '2026-11-21', slots }],
  ['bot', /Qual horário/, ['19:00', 'Outro dia']],
  ['cliente', '19h'],
  ['bot', /^\*Reserva de mesa\* com Bia Reis, amanhã às 19:00/],
]

describe('com quem', () => {
  dialogue(
    'a pessoa escolhida atende até o fim',
    [
      ...atPerson,
      ['cliente', 'com a bia'],
      ...withBia,
      ['toca', 'Confirmar'],
      ['efeito', 'book', { agendaId: 'a-bia' }],
      [
        'loja',
        { kind: 'booked', start: slots[0]!.start, link: null, pending: false, professional: 'Bia Reis' },
      ],
      ['bot', /Agendado ✅ Reserva de mesa com Bia Reis, amanhã às 19:00/],
    ],
    salon,
  )

  dialogue(
    'dito junto do serviço não é perguntado de novo',
    [
      ['cliente', 'quero agendar'],
      ['bot', /Qual serviço\?/, ['Rodízio de pizza', 'Reserva de mesa']],
      ['cliente', 'reserva com a Bia'],
      ...withBia,
    ],
    salon,
  )

  for (const words of ['tanto faz', 'qualquer um', 'quem estiver livre', 'não tenho preferência', '3']) {
    dialogue(
      `“${words}” é quem estiver livre`,
      [
        ...atPerson,
        ['cliente', words],
        ['efeito', 'find-days', { agendaId: undefined }],
        ['loja', { kind: 'days', days }],
        ['bot', 'Para que dia?', ['amanhã']],
      ],
      salon,
    )
  }

  dialogue(
    'quem não tem horário livre dá lugar a quem tem, e isso é dito',
    [
      ...atPerson,
      ['toca', 'Caio Prado'],
      ['efeito', 'find-days', { agendaId: 'a-caio' }],
      ['loja', { kind: 'days', days: [] }],
      ['bot', 'Não há horário livre com Caio Prado. Estes são os de qualquer pessoa:'],
      ['efeito', 'find-days', { agendaId: undefined }],
      ['loja', { kind: 'days', days }],
      ['bot', 'Para que dia?', ['amanhã']],
    ],
    salon,
  )

  dialogue(
    'quem deixou de atender no meio da conversa não é mais perguntado',
    [
      ...atPerson,
      ['agora', (world) => ({ ...world, people: [bia] })],
      ['cliente', 'caio'],
      ['efeito', 'find-days', { agendaId: undefined }],
      ['loja', { kind: 'days', days }],
      ['bot', 'Para que dia?', ['amanhã']],
    ],
    salon,
  )

  dialogue(
    'com uma pessoa só não se pergunta',
    [
      ['cliente', 'quero agendar'],
      ['bot', /Qual serviço\?/, ['Rodízio de pizza', 'Reserva de mesa']],
      ['toca', 'Reserva de mesa'],
      ['efeito', 'find-days', { agendaId: undefined }],
    ],
    { ...salon, people: [bia] },
  )
})

const reservation = pizzaria.services.items.find(({ nome }) => nome === 'Reserva de mesa')!
const price = Object.keys(reservation.centavos)[0]!
const only = (...ids: string[]) => ({
  all: false,
  services: ids.map((id) => ({ id, duration: null, prices: {} })),
})
const dear = { all: true, services: [{ id: reservation.id, duration: null, prices: { [price]: 9900 } }] }
const duda = { agendaId: 'a-duda', name: 'Duda Melo' }
const idle = { ...bia, offers: only('outro') }

describe('quem faz o quê', () => {
  dialogue(
    'pedido com quem não faz: diz quem faz, e só esses são oferecidos',
    [
      ['cliente', 'quero agendar'],
      ['bot', /Qual serviço\?/, ['Rodízio de pizza', 'Reserva de mesa']],
      ['cliente', 'reserva com a Bia'],
      [
        'bot',
        /^Bia Reis não faz Reserva de mesa\. Quem faz: Caio Prado e Duda Melo\.\n*Com quem\?/,
        ['Caio Prado', 'Duda Melo', 'Qualquer pessoa'],
      ],
      ['cliente', 'com a bia'],
      ['bot', /^Bia Reis não faz Reserva de mesa/, ['Caio Prado', 'Duda Melo', 'Qualquer pessoa']],
      ['cliente', 'caio'],
      ['efeito', 'find-days', { agendaId: 'a-caio' }],
    ],
    { ...salon, people: [idle, caio, duda] },
  )

  dialogue(
    'o que só uma pessoa faz é com ela, e isso é dito',
    [
      ['cliente', 'quero agendar'],
      ['bot', /Qual serviço\?/, ['Rodízio de pizza', 'Reserva de mesa']],
      ['toca', 'Reserva de mesa'],
      ['bot', 'Reserva de mesa é com Caio Prado.'],
      ['efeito', 'find-days', { agendaId: undefined }],
    ],
    { ...salon, people: [idle, caio] },
  )

  dialogue(
    'o que ninguém faz não é agendado',
    [
      ['cliente', 'quero agendar'],
      ['bot', /Qual serviço\?/, ['Rodízio de pizza', 'Reserva de mesa']],
      ['toca', 'Reserva de mesa'],
      ['bot', /^Ninguém faz Reserva de mesa no momento\./, ['Rodízio de pizza', 'Reserva de mesa']],
    ],
    { ...salon, people: [idle, { ...caio, offers: only() }] },
  )

  const upToConfirm = (whom: string, agendaId: string | undefined): Line[] => [
    ...atPerson,
    ['toca', whom],
    ['efeito', 'find-days', { agendaId }],
    ['loja', { kind: 'days', days }],
    ['bot', 'Para que dia?', ['amanhã']],
    ['cliente', 'amanhã'],
    ['efeito', 'find-slots', { agendaId, date: '2026-11-21' }],
    ['loja', { kind: 'slots', date: '2026-11-21', slots }],
    ['bot', /Qual horário/, ['19:00', 'Outro dia']],
    ['cliente', '19h'],
  ]

  dialogue(
    'o preço é o da pessoa',
    [...upToConfirm('Caio Prado', 'a-caio'), ['bot', /com Caio Prado, amanhã às 19:00, R\$ 99,00, em nome/]],
    { ...salon, people: [bia, { ...caio, offers: dear }] },
  )

  dialogue(
    'com qualquer pessoa vale a partir do menor, e o que ficou é dito',
    [
      ...upToConfirm('Qualquer pessoa', undefined),
      ['bot', /amanhã às 19:00, a partir de R\$ [\d,]+, em nome/],
      ['toca', 'Confirmar'],
      ['efeito', 'book', { agendaId: undefined }],
      [
        'loja',
        {
          kind: 'booked',
          start: slots[0]!.start,
          link: null,
          pending: false,
          professional: 'Caio Prado',
          cents: 9900,
        },
      ],
      ['bot', /Agendado ✅ Reserva de mesa com Caio Prado, amanhã às 19:00, R\$ 99,00, em nome/],
    ],
    { ...salon, people: [bia, { ...caio, offers: dear }] },
  )

  dialogue(
    'quem deixa de fazer entre a escolha e a confirmação: é dito, e pergunta-se de novo',
    [
      ...upToConfirm('Caio Prado', 'a-caio'),
      ['bot', /com Caio Prado/],
      ['toca', 'Confirmar'],
      ['efeito', 'book', { agendaId: 'a-caio' }],
      ['agora', (world) => ({ ...world, people: [bia, { ...caio, offers: only() }, duda] })],
      ['loja', { kind: 'not-offered' }],
      [
        'bot',
        /^Caio Prado não faz mais Reserva de mesa\.\n*Com quem\?/,
        ['Bia Reis', 'Duda Melo', 'Qualquer pessoa'],
      ],
    ],
    salon,
  )
})
