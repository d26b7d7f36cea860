import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './tracing/span'

/** What the code at hand works for: a job or a request, and the company once it is known. */
export interface Running {
  job?: string
  jobId?: string
  route?: string | undefined
  companyId?: string
  /** The step of a trace that it is. */
  span?: Span
  /** Who asks changed something a moment ago. */
  wroteLately?: boolean
}

const storage = new AsyncLocalStorage<Running>()

/** Runs `work`, and all that it starts, as part of a job or a request. */
export const runAs = <T>(what: Running, work: () => T): T => storage.run(what, work)

/** The job or request that the code at hand belongs to, if any. */
export const whatRuns = (): Running | undefined => storage.getStore()
