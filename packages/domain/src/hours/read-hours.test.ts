import { describe, expect, test } from 'vitest'
import { HoursError, hoursOf, readHours } from './read-hours'
import { defaultHours } from './week'

const monday = { dia: 'Segunda', horario_inicio: '08:00', horario_fim: '18:00', status: 'aberto' }

describe('readHours', () => {
  test.each([
    'Segunda',
    'segunda',
    'SEGUNDA-FEIRA',
    'Segunda Feira',
    'segunda-feira',
    ' segunda ',
    'monday',
    'Monday',
  ])('COMP-18 %j is Monday', (dia) => {
    expect(readHours([{ ...monday, dia }])).toEqual([monday])
  })

  test.each([
    ['terca', 'Terça'],
    ['Terca-feira', 'Terça'],
    ['SABADO', 'Sábado'],
    ['sunday', 'Domingo'],
  ])('COMP-18 %j is %s', (dia, day) => {
    expect(readHours([{ ...monday, dia }])[0]?.dia).toBe(day)
  })

  test.each(['8:00', '08:00:00', '8h', '8h00'])('a start %j is 08:00', (horario_inicio) => {
    expect(readHours([{ ...monday, horario_inicio }])).toEqual([monday])
  })

  test('COMP-17 rows come out of a list, out of JSON, and of objects keyed by weekday', () => {
    expect(readHours(JSON.stringify([monday]))).toEqual([monday])
    expect(
      readHours({ sunday: { open: false }, segunda: { open: true, openTime: '8:00', closeTime: '18h' } }),
    ).toEqual([monday, { ...monday, dia: 'Domingo', status: 'fechado' }])
    expect(
      readHours({
        monday: [
          { open: true, openTime: '08:00', closeTime: '12:00' },
          { open: true, openTime: '14:00', closeTime: '18:00' },
        ],
      }),
    ).toEqual([
      { ...monday, horario_fim: '12:00' },
      { ...monday, horario_inicio: '14:00' },
    ])
  })

  test.each(['dia', 'horario_inicio', 'horario_fim', 'status'] as const)(
    'COMP-34 an entry without %s is refused by name, empty and null alike',
    (field) => {
      for (const missing of [undefined, null, '']) {
        const fault = failure(() => readHours([monday, { ...monday, [field]: missing }]))
        expect(fault).toMatchObject({ message: 'Dados de horários inválidos', path: `1.${field}` })
      }
    },
  )

  test.each([
    ['0.dia', [{ ...monday, dia: 'feriado' }]],
    ['0.horario_fim', [{ ...monday, horario_fim: '25:00' }]],
    ['0.horario_fim', [{ ...monday, horario_fim: 18 }]],
    ['0.status', [{ ...monday, status: 'talvez' }]],
    ['0', ['segunda']],
    ['', '{"segunda'],
    ['', 7],
    ['feriado', { feriado: { open: false } }],
    ['monday', { monday: 'fechado' }],
    ['monday.horario_fim', { monday: { open: true, openTime: '08:00' } }],
    ['monday.1', { monday: [{ open: false }, null] }],
  ])('COMP-34 at %j: what cannot be read is refused', (path, value) => {
    expect(failure(() => readHours(value)).path).toBe(path)
  })
})

describe('hoursOf', () => {
  test.each(['horario_funcionamento', 'horarios', 'business_hours', 'horarios_funcionamento'])(
    'COMP-15 hours are read from %s',
    (alias) => {
      expect(hoursOf({ [alias]: [monday] })).toEqual([monday])
    },
  )

  test('COMP-15 an empty alias gives way to the next, and COMP-20 without any the default week stands', () => {
    expect(hoursOf({ horario_funcionamento: [], horarios: '', business_hours: [monday] })).toEqual([monday])
    expect(hoursOf({ horarios: null })).toEqual(defaultHours())
  })

  test('COMP-34 a fault is named under its alias', () => {
    expect(failure(() => hoursOf({ horarios: [{ ...monday, status: null }] })).path).toBe('horarios.0.status')
  })
})

function failure(act: () => unknown): HoursError {
  try {
    act()
  } catch (error) {
    if (error instanceof HoursError) return error
    throw error
  }
  throw new Error('Nothing was thrown')
}
