const LONGEST = 75

/**
 * Folds the lines of an iCalendar text so that none is longer than 75 octets, its break not counted (RFC 5545 3.1);
 * folds that are there already are undone first. No character is cut in two.
 */
export function foldLines(text: string): string {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => foldLine(line))
    .join('\r\n')
}

function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LONGEST) {
      parts.push(part)
      // The blank that continues a line counts.
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}
