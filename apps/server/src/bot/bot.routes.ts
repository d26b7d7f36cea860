import * as contract from '@balcao/contract/bot'
import { openCart, type BotTexts } from '@balcao/domain/bot'
import { inShop } from '../menu'
import { companyOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import type { BotNeeds } from './bot-needs'
import { endCart } from './orders/end-cart'
import { readWorld } from './read-world'
import { registerLessons } from './lessons/lessons.routes'
import { readSession } from './sessions.store'
import { readBotSettings, saveBotSettings } from './settings.store'

/** The bot's settings, and the world its simulator runs in. */
export function registerBot(router: Router, needs: BotNeeds): void {
  const { db, clock } = needs
  registerLessons(router, needs)
  implement(router, contract.getBotSettings, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, (tx) => readBotSettings(tx, companyId))
  })
  implement(router, contract.saveBotSettings, ({ caller, body }) =>
    saveBotSettings(db, companyOf(caller), body),
  )
  implement(router, contract.getBotCart, async ({ caller, params }) => {
    const companyId = companyOf(caller)
    const { state } = await db.asCompany(companyId, (tx) => readSession(tx, companyId, params.conversationId))
    return { lines: openCart(state).map((line) => ({ ...line, options: [...line.options] })) }
  })
  implement(router, contract.endBotCart, async ({ caller, params }) => {
    await endCart(db, companyOf(caller), params.conversationId)
    return { ok: true as const }
  })
  implement(router, contract.getBotWorld, ({ caller }) => {
    const companyId = companyOf(caller)
    return inShop(db, companyId, async (tx, shop) => {
      const { texts } = await readBotSettings(tx, companyId)
      return readWorld(tx, needs, shop, {
        customer: null,
        texts: texts as unknown as BotTexts,
        now: clock(),
      })
    })
  })
}
