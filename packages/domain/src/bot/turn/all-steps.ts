import type { StepRules } from '../model/rules'
import type { Step } from '../model/state'
import { addressStep } from '../steps/checkout/address'
import { appointmentMoveStep } from '../steps/booking/appointment-move'
import { bookingConfirmStep } from '../steps/booking/booking-confirm'
import { bookingNameStep } from '../steps/booking/booking-name'
import { cartStep } from '../steps/cart/cart'
import { categoryStep } from '../steps/cart/category'
import { changeStep } from '../steps/checkout/change'
import { confirmStep } from '../steps/checkout/confirm'
import { customerNameStep } from '../steps/checkout/customer-name'
import { dayStep } from '../steps/booking/day'
import { doubtStep } from '../steps/cart/doubt'
import { emptyStep } from '../steps/empty'
import { fulfilmentStep } from '../steps/checkout/fulfilment'
import { halvesStep } from '../steps/cart/halves'
import { itemStep } from '../steps/cart/item'
import { doneStep, menuStep, quietStep } from '../steps/cart/menu'
import { neighbourhoodStep } from '../steps/checkout/neighbourhood'
import { momentStep } from '../steps/checkout/moment'
import { noteStep } from '../steps/cart/note'
import { optionsStep } from '../steps/cart/options'
import {
  appointmentCancelStep,
  ownAppointmentsStep,
  ownAppointmentStep,
} from '../steps/booking/own-appointments'
import { orderMomentStep, orderMoveStep, whichOrderStep } from '../steps/orders/move-order'
import { paymentStep } from '../steps/checkout/payment'
import { quantityStep } from '../steps/cart/quantity'
import { removeStep } from '../steps/cart/remove'
import { resumeStep } from '../steps/resume'
import { serviceStep } from '../steps/booking/service'
import { serviceCategoryStep } from '../steps/booking/service-category'
import { peopleStep } from '../steps/booking/people'
import { personStep } from '../steps/booking/person'
import { serviceVariantStep } from '../steps/booking/service-variant'
import { slotStep } from '../steps/booking/slot'
import { understoodStep } from '../steps/cart/understood'
import { variantStep } from '../steps/cart/variant'
import { waitingStep } from '../steps/waiting'
import { whichStep } from '../steps/cart/which'

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
  doubt: doubtStep,
  cart: cartStep,
  remove: removeStep,
  note: noteStep,
  empty: emptyStep,
  fulfilment: fulfilmentStep,
  neighbourhood: neighbourhoodStep,
  address: addressStep,
  'customer-name': customerNameStep,
  moment: momentStep,
  payment: paymentStep,
  change: changeStep,
  confirm: confirmStep,
  'service-category': serviceCategoryStep,
  service: serviceStep,
  'service-variant': serviceVariantStep,
  person: personStep,
  people: peopleStep,
  day: dayStep,
  slot: slotStep,
  'booking-name': bookingNameStep,
  'booking-confirm': bookingConfirmStep,
  'own-appointments': ownAppointmentsStep,
  'own-appointment': ownAppointmentStep,
  'appointment-cancel': appointmentCancelStep,
  'appointment-move': appointmentMoveStep,
  'which-order': whichOrderStep,
  'order-moment': orderMomentStep,
  'order-move': orderMoveStep,
  waiting: waitingStep,
  done: doneStep,
}

/** The rules of a step. */
export function rulesOf<S extends Step>(step: S): StepRules<S> {
  return rules[step.at] as unknown as StepRules<S>
}
