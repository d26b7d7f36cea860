const looks = 6

/** The letters that stand for a person: of the first and the last word; null where the title holds none. */
export function initialsOf(title: string): string | null {
  const words = title.split(/\s+/).flatMap((word) => word.match(/\p{L}\p{M}*/u)?.[0] ?? [])
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  const text = letters.join('').toLocaleUpperCase('pt-BR')
  return text === '' ? null : text
}

/** Which of the six avatar colours a conversation has; always the same one for the same id. */
export function lookOf(id: string): number {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return sum % looks
}
