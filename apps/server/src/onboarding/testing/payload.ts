import type { Onboarding } from '@balcao/contract/onboarding'
import { defaultHours } from '@balcao/domain/hours'
import { pdf } from './menu-documents'

/** A whole payload of the spec (ONB-06) for a CNPJ, its menu inside. */
export function payloadOf(cnpj: string, overrides: Partial<Onboarding> = {}): Onboarding {
  return {
    cnpj,
    businessHours: defaultHours(),
    aboutRestaurant: 'Lanches e sucos na praça',
    street: 'Rua das Flores',
    number: '120',
    neighborhood: 'Centro',
    city: 'Rio Branco',
    state: 'AC',
    zipCode: '69900062',
    neighborhoodsAndFees: [
      { bairro: 'Centro', taxa: 5 },
      { bairro: 'Bosque', taxa: 7.5 },
    ],
    pixKeyType: 'email',
    pixKey: 'pix@loja.example',
    menuFiles: [asText('cardapio.pdf', pdf)],
    ...overrides,
  }
}

/** An entry of menuFiles with its content inside (ONB-08). */
export const asText = (fileName: string, bytes: Buffer) => ({
  fileName,
  fileType: 'application/pdf',
  fileSize: bytes.length,
  base64: bytes.toString('base64'),
})
