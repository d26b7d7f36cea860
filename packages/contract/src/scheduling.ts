import { agendaSlots, closeTime, openTime, setClosures } from './scheduling/agenda'
import {
  appointmentsToConfirm,
  appointmentSummary,
  createAppointment,
  customerAppointments,
  deleteAppointment,
  editAppointment,
  getAppointment,
  listAppointments,
  moveAppointment,
  restoreAppointment,
  searchAppointments,
  settleDeposit,
  upcomingAppointments,
} from './scheduling/appointments'
import { getSchedulingSettings, saveSchedulingSettings, setAgenda } from './scheduling/settings'
import { addWaiting, listWaiting, removeWaiting } from './scheduling/waiting'

export * from './scheduling/agenda'
export * from './scheduling/appointments'
export * from './scheduling/settings'
export * from './scheduling/waiting'
export { clock, date, instant } from './scheduling/shapes'

export const schedulingCalls = {
  appointmentsToConfirm,
  appointmentSummary,
  listAppointments,
  upcomingAppointments,
  searchAppointments,
  customerAppointments,
  getAppointment,
  createAppointment,
  editAppointment,
  moveAppointment,
  deleteAppointment,
  restoreAppointment,
  settleDeposit,
  agendaSlots,
  setClosures,
  closeTime,
  openTime,
  getSchedulingSettings,
  saveSchedulingSettings,
  setAgenda,
  listWaiting,
  addWaiting,
  removeWaiting,
}
