import * as z from 'zod/mini'
import { niches } from '@balcao/domain/company'
import { defineCall } from './call'
import { routes } from './routes'
import { done, requiredText } from './shapes'

export const visit = defineCall({
  id: 'onboarding.visit',
  ...routes.visit,
  summary: 'A short-lived token that public forms send as Authorization: Bearer',
  access: ['public'],
  limit: 'visit',
  answer: z.object({ token: z.string() }),
  errors: [],
})

export const Lead = z.strictObject({
  empresa: requiredText(120),
  cnpj: requiredText(18),
  email: requiredText(254),
  responsavel: requiredText(120),
  telefone: requiredText(20),
  nicho: z.enum(niches),
})
export type Lead = z.output<typeof Lead>

export const collectLead = defineCall({
  id: 'onboarding.collectLead',
  ...routes.collectLead,
  summary: 'Stores a lead of the form "Seja nosso Cliente"',
  access: ['visit'],
  limit: 'lead',
  body: Lead,
  answer: done,
  errors: ['INVALID_CNPJ'],
  example: {
    body: {
      empresa: 'Lanchonete da Praça',
      cnpj: '11222333000181',
      email: 'dona@lanchonete.example',
      responsavel: 'Maria Souza',
      telefone: '92991234567',
      nicho: 'delivery',
    },
  },
})

export const onboardingCalls = { visit, collectLead }
