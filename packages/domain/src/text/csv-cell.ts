/**
 * A cell that no spreadsheet takes for a formula: what begins with = + - @ tab or return gets an apostrophe, and so
 * does what `unguardCell` would take one from.
 */
export function guardCell(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** The text that `guardCell` guarded. */
export function unguardCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

/** A text as a cell is read: line ends as \n, nothing around it. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}
