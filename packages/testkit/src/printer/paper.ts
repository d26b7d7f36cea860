import { glyphOf, type CodePageNumber } from './code-pages'
import { UnknownEscPosByte, type Align, type EscPosCommand } from './esc-pos-command'
import { TextLine, type DecodedLine, type Look } from './text-line'

/** Pixels as the printer was told to print them. */
export interface DecodedImage {
  width: number
  height: number
}

export type PaperPiece =
  | { kind: 'line'; line: DecodedLine }
  | { kind: 'qr'; content: string; align: Align }
  | { kind: 'image'; image: DecodedImage; align: Align }

/** What lies between two cuts. */
export interface DecodedTicket {
  lines: DecodedLine[]
  qrCodes: string[]
  images: DecodedImage[]
  /** Lines, QR codes and images in the order of the paper. */
  pieces: PaperPiece[]
  /** Whether a cut ended it; otherwise the data did. */
  cut: boolean
}

const PLAIN: Look = { bold: false, underline: false, inverted: false, width: 1, height: 1, font: 'A' }

/**
 * The paper and the state of a printer in standard mode, as Epson describes it: text reaches the paper with its
 * line feed; cut, alignment, QR codes and images count only at the beginning of a line; `ESC @` drops the line
 * that was being filled.
 */
export class Paper {
  readonly tickets: DecodedTicket[] = []
  drawerKicks = 0
  readonly #line: TextLine
  #pieces: PaperPiece[] = []
  #look: Look = PLAIN
  #emphasized = false
  #doubleStrike = false
  #align: Align = 'left'
  #page: CodePageNumber = 0
  #qr: string | undefined

  /** @param columns characters of the normal font that fit on a line. */
  constructor(columns: number) {
    this.#line = new TextLine(columns)
  }

  /** @throws UnknownEscPosByte for a character that the chosen code page does not have. */
  apply(command: EscPosCommand, offset: number): void {
    switch (command.kind) {
      case 'character':
        return this.#print(command.byte, offset)
      case 'line-feed':
        return this.#feed(1)
      case 'feed-lines':
        return this.#feed(command.lines)
      case 'feed-dots':
        return this.#feed(0)
      case 'tab':
        return this.#line.addTab(this.#style())
      case 'initialize':
        return this.#reset()
      case 'code-page':
        this.#page = command.page
        return
      case 'align':
        if (this.#line.isEmpty) this.#align = command.align
        return
      case 'qr-store':
        this.#qr = command.content
        return
      case 'qr-print':
        if (this.#qr !== undefined) this.#put({ kind: 'qr', content: this.#qr, align: this.#align })
        return
      case 'image': {
        const { width, height } = command
        return this.#put({ kind: 'image', image: { width, height }, align: this.#align })
      }
      case 'cut':
        if (this.#line.isEmpty) this.#endTicket(true)
        return
      case 'drawer-kick':
        this.drawerKicks += 1
        return
      case 'status':
      case 'ignored':
        return
      default:
        this.#restyle(command)
    }
  }

  /** The data is over: what is printed and was not cut off becomes a ticket, unless it is blank paper. */
  finish(): void {
    const isBlank = this.#pieces.every((piece) => piece.kind === 'line' && piece.line.text.trim() === '')
    if (!isBlank) this.#endTicket(false)
  }

  #print(byte: number, offset: number): void {
    const glyph = glyphOf(byte, this.#page)
    if (glyph === undefined) throw new UnknownEscPosByte(byte, offset, 'the code page has no such character')
    const look = this.#style()
    if (!this.#line.fits(look)) this.#endLine(true)
    this.#line.add(glyph, look)
  }

  #feed(lines: number): void {
    let left = lines
    if (!this.#line.isEmpty) {
      this.#endLine(false)
      left -= 1
    }
    for (; left > 0; left -= 1) this.#endLine(false)
  }

  #endLine(overflow: boolean): void {
    this.#pieces.push({ kind: 'line', line: this.#line.print(this.#align, overflow) })
  }

  #put(piece: PaperPiece): void {
    if (this.#line.isEmpty) this.#pieces.push(piece)
  }

  #endTicket(cut: boolean): void {
    const pieces = this.#pieces
    this.#pieces = []
    this.tickets.push({
      lines: pieces.flatMap((piece) => (piece.kind === 'line' ? [piece.line] : [])),
      qrCodes: pieces.flatMap((piece) => (piece.kind === 'qr' ? [piece.content] : [])),
      images: pieces.flatMap((piece) => (piece.kind === 'image' ? [piece.image] : [])),
      pieces,
      cut,
    })
  }

  #reset(): void {
    this.#line.clear()
    this.#look = PLAIN
    this.#emphasized = false
    this.#doubleStrike = false
    this.#align = 'left'
    this.#page = 0
    this.#qr = undefined
  }

  #style(): Look {
    return { ...this.#look, bold: this.#emphasized || this.#doubleStrike }
  }

  #restyle(command: StyleCommand): void {
    switch (command.kind) {
      case 'mode':
        this.#emphasized = command.bold
        this.#look = {
          ...this.#look,
          font: command.font,
          underline: command.underline,
          width: command.wide ? 2 : 1,
          height: command.tall ? 2 : 1,
        }
        return
      case 'bold':
        this.#emphasized = command.on
        return
      case 'double-strike':
        this.#doubleStrike = command.on
        return
      case 'font':
        this.#look = { ...this.#look, font: command.font }
        return
      case 'underline':
        this.#look = { ...this.#look, underline: command.on }
        return
      case 'invert':
        this.#look = { ...this.#look, inverted: command.on }
        return
      case 'size':
        this.#look = { ...this.#look, width: command.width, height: command.height }
    }
  }
}

type StyleCommand = Extract<
  EscPosCommand,
  { kind: 'mode' | 'bold' | 'double-strike' | 'font' | 'underline' | 'invert' | 'size' }
>
