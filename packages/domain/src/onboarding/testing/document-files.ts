const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff)

const little = (value: number, width: number) =>
  Uint8Array.from({ length: width }, (_, place) => (value >>> (8 * place)) & 0xff)

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** An archive with empty entries; `unfolded` is the size that its directory claims for each. */
export function zipOf(
  names: readonly string[],
  { unfolded = 0, comment = '', prefix = '' }: { unfolded?: number; comment?: string; prefix?: string } = {},
): Uint8Array {
  const common = (name: string) =>
    joined(little(20, 2), little(0, 16), little(unfolded, 4), little(name.length, 2))
  const locals = names.map((name) => joined(bytesOf('PK\x03\x04'), common(name), little(0, 2), bytesOf(name)))
  const start = bytesOf(prefix).length
  const offsets = locals.map((_, place) =>
    locals.slice(0, place).reduce((sum, { length }) => sum + length, start),
  )
  const directory = joined(
    ...names.map((name, place) =>
      joined(
        bytesOf('PK\x01\x02'),
        little(20, 2),
        common(name),
        little(0, 12),
        little(offsets[place] ?? 0, 4),
        bytesOf(name),
      ),
    ),
  )
  const from = locals.reduce((sum, { length }) => sum + length, start)
  const end = joined(
    bytesOf('PK\x05\x06'),
    little(0, 4),
    little(names.length, 2),
    little(names.length, 2),
    little(directory.length, 4),
    little(from, 4),
    little(comment.length, 2),
    bytesOf(comment),
  )
  return joined(bytesOf(prefix), ...locals, directory, end)
}

export const wordParts = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml']

/** An OLE file whose directory, at its second sector, names one stream. */
export function oleOf(stream: string): Uint8Array {
  const file = new Uint8Array(2048)
  file.set(bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
  file.set(bytesOf([...stream].map((sign) => `${sign}\0`).join('')), 1024 + 128)
  return file
}

export const pdf = bytesOf('%PDF-1.7\n%%EOF\n')
export const jpeg = bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0')
export const png = bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')
export { bytesOf }
