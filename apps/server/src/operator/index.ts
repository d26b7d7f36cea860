import type { Mailer } from '../gateways/mail/mailer'
import type { Feature } from '../platform/feature'
import { firstAccessMailJob } from './sign-in/first-access-mail'
import type { OperatorPageNeeds } from './operator-needs'
import type { OperatorSessions } from './sign-in/operator-sessions'
import { registerOperator } from './sign-in/register-operator'

interface Needs extends OperatorPageNeeds {
  operatorSessions: OperatorSessions
  mailer: Mailer
  /** Address of the product's pages, without a slash at its end. */
  pagesUrl: () => string
}

/** The provider's side: leads, companies, licences and the audit log. */
export const operator = {
  name: 'operator',
  register: (router, needs) => registerOperator(router, needs, needs.operatorSessions),
  jobs: (needs) => ({ 'operator:first-access': firstAccessMailJob(needs) }),
} satisfies Feature<Needs>

export { createOperatorSessions } from './sign-in/operator-sessions'
