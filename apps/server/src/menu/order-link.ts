import { createPrivateLinks } from '../platform/secrets/private-links'
import type { Secrets } from '../platform/secrets/secrets'

/** The private links of orders: each opens that one order of that one company, for reading. */
export const createOrderLinks = (secrets: Secrets) => createPrivateLinks(secrets, 'order-link')
