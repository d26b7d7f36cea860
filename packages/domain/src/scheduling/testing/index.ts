export { appointmentStats } from './appointment-stats'
