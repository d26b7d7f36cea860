import { formatCnpj, formatPhone } from '@balcao/domain/company'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import type { CompanyLoad } from '../../shared/company/use-company-record'
import { Panel } from './panel'
import { SectionState } from './section-state'
import { companyAgendaTexts } from './texts'

/** Who the company is and where (SCHD-02). */
export function CompanyFacts({ company }: { company: CompanyLoad }) {
  const t = useTexts(companyAgendaTexts)
  const { record, error, isFetching, reload } = company
  if (!record) {
    return (
      <Panel title={t('company')}>
        <SectionState error={error} isFetching={isFetching} onRetry={reload} />
      </Panel>
    )
  }
  const street = [record.endereco_localizacao, record.numero_endereco].filter(Boolean).join(', ')
  const place = [street, record.bairro_endereco, record.cidade_empresa, record.estado_empresa]
  return (
    <Panel title={t('company')}>
      <p className="text-xl font-bold break-words">{record.nome}</p>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name={t('cnpj')}>{formatCnpj(record.cnpj)}</Fact>
        <Fact name={t('phone')}>{record.telefone_empresa && formatPhone(record.telefone_empresa)}</Fact>
        <Fact name={t('email')}>{record.email_cliente}</Fact>
        <Fact name={t('address')}>{place.filter(Boolean).join(' – ')}</Fact>
      </dl>
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts(companyAgendaTexts)
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium break-words tabular-nums">
        {children || <span className="font-normal text-ink-soft italic">{t('unknown')}</span>}
      </dd>
    </div>
  )
}
