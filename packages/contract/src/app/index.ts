import * as z from 'zod/mini'
import { defineCall } from '../call'

/** What the web app is told at start. `demo` is present in a demonstration: the stand-ins' own pages by name. */
export const appConfig = defineCall({
  id: 'app.config',
  method: 'GET',
  path: '/api/app-config',
  summary: 'Support contact, and where a demonstration shows its mailbox and printer',
  access: ['public'],
  answer: z.object({
    demo: z.nullable(z.record(z.string(), z.string())),
    supportPhone: z.string(),
    supportEmail: z.string(),
  }),
  errors: [],
})

export const appCalls = { appConfig }
