const looks = 6

/** Which of the six avatar colours a conversation has; always the same one for the same id. */
export function lookOf(id: string): number {
  let sum = 0
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return sum % looks
}
