const LONGEST = 200
const secret = /[\w-]{24,}/g
const phone = /\+?\d[\d\s().-]{6,}\d/g

/** What a gateway says of a failure, short, and without tokens, ids and phone numbers: for logs and screens. */
export function safeWords(text: string): string {
  return text.replaceAll(secret, '…').replaceAll(phone, '…').slice(0, LONGEST)
}
