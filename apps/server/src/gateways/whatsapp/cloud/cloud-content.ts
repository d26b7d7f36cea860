import * as z from 'zod'
import type { InboundContent, InboundMedia } from '../gateway-event'
import { inboundChoice, inboundMedia, inboundOther, inboundLocation } from '../inbound-content'
import { maybe, wireCount, wireId, wirePlace, wirePrice, wireText } from '../wire-values'

/** What a message of this type says; `part` is its property of that name. Types we do not know are named. */
export function readCloudContent(type: string, part: unknown): InboundContent {
  const read = readers.get(type)?.safeParse(part)
  return read?.success ? read.data : inboundOther(type)
}

const Media = z.object({
  id: wireId,
  mime_type: maybe(wireText),
  caption: maybe(wireText),
  filename: maybe(wireText),
  file_size: maybe(wireCount),
  voice: maybe(z.boolean()),
})

const media = (type: InboundMedia['type']) =>
  Media.transform((received) =>
    inboundMedia({
      type,
      mime: received.mime_type,
      caption: received.caption,
      fileName: received.filename,
      bytes: received.file_size,
      seconds: null,
      voice: received.voice,
      handle: { mediaId: received.id },
    }),
  )

const Phone = z.object({ phone: maybe(wireText), wa_id: maybe(wireText) })

const Card = z.object({
  name: maybe(z.object({ formatted_name: maybe(wireText) })),
  phones: maybe(z.array(Phone)),
})

const contacts = z
  .array(Card)
  .min(1)
  .transform((cards): InboundContent => ({
    kind: 'contact',
    name: cards.flatMap(({ name }) => name?.formatted_name || []).join(', '),
    phones: cards.flatMap(({ phones }) =>
      (phones ?? []).flatMap(({ phone, wa_id: id }) => phone || id || []),
    ),
  }))

const CENTS = 100

/** Prices are in the currency's whole units. */
const CartItem = z
  .object({
    product_retailer_id: wireId,
    quantity: wireCount.pipe(z.int().positive().max(100_000)),
    item_price: maybe(wirePrice),
    currency: maybe(z.string().regex(/^[A-Z]{3}$/)),
  })
  .transform(({ product_retailer_id: id, quantity, item_price: price, currency }) => ({
    id,
    quantity,
    priceCents: price == null ? null : Math.round(price * CENTS),
    currency: currency ?? null,
  }))

const MOST_ITEMS = 200

const cart = z
  .object({ text: maybe(wireText), product_items: z.array(CartItem).min(1).max(MOST_ITEMS) })
  .transform(({ text, product_items: items }): InboundContent => ({ kind: 'cart', text: text ?? '', items }))

const Reply = z.object({ id: wireId, title: maybe(wireText) })

const reply = z
  .union([
    z.object({ button_reply: Reply }).transform((replied) => replied.button_reply),
    z.object({ list_reply: Reply }).transform((replied) => replied.list_reply),
  ])
  .transform(({ id, title }) => inboundChoice(id, title))

const readers: ReadonlyMap<string, z.ZodType<InboundContent>> = new Map<string, z.ZodType<InboundContent>>([
  [
    'text',
    z.object({ body: wireText }).transform(({ body }): InboundContent => ({ kind: 'text', text: body })),
  ],
  ['image', media('image')],
  ['video', media('video')],
  ['audio', media('audio')],
  ['document', media('document')],
  ['sticker', media('sticker')],
  [
    'location',
    z.object({ ...wirePlace, name: maybe(wireText), address: maybe(wireText) }).transform(inboundLocation),
  ],
  ['contacts', contacts],
  ['order', cart],
  ['interactive', reply],
  [
    'button',
    z
      .object({ payload: wireId, text: maybe(wireText) })
      .transform(({ payload, text }) => inboundChoice(payload, text)),
  ],
])
