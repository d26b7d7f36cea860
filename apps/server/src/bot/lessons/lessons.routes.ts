import * as contract from '@balcao/contract/bot'
import { companyOf, requireSession } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import type { BotNeeds } from '../bot-needs'
import { dismissMisses, readMisses } from './misses.store'
import { forget, readSynonyms, teach } from './synonyms.store'

/** What the bot did not understand, and what a shop teaches it. */
export function registerLessons(router: Router, { db, clock }: Pick<BotNeeds, 'db' | 'clock'>): void {
  implement(router, contract.listBotMisses, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => ({ misses: await readMisses(tx, companyId) }))
  })
  implement(router, contract.dismissBotMiss, ({ caller, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      await dismissMisses(tx, companyId, body, clock())
      return { ok: true as const }
    })
  })
  implement(router, contract.listBotSynonyms, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => ({ synonyms: await readSynonyms(tx, companyId) }))
  })
  implement(router, contract.teachBotSynonym, ({ caller, body }) => {
    const { companyId, employeeId } = requireSession(caller)
    return db.asCompany(companyId, (tx) => teach(tx, companyId, body, { employeeId, now: clock() }))
  })
  implement(router, contract.forgetBotSynonym, ({ caller, params }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      await forget(tx, companyId, params.synonymId)
      return { ok: true as const }
    })
  })
}
