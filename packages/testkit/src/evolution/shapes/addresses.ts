import type { Behaviour } from '../misbehaviour'
import type { MessageKey } from './wire'

/** A phone's address: `5592991234567@s.whatsapp.net`. */
export const phoneJid = (number: string): string => `${number}@s.whatsapp.net`

/** The privacy address of a number: always the same digits for the same number, and not derivable by others. */
function lidOf(number: string): string {
  const digits = [...number].map((digit, at) => (Number(digit) * 7 + at * 3 + 1) % 10).join('')
  return `1${digits}77@lid`
}

/** The same Brazilian mobile with or without its ninth digit; any other number comes back as it is. */
function otherSpelling(number: string): string {
  const long = /^(55\d{2})9([6-9]\d{7})$/.exec(number)
  if (long) return `${long[1]}${long[2]}`
  const short = /^(55\d{2})([6-9]\d{7})$/.exec(number)
  return short ? `${short[1]}9${short[2]}` : number
}

/** Address parts of a new key, as the behaviour of the moment has them. */
export function addressNow(
  number: string,
  { addressing, ninthDigitFlipped }: Behaviour,
): Pick<MessageKey, 'remoteJid' | 'remoteJidAlt' | 'addressingMode'> {
  const phone = phoneJid(ninthDigitFlipped ? otherSpelling(number) : number)
  switch (addressing) {
    case 'phone':
      return { remoteJid: phone, addressingMode: 'pn' }
    case 'lid':
      return { remoteJid: lidOf(number), remoteJidAlt: phone, addressingMode: 'lid' }
    case 'lid-alone':
      return { remoteJid: lidOf(number), addressingMode: 'lid' }
    case 'phone-twice':
      return { remoteJid: phone, remoteJidAlt: phone, addressingMode: 'lid' }
    case 'phone-with-lid':
      return { remoteJid: phone, remoteJidAlt: lidOf(number), addressingMode: 'pn' }
  }
}

/** Address parts of a key in a group or of a status: the place, and who wrote it. Own messages have no author. */
export function sharedAddressNow(
  place: string,
  author: string | undefined,
  behaviour: Behaviour,
): Omit<MessageKey, 'fromMe' | 'id'> {
  if (author === undefined) return { remoteJid: place }
  const { remoteJid, remoteJidAlt, addressingMode = 'pn' } = addressNow(author, behaviour)
  const alt = remoteJidAlt === undefined ? {} : { participantAlt: remoteJidAlt }
  return { remoteJid: place, participant: remoteJid, ...alt, addressingMode }
}

/** Whether more than one customer reads there. */
export const isShared = (place: string): boolean => place.includes('@')

/** The registered number that a REST call's `number` or address means, in either spelling; nothing if there is none. */
export function findNumber(registered: Iterable<string>, asked: string): string | undefined {
  const [user = '', server] = asked.split('@')
  const digits = user.replaceAll(/\D/g, '')
  for (const number of registered) {
    if (server === 'lid' ? lidOf(number) === asked : number === digits || otherSpelling(number) === digits)
      return number
  }
  return undefined
}
