/** Whether a range, HH:MM, is the whole day: midnight to midnight is the one equal pair that hours may have (COMP-17). */
export const isAllDay = (from: string, to: string): boolean => from === '00:00' && to === '00:00'
