/** A text for comparing: lower case, without accents, single spaces. 'PÃO  de Queijo ' is 'pao de queijo'. */
export function plainName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** A text as an id that does not change with case, accents and signs: 'borda-recheada' for 'Borda recheada'. */
export function nameId(text: string): string {
  return plainName(text).replace(/[^\p{L}\p{N}]+/gu, '-')
}
