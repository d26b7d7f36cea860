import type { CompanyRecord } from '@balcao/contract/company'
import { readCompanyRecord } from '../../shared/company/read-company-record'

/** A company record as the screens have it. */
export function buildRecord(overrides: Partial<CompanyRecord> = {}): CompanyRecord {
  return {
    ...readCompanyRecord({
      id: '7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11',
      nome: 'Lanchonete da Praça',
      cnpj: '99999999000199',
      email_cliente: 'dona@praca.example',
      telefone_empresa: '9233334444',
      cep_empresa: '69005070',
      estado_empresa: 'AM',
      versao: 3,
    }),
    ...overrides,
  }
}
