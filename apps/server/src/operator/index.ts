export { firstAccessMailJob } from './first-access-mail'
export { createOperatorSessions } from './operator-sessions'
export { registerOperator } from './register-operator'
