import type { Database } from '../platform/database/database'
import type { Feature } from '../platform/feature'
import { registerBrowserErrors } from './browser-errors.routes'
import { forgetOldErrors } from './browser-errors.store'

/** What broke in people's browsers, for who runs the installation. */
export const browserErrors = {
  name: 'browser-errors',
  register: registerBrowserErrors,
  crons: ({ db }) => [
    { name: 'browser-errors:forget', pattern: '41 6 * * *', run: () => forgetOldErrors(db) },
  ],
} satisfies Feature<{ db: Database }>

export { listBrowserErrors } from './browser-errors.store'
