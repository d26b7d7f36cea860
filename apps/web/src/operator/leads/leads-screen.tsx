import type { LeadState } from '@balcao/contract/operator'
import { Inbox, SearchX } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { EmptyState } from '../../ui/notices/empty-state'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { PageTitle } from '../../ui/page/page-title'
import { SearchBox } from '../../ui/fields/search-box'
import { listBars, More } from '../list-loading'
import { operatorTexts } from '../texts'
import { useAddressWord } from '../use-address-word'
import { LeadRow } from './lead-row'
import { leadTabs, LeadTabs } from './lead-tabs'
import { useLeads } from './leads.queries'

/** /operador/cadastros: who asked to become a customer, the newest first. */
export function LeadsScreen() {
  const t = useTexts(operatorTexts)
  useDocumentTitle(t('navLeads'))
  const [typedTab, setTab] = useAddressWord('estado')
  const [search, setSearch] = useAddressWord('busca')
  const tab = leadTabs.find((one) => one === typedTab) ?? 'new'
  const state: LeadState | undefined = tab === 'all' ? undefined : tab
  const list = useLeads(state, search)
  const leads = list.data?.pages.flatMap((page) => page.leads)
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle>{t('navLeads')}</PageTitle>
      <SearchBox
        label={t('searchLeads')}
        placeholder={t('searchLeadsHint')}
        value={search}
        onChange={setSearch}
      />
      <LeadTabs selected={tab} counts={list.data?.pages.at(-1)?.counts} onSelect={setTab} />
      {!list.data && <NotThereYet reading={list} failed={t('leadsFailed')} t={t} {...listBars} />}
      {leads?.length === 0 && <Nothing searched={search !== ''} />}
      {leads && leads.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <ul aria-label={t('navLeads')} className="grid gap-2">
            {leads.map((lead) => (
              <li key={lead.id}>
                <LeadRow lead={lead} />
              </li>
            ))}
          </ul>
          <More list={list} />
        </div>
      )}
    </div>
  )
}

function Nothing({ searched }: { searched: boolean }) {
  const t = useTexts(operatorTexts)
  return searched ? (
    <EmptyState icon={<SearchX size={30} aria-hidden="true" />} title={t('nothingFound')}>
      {t('nothingFoundText')}
    </EmptyState>
  ) : (
    <EmptyState icon={<Inbox size={30} aria-hidden="true" />} title={t('noLeads')}>
      {t('noLeadsText')}
    </EmptyState>
  )
}
