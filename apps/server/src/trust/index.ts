import type { Feature } from '../platform/feature'
import { supportOf, type Settings } from '../settings'
import { trustMailJob, type TrustMailNeeds } from './trust-mail.job'

/** What goes with a change of mailbox or PIX key: the mail to the former mailbox, and its answer. */
export const trust = {
  name: 'trust',
  jobs: ({ settings, ...needs }) => ({
    'trust:mail': trustMailJob({
      ...needs,
      support: supportOf(settings),
      operatorEmail: settings.BALCAO_OPERATOR_EMAIL,
    }),
  }),
} satisfies Feature<Omit<TrustMailNeeds, 'support' | 'operatorEmail'> & { settings: Settings }>

export { writeHold } from './mailbox-hold.store'
export { noteRecordChanges, trustedMoves, type TrustedColumns } from './note-record-changes'
export { noteMailboxByOperator } from './set-mailbox-by-operator'
export { readTold } from './told.store'
export { queueTrustMail } from './trust-mail.job'
export { spendAnswer, voidAnswersOfOthers, type AnsweredChange } from './answers.store'
