import { slotChosen } from '../booking'
import { readName } from '../read-name'
import type { StepRules } from '../rules'
import type { Step } from '../state'
import { askDays } from '../booking'

/** Whom it is for. */
export const bookingNameStep: StepRules<Extract<Step, { at: 'booking-name' }>> = {
  ask: () => ({ text: 'Em nome de quem fica o agendamento?', options: [] }),
  hear: ({ wish }, { text }, scene) => {
    const name = readName(text)
    return name === null ? null : slotChosen({ ...wish, name }, scene)
  },
  back: ({ wish }, scene) => askDays(wish, scene),
  words: true,
}
