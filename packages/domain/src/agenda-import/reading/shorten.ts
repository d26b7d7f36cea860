import { singleLine, visibleText } from '../../text'
import type { FileRow, ReadFile } from '../model'
import { MOST_IMPORTED } from '../../scheduling/limits'

/** The most characters of each text of an appointment. */
const most = { title: 300, client: 120, email: 254, service: 120, professional: 120 } as const
const MOST_NOTES = 1000
const MOST_ABOUT = 80

type Texts = Pick<FileRow, 'title' | 'client' | 'email' | 'service' | 'professional' | 'notes'>

/** Texts of a file as an appointment can keep them: one line each but the notes, cut where they are too long. */
export function shortTexts(texts: Texts): Texts {
  const line = (name: keyof typeof most) => cut(singleLine(texts[name]).trim(), most[name])
  return {
    title: line('title'),
    client: line('client'),
    email: line('email'),
    service: line('service'),
    professional: line('professional'),
    notes: cut(visibleText(texts.notes).trim(), MOST_NOTES),
  }
}

/** Words of the file that a problem names. */
export const shortAbout = (text: string) => cut(singleLine(text.slice(0, 400)).trim(), MOST_ABOUT)

/** At most `length` UTF-16 units, never half a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  return text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '') + '…'
}

/** What was read in the order of time, no more than one file may bring. */
export function inOrder(read: Omit<ReadFile, 'left'>): ReadFile {
  const rows = read.rows.toSorted((one, other) => one.start - other.start || one.line - other.line)
  const problems = read.problems.toSorted((one, other) => one.line - other.line)
  return {
    ...read,
    problems,
    rows: rows.slice(0, MOST_IMPORTED),
    left: Math.max(0, rows.length - MOST_IMPORTED),
  }
}
