import { Paper, type DecodedTicket } from './paper'
import { EscPosReader } from './read-command'

export interface DecodedPaper {
  tickets: DecodedTicket[]
  /** How often the cash drawer was told to open. */
  drawerKicks: number
}

/**
 * What a thermal printer would do with these bytes. Text without a line feed after it never reaches the paper.
 * @param options.columns characters of the normal font that fit on a line (32 on 58 mm, 42 or 48 on 80 mm).
 * @throws UnknownEscPosByte for a command, a parameter or a character that the printer does not know, and for
 * data that ends inside a command.
 */
export function decodeEscPos(bytes: Uint8Array, options: { columns: number }): DecodedPaper {
  const paper = new Paper(options.columns)
  const reader = new EscPosReader()
  for (const { command, offset } of reader.push(bytes)) paper.apply(command, offset)
  reader.end()
  paper.finish()
  return { tickets: paper.tickets, drawerKicks: paper.drawerKicks }
}
