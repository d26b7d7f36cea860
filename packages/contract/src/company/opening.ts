import * as z from 'zod/mini'
import { defineCall } from '../call'
import { counterRoles } from '../roles'

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
  roles: counterRoles,
  limit: 'write',
  body: OpeningAct,
  answer: z.object({
    before: ShopByHand,
    now: ShopByHand,
    /** Orders for later that lie before a closed or paused shop opens again; they stay and ring in time. */
    agendados: z.int(),
  }),
  errors: [],
  example: { body: { act: 'pause', minutes: 30 } },
})
