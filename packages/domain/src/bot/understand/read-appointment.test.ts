import { describe, expect, test } from 'vitest'
import { readAppointment } from './read-appointment'

const services = ['Corte', 'Limpeza de pele']

const said = {
  see: [
    'meu horario',
    'Meu horário?',
    'que horas é o meu?',
    'que horas é o meu corte',
    'quando é minha consulta',
    'qual o dia da minha limpeza de pele',
    'que dia eu marquei?',
    'meu horário é que horas mesmo?',
    'meu agendamento tá confirmado?',
    'ver meu agendamento',
    'tenho horário marcado?',
    'que horas ficou marcado o meu',
  ],
  move: [
    'remarcar',
    'preciso remarcar',
    'remarcar para quinta à tarde',
    'dá pra mudar pra quinta?',
    'tem como passar pra semana que vem?',
    'adiar',
    'queria adiar meu corte pra dia 25',
    'posso mudar meu horário para depois das 15h?',
    'trocar o horário',
    'pode ser outro dia?',
    'reagendar minha consulta de amanhã para sexta de manhã',
    'não vou poder ir, quero remarcar',
    'não quero cancelar, quero remarcar',
    'passa o meu corte pra 25/11 por favor',
    'muda pras 15h',
    'pode mudar para as 16?',
    'dá pra antecipar?',
    'consegue colocar pra mais cedo?'.replace('consegue ', ''),
  ],
  cancel: [
    'desmarca pra mim',
    'desmarcar',
    'cancelar',
    'preciso cancelar meu corte',
    'quero cancelar minha limpeza de pele de amanhã',
    'não vou conseguir ir amanhã',
    'nao vou poder ir',
    'nao consigo ir hoje',
    'infelizmente não poderei comparecer',
    'não vai dar pra ir',
    'não vou mais',
    'não vou poder ir amanhã porque meu filho está doente',
    'não vou poder ir, meu filho adoeceu',
    'Bom dia! Tem como cancelar o de sexta?',
  ],
} as const

describe.each(['see', 'move', 'cancel'] as const)('%s', (act) => {
  test.each(said[act])('%j', (text) => {
    expect(readAppointment(text, services)?.act).toBe(act)
  })
})

test.each([
  '',
  'oi',
  'cardápio',
  'que horas vocês abrem?',
  'qual o horário de vocês?',
  'horário',
  'horário de funcionamento',
  'quero agendar um corte',
  'tem horário na quinta?',
  'que horas chega o meu pedido?',
  'cancelar meu pedido',
  'cancela a coca',
  'não quero cancelar',
  'não cancela',
  'não vou querer coca',
  'não vou precisar de troco',
  'não',
  'trocar a coca por guaraná',
  'tem como trocar o endereço?',
  'posso passar aí amanhã?',
  'quero mudar a forma de pagamento',
  'coloca mais 2',
  'coloca mais um',
  'muda pra 3',
  'deixa pra lá',
  'não vai querer mais',
  'não quero mais',
  'mais tarde',
  'hoje à noite',
  '2 x-bacon para amanhã',
  'pode ser amanhã',
  'quinta à tarde',
  'não vou poder ir buscar, pode entregar?',
  'não vou poder ir, 2 x-bacon para entrega',
])('%j is about something else', (text) => {
  expect(readAppointment(text, services)).toBeNull()
})

test.each([
  ['cancelar', false],
  ['quero cancelar', false],
  ['cancelar meu corte', true],
  ['desmarcar', true],
  ['não vou poder ir', true],
  ['remarcar', true],
])('%j means nothing else that is open: %j', (text, named) => {
  expect(readAppointment(text, services)?.named).toBe(named)
})
