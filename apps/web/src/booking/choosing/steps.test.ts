import { createElement as show } from 'react'
import { describe, expect, it } from 'vitest'
import { AddToCalendar } from '../booked/add-to-calendar'
import { BookedPanel } from '../booked/booked-panel'
import { calendarFileAddress } from '../booking-calls'
import { DayButton } from '../calendar/day-button'
import { DayTimes } from '../calendar/day-times'
import { SlotGrid } from '../calendar/slot-grid'
import { SlotPreview } from '../calendar/slot-preview'
import { emptyForm, noChoice } from './choice'
import { CompanyHeader } from '../page/company-header'
import { CustomerFields } from '../confirm/fields/customer-fields'
import { createDemoCalls } from '../demo/demo-calls'
import { lookAtMonth } from './fitting'
import { NothingHere } from '../page/nothing-here'
import { ServiceStep } from '../service/service-step'
import { StepHeading } from './step-heading'
import { Summary } from '../words/summary'
import { buildAgenda, buildDay, buildService } from '../testing/build-agenda'
import { markupOf, wordsOf } from '../testing/shown'

const nothing = () => undefined
const tuesday = buildDay('2026-11-24', {
  '08:00': 60,
  '09:00': 60,
  '10:00': 60,
  '11:00': 60,
  '14:00': 60,
  '15:00': 60,
  '16:00': 60,
  '17:00': 60,
})
const sunday = buildDay('2026-11-22', {}, { status: 'closed' })
const fullDay = buildDay('2026-11-23', { '09:00': 0 })
const tranca = buildService({
  id: 'tranca',
  name: 'Trança',
  description: 'Do couro às pontas',
  duration: 180,
  prices: [
    { type: 'curto', cents: 5000 },
    { type: 'longo', cents: 123_450 },
  ],
})
const agenda = buildAgenda({ services: [buildService(), tranca], days: [sunday, fullDay, tuesday] })
const looks = lookAtMonth(agenda, null)
const starts = looks.get('2026-11-24')!.starts
const zone = 'America/Manaus'

const day = (date: string) =>
  markupOf(
    show(DayButton, {
      date,
      look: looks.get(date),
      stop: { 'data-date': date, tabIndex: -1 },
      isToday: false,
      isChosen: false,
      previewId: undefined,
      onChoose: nothing,
      onPreview: nothing,
    }),
  )

const times = (date: string) =>
  wordsOf(
    show(DayTimes, {
      date,
      look: looks.get(date),
      start: null,
      zone,
      onStart: nothing,
      renderWhenFull: undefined,
    }),
  )

describe('step 1', () => {
  it('BOOK-07 marks a closed day, and every day says in words what it has', () => {
    expect(day('2026-11-22')).toContain('>Fechado<')
    expect(day('2026-11-22')).toContain('aria-label="domingo, 22 de novembro, fechado"')
    expect(day('2026-11-23')).toContain('aria-label="segunda, 23 de novembro, nenhum horário livre"')
    expect(day('2026-11-24')).toContain('aria-label="terça, 24 de novembro, 8 horários livres"')
    expect(day('2026-11-24')).not.toContain('Fechado')
  })

  it('BOOK-08 BOOK-09 lists six times of a day, and how many more there are', () => {
    const preview = (shown: typeof starts) =>
      wordsOf(show(SlotPreview, { id: 'p', date: '2026-11-24', starts: shown, column: 2, row: 3 }))
    expect(preview(starts)).toBe(
      'Horários livres de terça, 24 de novembro 08:00 09:00 10:00 11:00 14:00 15:00 +2 mais',
    )
    expect(preview(starts.slice(0, 2))).not.toContain('mais')
  })

  it('BOOK-10 lays the times of the chosen day in four columns', () => {
    const grid = markupOf(show(SlotGrid, { starts, chosen: null, onChoose: nothing }))
    expect(grid).toMatch(/^<div data-slots="true" class="grid grid-cols-4 /)
    expect(grid.match(/<button/g)).toHaveLength(8)
  })

  it('BOOK-19 BOOK-20 says why a day has no time', () => {
    expect(times('2026-11-22')).toContain('Este dia está fechado para agendamentos')
    expect(times('2026-11-23')).toContain('Nenhum horário disponível para este dia')
    expect(times('2026-11-24')).toContain('08:00')
  })
})

describe('step 2', () => {
  const step = wordsOf(
    show(ServiceStep, {
      agenda,
      at: { date: '2026-11-24', start: starts[0]!.start },
      choice: noChoice(null),
      person: null,
      onChoose: nothing,
      onSeeTimes: nothing,
    }),
  )

  it('BOOK-12 BOOK-13 BOOK-14 shows name, description, minutes and price of a service', () => {
    expect(step).toContain('Corte R$ 80,00 Lavar, cortar e secar 60 min Escolher Corte')
  })

  it('says why another one does not fit, and where its times are', () => {
    expect(step).toContain('Trança de R$ 50,00 a R$ 1.234,50 Do couro às pontas 180 min')
    expect(step).toContain('precisa de 180 min livres e há 60')
    expect(step).toContain('Ver horários para Trança')
  })
})

describe('step 3', () => {
  it('BOOK-16 sums up day, time and service', () => {
    const facts = {
      service: 'Trança',
      professional: 'Bia Reis',
      priceType: 'longo',
      price: { from: 9000, to: 9000 },
      duration: { from: 180, to: 180 },
      modalidade: 'tempo' as const,
      start: '2026-11-24T12:00:00.000Z',
      zone,
      address: null,
    }
    expect(wordsOf(show(Summary, { facts }))).toContain(
      'Dia terça, 24 de novembro Horário 08:00 Serviço Trança (longo) Com Bia Reis Duração 180 min Preço R$ 90,00',
    )
  })

  it('BOOK-18 BOOK-21 asks for name, phone, e-mail, address and notes', () => {
    const fields = show(CustomerFields, { form: emptyForm, onChange: nothing, onLeave: nothing, errors: {} })
    expect([...markupOf(fields).matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'name',
      'phone',
      'email',
      'address',
      'notes',
    ])
    expect(wordsOf(fields)).toContain('Email (opcional) Endereço (opcional) Observações')
  })

  it('BOOK-24 leads back to the step before', () => {
    const back = { text: 'Voltar para os serviços', onBack: nothing }
    const heading = show(StepHeading, { title: 'Confirmação', step: 'confirm', focusesAtFirst: false, back })
    expect(wordsOf(heading)).toBe('Voltar para os serviços Confirmação')
  })
})

describe('what was booked', () => {
  it('BOOK-17 goes into the customer’s own calendar by a link and a file, never by the company’s tokens', () => {
    const links = markupOf(
      show(AddToCalendar, {
        googleAddress: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
        fileAddress: calendarFileAddress('99999999000199', 'id.proof'),
        prefersGoogle: true,
      }),
    )
    expect([...links.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      'https://calendar.google.com/calendar/render?action=TEMPLATE',
      '/api/booking/99999999000199/bookings/id.proof/calendar.ics',
    ])
  })

  it('BOOK-34 BOOK-35 says whether the company’s calendar has it', async () => {
    const demo = createDemoCalls({ now: () => 0, random: () => 0, wait: async () => undefined })
    const first = await demo.book({
      id: 'b-1',
      service_id: 'atendimento',
      starts_at: '2026-11-24T12:00:00.000Z',
      name: 'Ana Lima',
      phone: '92991234567',
      consent: true,
    })
    const panel = (in_calendar: boolean, isDemo = false) => {
      const booking = { ...first, link: 'id.proof', status: 'confirmed' as const, in_calendar }
      const booked = { booking, before: false, toGoogle: false }
      return wordsOf(show(BookedPanel, { company: 'loja', booked, isDemo, onAgain: nothing }))
    }
    expect(panel(true)).toContain('O agendamento foi adicionado ao calendário da empresa.')
    expect(panel(false)).not.toContain('foi adicionado ao calendário')
    expect(panel(false)).toContain('Adicione-o também à sua')
    expect(panel(true, true)).toContain('Aqui, nada foi marcado.')
    expect(panel(true, true)).not.toContain('foi adicionado ao calendário')
  })
})

it('BOOK-02 shows that the module is not available', () => {
  const words = wordsOf(show(NothingHere, { kind: 'unavailable' }))
  expect(words).toContain('Módulo Não Disponível Funcionalidade de agendamento não disponível')
})

it.each([
  ['medico', 'Marque a sua consulta'],
  ['tatuador', 'Marque a sua sessão'],
  ['empresa', 'Marque o seu horário'],
] as const)('BOOK-39 speaks to the customers of a %s', (tipo, words) => {
  expect(wordsOf(show(CompanyHeader, { company: { ...agenda.company, tipo } }))).toContain(words)
})
