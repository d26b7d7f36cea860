import type { LicenceRequest, LicenceTermGranted } from '@balcao/contract/licence'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { LoadFailure } from '../../ui/notices/load-failure'
import { Skeleton } from '../../ui/waiting/skeleton'
import { Time } from '../../ui/values/time'
import { dateText } from '../date-text'
import { useLicenceHistory } from '../licence.queries'
import { licencePageTexts } from '../page-texts'
import { TitledCard } from '../../ui/page/titled-card'
import { PlanPrice } from './plan-price'

/** What was granted and what became of earlier requests, the newest first. */
export function HistoryCard({ zone }: { zone: string }) {
  const t = useTexts(licencePageTexts)
  const { data, error, isFetching, refetch } = useLicenceHistory()
  const isEmpty = data?.requests.length === 0 && data.terms.length === 0
  return (
    <TitledCard fill title={t('historyTitle')}>
      {!data && !error && <Skeleton className="h-20" />}
      {!data && error && (
        <LoadFailure
          title={t('historyFailed')}
          retry={t('reload')}
          reading={{ error, isFetching, refetch }}
        />
      )}
      {isEmpty && <p className="text-ink-soft">{t('historyEmpty')}</p>}
      {data && !isEmpty && (
        <ul className="grid divide-y divide-line">
          {data.terms.map((term) => (
            <TermRow key={term.id} term={term} />
          ))}
          {data.requests.map((request) => (
            <RequestRow key={request.id} request={request} zone={zone} />
          ))}
        </ul>
      )}
    </TitledCard>
  )
}

function TermRow({ term: { plan, term, starts_on, ends_on, price_cents } }: { term: LicenceTermGranted }) {
  const t = useTexts(licencePageTexts)
  return (
    <Row
      title={`${t(`plan_${plan}`)} · ${t(`term_${term}`)}`}
      when={t('fromTo', { from: dateText(starts_on, t), to: dateText(ends_on, t) })}
      state={t('granted')}
      price={price_cents === 0 ? t('free') : <PlanPrice cents={price_cents} />}
    />
  )
}

function RequestRow({ request, zone }: { request: LicenceRequest; zone: string }) {
  const t = useTexts(licencePageTexts)
  const { kind, plan, term, state, price_cents, created_at } = request
  return (
    <Row
      title={`${t(`kind_${kind}`)}: ${t(`plan_${plan}`)} · ${t(`term_${term}`)}`}
      when={<Time at={created_at} zone={zone} show="date" />}
      state={state === 'open' ? t('openTitle') : t(`state_${state}`)}
      price={<PlanPrice cents={price_cents} />}
    />
  )
}

interface RowProps {
  title: string
  when: ReactNode
  state: string
  price: ReactNode
}

function Row({ title, when, state, price }: RowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="text-sm text-ink-soft tabular-nums">{when}</span>
      </span>
      <span className="flex gap-3 text-sm">
        <span>{state}</span>
        <span className="font-semibold">{price}</span>
      </span>
    </li>
  )
}
