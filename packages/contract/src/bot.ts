import * as z from 'zod/mini'
import { orderNotices } from '@balcao/domain/messaging'
import { defineCall } from './call'
import { allButKitchen, managers } from './roles'
import { prose } from './shapes'

const access = ['module:mod_atendimento'] as const

/** What the owner can change about the bot. Texts that are absent are the product's own. */
export const BotSettings = z.object({
  version: z.int(),
  texts: z.record(z.string(), z.string()),
  notices: z.record(z.enum(orderNotices), z.object({ on: z.boolean(), text: z.string() })),
  /** Minutes for which the bot stays quiet after a person wrote. */
  silence_minutes: z.int(),
})
export type BotSettings = z.output<typeof BotSettings>

export const getBotSettings = defineCall({
  id: 'bot.settings',
  method: 'GET',
  path: '/api/bot/settings',
  summary: 'Texts, order news and timing of the bot',
  access,
  roles: allButKitchen,
  answer: BotSettings,
  errors: [],
})

export const saveBotSettings = defineCall({
  id: 'bot.saveSettings',
  method: 'PUT',
  path: '/api/bot/settings',
  summary: 'Saves them; refused when somebody else saved since `version`',
  access,
  roles: managers,
  limit: 'write',
  body: z.strictObject({
    version: z.int(),
    /** Only texts that differ from the product's own. */
    texts: z.record(z.string().check(z.maxLength(40)), prose(1000)),
    notices: z.record(z.enum(orderNotices), z.strictObject({ on: z.boolean(), text: prose(1000) })),
    silence_minutes: z.int().check(z.minimum(1), z.maximum(1440)),
  }),
  answer: BotSettings,
  errors: ['SETTINGS_CHANGED'],
  example: {
    body: {
      version: 0,
      texts: {},
      notices: Object.fromEntries(orderNotices.map((kind) => [kind, { on: true, text: 'Pedido {pedido}' }])),
      silence_minutes: 30,
    },
  },
})

export const getBotWorld = defineCall({
  id: 'bot.world',
  method: 'GET',
  path: '/api/bot/world',
  summary:
    'What the bot sees now (`BotWorld` of the domain), for the simulator: it runs in the browser and touches nothing',
  access,
  roles: allButKitchen,
  answer: z.unknown(),
  errors: [],
})

export const botCalls = { getBotSettings, saveBotSettings, getBotWorld }
