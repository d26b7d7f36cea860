/** A text with `{name}` in place of the selection, and where the caret stands then; no text grows past `max`. */
export function insertVariable(
  text: string,
  name: string,
  { from, to }: { from: number; to: number },
  max: number,
): { text: string; caret: number } {
  const before = text.slice(0, from)
  const after = text.slice(to)
  const isGlued = /[\p{L}\p{N}]$/u.test(before)
  const word = `${isGlued ? ' ' : ''}{${name}}`
  const next = before + word + after
  return next.length > max ? { text, caret: to } : { text: next, caret: from + word.length }
}
