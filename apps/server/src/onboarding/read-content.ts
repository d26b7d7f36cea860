import type { Onboarding, OnboardingContent } from '@balcao/contract/onboarding'
import { normalizeCep, normalizeCnpj } from '@balcao/domain/company'
import { HoursError, readHours } from '@balcao/domain/hours'
import { toCents } from '@balcao/domain/money'
import {
  checkCompanyStep,
  checkDeliveryStep,
  parseFeeLines,
  type NeighbourhoodFee,
} from '@balcao/domain/onboarding'
import { normalizePixKey } from '@balcao/domain/pix'
import { Problem } from '../platform/http/problems'

/**
 * The content of a payload as it is kept: CNPJ, CEP and PIX key bare, the state in capitals, hours as rows where the
 * text can be read as such. @throws Problem INVALID_INPUT with the sentence of the first failure (ONB-15 to ONB-30)
 */
export function readContent({ menuFiles, ...said }: Onboarding): OnboardingContent {
  const content: OnboardingContent = {
    ...said,
    cnpj: normalizeCnpj(said.cnpj),
    businessHours: hoursOf(said.businessHours),
    state: said.state.toUpperCase(),
    zipCode: normalizeCep(said.zipCode),
    pixKey: said.pixKeyType === '' ? said.pixKey : normalizePixKey(said.pixKeyType, said.pixKey),
  }
  const delivery = { ...feesOf(content), ...content, menuFiles: menuFiles.length }
  const problem = checkCompanyStep(content) ?? checkDeliveryStep(delivery)
  if (!problem) return content
  throw new Problem('INVALID_INPUT', {
    mensagem: problem.texto,
    fields: [{ path: problem.field, mensagem: problem.texto }],
  })
}

/** Neighbourhoods with fees in cents, and the lines that were not understood. */
export function feesOf({ neighborhoodsAndFees: said }: Pick<OnboardingContent, 'neighborhoodsAndFees'>): {
  fees: NeighbourhoodFee[]
  unread: string[]
} {
  if (typeof said === 'string') return parseFeeLines(said)
  return { fees: said.map(({ bairro, taxa }) => ({ bairro, centavos: toCents(taxa) })), unread: [] }
}

/** A text that is JSON of rows or of a week is rows; other words stay as they are, for a person to read. */
function hoursOf(said: OnboardingContent['businessHours']): OnboardingContent['businessHours'] {
  if (typeof said !== 'string') return said
  try {
    return readHours(said)
  } catch (error) {
    if (!(error instanceof HoursError)) throw error
    return said
  }
}
