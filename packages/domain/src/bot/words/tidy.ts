const MAX = 500

/**
 * A text as it may be stored, at most `max` long: one line, without control characters and halves of characters, which
 * a database refuses.
 */
export function tidy(text: string, max = MAX): string {
  return text
    .slice(0, max)
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Nobody says an address of the web aloud, and the shop sends nobody to one that a program made up. */
const webAddress = /(?:https?:\/\/|www\.)\S*/giu

/** What somebody wrote, as it may be said back: '…' stands for each address of the web. */
export function withoutLinks(text: string): string {
  return text.replace(webAddress, '…')
}
