export { BookedPanel } from '../booked/booked-panel'
export { ConfirmStep } from '../confirm/confirm-step'
export { ServiceStep } from '../service/service-step'
