import type { Align } from './esc-pos-command'

/** Neighbouring characters that look alike. */
export interface TextRun {
  text: string
  bold: boolean
  underline: boolean
  inverted: boolean
  /** Times the normal size, 1 to 8. */
  width: number
  height: number
  font: 'A' | 'B'
}

/**
 * A line on the paper. The flags hold when all of its characters that leave ink (all of them, for an inverted
 * line) look so; `runs` tells them apart.
 */
export interface DecodedLine {
  text: string
  bold: boolean
  underline: boolean
  inverted: boolean
  doubleWidth: boolean
  doubleHeight: boolean
  align: Align
  /** It did not fit: the rest of it is on the next line. */
  overflow: boolean
  runs: TextRun[]
}

export type Look = Omit<TextRun, 'text'>

const FONT_A_DOTS = 12
const FONT_B_DOTS = 9
const TAB_COLUMNS = 8

/** The line the printer is filling. */
export class TextLine {
  readonly #capacity: number
  #runs: TextRun[] = []
  #used = 0

  /** @param columns characters of font A that fit. */
  constructor(columns: number) {
    this.#capacity = columns * FONT_A_DOTS
  }

  get isEmpty(): boolean {
    return this.#runs.length === 0
  }

  fits(look: Look): boolean {
    return this.#used + dotsOf(look) <= this.#capacity
  }

  add(character: string, look: Look): void {
    const last = this.#runs.at(-1)
    if (last && looksLike(last, look)) last.text += character
    else this.#runs.push({ text: character, ...look })
    this.#used += dotsOf(look)
  }

  /** Blanks up to the next tab stop, which are 8 characters apart; a tab past the last one does nothing. */
  addTab(look: Look): void {
    const stop = TAB_COLUMNS * dotsOf(look)
    const target = (Math.floor(this.#used / stop) + 1) * stop
    if (target > this.#capacity) return
    while (this.#used < target) this.add(' ', look)
  }

  clear(): void {
    this.#runs = []
    this.#used = 0
  }

  /** The line as printed; the next one starts empty. */
  print(align: Align, overflow: boolean): DecodedLine {
    const runs = this.#runs
    this.clear()
    const inked = runs.filter((run) => run.text.trim() !== '')
    const all = (test: (run: TextRun) => boolean, among = inked) => among.length > 0 && among.every(test)
    return {
      text: runs.map((run) => run.text).join(''),
      bold: all((run) => run.bold),
      underline: all((run) => run.underline),
      inverted: all((run) => run.inverted, runs),
      doubleWidth: all((run) => run.width >= 2),
      doubleHeight: all((run) => run.height >= 2),
      align,
      overflow,
      runs,
    }
  }
}

function dotsOf(look: Look): number {
  return look.width * (look.font === 'A' ? FONT_A_DOTS : FONT_B_DOTS)
}

function looksLike(run: TextRun, look: Look): boolean {
  return (
    run.bold === look.bold &&
    run.underline === look.underline &&
    run.inverted === look.inverted &&
    run.width === look.width &&
    run.height === look.height &&
    run.font === look.font
  )
}
