import * as z from 'zod/mini'
import { browserErrorKinds } from '../browser-errors'
import { defineCall } from '../call'
import { access } from './shapes'

export const BrowserError = z.object({
  /** Of its message and where it was thrown, in hex. */
  digest: z.string(),
  kind: z.enum(browserErrorKinds),
  message: z.string(),
  /** Functions and files, without the page’s address. */
  stack: z.string(),
  count: z.int(),
  first_at: z.string(),
  last_at: z.string(),
  /** Of the last time. */
  page: z.string(),
  version: z.string(),
  browser: z.string(),
})
export type BrowserError = z.output<typeof BrowserError>

export const listBrowserErrors = defineCall({
  id: 'operator.browserErrors',
  method: 'GET',
  path: '/api/operator/browser-errors',
  summary: 'What broke in people’s browsers in the last 30 days, the last first',
  access,
  answer: z.object({ errors: z.array(BrowserError) }),
  errors: [],
})
