import { routes } from '@balcao/contract/routes'
import { createPendingSignOut } from '../lib/http/pending-sign-out'

/** The end of a company's session that the server may not have heard of. */
export const pendingSignOut = createPendingSignOut('balcao.signOutPending', routes.signOut)
