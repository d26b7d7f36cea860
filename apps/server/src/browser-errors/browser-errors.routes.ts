import { reportBrowserError } from '@balcao/contract/browser-errors'
import { listBrowserErrors as listCall } from '@balcao/contract/operator'
import type { Database } from '../platform/database/database'
import { implement, type Router } from '../platform/http/implement'
import { browserFamily } from './browser-family'
import { listBrowserErrors, noteBrowserError } from './browser-errors.store'
import { withoutPeople, withoutPeopleInStack } from './without-people'

/** Anybody reports what broke on their page; operators read it. */
export function registerBrowserErrors(router: Router, { db }: { db: Database }): void {
  implement(router, reportBrowserError, async ({ body, request }) => {
    await noteBrowserError(db, {
      ...body,
      message: withoutPeople(body.message),
      stack: withoutPeopleInStack(body.stack),
      browser: browserFamily(request.headers['user-agent'] ?? ''),
    })
    return { ok: true as const }
  })
  implement(router, listCall, async () => ({ errors: await db.asOperator(listBrowserErrors) }))
}
