export { registerOnboarding } from './leads.routes'
export { createVisits } from './visits'
