/** What a menu file may be, by its content. */
export type MenuFileContent = 'pdf' | 'jpeg' | 'png' | 'doc' | 'docx'

const END_OF_DIRECTORY = 22
/** A Word document has a few dozen parts. */
const MAX_ENTRIES = 5000
/** What the parts of a document may unfold to, as its directory says: more is a trap for whoever opens it. */
const MAX_UNFOLDED = 300 * 1024 * 1024

/**
 * What a file really is, by its content and whatever its name says; null for anything else. Nothing is ever unpacked:
 * of a docx only the directory of its archive is read, and it must account for the whole file, name Word's parts, hold
 * no macros and unfold to at most 300 MB. A doc is an OLE file with Word's own stream.
 */
export function menuFileTypeOf(bytes: Uint8Array): MenuFileContent | null {
  if (startsWith(bytes, '%PDF-')) return 'pdf'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return holdsWordStream(bytes) ? 'doc' : null
  return startsWith(bytes, 'PK\x03\x04') && isWordArchive(bytes) ? 'docx' : null
}

function startsWith(bytes: Uint8Array, text: string, from = 0): boolean {
  return [...text].every((sign, place) => bytes[from + place] === sign.charCodeAt(0))
}

/** Names in an OLE directory are UTF-16 and lie at every 128 bytes of a sector. */
function holdsWordStream(bytes: Uint8Array): boolean {
  const name = [...'WordDocument'].map((sign) => `${sign}\0`).join('')
  for (let at = 512; at + 128 <= bytes.length; at += 128) if (startsWith(bytes, name, at)) return true
  return false
}

function isWordArchive(bytes: Uint8Array): boolean {
  const entries = readDirectory(bytes)
  if (!entries) return false
  const names = entries.map(({ name }) => name)
  const unfolded = entries.reduce((sum, { size }) => sum + size, 0)
  return (
    names.includes('[Content_Types].xml') &&
    names.includes('word/document.xml') &&
    !names.some((name) => /vbaproject|\.(exe|dll|js|vbs|bat|cmd|ps1)$/i.test(name)) &&
    unfolded <= MAX_UNFOLDED
  )
}

/** The central directory of a ZIP archive (APPNOTE 4.3.12), null when it does not end where the file ends. */
function readDirectory(bytes: Uint8Array): { name: string; size: number }[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEndOfDirectory(bytes, view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  let at = view.getUint32(end + 16, true)
  if (count === 0 || count > MAX_ENTRIES || at + size !== end) return null
  const entries: { name: string; size: number }[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || !startsWith(bytes, 'PK\x01\x02', at)) return null
    const nameLength = view.getUint16(at + 28, true)
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) return null
    const name = String.fromCharCode(...bytes.subarray(at + 46, at + 46 + Math.min(nameLength, 512)))
    entries.push({ name, size: view.getUint32(at + 24, true) })
    at = next
  }
  return at === end ? entries : null
}

/** Where the end record stands: its comment reaches exactly to the end of the file. */
function findEndOfDirectory(bytes: Uint8Array, view: DataView): number | null {
  const last = bytes.length - END_OF_DIRECTORY
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (startsWith(bytes, 'PK\x05\x06', at) && view.getUint16(at + 20, true) === last - at) return at
  }
  return null
}
