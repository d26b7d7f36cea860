import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { licencePlans, licenceTerms } from '@balcao/domain/licence'
import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../../i18n/language'
import { Time } from '../../ui/values/time'
import { dayWords } from '../licence-words'
import { TitledCard } from '../../ui/page/titled-card'
import { operatorTexts } from '../texts'
import { companiesTexts } from './texts'

/** Terms that were granted, and requests that are decided. */
export function TermsCard({ company }: { company: OperatorCompanyDetails }) {
  const t = useTexts(companiesTexts)
  const tOperator = useTexts(operatorTexts)
  const decided = company.requests.filter(({ state }) => state !== 'open')
  const isEmpty = company.terms.length + decided.length === 0
  const planWord = (plan: string) => {
    const known = licencePlans.find((one) => one === plan)
    return known ? tOperator(`plan_${known}`) : plan
  }
  const termWord = (term: string) => {
    const known = licenceTerms.find((one) => one === term)
    return known ? tOperator(`term_${known}`) : term
  }
  return (
    <TitledCard title={t('terms')}>
      {isEmpty && <p className="text-ink-soft">{t('noTerms')}</p>}
      <ul className="grid divide-y divide-line">
        {company.terms.map((term) => (
          <li key={term.id} className="grid gap-0.5 py-2.5">
            <span className="font-semibold">
              {planWord(term.plan)} · {termWord(term.term)} · {formatBrl(term.price_cents)}
            </span>
            <span className="text-sm text-ink-soft tabular-nums">
              {t('fromTo', { from: dayWords(term.starts_on), to: dayWords(term.ends_on) })} ·{' '}
              {t('by', { name: term.granted_by })}
            </span>
          </li>
        ))}
        {decided.map((request) => (
          <li key={request.id} className="grid gap-0.5 py-2.5">
            <span className="font-semibold">
              {t(`kind_${request.kind}`)}: {planWord(request.plan)} · {termWord(request.term)}
            </span>
            <span className="text-sm text-ink-soft">
              {t(`request_${request.state}`)} ·{' '}
              <Time at={request.decided_at ?? request.created_at} zone={company.time_zone} show="date" />
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
