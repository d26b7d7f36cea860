import { describe, expect, it } from 'vitest'
import { ownPath, readBookingPath } from './booking-path'

const nothing = { service: null, agenda: null }

describe('the addresses of the public booking pages', () => {
  it.each([
    ['/agendamento/99999999000199', 'BOOK-01 by CNPJ'],
    ['/agendamento/99999999000199/', 'BOOK-01 with a slash at the end'],
  ])('%s is a company’s page: %s', (path) => {
    expect(readBookingPath(path, '', null)).toEqual({ kind: 'book', company: '99999999000199', ...nothing })
  })

  it('BOOK-03 /schedule is the page of the signed-in company, or of the one that is asked for', () => {
    expect(readBookingPath('/schedule', '', '99999999000199')).toEqual({
      kind: 'book',
      company: '99999999000199',
      ...nothing,
    })
    expect(readBookingPath('/schedule/', '?empresa=11222333000181', '99999999000199')).toMatchObject({
      company: '11222333000181',
    })
    expect(readBookingPath('/schedule', '', null)).toEqual({ kind: 'nobody' })
    expect(readBookingPath('/schedule', '?empresa=', null)).toEqual({ kind: 'nobody' })
  })

  it('takes a service and an agenda from the address', () => {
    expect(readBookingPath('/agendamento/99999999000199', '?service=corte&agenda=a-1', null)).toMatchObject({
      service: 'corte',
      agenda: 'a-1',
    })
  })

  it('knows the private page of an appointment, and the demonstration', () => {
    const path = ownPath('99999999000199', 'id.proof')
    expect(readBookingPath(path, '', null)).toEqual({
      kind: 'own',
      company: '99999999000199',
      link: 'id.proof',
    })
    expect(readBookingPath('/agendamento/demonstracao', '', 'x')).toEqual({ kind: 'demonstration' })
  })

  it('does not break over an address that cannot be decoded', () => {
    expect(readBookingPath('/agendamento/%E0%A4%A', '', null)).toMatchObject({ company: '%E0%A4%A' })
  })
})
