import * as z from 'zod/mini'
import { niches } from '@balcao/domain/company'
import { MAX_MENU_FILES } from '@balcao/domain/onboarding'
import { pixKeyTypes } from '@balcao/domain/pix'
import { defineCall } from '../call'
import { managers } from '../roles'
import { HoursRow } from '../company'
import { routes } from '../call/routes'
import { cnpjInput, done, money, prose, requiredText, text, uuid } from '../call/shapes'

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

export const leadExample: Lead = {
  empresa: 'Lanchonete da Praça',
  cnpj: '11222333000181',
  email: 'dona@lanchonete.example',
  responsavel: 'Maria Souza',
  telefone: '92991234567',
  nicho: 'delivery',
}

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
    body: leadExample,
  },
})

const cnpj = z.strictObject({ cnpj: cnpjInput })

export const checkCnpjLead = defineCall({
  id: 'onboarding.checkCnpjLead',
  ...routes.checkCnpjLead,
  summary: 'Looks up the lead of a CNPJ before its onboarding; the e-mail only masked',
  access: ['public'],
  limit: 'leadLookup',
  body: cnpj,
  answer: z.object({
    ok: z.literal(true),
    leads: z.array(z.object({ nome_empresa: z.string(), cnpj: z.string(), email: z.string() })),
  }),
  errors: ['LEAD_NOT_FOUND'],
  example: { body: { cnpj: '11222333000181' } },
})

export const sendLeadCode = defineCall({
  id: 'onboarding.sendCode',
  ...routes.sendLeadCode,
  summary: 'Sends a 6-digit code to the e-mail of the lead (valid for 10 minutes)',
  access: ['public'],
  limit: 'sendCode',
  body: cnpj,
  answer: done,
  errors: [],
  example: { body: { cnpj: '11222333000181' } },
})

export const verifyLeadCode = defineCall({
  id: 'onboarding.verifyCode',
  ...routes.verifyLeadCode,
  summary: 'Trades a code for the cookie of an onboarding, valid for 7 days and for this lead alone',
  access: ['public'],
  limit: 'verifyCode',
  body: z.strictObject({ cnpj: cnpjInput, code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) }),
  answer: done,
  errors: ['WRONG_CODE', 'CODE_EXPIRED'],
  example: { body: { cnpj: '11222333000181', code: '123456' } },
})

/** A menu as the company sent it; `fileSize` is bytes, `fileType` what the content is. */
export const MenuFile = z.object({
  id: uuid,
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.int(),
})
export type MenuFile = z.output<typeof MenuFile>

const fileParams = z.object({ fileId: uuid })

/** Neighbourhoods one by one with their fee in reais. */
const NeighbourhoodFee = z.strictObject({ bairro: requiredText(80), taxa: money })

/** What an onboarding says, without its files: the payload as it was sent, and as it comes back. */
const said = {
  cnpj: text(18),
  /** Weekly rows as the company record has them, the same as JSON, or words for a person to read. */
  businessHours: z.union([z.array(HoursRow).check(z.maxLength(70)), prose(5000)]),
  aboutRestaurant: prose(5000),
  street: text(200),
  number: text(20),
  neighborhood: text(80),
  city: text(80),
  state: text(2),
  zipCode: text(9),
  /** Rows, or lines such as 'Centro - 5,00'; lines that are not understood are kept among the notes. */
  neighborhoodsAndFees: z.union([
    z.array(NeighbourhoodFee).check(z.maxLength(1000)),
    z.string().check(z.maxLength(20_000)),
  ]),
  pixKeyType: z.union([z.enum(pixKeyTypes), z.literal('')]),
  pixKey: text(77),
}

export const OnboardingContent = z.object(said)
export type OnboardingContent = z.output<typeof OnboardingContent>

export const readOnboarding = defineCall({
  id: 'onboarding.read',
  ...routes.readOnboarding,
  summary: 'Whose onboarding this is, what was submitted before, and the files that were sent',
  access: ['lead'],
  answer: z.object({
    nome_empresa: z.string(),
    cnpj: z.string(),
    email: z.string(),
    submitted: z.nullable(OnboardingContent),
    /** Instant, ISO UTC. */
    submitted_at: z.nullable(z.string()),
    files: z.array(MenuFile),
  }),
  errors: [],
})
export type OnboardingSoFar = z.output<typeof readOnboarding.answer>

export const sendMenuFile = defineCall({
  id: 'onboarding.sendFile',
  ...routes.sendMenuFile,
  summary:
    'Keeps a menu file: its bytes are the body (application/octet-stream, 10 MB at most); sent twice it is one',
  access: ['lead'],
  limit: 'onboarding',
  query: z.object({ name: requiredText(200) }),
  status: 201,
  answer: MenuFile,
  errors: ['FILE_REFUSED', 'FILE_QUOTA', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UNAVAILABLE'],
  example: { query: { name: 'cardapio.pdf' } },
})

export const removeMenuFile = defineCall({
  id: 'onboarding.removeFile',
  ...routes.removeMenuFile,
  summary: 'Takes a menu file back; also done when it is not there',
  access: ['lead'],
  params: fileParams,
  answer: done,
  errors: ['UNAVAILABLE'],
})

export const readMenuFile = defineCall({
  id: 'onboarding.readFile',
  ...routes.readMenuFile,
  summary: 'A menu file of this onboarding, to be saved',
  access: ['lead'],
  params: fileParams,
  answer: z.unknown(),
  errors: ['FILE_NOT_FOUND', 'UNAVAILABLE'],
})

/** The spec's payload of an onboarding (ONB-06 to ONB-08); a file that was sent before is named by its id. */
export const Onboarding = z.strictObject({
  ...said,
  menuFiles: z
    .array(
      z.union([
        z.strictObject({
          fileName: requiredText(200),
          fileType: text(120),
          fileSize: z.int().check(z.minimum(0)),
          /** With or without a `data:` prefix. */
          base64: z.string().check(z.minLength(1), z.maxLength(14_200_000)),
        }),
        z.strictObject({ id: uuid }),
      ]),
    )
    .check(z.maxLength(MAX_MENU_FILES)),
})
export type Onboarding = z.output<typeof Onboarding>

export const submitOnboarding = defineCall({
  id: 'onboarding.submit',
  ...routes.submitOnboarding,
  summary:
    'Stores an onboarding and hands it to its company; the same sent again changes nothing. Files of more than some 20 MB together go by their own call first',
  access: ['lead'],
  limit: 'onboarding',
  bodyLimit: 30 * 1024 * 1024,
  body: Onboarding,
  answer: z.object({
    ...done.shape,
    /** Lines of `neighborhoodsAndFees` that nobody understood; they are among the company's notes. */
    unread: z.array(z.string()),
  }),
  errors: ['FORBIDDEN', 'FILE_REFUSED', 'FILE_QUOTA', 'FILE_NOT_FOUND', 'UNAVAILABLE'],
  example: {
    body: {
      cnpj: '11222333000181',
      businessHours: [{ dia: 'Segunda', horario_inicio: '08:00', horario_fim: '18:00', status: 'aberto' }],
      aboutRestaurant: 'Lanches e sucos na praça',
      street: 'Rua das Flores',
      number: '120',
      neighborhood: 'Centro',
      city: 'Manaus',
      state: 'AM',
      zipCode: '69005070',
      neighborhoodsAndFees: [{ bairro: 'Centro', taxa: 5 }],
      pixKeyType: 'cnpj',
      pixKey: '11222333000181',
      menuFiles: [{ id: '6f1f64a5-6b0c-4d3a-9a62-b1f1a4b1c001' }],
    },
  },
})

export const listCompanyMenuFiles = defineCall({
  id: 'onboarding.companyFiles',
  method: 'GET',
  path: '/api/company/menu-files',
  summary: 'The menu files that the company sent with its onboarding, the newest first',
  access: ['session'],
  roles: managers,
  answer: z.object({ files: z.array(z.object({ ...MenuFile.shape, created_at: z.string() })) }),
  errors: [],
})

export const readCompanyMenuFile = defineCall({
  id: 'onboarding.companyFile',
  method: 'GET',
  path: '/api/company/menu-files/:fileId',
  summary: 'A menu file that the company sent, to be saved',
  access: ['session'],
  roles: managers,
  params: fileParams,
  answer: z.unknown(),
  errors: ['FILE_NOT_FOUND', 'UNAVAILABLE'],
})

export const onboardingCalls = {
  visit,
  collectLead,
  checkCnpjLead,
  sendLeadCode,
  verifyLeadCode,
  readOnboarding,
  sendMenuFile,
  removeMenuFile,
  readMenuFile,
  submitOnboarding,
  listCompanyMenuFiles,
  readCompanyMenuFile,
}
