import type { SameKeys } from '../../../format-text'
import type { opening as pt } from '../../pt/shop/opening'

export const opening: SameKeys<typeof pt> = {
  shop: 'Shop: {state}',
  open: 'Open',
  pausedUntil: 'Paused until {when}',
  closedUntil: 'Closed until {when}',
  opensAt: 'Closed · opens {when}',
  closed: 'Closed',
  pickupOnly: 'Pick-up only',
  slower: '+{minutes} min',
  pause15: 'Pause for 15 min',
  pause30: 'Pause for 30 min',
  pause60: 'Pause for 1 hour',
  close: 'Close now',
  stayClosed: 'Do not open next time',
  openNow: 'Open now',
  deliverAgain: 'Deliver again',
  slowerBy: 'Takes +{minutes} min today',
  usualTime: 'Back to the usual time',
  undo: 'Undo',
  failed: 'The shop’s state could not be changed. Try again.',
  said_open: 'Shop open: menu and bot take orders again.',
  said_closed: 'Menu and bot take no orders until {when}.',
  said_scheduled: {
    one: 'One order for later until then still stands.',
    other: '{count} orders for later until then still stand.',
  },
  said_pickup: 'Menu and bot offer pick-up alone until {when}.',
  said_deliver: 'Menu and bot offer delivery again.',
  said_slower: 'Customers read {minutes} min more until {when}.',
  said_usual: 'Customers read the usual time again.',
}
