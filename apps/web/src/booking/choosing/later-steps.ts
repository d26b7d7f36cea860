export { BookedPanel } from '../booked/booked-panel'
export { ConfirmStep } from '../confirm/confirm-step'
export { AddStep } from '../service/add-step'
export { ServiceStep } from '../service/service-step'
