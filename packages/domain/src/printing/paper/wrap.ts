import { cellsOf, graphemesOf } from './graphemes'

/** Spaces a line may be broken at. The no-break ones (U+00A0, U+2007, U+202F) hold their word together. */
const breakingSpaces = /[ \u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]+/

/** How wide the lines are, in cells: the first one, and those after it. */
export interface Widths {
  first: number
  rest: number
}

/**
 * Breaks one paragraph between words; a word wider than a line is broken between graphemes. No-break spaces come out
 * as plain ones. Always at least one line, never one wider than allowed (widths are 2 or more).
 */
export function wrapWords(paragraph: string, { first, rest }: Widths): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of wordsOf(paragraph)) {
    const room = lines.length === 0 ? first : rest
    const joined = line === '' ? word : `${line} ${word}`
    if (cellsOf(joined) <= room) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = breakWord(word, lines.length === 0 ? first : rest, rest)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  return [...lines, line].map((each) => each.replace(/[\u00A0\u2007\u202F]/g, ' '))
}

/** The widest single word of a paragraph, in cells. */
export function widestWord(paragraph: string): number {
  return wordsOf(paragraph).reduce((widest, word) => Math.max(widest, cellsOf(word)), 0)
}

function wordsOf(paragraph: string): string[] {
  return paragraph.split(breakingSpaces).filter((word) => word !== '')
}

function breakWord(word: string, first: number, rest: number): string[] {
  const pieces: string[] = []
  let piece = ''
  let cells = 0
  for (const grapheme of graphemesOf(word)) {
    const width = cellsOf(grapheme)
    if (piece !== '' && cells + width > (pieces.length === 0 ? first : rest)) {
      pieces.push(piece)
      piece = ''
      cells = 0
    }
    piece += grapheme
    cells += width
  }
  return [...pieces, piece]
}
