import { highHalves } from './code-page-tables'
import { graphemesOf, withoutControls } from './graphemes'
import { UnprintableMoney } from '../receipts/unprintable-money'
import type { CodePage } from './vocabulary'

/** Text that a printer can print, and the characters that did not come through as they were (each once). */
export interface Printable {
  text: string
  lost: string[]
}

/**
 * Text in the characters of a code page. Typographic quotes, dashes and spaces become plain ones (not counted as
 * lost); a character the page lacks becomes its unaccented letter or a stand-in, else `?`. Line breaks stay, other
 * control characters are dropped.
 */
export function toPrintable(text: string, codePage: CodePage): Printable {
  const lost = new Set<string>()
  const printable = graphemesOf(normalised(text)).map((grapheme) => {
    const found = inPage(grapheme, codePage)
    if (found !== grapheme) lost.add(grapheme)
    return found ?? '?'
  })
  return { text: printable.join(''), lost: [...lost] }
}

/**
 * Proves that a line stating an amount keeps its meaning in a code page: letters may lose their accents, but no
 * character may be lost altogether.
 * @throws UnprintableMoney otherwise.
 */
export function assertMoneyPrintable(text: string, codePage: CodePage): void {
  if (graphemesOf(normalised(text)).some((grapheme) => inPage(grapheme, codePage) === undefined)) {
    throw new UnprintableMoney(text)
  }
}

function normalised(text: string): string {
  return withoutControls(text)
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[“”„‟″]/g, '"')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')
}

/** The grapheme itself, what stands in for it, or undefined when the page has neither. */
function inPage(grapheme: string, codePage: CodePage): string | undefined {
  const has = (text: string) => [...text].every((character) => isEncodable(character, codePage))
  if (has(grapheme)) return grapheme
  const standIn = standIns[grapheme]
  if (standIn !== undefined) return standIn
  const bare = grapheme.normalize('NFD').replace(/\p{M}/gu, '')
  return bare !== '' && has(bare) ? bare : undefined
}

function isEncodable(character: string, codePage: CodePage): boolean {
  const isAscii = character === '\n' || (character >= ' ' && character <= '~')
  return isAscii || (character !== '\uFFFD' && highHalves[codePage].includes(character))
}

/** For signs that a page may lack and that have no unaccented letter. */
// oxfmt-ignore
const standIns: Readonly<Record<string, string>> = {
  ª: 'a', º: 'o', '°': 'o', '×': 'x', '•': '*', '·': '-', '→': '->', '←': '<-', '€': 'EUR', '«': '"', '»': '"',
  ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', '´': "'", '¨': '"', '¿': '?', '¡': '!',
}
