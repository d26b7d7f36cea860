/** An appointment as a file of another program has it. Texts are clean and short enough to be kept. */
export interface FileRow {
  /** Its line in the file, from 1. */
  line: number
  /** The same in every file that holds the same appointment: by it nothing is brought twice. */
  key: string
  /** Epoch milliseconds; of whole days the midnight on which the first begins. */
  start: number
  /** Of whole days how many; null where it has a time. */
  days: number | null
  /** Null where the file does not say how long it takes. */
  minutes: number | null
  /** What its calendar calls it; empty in a table that names customer and service apart. */
  title: string
  client: string
  phone: string
  email: string
  service: string
  professional: string
  notes: string
}

/** Why a line is not read. */
export type ReadProblem =
  | 'broken'
  | 'date'
  | 'time'
  | 'end'
  | 'length'
  | 'nobody'
  | 'zone'
  | 'too_often'
  | 'too_far'
  | 'heading'

export interface FileProblem {
  line: number
  code: ReadProblem
  /** The words of the file that it is about, shortened. */
  about: string
}

/** What a file holds: in the order of time, and of the same time in that of the file. */
export interface ReadFile {
  kind: 'ics' | 'csv'
  rows: FileRow[]
  problems: FileProblem[]
  /** Cancelled there, and left out. */
  cancelled: number
  /** Not read any more, because there are too many. */
  left: number
}

/** The clock that a file is read by. */
export interface ReadingClock {
  /** The company's IANA zone: of what names no other. */
  zone: string
  /** Epoch milliseconds. */
  now: number
}
