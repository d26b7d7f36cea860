import * as z from 'zod/mini'
import { defineCall } from '../call'
import { done, text } from '../call/shapes'
import { managers, ownerOnly } from '../roles'
import { DeliveryChange } from './delivery'
import { ImageAction } from './images'
import { ownFields } from './own-fields'
import { change, seen } from './shapes'

/** Rows of hours; one that lacks a day, a time or a status is refused with the spec's sentence, which no schema says. */
const HoursInput = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(70))

/** The names that a record's hours may come under (COMP-15) beside their own. */
const hoursAliases = {
  horarios: HoursInput,
  business_hours: HoursInput,
  horarios_funcionamento: HoursInput,
}

export const CompanyChange = z.strictObject({
  ...change,
  ...seen,
  ...z.partial(z.object({ ...ownFields, horario_funcionamento: HoursInput, ...hoursAliases })).shape,
  /**
   * What becomes of appointments and orders for later that new hours leave outside: they stay, and their customers may be told. Without it the
   * counter is refused and shown them; a program is not.
   */
  agendamentos_fora: z.optional(z.enum(['manter', 'avisar'])),
})

export const updateCustomer = defineCall({
  id: 'company.updateCustomer',
  method: 'POST',
  path: '/webhook/update-customer',
  summary:
    'Changes one kind of thing of the company record: a switch, the catalogue, delivery, images or own fields',
  access: ['session', 'apiKey:company'],
  roles: managers,
  closedFields: {
    // Whoever reads this mailbox sets the company's password.
    email_cliente: { roles: ownerOnly },
    // Where the customers' money goes.
    pix_tipo: { roles: ownerOnly },
    pix_chave: { roles: ownerOnly },
    // Whose calendar learns the customers' names and phones.
    google_access_token: { roles: ownerOnly },
    google_refresh_token: { roles: ownerOnly },
  },
  limit: 'write',
  bodyLimit: 15 * 1024 * 1024,
  body: z.union([
    z.strictObject({ ...change, imprime_auto: z.boolean() }),
    z.strictObject({ ...change, BOT_ON: z.boolean() }),
    z.strictObject({
      ...change,
      /** In the spec's shape or an older one, as an object or as a JSON string. */
      cardapio_json: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.string()]),
      /** The catalogue version it was made from. */
      versao: z.optional(z.int()),
    }),
    z.strictObject({ ...change, imagem_cardapio: ImageAction }),
    /** Empty texts clear; a refresh token left out stays (CALL-11). */
    z.strictObject({
      ...change,
      google_access_token: text(4096),
      google_refresh_token: z.optional(text(4096)),
    }),
    DeliveryChange,
    CompanyChange,
  ]),
  answer: z.object({ ...done.shape, versao: z.optional(z.int()) }),
  errors: [
    'INVALID_CNPJ',
    'FORBIDDEN',
    'ROLE_FORBIDDEN',
    'CONFIRMATION_NEEDED',
    'COMPANY_CHANGED',
    'HOURS_LEAVE_APPOINTMENTS',
    'CATALOGUE_CHANGED',
    'CATALOGUE_INVALID',
    'IMAGE_REFUSED',
    'IMAGE_NAME_TAKEN',
    'IMAGE_NOT_FOUND',
    'IMAGE_QUOTA',
    'UNAVAILABLE',
  ],
  example: { body: { cnpj: '99.999.999/0001-99', imprime_auto: true } },
})
