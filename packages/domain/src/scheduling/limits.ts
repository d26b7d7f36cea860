/** 'Upcoming' reaches this many days ahead (APPT-47). */
export const UPCOMING_DAYS = 7
/** Upcoming events that the list of appointments loads (APPT-46). */
export const LIST_UPCOMING = 5
/** Upcoming events of a Google Calendar where nobody asked for more or fewer (GOOG-37). */
export const GOOGLE_EVENTS = 10
/** Appointments that one file may bring along, and its bytes. */
export const MOST_IMPORTED = 5000
export const MOST_IMPORTED_BYTES = 5 * 1024 * 1024
/** How far back and ahead one may lie; further is a wrong year. */
export const IMPORTED_REACH = { backMs: 5 * 366 * 86_400_000, aheadMs: 730 * 86_400_000 }
/** Minutes and days that one of them may last. */
export const LONGEST_IMPORTED = { minutes: 1440, days: 60 }
/** People that one class takes at most. */
export const MOST_SEATS = 200
/** Services of one visit, and minutes that they take together: beyond that it is a day, not a visit. */
export const MOST_SERVICES = 6
export const MOST_VISIT_MINUTES = 720
