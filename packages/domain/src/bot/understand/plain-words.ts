/** Characters of a message that are looked at; more is no order and no answer to a question. */
export const MAX_TEXT = 1000

const written: readonly (readonly [RegExp, string])[] = [
  [/🔟/gu, ' 10 '],
  [/(?<![\p{L}\p{N}])c\//giu, ' com '],
  [/(?<![\p{L}\p{N}])s\//giu, ' sem '],
  [/(?<![\p{L}\p{N}])p\//giu, ' para '],
]

/**
 * The words of a message without case, accents, emoji and punctuation: 'Qual é o HORÁRIO??' is qual, e, o, horario.
 * Digits in boxes are digits ('2️⃣' is 2), a figure beside letters is a word of its own ('2x' is 2, x), and a letter
 * that was leant on is one letter ('simmm' is sim).
 */
export function plainWords(text: string): string[] {
  const long = written.reduce((plain, [short, word]) => plain.replace(short, word), text.slice(0, MAX_TEXT))
  return plainLetters(long).match(/\p{L}+|\p{N}+/gu) ?? []
}

/** A text in small letters without accents; a letter that comes three times or more in a row, or a vowel twice at the end of a word, comes once. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{L})\1{2,}|(?<=\p{L}{2})([aeioux])\2(?!\p{L})/gu, '$1$2')
}
