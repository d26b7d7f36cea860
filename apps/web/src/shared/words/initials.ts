/** The letters that stand for a person: of the first and the last word; null where the title holds none. */
export function initialsOf(title: string): string | null {
  const words = title.split(/\s+/).flatMap((word) => word.match(/\p{L}\p{M}*/u)?.[0] ?? [])
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  const text = letters.join('').toLocaleUpperCase('pt-BR')
  return text === '' ? null : text
}
