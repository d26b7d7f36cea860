export type Align = 'left' | 'center' | 'right'

/** `tall` doubles the height, `wide` the width, `big` both. */
export type TextSize = 'normal' | 'tall' | 'wide' | 'big'

/** A paragraph; a line break in it starts a new line. `indent` shifts all lines and `hang` all but the first, in cells. */
export interface TextBlock {
  kind: 'text'
  text: string
  align: Align
  size: TextSize
  bold?: boolean
  indent?: number
  hang?: number
  /** Begins every line but the first, in place of `hang`: what others wrote never looks like a line of the ticket. */
  prefix?: string
  /** It states an amount: refused when a figure cannot be printed exactly or would have to be broken. */
  money?: boolean
}

/** A label and, at the right edge of its first line, an amount of money. */
export interface ColumnsBlock {
  kind: 'columns'
  left: string
  right: string
  bold?: boolean
}

export interface QrBlock {
  kind: 'qr'
  content: string
  caption?: string
}

export type Block =
  | TextBlock
  | ColumnsBlock
  | QrBlock
  | { kind: 'rule' }
  | { kind: 'blank' }
  | { kind: 'cut' }

/** What goes on paper, before any printer is chosen. `columns` are cells of normal size across the paper. */
export interface ReceiptDocument {
  columns: number
  blocks: Block[]
}

/** A paragraph, left-aligned and of normal size unless said otherwise. */
export function text(content: string, options: Partial<Omit<TextBlock, 'kind' | 'text'>> = {}): TextBlock {
  return { kind: 'text', text: content, align: 'left', size: 'normal', ...options }
}
