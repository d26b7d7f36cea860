/** 'Upcoming' reaches this many days ahead (APPT-47). */
export const UPCOMING_DAYS = 7
/** Upcoming events that the list of appointments loads (APPT-46). */
export const LIST_UPCOMING = 5
/** Upcoming events of a Google Calendar where nobody asked for more or fewer (GOOG-37). */
export const GOOGLE_EVENTS = 10
