import { plainName } from '../text/plain-name'
import { readAddress } from './address'
import { phoneVariants } from './phone-key'
import { typedPhoneDigits } from './typed-phone'

const SHORTEST_PHONE_WORD = 4
const SHORTEST_PHONE = 2

/** What the list search looks into: the shown title, all addresses of the conversation, and its last message. */
export interface SearchedConversation {
  title: string
  addresses: readonly string[]
  lastText: string | null
}

/**
 * Whether a conversation answers the list search (CONV-04). Every word must occur in its title or last message,
 * whatever accents and case, or, with 4 digits or more, in its phone. A query that is written as a phone also finds
 * the phones it occurs in as one, with or without ninth digit, country code and signs: '(92) 99123-4567', '9123-4567',
 * '+55 92'. An empty query matches all; the digits of a @lid are no phone.
 */
export function conversationMatches(query: string, conversation: SearchedConversation): boolean {
  const words = plainName(query).split(' ').filter(Boolean)
  const text = `${plainName(conversation.title)}\n${plainName(conversation.lastText ?? '')}`
  const phones = conversation.addresses.map(readAddress).flatMap(variantsOf)
  const found = words.every((word) => text.includes(word) || hasPhone(phones, word, SHORTEST_PHONE_WORD))
  return found || hasPhone(phones, query, SHORTEST_PHONE)
}

function variantsOf({ kind, user }: ReturnType<typeof readAddress>): string[] {
  return kind === 'phone' ? phoneVariants(user) : []
}

function hasPhone(phones: readonly string[], text: string, shortest: number): boolean {
  const digits = typedPhoneDigits(text)?.replace(/^0+/, '') ?? ''
  return digits.length >= shortest && phones.some((phone) => phone.includes(digits))
}
