import { describe, expect } from 'vitest'
import { dialogue, type Line } from '../testing/dialogue'
import { closedPizzaria, pizzaria } from '../testing/pizzaria'

const slots = (...hours: string[]) => hours.map((hour) => ({ start: `2026-11-21T${hour}:00.000Z` }))
const days = [
  { date: '2026-11-20', free: 0 },
  { date: '2026-11-21', free: 3 },
  { date: '2026-11-24', free: 1 },
]

const atSlot: Line[] = [
  ['cliente', 'quero agendar'],
  ['bot', /Oi, Ana![^]*Qual serviço\?/, ['Rodízio de pizza', 'Reserva de mesa']],
  ['cliente', 'rodízio'],
  ['bot', '*Rodízio de pizza*: qual?', ['Adulto', 'Criança']],
  ['toca', 'Adulto'],
  ['efeito', 'find-days', { serviceId: 'rodizio', priceType: 'Adulto' }],
  ['loja', { kind: 'days', days }],
  ['bot', 'Para que dia?', ['amanhã', 'ter 24/11']],
  ['cliente', 'amanhã'],
  ['efeito', 'find-slots', { date: '2026-11-21' }],
  ['loja', { kind: 'slots', date: '2026-11-21', slots: slots('22:00', '22:30', '23:00') }],
  ['bot', 'Qual horário (amanhã)?', ['18:00', '18:30', '19:00', 'Outro dia']],
]
const atConfirm: Line[] = [
  ...atSlot,
  ['cliente', 'às 19h'],
  [
    'bot',
    '*Rodízio de pizza* (Adulto), amanhã às 19:00, R$ 60,00, em nome de Ana Lima. Posso agendar?',
    ['Confirmar', 'Outro horário', 'Mais um serviço', 'Trocar o nome', 'Cancelar'],
  ],
]

describe('agendar', () => {
  dialogue('de uma turma diz quantos lugares restam', [
    ...atSlot.slice(0, -2),
    [
      'loja',
      {
        kind: 'slots',
        date: '2026-11-21',
        slots: slots('22:00', '23:00').map((slot, nth) => ({ ...slot, left: 1 + nth * 2 })),
      },
    ],
    ['bot', 'Qual horário (amanhã)?', ['18:00 · resta 1', '19:00 · restam 3', 'Outro dia']],
    ['cliente', 'às 19h'],
    ['bot', /amanhã às 19:00[^]*Posso agendar\?/],
  ])
  dialogue('serviço, dia, horário e confirmação', [
    ...atConfirm,
    ['cliente', 'pode ser'],
    ['efeito', 'book', { serviceId: 'rodizio', start: '2026-11-21T23:00:00.000Z', customerName: 'Ana Lima' }],
    [
      'loja',
      {
        kind: 'booked',
        start: '2026-11-21T23:00:00.000Z',
        link: 'https://bella.example/a/1',
        pending: false,
      },
    ],
    ['bot', /Agendado ✅ Rodízio de pizza, amanhã às 19:00, em nome de Ana Lima\.\nhttps:/],
    ['cliente', 'valeu'],
    ['silêncio'],
    ['cliente', 'quero cancelar'],
    ['bot', 'Chamei uma pessoa'],
    ['efeito', 'hand-over', { why: 'cancel' }],
  ])

  dialogue('o que o serviço pergunta é respondido pelo link', [
    ...atConfirm,
    ['cliente', 'pode ser'],
    ['efeito', 'book'],
    [
      'loja',
      {
        kind: 'booked',
        start: '2026-11-21T23:00:00.000Z',
        link: 'https://bella.example/a/1',
        pending: true,
        asks: true,
      },
    ],
    ['bot', /avisamos por aqui\.\nResponda antes de vir: https:\/\/bella\.example\/a\/1$/],
  ])

  dialogue('o horário foi ocupado: os mais próximos são oferecidos', [
    ...atConfirm,
    ['toca', 'Confirmar'],
    ['efeito', 'book'],
    ['loja', { kind: 'slot-taken', slots: [...slots('22:30'), { start: '2026-11-22T22:00:00.000Z' }] }],
    [
      'bot',
      /Esse horário acabou de ser ocupado\.[^]*Qual horário\?/,
      ['amanhã 18:30', 'dom 22/11 18:00', 'Outro dia'],
    ],
    ['cliente', '1'],
    ['bot', 'amanhã às 18:30'],
    ['toca', 'Confirmar'],
    ['efeito', 'book', { start: '2026-11-21T22:30:00.000Z' }],
    ['loja', { kind: 'booked', start: '2026-11-21T22:30:00.000Z', link: null, pending: false }],
    ['bot', 'amanhã às 18:30'],
  ])

  dialogue('o horário foi ocupado e não há outro: procura dias de novo', [
    ...atConfirm,
    ['toca', 'Confirmar'],
    ['efeito', 'book'],
    ['loja', { kind: 'slot-taken', slots: [] }],
    ['bot', 'Esse horário acabou de ser ocupado.'],
    ['efeito', 'find-days'],
    ['loja', { kind: 'days', days: [] }],
    ['bot', 'Chamei uma pessoa'],
    ['efeito', 'hand-over', { why: 'booking' }],
  ])

  dialogue('um número é a opção; "18" é a hora', [
    ...atSlot,
    ['cliente', '18'],
    ['bot', 'amanhã às 18:00'],
    ['toca', 'Outro horário'],
    ['efeito', 'find-slots', { date: '2026-11-21' }],
    ['loja', { kind: 'slots', date: '2026-11-21', slots: slots('22:00', '22:30') }],
    ['bot', 'Qual horário'],
    ['cliente', '2'],
    ['bot', 'amanhã às 18:30'],
  ])

  dialogue('para outra pessoa', [
    ...atConfirm,
    ['toca', 'Trocar o nome'],
    ['bot', 'Em nome de quem fica o agendamento?'],
    ['cliente', 'é para a Beatriz'],
    ['bot', /em nome de .*Beatriz\. Posso agendar\?/],
  ])

  dialogue('outro dia, escrito como data', [
    ...atSlot,
    ['toca', 'Outro dia'],
    ['efeito', 'find-days'],
    ['loja', { kind: 'days', days }],
    ['bot', 'Para que dia?'],
    ['cliente', 'dia 24'],
    ['efeito', 'find-slots', { date: '2026-11-24' }],
    ['loja', { kind: 'slots', date: '2026-11-24', slots: [] }],
    ['bot', 'Esse dia não tem mais horário livre.'],
    ['efeito', 'find-days'],
  ])

  dialogue('o preço mudou antes de confirmar', [
    ...atConfirm,
    [
      'agora',
      (world) => {
        const items = world.services.items.map((item) => ({
          ...item,
          centavos: { Adulto: 6500, Criança: 3000 },
        }))
        return { ...world, services: { ...world.services, items } }
      },
    ],
    ['toca', 'Confirmar'],
    ['bot', /O preço mudou de R\$ 60,00 para R\$ 65,00\.[^]*R\$ 65,00, em nome de/],
  ])

  dialogue(
    'sem agenda ligada uma pessoa marca, e sabe o quê',
    [
      ['cliente', 'agendar'],
      ['bot', 'Qual serviço?'],
      ['toca', 'Reserva de mesa'],
      ['bot', 'Chamei uma pessoa'],
      [
        'efeito',
        'hand-over',
        { why: 'booking', summary: expect.stringContaining('Quer agendar: Reserva de mesa.') as unknown },
      ],
    ],
    { ...pizzaria, agenda: false },
  )

  dialogue('a agenda não responde: uma pessoa marca', [
    ...atSlot.slice(0, 6),
    ['loja', { kind: 'no-agenda' }],
    ['bot', 'Chamei uma pessoa'],
    [
      'efeito',
      'hand-over',
      {
        why: 'booking',
        summary: expect.stringContaining('Quer agendar: Rodízio de pizza (Adulto).') as unknown,
      },
    ],
  ])

  dialogue(
    'agendar com a loja fechada é possível',
    [
      ['cliente', 'agendar'],
      ['bot', /Estamos fechados agora[^]*Qual serviço\?/],
      ['toca', 'Reserva de mesa'],
      ['efeito', 'find-days', { serviceId: 'mesa', priceType: 'padrao' }],
    ],
    closedPizzaria,
  )

  dialogue('desiste enquanto a agenda é consultada; a resposta atrasada não diz nada', [
    ...atSlot.slice(0, 6),
    ['cliente', 'cancelar'],
    ['bot', 'Tudo bem, não agendei nada.'],
    ['loja', { kind: 'days', days }],
    ['silêncio'],
  ])

  dialogue('cancelar e voltar no meio do agendamento', [
    ...atSlot,
    ['cliente', 'voltar'],
    ['efeito', 'find-days'],
    ['loja', { kind: 'days', days }],
    ['bot', 'Para que dia?'],
    ['cliente', 'cancelar'],
    ['bot', 'Tudo bem, não agendei nada.'],
  ])
})
