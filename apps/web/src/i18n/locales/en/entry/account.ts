import type { SameKeys } from '../../../format-text'
import type { account as pt } from '../../pt/entry/account'

export const account: SameKeys<typeof pt> = {
  tabs: 'Access',
  tabSignIn: 'Sign in',
  tabBecomeCustomer: 'Become a customer',
  tagline: 'The counter of your business, open all day.',
  pitchOrders: 'Orders that arrive, ring and print',
  pitchConversations: 'WhatsApp conversations with a bot to help',
  pitchSchedule: 'A calendar your customers can book',
  notFoundTitle: 'Page not found',
  notFoundText:
    'This address does not exist or has moved. If you were sent a link to a menu or a booking page, check that it is complete.',
  goToSignIn: 'Go to sign-in',
}
