/** A text for comparing: lower case, without accents, single spaces. 'PÃO  de Queijo ' is 'pao de queijo'. */
export function plainName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
