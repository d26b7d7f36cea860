const MAX_LENGTH = 120
/** Names that are devices on Windows, whatever their ending. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A person's file name made safe to show and to save: no folders, no control or direction marks, no signs that a system
 * gives a meaning, at most 120 characters with its ending kept. Empty when nothing of a name is left.
 */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const named = device.test(clean) ? `_${clean}` : clean
  if (named.length <= MAX_LENGTH) return named
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(named)?.[0] ?? ''
  const stem = Array.from(named.slice(0, named.length - ending.length))
  while (stem.join('').length + ending.length > MAX_LENGTH) stem.pop()
  return `${stem.join('').trimEnd()}${ending}`
}
