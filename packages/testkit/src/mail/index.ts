export { startMailStandIn, type MailBehaviour, type MailStandIn } from './mail-stand-in'
export { type ReceivedMail } from './received-mail'
