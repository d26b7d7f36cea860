import { isValidCep } from '../company/cep'
import { checkHours, type HoursRow } from '../hours'
import { isValidPixKey, type PixKeyType } from '../pix'
import { stateZones } from '../time/zone-of-state'
import type { NeighbourhoodFee } from './fee-lines'

/** What step 2 of the onboarding asks for. Hours are weekly rows, or a text as an automation may send it. */
export interface CompanyStep {
  cnpj: string
  businessHours: readonly HoursRow[] | string
  aboutRestaurant: string
  street: string
  number: string
  neighborhood: string
  city: string
  state: string
  zipCode: string
}

/** What step 3 asks for. `fees` are the neighbourhoods that were understood, `menuFiles` counts files. */
export interface DeliveryStep {
  fees: readonly NeighbourhoodFee[]
  /** Lines that nobody understood: they are kept as they are, and count as something said. */
  unread: readonly string[]
  menuFiles: number
  pixKeyType: PixKeyType | ''
  pixKey: string
}

/** The first thing that is missing or wrong; `texto` is the sentence of the spec, in Portuguese. */
export interface OnboardingProblem<Field extends string = string> {
  field: Field
  code: 'missing' | 'invalid'
  texto: string
}

const companyTexts = [
  ['cnpj', 'CNPJ é obrigatório'],
  ['businessHours', 'Horário de funcionamento é obrigatório'],
  ['aboutRestaurant', 'Sobre a empresa é obrigatório'],
  ['street', 'Rua é obrigatória'],
  ['number', 'Número é obrigatório'],
  ['neighborhood', 'Bairro é obrigatório'],
  ['city', 'Cidade é obrigatória'],
  ['state', 'Estado é obrigatório'],
  ['zipCode', 'CEP é obrigatório'],
] as const satisfies readonly (readonly [keyof CompanyStep, string])[]

/**
 * The first failure of step 2, in the fixed order of ONB-15 to ONB-24; only when nothing is missing, what is filled but
 * cannot be right: hours, state, CEP. Null when the step is done.
 */
export function checkCompanyStep(step: CompanyStep): OnboardingProblem<keyof CompanyStep> | null {
  for (const [field, texto] of companyTexts) {
    if (isMissing(step[field])) return { field, code: 'missing', texto }
  }
  const { businessHours: hours } = step
  if (typeof hours !== 'string' && checkHours(hours).length > 0)
    return { field: 'businessHours', code: 'invalid', texto: 'Dados de horários inválidos' }
  if (!Object.hasOwn(stateZones, step.state.trim().toUpperCase()))
    return { field: 'state', code: 'invalid', texto: 'Estado inválido' }
  if (!isValidCep(step.zipCode)) return { field: 'zipCode', code: 'invalid', texto: 'CEP inválido' }
  return null
}

/**
 * The first failure of step 3, in the fixed order of ONB-27 to ONB-30, then a PIX key that cannot be one of its type.
 * Null when the step is done.
 */
export function checkDeliveryStep(
  step: DeliveryStep,
): OnboardingProblem<'neighborhoodsAndFees' | 'menuFiles' | 'pixKeyType' | 'pixKey'> | null {
  if (step.fees.length === 0 && step.unread.length === 0)
    return { field: 'neighborhoodsAndFees', code: 'missing', texto: 'Bairros e taxas são obrigatórios' }
  if (step.menuFiles === 0)
    return {
      field: 'menuFiles',
      code: 'missing',
      texto: 'Pelo menos um arquivo de cardápio é obrigatório',
    }
  if (step.pixKeyType === '')
    return { field: 'pixKeyType', code: 'missing', texto: 'Tipo de chave PIX é obrigatório' }
  if (step.pixKey.trim() === '') return { field: 'pixKey', code: 'missing', texto: 'Chave PIX é obrigatória' }
  if (!isValidPixKey(step.pixKeyType, step.pixKey))
    return { field: 'pixKey', code: 'invalid', texto: 'Chave PIX inválida' }
  return null
}

/** A week without one open day says nothing about when the company is open. */
function isMissing(value: string | readonly HoursRow[]): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return !value.some(({ status }) => status === 'aberto')
}
