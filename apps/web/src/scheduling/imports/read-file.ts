import type { ReadFile } from '@balcao/domain/agenda-import'
import { MOST_IMPORTED_BYTES } from '@balcao/domain/scheduling/light'
import { readCsv, textOfFile } from '../../lib/browser/csv-file'

/** Why nothing comes of a file. */
export type FileFailure = 'large' | 'zip' | 'unreadable' | 'empty' | 'heading'

/** Lets the page breathe while a large file is read. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/**
 * Reads a file of another program, an iCalendar or a table, on the company's clock; or says why nothing comes of it. It stays
 * in the browser, and what reads it is fetched when it is first needed.
 */
export async function readAgendaFile(
  file: File,
  clock: { zone: string; now: number },
): Promise<ReadFile | FileFailure> {
  if (file.size > MOST_IMPORTED_BYTES) return 'large'
  const { isCalendar, readCalendar, readTable } = await import('@balcao/domain/agenda-import/reading')
  const text = await textOfFile(file)
  if (text.startsWith('PK\u0003\u0004')) return 'zip'
  if (text.includes('\u0000')) return 'unreadable'
  const read = isCalendar(text)
    ? await readCalendar(text, clock, pause)
    : readTable(await readCsv(text), clock)
  if (read.rows.length > 0) return read
  if (read.problems.some(({ code }) => code === 'heading')) return 'heading'
  return read.problems.length > 0 ? read : 'empty'
}
