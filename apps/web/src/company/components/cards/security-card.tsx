import { listActs } from '@balcao/contract/company'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { commonTexts } from '../../../i18n/common-texts'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { actorWords, actWords, detailWords, networkWords } from '../../../shared/audit/act-words'
import { auditTexts } from '../../../shared/audit/audit-texts'
import { useCompanyCnpj } from '../../../shared/company/company-scope'
import { useMay } from '../../../shared/role/role-scope'
import { Button } from '../../../ui/buttons/button'
import { NotThereYet } from '../../../ui/notices/not-there-yet'
import { Time } from '../../../ui/values/time'
import { TitledCard } from '../../../ui/page/titled-card'
import { companyTexts } from '../../texts'

/** Who signed in, changed and connected what; for the owner, read when it is asked for. */
export function SecurityCard({ timeZone }: { timeZone: string }) {
  const t = useTexts(companyTexts)
  const may = useMay('company.acts')
  const [isOpen, setOpen] = useState(false)
  if (!may) return null
  return (
    <TitledCard icon={<ShieldCheck size={22} aria-hidden="true" />} title={t('section_security')}>
      <p className="text-ink-soft">{t('securityText')}</p>
      {isOpen ? (
        <Acts timeZone={timeZone} />
      ) : (
        <Button kind="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('securityOpen')}
        </Button>
      )}
    </TitledCard>
  )
}

function Acts({ timeZone }: { timeZone: string }) {
  const t = useTexts(companyTexts)
  const tAudit = useTexts(auditTexts)
  const tCommon = useTexts(commonTexts)
  const cnpj = useCompanyCnpj()
  const list = useQuery({
    queryKey: ['company', cnpj, 'acts'],
    queryFn: async ({ signal }) => (await call(listActs, { signal })).acts,
    staleTime: 0,
    gcTime: 0,
  })
  if (!list.data)
    return <NotThereYet reading={list} failed={t('securityFailed')} t={tCommon} bars={['h-40']} />
  if (list.data.length === 0) return <p>{tAudit('none')}</p>
  return (
    <ul
      aria-label={t('section_security')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it
      tabIndex={0}
      className="grid max-h-96 divide-y divide-line overflow-y-auto"
    >
      {list.data.map((act) => {
        const who = actorWords(tAudit, { actor_kind: act.actor_kind, actor: null })
        const network = networkWords(tAudit, act)
        const details = [...detailWords(tAudit, act.detail), ...(network === null ? [] : [network])]
        return (
          <li key={act.id} className="grid gap-0.5 py-2.5">
            <span className="font-semibold">{actWords(tAudit, act.act)}</span>
            {details.length > 0 && (
              <span className="text-sm wrap-anywhere text-ink-soft">{details.join(' · ')}</span>
            )}
            <span className="text-sm wrap-anywhere text-ink-soft">
              {act.name === null ? who : `${who} (${act.name})`} ·{' '}
              <Time at={act.at} zone={timeZone} show="date" /> <Time at={act.at} zone={timeZone} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
