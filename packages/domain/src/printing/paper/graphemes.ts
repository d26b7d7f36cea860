const segmenter = /* @__PURE__ */ new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

const wide =
  /[\p{Emoji_Presentation}\p{RI}\u{FE0F}\u{1100}-\u{115F}\u{2E80}-\u{303E}\u{3041}-\u{A4CF}\u{A960}-\u{A97F}\u{AC00}-\u{D7A3}\u{F900}-\u{FAFF}\u{FE30}-\u{FE6F}\u{FF00}-\u{FF60}\u{FFE0}-\u{FFE6}\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u

/** What a reader counts as single characters. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** How many cells of the grid a text takes: one per grapheme, two for an emoji or an East Asian wide character. */
export function cellsOf(text: string): number {
  return graphemesOf(text).reduce((cells, grapheme) => cells + (wide.test(grapheme) ? 2 : 1), 0)
}

/**
 * Text as it may go on paper: line breaks as `\n`, tabs as spaces, and nothing that steers a printer or turns the
 * reading direction. Customers type names and notes; none of it may reach the printer as a command.
 */
export function withoutControls(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Cs}/gu, '?')
    .replace(/[^\P{Cc}\n]|[\u{FDD0}-\u{FDEF}\u{FFFE}\u{FFFF}]/gu, '')
    .replace(/(?!\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/gu, '')
}
