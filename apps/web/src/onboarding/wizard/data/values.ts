import type { Onboarding, OnboardingContent } from '@balcao/contract/onboarding'
import { formatCep, normalizeCep, normalizeCnpj } from '@balcao/domain/company'
import { centsFromDigits, formatAmount, fromCents } from '@balcao/domain/money'
import { parseFeeLines, type CompanyStep, type DeliveryStep } from '@balcao/domain/onboarding'
import { formatPixKey, normalizePixKey, type PixKeyType } from '@balcao/domain/pix'
import { rowsOfDraft, weekDraftOf, type DayDraft } from '../../../shared/hours/week-draft'

/** A neighbourhood being typed; `taxa` masked as '5,00'. */
export interface FeeRow {
  bairro: string
  taxa: string
}

/** Steps 2 and 3 as typed: CEP and PIX key masked. `feeText` holds pasted lines that are no rows yet. */
export interface OnboardingValues {
  week: DayDraft[]
  aboutRestaurant: string
  zipCode: string
  street: string
  number: string
  neighborhood: string
  city: string
  state: string
  fees: FeeRow[]
  feeText: string
  pixKeyType: PixKeyType | ''
  pixKey: string
}

export const emptyFee: FeeRow = { bairro: '', taxa: '' }

export function emptyValues(): OnboardingValues {
  return {
    week: weekDraftOf([]),
    aboutRestaurant: '',
    zipCode: '',
    street: '',
    number: '',
    neighborhood: '',
    city: '',
    state: '',
    fees: [emptyFee],
    feeText: '',
    pixKeyType: '',
    pixKey: '',
  }
}

/** What step 2 is checked by. */
export function companyStepOf(cnpj: string, values: OnboardingValues): CompanyStep {
  return { ...values, cnpj: normalizeCnpj(cnpj), businessHours: rowsOfDraft(values.week).rows }
}

/** What step 3 is checked by: complete rows, and what the pasted lines say. */
export function deliveryStepOf(values: OnboardingValues, menuFiles: number): DeliveryStep {
  const pasted = parseFeeLines(values.feeText)
  const fees = filledRows(values).map(({ bairro, taxa }) => ({
    bairro: bairro.trim(),
    centavos: centsFromDigits(taxa) ?? 0,
  }))
  return { ...values, fees: [...fees, ...pasted.fees], unread: pasted.unread, menuFiles }
}

/** Places of rows that have a name without a fee, or a fee without a name. */
export function incompleteFees({ fees }: OnboardingValues): number[] {
  return fees.flatMap(({ bairro, taxa }, place) => ((bairro.trim() === '') === (taxa === '') ? [] : [place]))
}

/** The payload of ONB-06; pasted lines that were never understood make the fees a text, so that they go along. */
export function payloadOf(cnpj: string, values: OnboardingValues, fileIds: readonly string[]): Onboarding {
  const { fees, unread } = deliveryStepOf(values, fileIds.length)
  const { pixKeyType, pixKey } = values
  return {
    cnpj: normalizeCnpj(cnpj),
    businessHours: rowsOfDraft(values.week).rows,
    aboutRestaurant: values.aboutRestaurant.trim(),
    street: values.street.trim(),
    number: values.number.trim(),
    neighborhood: values.neighborhood.trim(),
    city: values.city.trim(),
    state: values.state,
    zipCode: normalizeCep(values.zipCode),
    neighborhoodsAndFees:
      unread.length === 0
        ? fees.map(({ bairro, centavos }) => ({ bairro, taxa: fromCents(centavos) }))
        : [...fees.map(({ bairro, centavos }) => `${bairro} - ${formatAmount(centavos)}`), ...unread].join(
            '\n',
          ),
    pixKeyType,
    pixKey: pixKeyType === '' ? '' : normalizePixKey(pixKeyType, pixKey),
    menuFiles: fileIds.map((id) => ({ id })),
  }
}

/** What was submitted before, to be corrected. */
export function valuesOf(content: OnboardingContent): OnboardingValues {
  const { businessHours: hours, neighborhoodsAndFees: said, pixKeyType, pixKey } = content
  const read =
    typeof said === 'string'
      ? parseFeeLines(said)
      : { fees: said.map(({ bairro, taxa }) => ({ bairro, centavos: Math.round(taxa * 100) })), unread: [] }
  const fees = read.fees.map(({ bairro, centavos }) => ({ bairro, taxa: formatAmount(centavos) }))
  return {
    week: weekDraftOf(typeof hours === 'string' ? [] : hours),
    aboutRestaurant: content.aboutRestaurant,
    zipCode: formatCep(content.zipCode),
    street: content.street,
    number: content.number,
    neighborhood: content.neighborhood,
    city: content.city,
    state: content.state,
    fees: fees.length > 0 ? fees : [emptyFee],
    feeText: read.unread.join('\n'),
    pixKeyType,
    pixKey: pixKeyType === '' ? '' : formatPixKey(pixKeyType, pixKey),
  }
}

const filledRows = ({ fees }: OnboardingValues) =>
  fees.filter(({ bairro, taxa }) => bairro.trim() !== '' && taxa !== '')
