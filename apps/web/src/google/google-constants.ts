const secondMs = 1000
const minuteMs = 60 * secondMs

/** Every time of the link to Google in the browser, in milliseconds. */
export const googleTimes = {
  /** A connection is validated this often (GOOG-20). */
  checkEvery: 10 * minuteMs,
  /** When a page opens and the last check is older, it is validated at once (GOOG-21). */
  checkedLately: 5 * minuteMs,
  /** The wait before the state is read again when another tab changed the stored user (GOOG-22). */
  reloadAfterUserChange: secondMs,
  /** A connection that was verified within this time is good news (GOOG-04). */
  verifiedLately: 2 * minuteMs,
  /** The notice hides itself after this (GOOG-05). */
  noticeStays: 5 * secondMs,
  /** How often the consent popup is looked after (GOOG-45). */
  popupPoll: secondMs,
  /** The consent popup is closed after this (GOOG-46). */
  popupLives: 5 * minuteMs,
  /** The callback page goes on after this: when it succeeded (CALLB-10), and when not (CALLB-09). */
  callbackAfterSuccess: 1.5 * secondMs,
  callbackAfterError: 3 * secondMs,
  /** The callback page asks so long whether a page of ours waits for it. */
  openerAnswers: 0.5 * secondMs,
  /** The exchange speaks to Google behind our server. */
  exchange: 40 * secondMs,
  /** The same of a check. */
  check: 30 * secondMs,
} as const

/** The popup in which Google asks for consent. */
export const consentPopup = {
  name: 'balcao-google',
  features: 'popup,width=520,height=680',
} as const

/** Where the callback leads when nothing else was asked for (CALLB-05). */
export const callbackDefault = '/schedule'

/** What pages of ours tell each other about a consent goes over this channel. */
export const consentChannelName = 'balcao.google.consent'

/** The tab's own note of where a consent without popup began. */
export const consentReturnKey = 'balcao.google.return'
