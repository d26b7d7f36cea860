import { describe, expect, it, test } from 'vitest'
import { modelTable } from './model-table'
import { readTable } from './read-table'
import { dateOfCell, dateOrder, lengthOfCell, timeOfCell } from './table-cells'

const clock = { zone: 'America/Manaus', now: Date.parse('2026-11-16T12:00:00Z') }
const read = (...rows: string[][]) => readTable(rows, clock)

describe('a cell', () => {
  test.each<[string, number | null]>([
    ['14:30', 870],
    ['14:30:00', 870],
    ['14h30', 870],
    ['14h', 840],
    ['14 horas', 840],
    ['9:05 AM', 545],
    ['12:15 am', 15],
    ['2 p.m.', 840],
    ['9', null],
    ['25:00', null],
    ['14:75', null],
    ['13:00 pm', null],
    ['à tarde', null],
  ])('%s is a time', (cell, minutes) => {
    expect(timeOfCell(cell)).toBe(minutes)
  })

  test.each<[string, string | undefined]>([
    ['25/01/2027', '2027-01-25'],
    ['5/1/27', '2027-01-05'],
    ['25-01-2027', '2027-01-25'],
    ['25.01.2027', '2027-01-25'],
    ['2027-01-25', '2027-01-25'],
    ['2027-01-25T14:30:00', '2027-01-25'],
    ['seg, 25/01/2027', '2027-01-25'],
    ['Segunda-feira, 25/01/2027', '2027-01-25'],
    ['31/02/2027', undefined],
    ['amanhã', undefined],
    ['46047', undefined],
  ])('%s is a date', (cell, date) => {
    expect(dateOfCell(cell, 'day')?.date).toBe(date)
  })

  test.each<[string, number | null]>([
    ['45', 45],
    ['45 min', 45],
    ['45 minutos', 45],
    ['1h', 60],
    ['1h30', 90],
    ['1:30', 90],
    ['1 hora', 60],
    ['1 hora e 15 minutos', 75],
    ['0', null],
    ['pouco', null],
  ])('%s is a length', (cell, minutes) => {
    expect(lengthOfCell(cell)).toBe(minutes)
  })

  it('is a date with its month first only where another reading is impossible', () => {
    expect(dateOrder(['01/02/2027', '03/04/2027'])).toBe('day')
    expect(dateOrder(['01/02/2027', '01/25/2027'])).toBe('month')
    expect(dateOrder(['13/02/2027', '01/25/2027'])).toBe('day')
  })
})

describe('a table', () => {
  it('is read by a Portuguese heading', () => {
    const { rows, problems } = read(
      ['Data', 'Início', 'Fim', 'Cliente', 'Telefone', 'Serviço', 'Profissional', 'Observações'],
      ['17/11/2026', '09:00', '09:45', 'Ana Lima', '+55 (92) 99123-4567', 'Corte', 'Bia', 'Franja\r\ncurta'],
    )
    expect(problems).toEqual([])
    expect(rows).toMatchObject([
      {
        line: 2,
        start: Date.parse('2026-11-17T13:00:00Z'),
        minutes: 45,
        client: 'Ana Lima',
        phone: '92991234567',
        service: 'Corte',
        professional: 'Bia',
        notes: 'Franja\ncurta',
      },
    ])
  })

  it('is read by an English heading, and by one cell for date and time', () => {
    const { rows } = read(
      ['\uFEFFStart', 'Duration', 'Customer', 'Phone', 'Service', 'Staff', 'Notes', 'Price'],
      ['2026-11-17 09:00', '1h', 'Ana', '', 'Haircut', 'Bia', '', '50'],
      ['2026-11-17T23:30:00', '', 'Bia', '', '', '', '', ''],
    )
    expect(rows.map(({ start, minutes }) => [new Date(start).toISOString(), minutes])).toEqual([
      ['2026-11-17T13:00:00.000Z', 60],
      ['2026-11-18T03:30:00.000Z', null],
    ])
  })

  it('may end after midnight', () => {
    const { rows } = read(['data', 'hora', 'fim', 'nome'], ['17/11/2026', '23:30', '00:30', 'Ana'])
    expect(rows[0]!.minutes).toBe(60)
  })

  it('names each bad line with its number and why, and reads the others', () => {
    const { rows, problems, cancelled } = read(
      ['data', 'hora', 'fim', 'duração', 'cliente', 'status'],
      ['31/02/2026', '09:00', '', '', 'Ana', ''],
      ['17/11/2026', 'cedo', '', '', 'Bia', ''],
      ['', '', '', '', '', ''],
      ['17/11/2026', '09:00', '', 'muito', 'Caio', ''],
      ['17/11/2026', '09:00', '9', '', 'Duda', ''],
      ['17/11/2026', '09:00', '', '', '', ''],
      ['17/11/2006', '09:00', '', '', 'Eva', ''],
      ['17/11/2026', '10:00', '', '', 'Fábio', 'Cancelado'],
      ['17/11/2026', '11:00', '', '', 'Gil', 'Confirmado'],
    )
    expect(problems.map(({ line, code, about }) => [line, code, about])).toEqual([
      [2, 'date', '31/02/2026'],
      [3, 'time', 'cedo'],
      [5, 'length', 'muito'],
      [6, 'end', '9'],
      [7, 'nobody', ''],
      [8, 'too_far', '17/11/2006'],
    ])
    expect([rows.map(({ client }) => client), cancelled]).toEqual([['Gil'], 1])
  })

  it('may have a title above its heading; lines are counted as the file has them', () => {
    const { rows } = read(
      ['Agenda do salão'],
      [''],
      ['Dia', 'Horário', 'Cliente'],
      ['17/11/2026', '9h', 'Ana'],
    )
    expect(rows.map(({ line, client }) => [line, client])).toEqual([[4, 'Ana']])
  })

  it('without a column that says when is refused by its heading', () => {
    expect(read(['nome', 'telefone'], ['Ana', '1'])).toMatchObject({
      rows: [],
      problems: [{ line: 1, code: 'heading', about: 'nome, telefone' }],
    })
    expect(read()).toMatchObject({ rows: [], problems: [{ code: 'heading' }] })
  })

  it('has the same key for a line wherever it stands, and formulas are words', () => {
    const heading = ['data', 'hora', 'cliente']
    const ana = ['17/11/2026', '09:00', "'=1+1"]
    const [one] = read(heading, ana).rows
    const other = read(heading, ['17/11/2026', '08:00', 'Bia'], ana).rows[1]
    expect(other!.key).toBe(one!.key)
    expect(one!.client).toBe('=1+1')
  })

  it('that is handed out as a model can be read', () => {
    const { rows, problems } = readTable(modelTable, clock)
    expect(problems).toEqual([])
    expect(rows.map(({ client, minutes }) => [client, minutes])).toEqual([
      ['Ana Lima', 45],
      ['Caio Reis', 60],
    ])
  })
})
