import type { Feature } from '../platform/feature'
import { registerAgenda } from './agenda/agenda.routes'
import { registerAppointments } from './appointments/appointments.routes'
import { appointmentSweepCron } from './appointments/sweep'
import { registerBooking } from './booking/booking.routes'
import { registerClasses } from './classes/classes.routes'
import { depositDueJob } from './deposits/deposit-due.job'
import { registerDeposits } from './deposits/deposits.routes'
import { registerFeeds } from './feeds/feeds.routes'
import { importRemindersJob } from './imports/import-reminders.job'
import { registerImports } from './imports/imports.routes'
import { appointmentDisplacedJob } from './news/appointment-displaced.job'
import { appointmentMailJob } from './news/appointment-mail.job'
import { appointmentNewsJob } from './news/appointment-news.job'
import { reminderJob } from './news/reminder.job'
import { registerPackages } from './packages/packages.routes'
import type { AnswerFileNeeds } from './scheduling-needs'
import { seriesMailJob, seriesNewsJob } from './series/series-news.job'
import { registerAnswerFiles } from './questions/files/answer-files.routes'
import { answerFilesCron, discardAnswerFilesJob } from './questions/files/discard-files'
import { registerQuestions } from './questions/questions.routes'
import { registerSeries } from './series/series.routes'
import { waitingOfferJob } from './waiting/end-offer'
import { agendaFreedJob } from './waiting/offer-freed.job'
import { waitingSweepCron } from './waiting/sweep'
import { registerWaiting } from './waiting/waiting.routes'

/** The agenda: the counter's, and that of the public booking page. It tells customers, ends terms, offers what is freed. */
export const scheduling = {
  name: 'scheduling',
  register(router, needs) {
    registerAppointments(router, needs)
    registerAgenda(router, needs)
    registerBooking(router, needs)
    registerClasses(router, needs)
    registerDeposits(router, needs)
    registerFeeds(router, needs)
    registerImports(router, needs)
    registerPackages(router, needs)
    registerQuestions(router, needs)
    registerAnswerFiles(router, needs)
    registerSeries(router, needs)
    registerWaiting(router, needs)
  },
  jobs: (needs) => ({
    'answer-files:discard': discardAnswerFilesJob(needs),
    'appointment-news': appointmentNewsJob(needs),
    'appointment-displaced': appointmentDisplacedJob(needs),
    'appointment-mail': appointmentMailJob(needs),
    'appointment-reminder': reminderJob(needs),
    'import-reminders': importRemindersJob(needs),
    'series-news': seriesNewsJob(needs),
    'series-mail': seriesMailJob(needs),
    'deposit-due': depositDueJob(needs),
    'agenda-freed': agendaFreedJob(needs),
    'waiting-offer': waitingOfferJob(needs),
  }),
  crons: (needs) => [appointmentSweepCron(needs), waitingSweepCron(needs), answerFilesCron(needs)],
} satisfies Feature<AnswerFileNeeds>

export { appointmentsOutside } from './agenda/change-hours'
export { takeDeposit } from './deposits/take-deposit'
export { listPeople } from './agenda/people'
export { agendaToWorkIn, throughOwnEyes } from './own-eyes'
export { readAgendas } from './agenda/read-agenda'
export { readServices } from './agenda/services'
export { readSettings as readSchedulingSettings } from './agenda/settings.store'
export { asVisit, customerDays } from './agenda/slot-rules'
export {
  partsOf,
  readAppointments,
  toWire,
  wantsEvent,
  type StoredAppointment,
} from './appointments/appointments.store'
export { appointmentsTable } from './appointments/appointments.table'
export * as atGoogle from './appointments/lists/at-google.store'
export { daysForMove } from './appointments/lists/days-for-move'
export { comingAppointments } from './appointments/lists/coming-appointments'
export { bookedWhole, servedWords } from './appointments/served-words'
export { isChangeable } from './booking/own-booking'
export { book } from './visits/book'
export { visitDays } from './visits/row-days'
export { changeAppointment, type AppointmentChange, type ChangedBy } from './visits/change-appointment'
export { discardFilesSoon } from './questions/files/discard-files'
export { fileKey as answerFileKey } from './questions/files/file-keys'
export { answerReminder, writeAnswered, writeSaid, type Answered } from './news/answer-reminder'
export { privateUrl } from './news/news-text'
export { findAsked } from './news/reminder-answers'
