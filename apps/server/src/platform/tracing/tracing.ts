import { whatRuns } from '../what-runs'
import type { Span, SpanAttributes } from './span'

export type { Span, SpanAttributes }

/** `request`: asked of us. `job`: done later. `statement`: asked of the database. `call`: asked of somebody outside. */
export type SpanKind = 'request' | 'job' | 'statement' | 'call'

export interface SpanStart {
  kind: SpanKind
  attributes?: SpanAttributes
  /** The `traceparent` that it goes on from. */
  parent?: string | undefined
}

export interface Tracer {
  start(name: string, about: SpanStart): Span
}

let tracer: Tracer | undefined

/** There is one tracer a process, and none unless the environment asks for one. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next
}

/** Begins a step that stands by itself or goes on from `about.parent`; undefined where nothing is traced. */
export const startSpan = (name: string, about: SpanStart): Span | undefined => tracer?.start(name, about)

/** Does `work` as a step of what runs. Outside of a request or job that is traced it is only done. */
export async function traced<T>(
  name: string,
  about: Omit<SpanStart, 'parent'>,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const parent = tracer && whatRuns()?.span?.traceparent
  if (!tracer || parent === undefined) return work()
  const span = tracer.start(name, { ...about, parent })
  try {
    return await work(span)
  } catch (error) {
    span.fail(errorType(error))
    throw error
  } finally {
    span.end()
  }
}

/** Asks the database as a step of what runs. The text names values as `$1`; one that is put together is of our own words. */
export function tracedStatement<T>(text: string, ask: () => Promise<T>): Promise<T> {
  if (!tracer) return ask()
  const [, verb = 'statement', table = ''] = statementName(text)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2000) }
  return traced(`${verb.toLowerCase()} ${table}`.trim(), { kind: 'statement', attributes }, ask)
}

/** The verb of a statement and its first table; of one with parts before it, what is written first in any of them. */
const statementName = (text: string) =>
  (/^\s*with\b/i.test(text) && writing.exec(text)) || firstVerb.exec(text) || []

const writing = /\b(insert|delete)\s+(?:into|from)\s+([a-z_][a-z_.]*)/i
const firstVerb =
  /^\s*(?:with\s[\s\S]*?\b(?=select|update))?(\w+)(?:[\s\S]*?\b(?:from|into|update|join)\s+([a-z_][a-z_.]*))?/i

/** The name of what went wrong: the database's or the system's code, else the error's kind. Messages may hold anything. */
export function errorType(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error'
}
