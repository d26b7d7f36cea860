/** 'Upcoming' reaches this many days ahead (APPT-47). */
export const UPCOMING_DAYS = 7
/** Upcoming events that the list of appointments loads (APPT-46). */
export const LIST_UPCOMING = 5
/** Upcoming events of a Google Calendar where nobody asked for more or fewer (GOOG-37). */
export const GOOGLE_EVENTS = 10
/** Services of one visit, and minutes that they take together: beyond that it is a day, not a visit. */
export const MOST_SERVICES = 6
export const MOST_VISIT_MINUTES = 720
