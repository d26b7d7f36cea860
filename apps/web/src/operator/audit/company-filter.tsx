import { X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { SearchBox } from '../../ui/fields/search-box'
import { useCompany } from '../companies/companies.queries'
import { operatorTexts } from '../texts'
import { useCompanySuggestions } from './audit.queries'
import { auditTexts } from '../../shared/audit/audit-texts'

interface CompanyFilterProps {
  /** The chosen company, '' for all. */
  companyId: string
  onChoose: (companyId: string) => void
}

/** Narrows the log to one company, found by typing. */
export function CompanyFilter({ companyId, onChoose }: CompanyFilterProps) {
  const t = useTexts(auditTexts)
  const tOperator = useTexts(operatorTexts)
  const [search, setSearch] = useState('')
  const { data: found } = useCompanySuggestions(search)
  if (companyId !== '') return <Chosen companyId={companyId} onClear={() => onChoose('')} />
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <SearchBox label={t('company')} placeholder={t('companyHint')} value={search} onChange={setSearch} />
      <div aria-live="polite">
        {search !== '' && found?.length === 0 && <p className="text-ink-soft">{tOperator('nothingFound')}</p>}
        {search !== '' && found && found.length > 0 && (
          <ul aria-label={t('companiesFound')} className="flex flex-wrap gap-2">
            {found.map(({ id, nome }) => (
              <li key={id}>
                <Button
                  kind="secondary"
                  onClick={() => {
                    setSearch('')
                    onChoose(id)
                  }}
                >
                  {nome}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function Chosen({ companyId, onClear }: { companyId: string; onClear: () => void }) {
  const t = useTexts(auditTexts)
  const { data: company } = useCompany(companyId)
  return (
    <div className="flex min-w-0 flex-1 items-center">
      <Button kind="secondary" icon={<X size={18} aria-hidden="true" />} onClick={onClear}>
        {t('onlyCompany', { name: company?.nome ?? '…' })}
      </Button>
    </div>
  )
}
