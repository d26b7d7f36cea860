/** A part of an iCalendar file from its BEGIN to its END, which lines it has, and whether it has an end. */
export interface Block {
  line: number
  text: string
  isWhole: boolean
}

/**
 * The events and the time zones of an iCalendar file, each as text of its own, so that a broken one spoils no other and a
 * large file is read piece by piece.
 */
export function blocksOf(text: string): { events: Block[]; zones: Block[] } {
  const found = { events: [] as Block[], zones: [] as Block[] }
  const begin = /^BEGIN:(VEVENT|VTIMEZONE)[ \t]*\r?$/gim
  let line = 1
  let counted = 0
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    line += linesIn(text, counted, match.index)
    counted = match.index
    const name = match[1]!.toUpperCase()
    const end = endOf(text, name, begin.lastIndex)
    const block = { line, text: text.slice(match.index, end.at), isWhole: end.isWhole }
    found[name === 'VEVENT' ? 'events' : 'zones'].push(block)
    begin.lastIndex = end.at
  }
  return found
}

/** Where a block ends: at its own END, or where the next of its kind begins, or the file is over. */
function endOf(text: string, name: string, from: number): { at: number; isWhole: boolean } {
  const end = new RegExp(`^(END|BEGIN):${name}[ \\t]*\\r?$`, 'gim')
  end.lastIndex = from
  const match = end.exec(text)
  if (!match) return { at: text.length, isWhole: false }
  const isWhole = match[1]!.toUpperCase() === 'END'
  return { at: isWhole ? end.lastIndex : match.index, isWhole }
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
