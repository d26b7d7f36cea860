import * as z from 'zod/mini'
import { defineCall } from '../call'
import { routes } from '../call/routes'
import { done } from '../call/shapes'

/** How it was noticed: thrown, a promise that nobody waited for, while drawing, or code that could not be fetched. */
export const browserErrorKinds = ['error', 'rejection', 'render', 'chunk'] as const

const atMost = (length: number) => z.string().check(z.maxLength(length))

export const reportBrowserError = defineCall({
  id: 'browserErrors.report',
  ...routes.reportBrowserError,
  summary: 'A page of the product broke in somebody’s browser; what could name a person is taken out',
  access: ['public'],
  limit: 'browserError',
  bodyLimit: 8192,
  body: z.strictObject({
    kind: z.enum(browserErrorKinds),
    /** Which page, and on pages of staff which screen of it. */
    page: z.string().check(z.regex(/^[a-z]{1,20}(\/[a-z-]{1,30}){0,2}$/)),
    /** The file of the page’s program, whose name tells its version. */
    version: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
    message: atMost(1000),
    stack: atMost(4000),
  }),
  answer: done,
  errors: [],
  example: {
    body: {
      kind: 'error',
      page: 'dashboard/orders',
      version: 'dashboard-Cq2xk1.js',
      message: 'TypeError: x is undefined',
      stack: '',
    },
  },
})

export const browserErrorCalls = { reportBrowserError }
