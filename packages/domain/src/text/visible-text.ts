/** What steers the reading direction or shows nothing: it can make a text look like another. */
const unseen = /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g

/** A joiner that joins no emoji. */
const looseJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/**
 * A text of one line as a person sees it: line breaks and other controls become a space, what is invisible or turns the
 * reading direction goes. Emoji keep their joiners and variation selectors.
 */
export function singleLine(text: string): string {
  return withoutUnseen(text).replace(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ')
}

/** As `singleLine`, for a text of several lines: its line breaks stay, as `\n`. */
export function visibleText(text: string): string {
  return withoutUnseen(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
}

function withoutUnseen(text: string): string {
  return text.replace(unseen, '').replace(looseJoiner, '')
}
