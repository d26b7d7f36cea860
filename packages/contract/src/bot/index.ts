import * as z from 'zod/mini'
import type { Missed } from '@balcao/domain/bot'
import { orderStandings } from '@balcao/domain/orders'
import { defineCall } from '../call'
import { CartLine } from '../menu/cart-line'
import { counterRoles, managers } from '../roles'
import { done, prose, requiredText, text, uuid } from '../call/shapes'

const access = ['module:mod_atendimento'] as const

/** What the owner can change about the bot. Texts that are absent are the product's own. */
export const BotSettings = z.object({
  version: z.int(),
  texts: z.record(z.string(), z.string()),
  notices: z.record(z.enum(orderStandings), z.object({ on: z.boolean(), text: z.string() })),
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
  roles: counterRoles,
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
    notices: z.record(z.enum(orderStandings), z.strictObject({ on: z.boolean(), text: prose(1000) })),
    silence_minutes: z.int().check(z.minimum(1), z.maximum(1440)),
  }),
  answer: BotSettings,
  errors: ['SETTINGS_CHANGED'],
  example: {
    body: {
      version: 0,
      texts: {},
      notices: Object.fromEntries(
        orderStandings.map((kind) => [kind, { on: true, text: 'Pedido {pedido}' }]),
      ),
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
  roles: counterRoles,
  answer: z.unknown(),
  errors: [],
})

export const getBotCart = defineCall({
  id: 'bot.cart',
  method: 'GET',
  path: '/api/bot/carts/:conversationId',
  summary: 'What the bot has in the cart of a conversation, as it was read; nothing where there is no cart',
  access,
  roles: counterRoles,
  params: z.object({ conversationId: uuid }),
  answer: z.object({ lines: z.array(CartLine) }),
  errors: [],
})

export const endBotCart = defineCall({
  id: 'bot.endCart',
  method: 'DELETE',
  path: '/api/bot/carts/:conversationId',
  summary:
    'A person has taken the order down: the bot has it no longer, so that its customer cannot place it again',
  access,
  roles: counterRoles,
  limit: 'write',
  params: z.object({ conversationId: uuid }),
  answer: done,
  errors: [],
})

/** A text that the bot did not understand, with how often it came and where it came last. */
export const BotMiss = z.object({
  /** The text in plain words: equal ones are one entry. */
  plain: z.string(),
  /** As it was written last. */
  text: z.string(),
  /** Those that nothing on sale is called by; empty where the whole was not understood. */
  words: z.array(z.string()),
  did: z.enum(['asked', 'not-sold', 'handed-over', 'read-by-model'] satisfies Missed['did'][]),
  at: z.string(),
  times: z.int(),
  conversations: z.int(),
  /** The conversation in which it came last. */
  conversation_id: uuid,
  title: z.string(),
})
export type BotMiss = z.output<typeof BotMiss>

export const listBotMisses = defineCall({
  id: 'bot.misses',
  method: 'GET',
  path: '/api/bot/misses',
  summary: 'What the bot did not understand and nobody has dealt with, newest first, 100 at most',
  access,
  roles: counterRoles,
  answer: z.object({ misses: z.array(BotMiss) }),
  errors: [],
})

export const dismissBotMiss = defineCall({
  id: 'bot.dismiss',
  method: 'PUT',
  path: '/api/bot/misses',
  summary: 'Takes a text off the list, or puts it back; written again by a customer, it comes back by itself',
  access,
  roles: managers,
  limit: 'write',
  body: z.strictObject({ plain: requiredText(500), dismissed: z.boolean() }),
  answer: done,
  errors: [],
  example: { body: { plain: 'refri', dismissed: true } },
})

/** Words that the shop taught for a product. */
export const BotSynonym = z.object({
  id: uuid,
  words: z.string(),
  item_id: z.string(),
  /** The product's name; null where it is gone from the catalogue. */
  product: z.nullable(z.string()),
  /** The employee who taught it; null for the company's own account. */
  taught_by: z.nullable(z.string()),
  created_at: z.string(),
})
export type BotSynonym = z.output<typeof BotSynonym>

export const listBotSynonyms = defineCall({
  id: 'bot.synonyms',
  method: 'GET',
  path: '/api/bot/synonyms',
  summary: 'The words that the shop taught for its products, newest first',
  access,
  roles: counterRoles,
  answer: z.object({ synonyms: z.array(BotSynonym) }),
  errors: [],
})

export const teachBotSynonym = defineCall({
  id: 'bot.teach',
  method: 'POST',
  path: '/api/bot/synonyms',
  summary:
    'Teaches words for a product. Taken by another product it answers 409 with `current`, and replaces that when `replaces` names it',
  access,
  roles: managers,
  limit: 'write',
  body: z.strictObject({
    words: text(200),
    item_id: requiredText(80),
    /** The `item_id` that has the words now. */
    replaces: z.optional(requiredText(80)),
  }),
  answer: BotSynonym,
  errors: ['SYNONYM_REFUSED', 'SYNONYM_TAKEN', 'TOO_MANY_SYNONYMS', 'PRODUCT_NOT_FOUND'],
  example: { body: { words: 'refri', item_id: 'refrigerante-lata' } },
})

export const forgetBotSynonym = defineCall({
  id: 'bot.forget',
  method: 'DELETE',
  path: '/api/bot/synonyms/:synonymId',
  summary: 'Forgets taught words; what they had settled is on the list again',
  access,
  roles: managers,
  limit: 'write',
  params: z.object({ synonymId: uuid }),
  answer: done,
  errors: ['SYNONYM_NOT_FOUND'],
  example: { params: { synonymId: '5f0c6c0e-6d1a-4b53-9c3e-0d6a3c1b2f40' } },
})

export const botCalls = {
  getBotSettings,
  saveBotSettings,
  getBotWorld,
  getBotCart,
  endBotCart,
  listBotMisses,
  dismissBotMiss,
  listBotSynonyms,
  teachBotSynonym,
  forgetBotSynonym,
}
