import { agendaSlots, closeTime, openTime, setClosures } from './agenda'
import {
  appointmentsOutOfPlace,
  appointmentsToConfirm,
  appointmentSummary,
  customerAppointments,
  listAppointments,
  searchAppointments,
  upcomingAppointments,
} from './appointment-lists'
import {
  createAppointment,
  deleteAppointment,
  editAppointment,
  getAppointment,
  moveAppointment,
  restoreAppointment,
  settleDeposit,
} from './appointments'
import { moveClass } from './classes'
import { feedFile, readFeed, setFeed } from './feeds'
import { listImports, previewImport, saveImport, undoImport } from './imports'
import { closePackage, customerPackages, payPackage, sellPackage } from './packages'
import {
  listQuestions,
  readAnswerFile,
  readAnswers,
  saveAnswers,
  saveQuestions,
  sendAnswerFile,
} from './questions'
import { changeSeries, createSeries, previewSeries, previewSeriesChange, readSeries } from './series'
import { getSchedulingSettings, saveSchedulingSettings, setAgenda } from './settings'
import { appointmentsTable } from './table'
import { addWaiting, listWaiting, removeWaiting } from './waiting'
import { appointmentHistory } from './will'

export * from './agenda'
export * from './appointment-lists'
export * from './appointments'
export * from './classes'
export * from './feeds'
export * from './imports'
export * from './packages'
export * from './questions'
export * from './series'
export * from './settings'
export * from './table'
export * from './waiting'
export * from './will'
export { bookedServices, cents, clock, date, howMany, instant, whichServicesOfWhom } from './shapes'

export const schedulingCalls = {
  appointmentsTable,
  appointmentsOutOfPlace,
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
  moveClass,
  appointmentHistory,
  customerPackages,
  sellPackage,
  payPackage,
  closePackage,
  listQuestions,
  saveQuestions,
  readAnswers,
  saveAnswers,
  sendAnswerFile,
  readAnswerFile,
  previewSeries,
  createSeries,
  readSeries,
  previewSeriesChange,
  changeSeries,
  agendaSlots,
  setClosures,
  closeTime,
  openTime,
  getSchedulingSettings,
  saveSchedulingSettings,
  setAgenda,
  readFeed,
  setFeed,
  feedFile,
  previewImport,
  saveImport,
  listImports,
  undoImport,
  listWaiting,
  addWaiting,
  removeWaiting,
}
