import { plainName } from '../../text/plain-name'

/** How the booking page speaks of the company (BOOK-39). */
export type CompanyType = 'medico' | 'tatuador' | 'empresa'

/** `delivery` is what a company has that never chose (COMP-16), so it says nothing. */
const byNiche: ReadonlyMap<string | null, CompanyType> = /* @__PURE__ */ new Map([
  ['clinica', 'medico'],
  ['tattoo', 'tatuador'],
  ['oficina', 'empresa'],
  ['digital', 'empresa'],
])

const healers =
  /^(?:dr|dra|doutor|doutora|medic[oa]s?|medicina|medical|clinicas?|consultorios?|hospital|saude|odonto.*|dentistas?|fisio.*|psico.*|psiquia.*|nutri.*|pediatr.*|dermato.*|cardio.*|ortoped.*|oftalmo.*|ginec.*|fono.*|veterinari[oa]s?)$/
const tattooists = /^(?:tatto.*|tatoo.*|tatua[dgr].*|ink|piercings?)$/

/** What kind of company it is: by its niche where that says so, else by a word of its name (decision 0026, A20). */
export function companyType(niche: string | null, name: string): CompanyType {
  const chosen = byNiche.get(niche)
  if (chosen !== undefined) return chosen
  const words = plainName(name).match(/\p{L}+/gu) ?? []
  if (words.some((word) => healers.test(word))) return 'medico'
  return words.some((word) => tattooists.test(word)) ? 'tatuador' : 'empresa'
}
