/** A masked field's new text, and where its caret goes. */
export interface Masked {
  text: string
  caret: number
}

/**
 * Reformats what a person just did to a masked field and keeps the caret beside the same significant character
 * (letter or digit). `caret` is where the browser left it in `nextText`. When only separators were deleted, the
 * character beyond them goes too, so that no key press is without effect: the one before the caret, or with
 * `deleting: 'forward'` (the input event says `deleteContentForward`) the one after it.
 */
export function applyMask(
  format: (text: string) => string,
  previousText: string,
  nextText: string,
  caret: number,
  deleting: 'backward' | 'forward' = 'backward',
): Masked {
  let before = nextText.slice(0, caret)
  let after = nextText.slice(caret)
  if (nextText.length < previousText.length && significant(previousText) === significant(nextText)) {
    if (deleting === 'backward') before = before.replace(/[0-9A-Za-z]([^0-9A-Za-z]*)$/, '$1')
    else after = after.replace(/^([^0-9A-Za-z]*)[0-9A-Za-z]/, '$1')
  }
  const text = format(`${before}${after}`)
  return { text, caret: placeAfter(text, significant(format(before)).length) }
}

function significant(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '')
}

function placeAfter(text: string, count: number): number {
  if (count === 0) return 0
  let seen = 0
  for (let place = 0; place < text.length; place += 1) {
    if (/[0-9A-Za-z]/.test(text.charAt(place))) seen += 1
    if (seen === count) return place + 1
  }
  return text.length
}
