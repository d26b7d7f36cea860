import * as z from 'zod/mini'
import { pixKeyTypes } from '@balcao/domain/pix'
import { modalities } from '@balcao/domain/modality'
import { orderChannels } from '@balcao/domain/orders'
import { niches, weekdays } from '@balcao/domain/company'
import { defineCall } from './call'
import { allButKitchen, everyRole, managers, ownerOnly } from './roles'
import { routes } from './routes'
import { cnpjInput, done, money, prose, text, uuid } from './shapes'

export const Modules = z.object({
  mod_atendimento: z.boolean(),
  mod_motoboy: z.boolean(),
  mod_gerente: z.boolean(),
  mod_agendamento: z.boolean(),
})

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))

/**
 * One open range of a weekday, or the day closed. A weekday with several ranges has several rows, in their order;
 * a range that ends at or before its start runs past midnight.
 */
export const HoursRow = z.strictObject({
  dia: z.enum(weekdays),
  horario_inicio: clock,
  horario_fim: clock,
  status: z.enum(['aberto', 'fechado']),
})

/** Neighbourhoods by fee in reais with two decimals, such as `{"5.00": [{"bairro": "Centro"}]}`. */
export const FeeGroups = z.record(
  z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/)),
  z.array(z.object({ bairro: text(80) })).check(z.maxLength(1000)),
)

export const MenuImage = z.object({ url: z.string(), fileName: z.string() })
export type MenuImage = z.output<typeof MenuImage>

/** The company's own words, which it may change. Everything else of the record is not its to change here. */
const ownFields = {
  email_cliente: text(254),
  telefone_empresa: z.nullable(text(20)),
  telefone_responsavel: z.nullable(text(20)),
  endereco_localizacao: z.nullable(text(200)),
  numero_endereco: z.nullable(text(20)),
  bairro_endereco: z.nullable(text(80)),
  cidade_empresa: z.nullable(text(80)),
  estado_empresa: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  cep_empresa: z.nullable(text(9)),
  sobre_empresa: z.nullable(prose(5000)),
  observacoes: z.nullable(prose(5000)),
  nicho_empresa: z.enum(niches),
  horario_funcionamento: z.array(HoursRow).check(z.maxLength(70)),
  pix_tipo: z.nullable(z.enum(pixKeyTypes)),
  pix_chave: z.nullable(text(77)),
  /** Meal vouchers are taken. */
  aceita_vale: z.boolean(),
  /** Where orders come from that go to production by themselves. */
  aceite_automatico: z.array(z.enum(orderChannels)).check(z.maxLength(orderChannels.length)),
}

/** Rows of hours; one that lacks a day, a time or a status is refused with the spec's sentence, which no schema says. */
const HoursInput = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(70))

/** The names that a record's hours may come under (COMP-15) beside their own. */
const hoursAliases = {
  horarios: HoursInput,
  business_hours: HoursInput,
  horarios_funcionamento: HoursInput,
}

/** Delivery settings: average minutes, base fee in reais, the fee groups, and the shop's rules in reais of the items (0: none). */
const deliveryFields = {
  tempo_entrega: z.int().check(z.minimum(0), z.maximum(1440)),
  taxa_entrega: money,
  /** Least that is delivered. */
  pedido_minimo: money,
  /** From so much on a delivery is free. */
  entrega_gratis: money,
  bairros_taxas: z.union([FeeGroups, text(200_000)]),
}

const DeliveryFields = z.partial(z.object(deliveryFields))
export type DeliveryFields = z.output<typeof DeliveryFields>

/**
 * What was said by hand beside the hours: closed, no deliveries, and minutes that everything takes longer, each until an
 * ISO instant; null or past: not so.
 */
export const ShopByHand = z.strictObject({
  fechada_ate: z.nullable(z.iso.datetime({ offset: true })),
  so_retirada_ate: z.nullable(z.iso.datetime({ offset: true })),
  preparo_extra: z.int().check(z.minimum(0), z.maximum(240)),
  preparo_extra_ate: z.nullable(z.iso.datetime({ offset: true })),
})
export type ShopByHand = z.output<typeof ShopByHand>

/** The company record as its own session reads it. Grows with each feature; tokens are never in it. */
export const CompanyRecord = z.object({
  id: uuid,
  nome: z.string(),
  nome_empresa: z.string(),
  cnpj: z.string(),
  ...ownFields,
  horario_funcionamento: z.array(HoursRow),
  nicho_empresa: z.string(),
  email_cliente: z.string(),
  /**
   * The former mailbox, masked, while codes still go there: until `ate` (ISO), or while the company has no other (null).
   */
  email_recuperacao: z.optional(z.nullable(z.object({ email: z.string(), ate: z.nullable(z.string()) }))),
  tempo_entrega: z.int(),
  taxa_entrega: z.number(),
  pedido_minimo: z.number(),
  entrega_gratis: z.number(),
  bairros_taxas: FeeGroups,
  imagem_cardapio: z.array(MenuImage),
  /** The catalogue in the shape of its last JSON save; absent when the query leaves it out. */
  cardapio_json: z.optional(z.nullable(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]))),
  imprime_auto: z.boolean(),
  BOT_ON: z.boolean(),
  dias_restantes: z.int(),
  ultima_renovacao: z.nullable(z.string()),
  ...Modules.shape,
  /** IANA zone of the company's clock. */
  time_zone: z.string(),
  atendimento: z.optional(ShopByHand),
  /** Grows with each change of the company's own fields and delivery settings; send it back with a save. */
  versao: z.int(),
})
export type CompanyRecord = z.output<typeof CompanyRecord>

/**
 * A service to book (CATAL-24). `id` joins the names of category and service and changes with them, `itemId`
 * stays; `duration` is minutes.
 */
const ServiceOption = z.object({
  id: z.string(),
  itemId: z.string(),
  name: z.string(),
  category: z.string(),
  duration: z.int(),
  modalidade: z.enum(modalities),
  displayName: z.string(),
})

/** What anybody may read of a company (decision 0026, W18): its hours, its active services, and whether it takes bookings. */
export const PublicProfile = z.object({
  id: uuid,
  nome: z.string(),
  horario_funcionamento: z.array(HoursRow),
  servicos: z.array(ServiceOption),
  agendamento: z.boolean(),
})

export const getCustomer = defineCall({
  id: 'company.getCustomer',
  ...routes.getCustomer,
  summary: 'The company record; without a session only the public profile',
  access: ['public', 'session', 'apiKey:company'],
  roles: everyRole,
  limit: 'profile',
  query: z.object({
    cnpj: z._default(z.string().check(z.trim(), z.maxLength(18)), ''),
    /** Leaves the catalogue out of the answer: screens read it by its own call. */
    sem: z.optional(z.literal('cardapio_json')),
  }),
  answer: z.object({ success: z.literal(true), data: z.union([CompanyRecord, PublicProfile]) }),
  errors: ['INVALID_CNPJ', 'NOT_FOUND', 'FORBIDDEN'],
  example: { query: { cnpj: '99.999.999/0001-99' } },
})

/** Base64 of at most 10 MB, with or without a `data:` prefix. */
const base64 = z.string().check(z.minLength(1), z.maxLength(14_200_000))
/** As it came: a name with characters that cannot be shown is refused, not repaired. */
const imageName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

/** The spec's image payload: adds, replaces or deletes a menu image by its name (IMG-20 to IMG-22). */
export const ImageAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('add'), fileName: imageName, base64 }),
  z.strictObject({ action: z.literal('replace'), oldFileName: imageName, newFileName: imageName, base64 }),
  z.strictObject({ action: z.literal('delete'), fileName: imageName }),
])
export type ImageAction = z.output<typeof ImageAction>

const change = { cnpj: cnpjInput }
/** The version that the change was made from. Given and older than a change of the same fields, the save is refused. */
const seen = { versao: z.optional(z.int()) }

export const CompanyChange = z.strictObject({
  ...change,
  ...seen,
  ...z.partial(z.object({ ...ownFields, horario_funcionamento: HoursInput, ...hoursAliases })).shape,
})
export const DeliveryChange = z.strictObject({
  ...change,
  ...seen,
  ...DeliveryFields.shape,
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

const minutes = (max: number) => z.int().check(z.minimum(5), z.maximum(max))

/**
 * One press: `pause` for so many minutes, `close` until the shop opens next time, `open` at once; `pickup-only` and
 * `slower` until it opens next time, `deliver` and `usual` at once; `restore` takes a press back, with
 * what it has changed as that stood before.
 */
export const OpeningAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('pause'), minutes: minutes(480) }),
  z.strictObject({ act: z.literal('close') }),
  z.strictObject({ act: z.literal('open') }),
  z.strictObject({ act: z.literal('pickup-only') }),
  z.strictObject({ act: z.literal('deliver') }),
  z.strictObject({ act: z.literal('slower'), minutes: minutes(240) }),
  z.strictObject({ act: z.literal('usual') }),
  z.strictObject({ act: z.literal('restore'), to: z.partial(ShopByHand) }),
])
export type OpeningAct = z.output<typeof OpeningAct>

export const setOpening = defineCall({
  id: 'company.setOpening',
  method: 'PUT',
  path: '/api/company/opening',
  summary:
    'Closes, pauses or opens the shop for its customers, stops deliveries, or says that all takes longer',
  access: ['session'],
  roles: allButKitchen,
  limit: 'write',
  body: OpeningAct,
  answer: z.object({ before: ShopByHand, now: ShopByHand }),
  errors: [],
  example: { body: { act: 'pause', minutes: 30 } },
})

export const answerChange = defineCall({
  id: 'company.answerChange',
  ...routes.answerChange,
  summary:
    'The word of the mailbox that was told of a change: `own` releases a new mailbox, `foreign` puts the former mailbox or PIX key back, ends all sessions and voids the password',
  access: ['public'],
  limit: 'verifyCode',
  body: z.strictObject({
    /** The one-use token of the mailed link. */
    token: z.string().check(z.regex(/^[\w-]{43}$/)),
    word: z.enum(['own', 'foreign']),
  }),
  answer: z.object({ ok: z.literal(true), kind: z.enum(['mailbox', 'pix']) }),
  errors: ['LINK_SPENT'],
  example: { body: { token: 'x'.repeat(43), word: 'own' } },
})

/** Something that was done at a company, as its owner reads it. */
const CompanyAct = z.object({
  id: uuid,
  at: z.string(),
  actor_kind: z.enum(['operator', 'dono', 'employee', 'api', 'system']),
  /** The employee's or the key's name, where it has one. */
  name: z.nullable(z.string()),
  /** Where from, in short form; `*` for many places, null where nobody was on the line. */
  network: z.nullable(z.string()),
  /** Dotted and stable, such as `auth.signed-in`. */
  act: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type CompanyAct = z.output<typeof CompanyAct>

export const listActs = defineCall({
  id: 'company.acts',
  method: 'GET',
  path: '/api/company/acts',
  summary: 'Who did what at the company: the newest hundred acts of the audit log',
  access: ['session'],
  roles: ownerOnly,
  answer: z.object({ acts: z.array(CompanyAct) }),
  errors: [],
})

export const saveDelivery = defineCall({
  id: 'delivery.save',
  method: 'POST',
  path: '/webhook/delivery-save',
  summary: 'Saves delivery settings; the same operation as update-customer with delivery fields',
  access: ['module:mod_motoboy', 'apiKey:company'],
  roles: managers,
  limit: 'write',
  bodyLimit: 512 * 1024,
  body: z.strictObject({
    ...change,
    ...seen,
    /**
     * The spec's delivery data (DELIV-14). The pictures may come along as they were read and change nothing: they have
     * acts of their own (update-customer with `imagem_cardapio`).
     */
    delivery_data: z.strictObject({
      ...DeliveryFields.shape,
      nicho_empresa: z.optional(z.enum(niches)),
      imagem_cardapio: z.optional(
        z.array(z.object({ url: text(2_000), fileName: text(120) })).check(z.maxLength(1000)),
      ),
    }),
  }),
  answer: z.object({ ...done.shape, versao: z.optional(z.int()) }),
  errors: ['INVALID_CNPJ', 'FORBIDDEN', 'COMPANY_CHANGED'],
  example: { body: { cnpj: '99.999.999/0001-99', delivery_data: { tempo_entrega: 45, taxa_entrega: 5 } } },
})

export const uploadImage = defineCall({
  id: 'images.upload',
  method: 'POST',
  path: '/api/images',
  summary: 'Stores a picture for a product and answers its id; put the id into the product to show it',
  access: ['session', 'apiKey:company'],
  roles: managers,
  limit: 'write',
  bodyLimit: 15 * 1024 * 1024,
  body: z.strictObject({ fileName: imageName, base64 }),
  status: 201,
  answer: z.object({ id: z.string(), url: z.string(), thumb: z.string() }),
  errors: ['IMAGE_REFUSED', 'IMAGE_QUOTA', 'UNAVAILABLE'],
  example: { body: { fileName: 'x-bacon.jpg', base64: 'aGVsbG8=' } },
})

export const readImage = defineCall({
  id: 'images.read',
  method: 'GET',
  path: '/api/images/:companyId/:file',
  summary:
    'A stored picture: `{image}.webp`, or `{image}-p.webp` for its thumbnail; never changes under its name',
  access: ['public'],
  params: z.object({
    companyId: uuid,
    file: z.string().check(z.regex(/^[0-9A-Za-z_-]{1,80}\.webp$/)),
  }),
  answer: z.unknown(),
  errors: ['IMAGE_NOT_FOUND', 'UNAVAILABLE'],
})

export const findAddress = defineCall({
  id: 'company.findAddress',
  ...routes.findAddress,
  summary: 'The address of a postal code; `erro` when there is none. The postal service may be away',
  access: ['public', 'session'],
  roles: allButKitchen,
  limit: 'address',
  params: z.object({ cep: z.string().check(z.regex(/^\d{5}-?\d{3}$/)) }),
  answer: z.union([
    z.object({
      cep: z.string(),
      logradouro: z.string(),
      complemento: z.string(),
      bairro: z.string(),
      localidade: z.string(),
      uf: z.string(),
    }),
    z.object({ erro: z.literal(true) }),
  ]),
  errors: ['UNAVAILABLE'],
  example: { params: { cep: '69005070' } },
})

export const pageVerify = defineCall({
  id: 'company.pageVerify',
  ...routes.pageVerify,
  summary: 'The module flags of the company',
  access: ['session', 'apiKey:company'],
  roles: everyRole,
  body: z.strictObject({ cnpj: cnpjInput }),
  answer: z.object({ success: z.literal(true), data: Modules }),
  errors: ['INVALID_CNPJ', 'FORBIDDEN'],
  example: { body: { cnpj: '99.999.999/0001-99' } },
})

export const companyCalls = {
  getCustomer,
  updateCustomer,
  setOpening,
  answerChange,
  listActs,
  saveDelivery,
  uploadImage,
  readImage,
  findAddress,
  pageVerify,
}
