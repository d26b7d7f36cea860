import type { LicenceData } from '@balcao/contract/licence'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { dateText } from '../date-text'
import { licencePageTexts } from '../page-texts'
import { TitledCard } from '../../ui/page/titled-card'

/** The days that are left, readable from across the counter, and the dates behind them (LIC-05 to LIC-10). */
export function DaysCard({ licence }: { licence: LicenceData }) {
  const t = useTexts(licencePageTexts)
  const days = licence.dias_restantes
  return (
    <TitledCard fill title={t('detailsTitle')}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span data-days-left className="text-4xl font-extrabold tabular-nums">
          {days}
        </span>
        <span className="text-lg font-semibold text-ink-soft">{t('days', { count: days })}</span>
      </p>
      <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        <Fact name={t('status')}>{t(`status_${licence.status}`)}</Fact>
        <Fact name={t('daysTitle')}>{t('daysCount', { count: days })}</Fact>
        <Fact name={t('lastRenewal')}>{dateText(licence.ultima_renovacao, t)}</Fact>
        <Fact name={t('nextRenewal')}>{dateText(licence.proxima_renovacao, t)}</Fact>
      </dl>
    </TitledCard>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  )
}
