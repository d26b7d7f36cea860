import { convertIcsCalendar, type IcsEvent } from 'ts-ics'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarEntry } from './calendar-entry'
import { calendarFile } from './calendar-file'
import { foldLines } from '../icalendar/fold-lines'
import { googleTemplateUrl } from './google-template-url'

const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: '5b0d2c2e-7a0e-4f6c-9d51-1f2c3b4a5d6e',
  status: 'confirmed',
  service: 'Corte feminino',
  modalidade: 'tempo',
  starts_at: '2030-11-20T13:00:00.000Z',
  ends_at: '2030-11-20T14:30:00.000Z',
  dates: ['2030-11-20'],
  createdAt: '2030-11-01T12:00:00.123Z',
  updatedAt: '2030-11-02T12:00:00.456Z',
  sequence: 3,
  company: { nome: 'Salão da Praça', telefone: '92991234567', endereco: 'Rua das Flores, 120, Centro' },
  url: 'https://balcao.example/agendamento/c/horario/l.p',
  ...change,
})

function readBack(text: string): { method: string | undefined; event: IcsEvent } {
  const calendar = convertIcsCalendar(undefined, text)
  expect(calendar.events).toHaveLength(1)
  return { method: calendar.method, event: calendar.events![0]! }
}

describe('the calendar file', () => {
  it('says in UTC when and where it is, and is read back as it was meant', () => {
    const text = calendarFile(entry())
    expect(text).toContain('DTSTART:20301120T130000Z\r\n')
    expect(text).toContain('DTEND:20301120T143000Z\r\n')
    const { method, event } = readBack(text)
    expect(method).toBe('PUBLISH')
    expect(event).toMatchObject({
      uid: '5b0d2c2e-7a0e-4f6c-9d51-1f2c3b4a5d6e@balcao',
      sequence: 3,
      status: 'CONFIRMED',
      summary: 'Corte feminino - Salão da Praça',
      location: 'Rua das Flores, 120, Centro',
      url: 'https://balcao.example/agendamento/c/horario/l.p',
    })
    expect(event.description).toContain('Para remarcar ou cancelar: https://balcao.example')
    expect(event.description).toContain('\nTelefone: (92) 99123-4567')
  })

  it.each([
    ['pending', 'TENTATIVE', 'PUBLISH'],
    ['confirmed', 'CONFIRMED', 'PUBLISH'],
    ['completed', 'CONFIRMED', 'PUBLISH'],
    ['cancelled', 'CANCELLED', 'CANCEL'],
  ] as const)('of a %s appointment has the status %s and the method %s', (status, said, method) => {
    const read = readBack(calendarFile(entry({ status })))
    expect([read.event.status, read.method]).toEqual([said, method])
  })

  it('of a service by day has whole days, the end excluded, also over a closed Sunday and the end of a month', () => {
    const text = calendarFile(entry({ modalidade: 'dia', dates: ['2030-11-29', '2030-11-30', '2030-12-02'] }))
    expect(text).toContain('DTSTART;VALUE=DATE:20301129\r\n')
    expect(text).toContain('DTEND;VALUE=DATE:20301203\r\n')
    expect(readBack(text).event.start.type).toBe('DATE')
  })

  it('knows no other lines than its own, whatever the names hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }), (a, b) => {
        const company = { nome: b, telefone: null, endereco: a }
        const text = calendarFile(entry({ service: a, company }))
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const names = text
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .map((line) => /^[A-Z-]+/.exec(line)?.[0] ?? '')
        expect(names.filter((name) => name === 'BEGIN' || name === 'DTSTART')).toHaveLength(3)
        expect(names.at(-1)).toBe('')
      }),
    )
  })

  it('keeps commas, semicolons, backslashes and line breaks of a text', () => {
    const company = { nome: 'A;B\\C', telefone: null, endereco: 'Rua 1,\nfundos\r\nao lado\rda praça\u0007' }
    const { event } = readBack(calendarFile(entry({ service: 'Corte, barba', company })))
    expect(event.summary).toBe('Corte, barba - A;B\\C')
    expect(event.location).toBe('Rua 1,\nfundos\nao lado\nda praça ')
  })
})

describe('folding', () => {
  it('leaves no line above 75 octets, cuts no character, and unfolds to the same text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { maxLength: 4 }), (lines) => {
        const text = lines.map((line) => `X:${line.replaceAll(/[\r\n]/g, '')}`).join('\r\n')
        const folded = foldLines(text)
        for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(Buffer.from(folded).toString()).toBe(folded)
        expect(folded.replaceAll('\r\n ', '')).toBe(text)
      }),
    )
  })

  it('folds anew what was folded by letters instead of octets', () => {
    const long = `SUMMARY:${'é'.repeat(120)}`
    const byLetters = `${long.slice(0, 75)}\r\n ${long.slice(75)}`
    expect(foldLines(byLetters)).toBe(foldLines(long))
  })
})

describe('the link to Google’s own form', () => {
  const read = (change?: Partial<CalendarEntry>) => new URL(googleTemplateUrl(entry(change)))

  it('fills in title, time and place', () => {
    const url = read()
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'Corte feminino - Salão da Praça',
      dates: '20301120T130000Z/20301120T143000Z',
      location: 'Rua das Flores, 120, Centro',
    })
  })

  it('has whole days for a service by day, and no place where the company says none', () => {
    const company = { nome: 'Oficina', telefone: null, endereco: null }
    const url = read({ modalidade: 'dia', dates: ['2030-12-30', '2030-12-31'], company })
    expect(url.searchParams.get('dates')).toBe('20301230/20310101')
    expect(url.searchParams.has('location')).toBe(false)
  })
})
