export { isCalendar, readCalendar } from './read-calendar'
export { readTable } from './read-table'
export { modelTable } from './model-table'
