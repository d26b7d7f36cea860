import type { AuditEntry } from '@balcao/contract/operator'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { Time } from '../../ui/values/time'
import { actorWords, actWords, detailWords, networkWords } from '../../shared/audit/act-words'
import { auditTexts } from '../../shared/audit/audit-texts'

interface AuditListProps {
  entries: readonly AuditEntry[]
  /** Names the company of each entry, with the way to it. */
  withCompany?: boolean
}

/** What was done, the newest first: the act, who, when. */
export function AuditList({ entries, withCompany = false }: AuditListProps) {
  const t = useTexts(auditTexts)
  if (entries.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return (
    <ul aria-label={t('list')} className="grid divide-y divide-line">
      {entries.map((entry) => {
        const network = networkWords(t, entry)
        const details = [...detailWords(t, entry.detail), ...(network === null ? [] : [network])]
        return (
          <li
            key={entry.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{actWords(t, entry.act)}</span>
              {withCompany && entry.company && (
                <Link
                  to={`/operador/empresas/${entry.company.id}`}
                  className="inline-flex min-h-11 items-center font-medium text-accent-ink underline-offset-4 hover:underline"
                >
                  {entry.company.nome}
                </Link>
              )}
              {details.length > 0 && (
                <span className="block text-sm wrap-anywhere text-ink-soft">{details.join(' · ')}</span>
              )}
            </span>
            <span className="text-sm text-ink-soft">
              {actorWords(t, entry)} · <Time at={entry.at} show="date" /> <Time at={entry.at} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
