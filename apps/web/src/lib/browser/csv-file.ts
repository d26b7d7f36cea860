/** The most that is read from a file: far more than 10,000 products take. */
export const MAX_CSV_BYTES = 5 * 1024 * 1024

/**
 * The cells of a CSV text, separated by comma, semicolon or tab, as the file has it; empty lines stay, so that the rows
 * count as the person's editor does. The parser is fetched when it is first used.
 */
export async function readCsv(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  const withoutMark = text.replace(/^\uFEFF/, '')
  return papa.parse<string[]>(withoutMark, { delimitersToGuess: [';', ',', '\t'] }).data
}

/** A table as CSV that a Brazilian spreadsheet opens by a double click: semicolons, and a mark that says UTF-8. */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papa } = await import('papaparse')
  return `\uFEFF${papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n' })}`
}

/** The text of a file: UTF-8, else the Windows encoding that spreadsheets still write. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
