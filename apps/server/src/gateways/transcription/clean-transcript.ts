/** The longest text that WhatsApp lets people type. */
const LONGEST = 4096

/** Controls, halves of characters, and marks that turn the direction of what stands beside them. */
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** What a transcriber wrote, as somebody could have typed it: one line of at most 4096 UTF-16 units, maybe empty. */
export function cleanTranscript(text: string): string {
  return text.slice(0, LONGEST).replace(unsafe, ' ').replace(/\s+/g, ' ').trim()
}
