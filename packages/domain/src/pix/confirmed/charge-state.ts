/**
 * How a charge stands. `making` and `ending` are things that the bank is still to be told: of the first nobody knows whether
 * it has it, of the second whether somebody has paid it meanwhile.
 */
export const chargeStates = ['making', 'open', 'paid', 'ending', 'ended', 'failed'] as const
export type ChargeState = (typeof chargeStates)[number]

/**
 * What is heard of a charge: how it stands at the bank (`unknown`: it has no such charge), that money of it came, that
 * nobody shall pay it (`unwanted`), that its time and a grace are over (`expired`), that the bank will not make it.
 */
export const chargeNews = [
  'open',
  'removed',
  'unknown',
  'received',
  'unwanted',
  'expired',
  'not-made',
] as const
export type ChargeNews = (typeof chargeNews)[number]

const next: Record<ChargeState, Partial<Record<ChargeNews, ChargeState>>> = {
  making: {
    open: 'open',
    removed: 'ended',
    unwanted: 'ending',
    expired: 'ended',
    'not-made': 'failed',
    received: 'paid',
  },
  open: { removed: 'ended', unwanted: 'ending', expired: 'ended', received: 'paid' },
  ending: { removed: 'ended', unknown: 'ended', expired: 'ended', received: 'paid' },
  // Given up while the bank was on its way to making it: nobody may find it open there.
  ended: { open: 'ending', received: 'paid' },
  failed: { open: 'ending', received: 'paid' },
  paid: {},
}

/** How a charge stands after some news, which may come late, twice and in any order. */
export const chargeAfter = (state: ChargeState, news: ChargeNews): ChargeState => next[state][news] ?? state

/** Whether somebody may pay it, as far as we know. */
export const isPayable = (state: ChargeState): boolean => state === 'making' || state === 'open'
