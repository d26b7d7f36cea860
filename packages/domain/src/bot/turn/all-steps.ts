import type { StepRules } from '../model/rules'
import type { Step } from '../model/state'
import { addressStep } from '../steps/address'
import { appointmentMoveStep } from '../steps/appointment-move'
import { bookingConfirmStep } from '../steps/booking-confirm'
import { bookingNameStep } from '../steps/booking-name'
import { cartStep } from '../steps/cart'
import { categoryStep } from '../steps/category'
import { changeStep } from '../steps/change'
import { confirmStep } from '../steps/confirm'
import { customerNameStep } from '../steps/customer-name'
import { dayStep } from '../steps/day'
import { emptyStep } from '../steps/empty'
import { fulfilmentStep } from '../steps/fulfilment'
import { halvesStep } from '../steps/halves'
import { itemStep } from '../steps/item'
import { doneStep, menuStep, quietStep } from '../steps/menu'
import { neighbourhoodStep } from '../steps/neighbourhood'
import { noteStep } from '../steps/note'
import { optionsStep } from '../steps/options'
import { appointmentCancelStep, ownAppointmentsStep, ownAppointmentStep } from '../steps/own-appointments'
import { paymentStep } from '../steps/payment'
import { quantityStep } from '../steps/quantity'
import { removeStep } from '../steps/remove'
import { resumeStep } from '../steps/resume'
import { serviceStep } from '../steps/service'
import { serviceCategoryStep } from '../steps/service-category'
import { serviceVariantStep } from '../steps/service-variant'
import { slotStep } from '../steps/slot'
import { understoodStep } from '../steps/understood'
import { variantStep } from '../steps/variant'
import { waitingStep } from '../steps/waiting'
import { whichStep } from '../steps/which'

const rules: { [At in Step['at']]: StepRules<Extract<Step, { at: At }>> } = {
  quiet: quietStep,
  menu: menuStep,
  resume: resumeStep,
  category: categoryStep,
  item: itemStep,
  which: whichStep,
  variant: variantStep,
  halves: halvesStep,
  options: optionsStep,
  quantity: quantityStep,
  understood: understoodStep,
  cart: cartStep,
  remove: removeStep,
  note: noteStep,
  empty: emptyStep,
  fulfilment: fulfilmentStep,
  neighbourhood: neighbourhoodStep,
  address: addressStep,
  'customer-name': customerNameStep,
  payment: paymentStep,
  change: changeStep,
  confirm: confirmStep,
  'service-category': serviceCategoryStep,
  service: serviceStep,
  'service-variant': serviceVariantStep,
  day: dayStep,
  slot: slotStep,
  'booking-name': bookingNameStep,
  'booking-confirm': bookingConfirmStep,
  'own-appointments': ownAppointmentsStep,
  'own-appointment': ownAppointmentStep,
  'appointment-cancel': appointmentCancelStep,
  'appointment-move': appointmentMoveStep,
  waiting: waitingStep,
  done: doneStep,
}

/** The rules of a step. */
export function rulesOf<S extends Step>(step: S): StepRules<S> {
  return rules[step.at] as unknown as StepRules<S>
}
