import { IMPORTED_REACH, LONGEST_IMPORTED } from '../../scheduling/limits'
import { cleanText, plainName, unguardCell } from '../../text'
import { instantAt } from '../../time'
import { phoneOfCell } from './find-phone'
import type { FileProblem, FileRow, ReadFile, ReadingClock, ReadProblem } from '../model'
import { inOrder, shortAbout, shortTexts } from './shorten'
import { dateOfCell, dateOrder, isCalledOff, lengthOfCell, timeOfCell, type DateOrder } from './table-cells'
import { readTableHeading, type TableField } from './table-heading'

const MINUTES_OF_DAY = 1440
const MOST_PROBLEMS = 1000
/** Lines among which the heading is looked for. */
const HIGHEST = 10

/**
 * Reads a table of appointments (the cells of a CSV file, its heading among the first lines), in the company's own time. A bad line is
 * named and left out, a blank one passed over.
 */
export function readTable(rows: readonly (readonly string[])[], { zone, now }: ReadingClock): ReadFile {
  const problems: FileProblem[] = []
  // Some write a title above.
  const top = Math.max(
    0,
    rows.slice(0, HIGHEST).findIndex((cells) => readTableHeading(cells)),
  )
  const columns = readTableHeading(rows[top] ?? [])
  if (!columns) {
    const about = shortAbout((rows[0] ?? []).join(', '))
    return inOrder({ kind: 'csv', rows: [], problems: [{ line: 1, code: 'heading', about }], cancelled: 0 })
  }
  const cellOf = (cells: readonly string[], field: TableField) =>
    cleanText(unguardCell((cells[columns.get(field) ?? -1] ?? '').slice(0, 20_000)))
  const lines = rows.slice(top + 1)
  const dates = lines.map((cells) => cellOf(cells, columns.has('date') ? 'date' : 'start'))
  const order = dateOrder(dates)
  const found: FileRow[] = []
  let cancelled = 0
  for (const [place, cells] of lines.entries()) {
    const line = place + top + 2
    if (cells.every((cell) => cell.trim() === '')) continue
    const say = (field: TableField) => cellOf(cells, field)
    if (isCalledOff(say('status'))) {
      cancelled += 1
      continue
    }
    const read = readLine(say, { order, zone, now })
    if ('code' in read) {
      if (problems.length < MOST_PROBLEMS) problems.push({ line, ...read })
      continue
    }
    const words = [read.start, read.client, read.phone, read.service, read.professional, read.title]
    const key = `csv ${JSON.stringify(words.map((word) => (typeof word === 'string' ? plainName(word) : word)))}`
    found.push({ line, key, ...read })
  }
  return inOrder({ kind: 'csv', rows: found, problems, cancelled })
}

type ReadLine = Omit<FileRow, 'line' | 'key'>

function readLine(
  say: (field: TableField) => string,
  { order, zone, now }: ReadingClock & { order: DateOrder },
): ReadLine | { code: ReadProblem; about: string } {
  const bad = (code: ReadProblem, field: TableField) => ({ code, about: shortAbout(say(field)) })
  const inDate = dateOfCell(say('date'), order)
  const inStart = dateOfCell(say('start'), order)
  const date = inDate?.date ?? inStart?.date
  if (date === undefined) return bad('date', say('date') === '' ? 'start' : 'date')
  const said = inStart ? inStart.rest : say('start') || inDate!.rest
  const minute = timeOfCell(said)
  if (minute === null) return { code: 'time', about: shortAbout(said) }
  const start = instantAt({ date, minutes: minute }, zone)
  if (start < now - IMPORTED_REACH.backMs || start > now + IMPORTED_REACH.aheadMs)
    return bad('too_far', say('date') === '' ? 'start' : 'date')

  let minutes: number | null = null
  if (say('length') !== '') {
    minutes = lengthOfCell(say('length'))
    if (minutes === null) return bad('length', 'length')
  } else if (say('end') !== '') {
    const inEnd = dateOfCell(say('end'), order)
    const end = timeOfCell(inEnd ? inEnd.rest : say('end'))
    if (end === null) return bad('end', 'end')
    minutes = inEnd
      ? (instantAt({ date: inEnd.date, minutes: end }, zone) - start) / 60_000
      : (end - minute + MINUTES_OF_DAY) % MINUTES_OF_DAY
    if (minutes < 0) return bad('end', 'end')
    if (minutes === 0) minutes = null
  }
  if (minutes !== null && minutes > LONGEST_IMPORTED.minutes) return bad('length', 'length')
  const texts = shortTexts({
    title: say('title'),
    client: say('client'),
    email: say('email'),
    service: say('service'),
    professional: say('professional'),
    notes: say('notes'),
  })
  const phone = phoneOfCell(say('phone'))
  if (texts.client === '' && texts.title === '' && phone === '') return bad('nobody', 'service')
  return { start, days: null, minutes, phone, ...texts }
}
