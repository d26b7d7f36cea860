/**
 * `npm run trace [area…]`: which rows of docs/requirements.csv a test names.
 *
 * Without arguments a line for each area: how many of its ids a test names, then those that none does. With areas
 * (`npm run trace CATAL LIC`) only these, each open row with its words. A test names a row by bearing its id, in a title
 * mostly. A row that the table of decision 0025 explains counts as explained, not as open. Exits with 1 when a row is
 * open, or when an area is asked for that does not exist.
 *
 * That a test names a row says that somebody meant to prove it, not that the proof is good: read the test.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.mjs'
import { root } from './run.mjs'

const ROWS = 'docs/requirements.csv'
const EXPLAINED = 'docs/decisions/0025-rows-that-no-screen-reaches.md'
const ID = /\b[A-Z][A-Z0-9]+-\d{2,3}\b/g

const read = (path) => readFileSync(join(root, path), 'utf8')

/** Records of a CSV text; a quoted field may hold commas, doubled quotes and line breaks. */
function parseCsv(text) {
  const records = []
  let record = []
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    record.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (record.some(Boolean)) records.push(record)
    record = []
  }
  return records
}

function readRows() {
  const [names, ...records] = parseCsv(read(ROWS))
  return records.map((record) => Object.fromEntries(names.map((name, at) => [name, record[at] ?? ''])))
}

/** Ids in the first column of the decision's table. */
function readExplained() {
  const cells = read(EXPLAINED).matchAll(/^\|([^|]+)\|/gm)
  return new Set([...cells].flatMap(([, cell]) => cell.match(ID) ?? []))
}

/** Ids anywhere in a test or in what journeys are made of. */
function readNamed() {
  const tests = listFiles().filter((path) => /\.(test|spec)\.[cm]?[jt]sx?$|^e2e\/.*\.ts$/.test(path))
  return new Set(tests.flatMap((path) => read(path).match(ID) ?? []))
}

const rows = readRows()
const named = readNamed()
const explained = readExplained()
const areas = [...new Set(rows.map((row) => row.area))]
const asked = process.argv.slice(2).map((area) => area.toUpperCase())
const unknown = asked.filter((area) => !areas.includes(area))
if (unknown.length) {
  console.error(`No such area: ${unknown.join(', ')}. There are ${areas.join(', ')}.`)
  process.exit(1)
}

const shown = rows.filter((row) => !asked.length || asked.includes(row.area))
const isExplained = (row) => !named.has(row.id) && explained.has(row.id)
const isOpen = (row) => !named.has(row.id) && !explained.has(row.id)

for (const area of asked.length ? areas.filter((name) => asked.includes(name)) : areas) {
  const mine = shown.filter((row) => row.area === area)
  const open = mine.filter(isOpen)
  const apart = mine.filter(isExplained)
  const count = mine.filter((row) => named.has(row.id)).length
  const notes = [
    apart.length && `explained: ${apart.map((row) => row.id).join(' ')}`,
    open.length && !asked.length && `open: ${open.map((row) => row.id).join(' ')}`,
  ].filter(Boolean)
  console.log([`${area.padEnd(8)}${`${count}/${mine.length}`.padStart(7)}`, ...notes].join('  '))
  if (asked.length) {
    for (const row of open) {
      console.log(`  ${row.id}  ${row.requirement}${row.exact_text && ` «${row.exact_text}»`}`)
    }
  }
}

const open = shown.filter(isOpen).length
const apart = shown.filter(isExplained).length
console.log(
  `${shown.length - open - apart} of ${shown.length} rows are named by a test, decision 0025 explains ${apart}, ${open} open`,
)
process.exitCode = open ? 1 : 0
