import { defaultHours, rowsOf, weekOf, type HoursRow } from '@balcao/domain/hours'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyDay, endsNextDay, nextRange, rowsOfDraft, weekDraftOf } from './week-draft'

const row = (dia: HoursRow['dia'], from: string, to: string, status: HoursRow['status'] = 'aberto') => ({
  dia,
  horario_inicio: from,
  horario_fim: to,
  status,
})

describe('a week being edited', () => {
  it('COMP-20 COMP-21 begins with the default week where there are no rows', () => {
    expect(rowsOfDraft(weekDraftOf([])).rows).toEqual(defaultHours())
  })

  it('COMP-06 has one day per weekday, Monday first, with all its ranges', () => {
    const week = weekDraftOf([
      row('Terça', '18:00', '23:00'),
      row('Segunda', '08:00', '12:00'),
      row('Segunda', '14:00', '18:00'),
    ])
    expect(week.map(({ dia }) => dia)).toEqual([
      'Segunda',
      'Terça',
      'Quarta',
      'Quinta',
      'Sexta',
      'Sábado',
      'Domingo',
    ])
    expect(week[0]).toEqual({
      dia: 'Segunda',
      open: true,
      ranges: [
        { from: '08:00', to: '12:00' },
        { from: '14:00', to: '18:00' },
      ],
    })
    expect(week[2]).toMatchObject({ open: false })
  })

  it('COMP-19 a closed day becomes one row that keeps its times', () => {
    const week = weekDraftOf([row('Domingo', '10:00', '15:00', 'fechado')])
    expect(rowsOfDraft(week).rows.at(-1)).toEqual(row('Domingo', '10:00', '15:00', 'fechado'))
  })

  it('shows midnight in one way, as 00:00', () => {
    expect(weekDraftOf([row('Sexta', '18:00', '24:00')])[4]?.ranges).toEqual([{ from: '18:00', to: '00:00' }])
  })

  it('COMP-34 keeps a time that is not filled, so that the check sees it, and knows where it stands', () => {
    const week = weekDraftOf([row('Segunda', '08:00', '12:00')])
    const broken = week.with(0, {
      dia: 'Segunda',
      open: true,
      ranges: [
        { from: '08:00', to: '12:00' },
        { from: '', to: '' },
      ],
    })
    const { rows, places } = rowsOfDraft(broken)
    expect(rows[1]).toEqual(row('Segunda', '', ''))
    expect(places[1]).toEqual({ day: 0, range: 1 })
  })

  it('says the same week as the rows it was made from', () => {
    const clock = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
    const rows = fc.array(
      fc.record({
        dia: fc.constantFrom(...defaultHours().map(({ dia }) => dia)),
        horario_inicio: clock,
        horario_fim: clock,
        status: fc.constantFrom('aberto' as const, 'fechado' as const),
      }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(rows, (rows) => {
        const open = (list: HoursRow[]) => rowsOf(weekOf(list)).filter(({ status }) => status === 'aberto')
        expect(open(rowsOfDraft(weekDraftOf(rows)).rows)).toEqual(open(rows))
      }),
    )
  })

  it('copies a day to the chosen ones and to no other', () => {
    const week = weekDraftOf([row('Segunda', '07:00', '11:00')])
    const copied = copyDay(week, 'Segunda', ['Quarta', 'Domingo'])
    expect(copied[2]).toEqual({ dia: 'Quarta', open: true, ranges: [{ from: '07:00', to: '11:00' }] })
    expect(copied[6]).toMatchObject({ dia: 'Domingo', open: true })
    expect(copied[1]).toBe(week[1])
  })

  it.each([
    [[], { from: '08:00', to: '18:00' }],
    [[{ from: '08:00', to: '12:00' }], { from: '13:00', to: '17:00' }],
    [[{ from: '08:00', to: '21:00' }], { from: '22:00', to: '23:00' }],
    [[{ from: '08:00', to: '23:00' }], { from: '', to: '' }],
    [[{ from: '18:00', to: '02:00' }], { from: '', to: '' }],
  ])('after %j offers %j', (ranges, expected) => {
    expect(nextRange(ranges)).toEqual(expected)
  })

  it.each([
    ['08:00', '18:00', false],
    ['18:00', '02:00', true],
    ['18:00', '00:00', true],
    ['00:00', '00:00', true],
    ['18:00', '', false],
  ])('from %s to %j ends on the next day: %s', (from, to, expected) => {
    expect(endsNextDay({ from, to })).toBe(expected)
  })
})
