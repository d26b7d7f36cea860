import { slotChosen } from '../../answers/booking'
import { readName } from '../../words/read-name'
import type { StepRules } from '../../model/rules'
import type { Step } from '../../model/state'
import { askDays } from '../../answers/booking'

/** Whom it is for. */
export const bookingNameStep: StepRules<Extract<Step, { at: 'booking-name' }>> = {
  ask: () => ({ text: 'Em nome de quem fica o agendamento?', options: [] }),
  handle: ({ wish: booking }, { text }, scene) => {
    const name = readName(text)
    return name === null ? null : slotChosen({ ...booking, name }, scene)
  },
  back: ({ wish: booking }, scene) => askDays(booking, scene),
  words: true,
}
