import * as z from 'zod/mini'
import { defineCall } from '../call'
import { counterRoles, managers } from '../roles'
import { requiredText, text, uuid } from '../call/shapes'

/** How the shop's WhatsApp stands. Secrets are never in it. */
export const Channel = z.object({
  kind: z.nullable(z.enum(['evolution', 'cloud'])),
  /** `none` nothing is set up; `pairing` a QR code waits to be read; `closed` it was on and is not; `refused` it cannot be. */
  state: z.enum(['none', 'pairing', 'connecting', 'open', 'closed', 'refused']),
  /** In the gateway's words, for support. */
  reason: z.nullable(z.string()),
  state_since: z.nullable(z.string()),
  /** `image` is a data URL. */
  qr: z.nullable(z.object({ image: z.string(), pairing_code: z.nullable(z.string()), at: z.string() })),
  /** The shop's own phone: digits with country code. */
  phone: z.nullable(z.string()),
  instance: z.nullable(z.string()),
  /** When the gateway last told us anything. */
  last_heard_at: z.nullable(z.string()),
  /** The gateway said that the account may not write to new people for a while. */
  blocked_until: z.nullable(z.string()),
  cloud: z.nullable(
    z.object({
      phone_number_id: z.string(),
      /** What to enter at Meta. */
      webhook_url: z.string(),
      verify_token: z.string(),
      /** When Meta last proved the address. */
      verified_at: z.nullable(z.string()),
      /** The shop's catalogue at WhatsApp, whose products the bot shows. */
      catalogue: z.nullable(
        z.object({
          id: z.string(),
          /** When it was last asked for its products. */
          read_at: z.nullable(z.string()),
          products: z.int(),
          /** Items of the company's own menu that are among them, by their id or code. */
          on_menu: z.int(),
          /** Why it is not shown: there is none, the token may not read it, or WhatsApp refused its products. */
          problem: z.nullable(z.enum(['unknown', 'forbidden', 'refused'])),
        }),
      ),
    }),
  ),
  /** The Evolution API server, once it told; `deaf_after_logout` when it has a fault that its operator should mend. */
  gateway: z.nullable(z.object({ version: z.string(), deaf_after_logout: z.boolean() })),
  /** Whether this installation has an Evolution API to connect to. */
  evolution_available: z.boolean(),
})
export type Channel = z.output<typeof Channel>

const access = ['module:mod_atendimento'] as const
const managerWrite = { access, roles: managers, limit: 'write' } as const

export const getChannel = defineCall({
  id: 'channels.get',
  method: 'GET',
  path: '/api/channel',
  summary: 'The company’s connection to WhatsApp',
  access,
  roles: counterRoles,
  answer: Channel,
  errors: [],
})

export const saveChannel = defineCall({
  id: 'channels.save',
  method: 'PUT',
  path: '/api/channel',
  summary: 'Chooses the kind of connection and its settings; secrets left out stay as they were',
  ...managerWrite,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('evolution') }),
    z.strictObject({
      kind: z.literal('cloud'),
      phone_number_id: z.string().check(z.trim(), z.regex(/^\d{5,30}$/)),
      access_token: z.optional(requiredText(1000)),
      app_secret: z.optional(requiredText(200)),
      /** Id of the catalogue at Meta; null for none, left out it stays. */
      catalogue_id: z.optional(z.nullable(z.string().check(z.trim(), z.regex(/^\d{5,30}$/)))),
    }),
  ]),
  answer: Channel,
  errors: ['CHANNEL_UNAVAILABLE'],
  example: { body: { kind: 'evolution' } },
})

export const connectChannel = defineCall({
  id: 'channels.connect',
  method: 'POST',
  path: '/api/channel/connect',
  summary: 'Asks the gateway to pair or connect; the QR code comes in the answer and as a live event',
  ...managerWrite,
  answer: Channel,
  errors: ['CHANNEL_NOT_FOUND', 'GATEWAY_UNAVAILABLE'],
})

export const disconnectChannel = defineCall({
  id: 'channels.disconnect',
  method: 'POST',
  path: '/api/channel/disconnect',
  summary: 'Ends the pairing; conversations stay',
  ...managerWrite,
  answer: Channel,
  errors: ['CHANNEL_NOT_FOUND', 'GATEWAY_UNAVAILABLE'],
})

const channelId = z.object({ channelId: uuid })
/** A gateway tells us something: whatever it is, it is read after its secret or signature. */
const told = {
  access: ['public'],
  params: channelId,
  bodyLimit: 4 * 1024 * 1024,
  anyText: true,
  body: z.unknown(),
  answer: z.object({ ok: z.literal(true) }),
  errors: ['UNAUTHENTICATED', 'UNAVAILABLE'],
} as const

export const receiveEvolution = defineCall({
  id: 'channels.hearEvolution',
  method: 'POST',
  path: '/webhook/evolution/:channelId',
  summary: 'What Evolution API tells us, with the secret that it was given in a header',
  ...told,
  example: { body: { event: 'presence.update', instance: 'x', data: {} } },
})

export const verifyCloud = defineCall({
  id: 'channels.verifyCloud',
  method: 'GET',
  path: '/webhook/whatsapp/:channelId',
  summary: 'The Cloud API’s handshake: echoes its challenge',
  access: ['public'],
  params: channelId,
  query: z.object({
    'hub.mode': z.optional(text(40)),
    'hub.verify_token': z.optional(text(200)),
    'hub.challenge': z.optional(text(200)),
  }),
  answer: z.unknown(),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  example: { query: { 'hub.mode': 'subscribe', 'hub.verify_token': 'x', 'hub.challenge': '1' } },
})

export const receiveCloud = defineCall({
  id: 'channels.hearCloud',
  method: 'POST',
  path: '/webhook/whatsapp/:channelId',
  summary: 'What the Cloud API tells us, signed over the raw body',
  ...told,
  example: { body: { object: 'whatsapp_business_account', entry: [] } },
})

export const channelCalls = {
  getChannel,
  saveChannel,
  connectChannel,
  disconnectChannel,
  receiveEvolution,
  verifyCloud,
  receiveCloud,
}
