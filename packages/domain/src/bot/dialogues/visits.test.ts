import { describe } from 'vitest'
import { dialogue, type Line } from '../testing/dialogue'
import { barbearia } from '../testing/barbearia'
import type { BotWorld } from '../model/model'

const tomorrow = '2026-11-21'
const at = (hour: string) => ({ start: `${tomorrow}T${hour}:00.000Z` })
const free = { kind: 'days', days: [{ date: tomorrow, free: 3 }] } as const
const morning = { kind: 'slots', date: tomorrow, slots: [at('13:00'), at('14:00'), at('19:00')] } as const
const both = { serviceId: 'corte', also: [{ serviceId: 'barba', priceType: 'padrao' }] }
const booked = (start: string, more: object = {}) =>
  ({ kind: 'booked', start, link: null, pending: false, ...more }) as const

/** From the days to the confirmation at ten tomorrow. */
const toTen = (visit: object, read: RegExp): Line[] => [
  ['efeito', 'find-days', visit],
  ['loja', free],
  ['efeito', 'find-slots', { ...visit, date: tomorrow }],
  ['loja', morning],
  ['bot', /Qual horário \(amanhã\)\?/, ['09:00', '10:00', 'Outro dia']],
  ['cliente', '10h'],
  ['bot', read],
]

describe('vários serviços em uma visita', () => {
  for (const words of [
    'corte e barba amanhã de manhã com o Bruno',
    'Oi! Queria marcar corte + barba com o bruno amanhã de manhã, por favor',
    'quero agendar um corte e uma barba pra amanhã cedo com Bruno Reis',
    'tem horário amanhã de manhã com o Bruno pra cortar e fazer a barba?',
    'bom dia, consegue encaixar corte, barba com o Bruno amanhã pela manhã?',
  ])
    dialogue(
      `"${words}": com quem faz os dois, no dia e na parte dele que foram ditos`,
      [
        ['cliente', words],
        ...toTen(
          { ...both, agendaId: 'a-bruno' },
          /^\*Corte\* \+ \*Barba\* com Bruno Reis, amanhã às 10:00, R\$ 80,00, em nome de Ana Lima\. Posso agendar\?/,
        ),
        ['cliente', 'sim'],
        [
          'efeito',
          'book',
          { ...both, agendaId: 'a-bruno', start: at('14:00').start, customerName: 'Ana Lima' },
        ],
        ['loja', booked(at('14:00').start, { professional: 'Bruno Reis', cents: 8000 })],
        ['bot', /^Agendado ✅ Corte \+ Barba com Bruno Reis, amanhã às 10:00, em nome de Ana Lima\./],
      ],
      barbearia,
    )

  dialogue(
    'sem dizer com quem: pergunta entre quem faz os dois',
    [
      ['cliente', 'corte e barba amanhã'],
      ['bot', /Com quem\?/, ['Bruno Reis', 'Caio Prado', 'Qualquer pessoa']],
      ['cliente', 'tanto faz'],
      ['efeito', 'find-days', { ...both, agendaId: undefined }],
      ['loja', free],
      ['efeito', 'find-slots', { ...both, date: tomorrow }],
      ['loja', morning],
      ['bot', 'Qual horário (amanhã)?'],
      ['cliente', '15h'],
      ['bot', /^\*Corte\* \+ \*Barba\*, amanhã às 15:00, R\$ 80,00/],
    ],
    barbearia,
  )

  dialogue(
    'o segundo serviço dito depois entra na mesma visita, no mesmo horário',
    [
      ['cliente', 'corte amanhã às 10h com o Caio'],
      ['efeito', 'find-days', { serviceId: 'corte', agendaId: 'a-caio', also: undefined }],
      ['loja', free],
      ['efeito', 'find-slots'],
      ['loja', morning],
      ['bot', /^\*Corte\* com Caio Prado, amanhã às 10:00, R\$ 50,00/],
      ['cliente', 'e a barba também'],
      ['efeito', 'find-days', { ...both, agendaId: 'a-caio' }],
      ['loja', free],
      ['efeito', 'find-slots', { ...both, agendaId: 'a-caio', date: tomorrow }],
      ['loja', morning],
      ['bot', /^\*Corte\* \+ \*Barba\* com Caio Prado, amanhã às 10:00, R\$ 80,00/],
    ],
    barbearia,
  )

  dialogue(
    'mais um serviço na confirmação, por botão: o horário que não cabe mais dá lugar aos que cabem',
    [
      ['cliente', 'corte amanhã às 10h com qualquer um'],
      ['efeito', 'find-days', { serviceId: 'corte', agendaId: undefined }],
      ['loja', free],
      ['efeito', 'find-slots'],
      ['loja', morning],
      [
        'bot',
        /^\*Corte\*, amanhã às 10:00, R\$ 50,00/,
        ['Confirmar', 'Outro horário', 'Mais um serviço', 'Trocar o nome', 'Cancelar'],
      ],
      ['toca', 'Mais um serviço'],
      ['bot', 'Qual serviço a mais?', ['Barba', 'Sobrancelha', 'Luzes']],
      ['toca', 'Barba'],
      ['efeito', 'find-days', both],
      ['loja', free],
      ['efeito', 'find-slots', both],
      ['loja', { ...morning, slots: [at('13:00'), at('19:00')] }],
      [
        'bot',
        /^Nesse horário não há vaga\. Os horários livres do dia:[^]*Qual horário/,
        ['09:00', '15:00', 'Outro dia'],
      ],
      ['cliente', '9h'],
      ['bot', /^\*Corte\* \+ \*Barba\*, amanhã às 09:00, R\$ 80,00/],
    ],
    barbearia,
  )

  dialogue(
    'o tipo de um deles é perguntado, e o resto do que foi dito fica',
    [
      ['cliente', 'quero agendar corte e luzes com a Duda amanhã de manhã'],
      ['bot', '*Luzes*: qual?', ['Curto', 'Longo']],
      ['cliente', 'longo'],
      ...toTen(
        { serviceId: 'corte', also: [{ serviceId: 'luzes', priceType: 'Longo' }], agendaId: 'a-duda' },
        /^\*Corte\* \+ \*Luzes\* \(Longo\) com Duda Melo, amanhã às 10:00, R\$ 250,00/,
      ),
    ],
    barbearia,
  )

  dialogue(
    'quando ninguém faz tudo, pessoas diferentes em seguida, e cada uma é dita',
    [
      ['cliente', 'luzes curto e barba amanhã de manhã'],
      ['bot', 'Luzes e Barba são com pessoas diferentes, em seguida.'],
      ['efeito', 'find-days', { serviceId: 'luzes', also: [{ serviceId: 'barba' }], agendaId: undefined }],
    ],
    barbearia,
  )

  dialogue(
    'quem foi pedido faz a sua parte, e isso é dito',
    [
      ['cliente', 'barba e luzes amanhã de manhã com o bruno'],
      ['bot', /\*Luzes\*: qual\?/],
      ['toca', 'Longo'],
      ['bot', 'Bruno Reis não faz Luzes: essa parte fica com quem estiver livre.'],
      [
        'efeito',
        'find-days',
        { serviceId: 'barba', whom: 'a-bruno', also: [{ serviceId: 'luzes', priceType: 'Longo' }] },
      ],
      ['loja', free],
      ['efeito', 'find-slots', { whom: 'a-bruno' }],
      ['loja', { ...morning, slots: [at('14:00')] }],
      ['bot', /Qual horário/, ['10:00', 'Outro dia']],
      ['toca', '10:00'],
      ['bot', /^\*Barba\* \+ \*Luzes\* \(Longo\) com Bruno Reis, amanhã às 10:00, R\$ 230,00/],
      ['toca', 'Confirmar'],
      ['efeito', 'book', { whom: 'a-bruno', also: [{ serviceId: 'luzes', priceType: 'Longo' }] }],
      [
        'loja',
        booked(at('14:00').start, {
          served: 'Barba com Bruno Reis às 10:00 + Luzes com Duda Melo às 10:30',
          cents: 23_000,
        }),
      ],
      ['bot', /^Agendado ✅ Barba com Bruno Reis às 10:00 \+ Luzes com Duda Melo às 10:30, amanhã, em nome/],
    ],
    barbearia,
  )

  dialogue(
    'quem foi pedido e não faz tudo: diz quem faz tudo',
    [
      ['cliente', 'corte e barba com a Duda'],
      [
        'bot',
        /Duda Melo não faz Barba\. Quem faz tudo: Bruno Reis e Caio Prado\.[^]*Com quem\?/,
        ['Bruno Reis', 'Caio Prado', 'Qualquer pessoa'],
      ],
    ],
    barbearia,
  )

  dialogue(
    'turma e serviço por dia ficam fora da visita, e isso é dito',
    [
      ['cliente', 'quero marcar corte, pilates e barba com o Bruno'],
      ['bot', 'Pilates fica para outro agendamento: não entra na mesma visita.'],
      ['efeito', 'find-days', { ...both, agendaId: 'a-bruno' }],
    ],
    barbearia,
  )

  dialogue(
    'o horário ocupado enquanto confirmava: os outros são da visita inteira',
    [
      ['cliente', 'corte e barba amanhã às 10h com o bruno'],
      ['efeito', 'find-days'],
      ['loja', free],
      ['efeito', 'find-slots'],
      ['loja', morning],
      ['bot', /\*Corte\* \+ \*Barba\*/],
      ['cliente', 'confirmar'],
      ['efeito', 'book', both],
      ['loja', { kind: 'slot-taken', slots: [at('19:00')] }],
      ['bot', /acabou de ser ocupado[^]*Qual horário/, ['15:00', 'Outro dia']],
      ['cliente', '15h'],
      ['bot', /^\*Corte\* \+ \*Barba\* com Bruno Reis, amanhã às 15:00/],
      ['cliente', 'sim'],
      ['efeito', 'book', { ...both, agendaId: 'a-bruno', start: at('19:00').start }],
    ],
    barbearia,
  )

  dialogue(
    'quem deixa de fazer um deles entre a escolha e a confirmação: quem faz os dois',
    [
      ['cliente', 'corte e barba amanhã às 10h com o bruno'],
      ['efeito', 'find-days'],
      ['loja', free],
      ['efeito', 'find-slots'],
      ['loja', morning],
      ['bot', /\*Corte\* \+ \*Barba\*/],
      ['cliente', 'sim'],
      ['efeito', 'book'],
      ['agora', (world) => ({ ...world, people: world.people!.map(shavesNoMore) })],
      ['loja', { kind: 'not-offered' }],
      ['bot', 'Bruno Reis não faz mais Barba.\nCorte e Barba são com Caio Prado.'],
      ['efeito', 'find-days', { ...both, agendaId: undefined }],
    ],
    barbearia,
  )
})

const shavesNoMore = (person: NonNullable<BotWorld['people']>[number]) =>
  person.agendaId === 'a-bruno'
    ? { ...person, offers: { all: false, services: [{ id: 'corte', duration: null, prices: {} }] } }
    : person

const two = { serviceId: 'pilates', people: 2 }

describe('uma turma para várias pessoas', () => {
  for (const words of [
    'pilates amanhã de manhã para duas pessoas',
    'quero 2 vagas no pilates amanhã de manhã',
    'queria agendar pilates pra mim e minha amiga amanhã de manhã',
    'tem pilates amanhã cedo? somos 2',
  ])
    dialogue(
      `"${words}"`,
      [
        ['cliente', words],
        ['bot', /Pilates é com Duda Melo\./],
        ...toTen(two, /^\*Pilates\*, amanhã às 10:00, para 2 pessoas, R\$ 80,00, em nome de Ana Lima/),
        ['cliente', 'pode ser'],
        ['efeito', 'book', two],
        ['loja', booked(at('14:00').start, { professional: 'Duda Melo', cents: 8000 })],
        ['bot', /^Agendado ✅ Pilates com Duda Melo, amanhã às 10:00, para 2 pessoas, em nome de Ana Lima\./],
      ],
      barbearia,
    )

  dialogue(
    'mais do que um agendamento leva: pergunta de novo',
    [
      ['cliente', 'pilates amanhã de manhã para 5 pessoas'],
      ['bot', /Um agendamento é para até 3 pessoas\.[^]*Para quantas pessoas\?/, ['1', '2', '3']],
      ['cliente', 'três'],
      ['bot', 'Pilates é com Duda Melo.'],
      ['efeito', 'find-days', { serviceId: 'pilates', people: 3 }],
    ],
    barbearia,
  )

  dialogue(
    'o número muda na confirmação, e o horário fica se ainda couber',
    [
      ['cliente', 'pilates amanhã às 10h'],
      ['bot', 'Pilates é com Duda Melo.'],
      ['efeito', 'find-days', { people: undefined }],
      ['loja', free],
      ['efeito', 'find-slots'],
      ['loja', morning],
      [
        'bot',
        /^\*Pilates\*, amanhã às 10:00, R\$ 40,00/,
        ['Confirmar', 'Outro horário', 'Quantas pessoas', 'Trocar o nome', 'Cancelar'],
      ],
      ['toca', 'Quantas pessoas'],
      ['bot', 'Para quantas pessoas?', ['1', '2', '3']],
      ['toca', '2'],
      ['efeito', 'find-days', two],
      ['loja', free],
      ['efeito', 'find-slots', two],
      ['loja', morning],
      ['bot', /^\*Pilates\*, amanhã às 10:00, para 2 pessoas, R\$ 80,00/],
      ['cliente', 'na verdade somos 3'],
      ['efeito', 'find-days', { serviceId: 'pilates', people: 3 }],
    ],
    barbearia,
  )

  dialogue(
    'o que atende um por vez é para uma pessoa, e isso é dito',
    [
      ['cliente', 'corte amanhã para duas pessoas com o Caio'],
      ['bot', 'Cada agendamento é para uma pessoa. Para mais alguém, agende de novo depois deste.'],
      ['efeito', 'find-days', { serviceId: 'corte', people: undefined, agendaId: 'a-caio' }],
    ],
    barbearia,
  )
})

describe('o que não é um agendamento', () => {
  for (const words of ['corte e unha amanhã', 'a barba do meu pai falhou', 'oi tudo bem com a barba'])
    dialogue(
      `"${words}"`,
      [
        ['cliente', words],
        ['bot', /./],
      ],
      barbearia,
    )

  dialogue('o que está no cardápio é um pedido', [
    ['cliente', '2 x-bacon'],
    ['bot', /X-Bacon/],
  ])
})
