import * as z from 'zod/mini'
import { defineCall } from '../call'
import { managers } from '../roles'

/** What a new company does before its first day, in this order. */
export const firstStepNames = ['hours', 'menu', 'fees', 'whatsapp', 'printer'] as const
export type FirstStepName = (typeof firstStepNames)[number]

export const readFirstSteps = defineCall({
  id: 'firstSteps.read',
  method: 'GET',
  path: '/api/first-steps',
  summary: 'Which of the first steps of a new company are done, by what is really there',
  access: ['session'],
  roles: managers,
  answer: z.object({
    /** Those that concern a company of its kind. */
    steps: z.array(z.object({ name: z.enum(firstStepNames), done: z.boolean() })),
  }),
  errors: [],
})

export const firstStepCalls = { readFirstSteps }
