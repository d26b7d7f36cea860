import type { HoursRow } from '@balcao/domain/hours'
import { expect, it } from 'vitest'
import { daysOfWeek } from './hours-of-day'

const row = (dia: HoursRow['dia'], horario_inicio: string, horario_fim: string): HoursRow => ({
  dia,
  horario_inicio,
  horario_fim,
  status: 'aberto',
})

it('SCHD-03 SCHD-04 each weekday has its hours or is closed, Monday first', () => {
  const days = daysOfWeek([
    row('Segunda', '13:00', '18:00'),
    row('Segunda', '08:00', '12:00'),
    row('Sexta', '18:00', '02:00'),
    row('Sábado', '00:00', '00:00'),
    { ...row('Domingo', '08:00', '18:00'), status: 'fechado' },
  ])
  expect(days.map(({ day }) => day)).toEqual([
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
  ])
  expect(days[0]).toMatchObject({
    open: true,
    ranges: [
      { openTime: '08:00', closeTime: '12:00' },
      { openTime: '13:00', closeTime: '18:00' },
    ],
  })
  expect(days[1]).toEqual({ day: 'tuesday', open: false, ranges: [] })
  expect(days[4]?.ranges).toEqual([{ openTime: '18:00', closeTime: '02:00', isWholeDay: false }])
  expect(days[5]?.ranges).toMatchObject([{ isWholeDay: true }])
  expect(days[6]).toEqual({ day: 'sunday', open: false, ranges: [] })
})
