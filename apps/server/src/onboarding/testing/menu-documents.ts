/** Files as companies send them, small. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n')
export const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('\0\0\0\rIHDR')])
export const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex')
export const doc = (() => {
  const file = Buffer.alloc(2048)
  file.write('d0cf11e0a1b11ae1', 'hex')
  file.write('WordDocument', 1024 + 128, 'utf16le')
  return file
})()
export const docx = archiveOf(['[Content_Types].xml', 'word/document.xml'])
/** Its directory says that each part unfolds to four gigabytes. */
export const bomb = archiveOf(['[Content_Types].xml', 'word/document.xml'], 0xfffffff0)
export const archive = archiveOf(['virus.exe'])
export const program = Buffer.from('MZ\x90\0This program cannot be run in DOS mode', 'latin1')
export const page = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')

/** An archive of empty parts. */
function archiveOf(names: readonly string[], unfolded = 0): Buffer {
  const parts = names.map((name) => ({ name: Buffer.from(name), head: headOf(name, unfolded) }))
  const locals = parts.map(({ name, head }) =>
    Buffer.concat([Buffer.from('PK\x03\x04'), head, int(0, 2), name]),
  )
  const places = locals.map((_, index) => locals.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const directory = Buffer.concat(
    parts.map(({ name, head }, index) =>
      Buffer.concat([Buffer.from('PK\x01\x02'), int(20, 2), head, int(0, 12), int(places[index]!, 4), name]),
    ),
  )
  const body = Buffer.concat(locals)
  const counts = [int(0, 4), int(names.length, 2), int(names.length, 2), int(directory.length, 4)]
  return Buffer.concat([
    body,
    directory,
    Buffer.from('PK\x05\x06'),
    ...counts,
    int(body.length, 4),
    int(0, 2),
  ])
}

function headOf(name: string, unfolded: number): Buffer {
  return Buffer.concat([int(20, 2), int(0, 16), int(unfolded, 4), int(name.length, 2)])
}

function int(value: number, width: number): Buffer {
  const bytes = Buffer.alloc(width)
  for (let place = 0; place < Math.min(4, width); place += 1) bytes[place] = (value >>> (8 * place)) & 0xff
  return bytes
}
