import type { AppointmentFigures } from '@balcao/contract/manager'
import { changeOf } from '@balcao/domain/manager'
import { formatBrl } from '@balcao/domain/money'
import { ChartCard } from '../charts/chart-card'
import { RankBars } from '../charts/rank-bars'
import { ChangeBadge } from '../overview/change-badge'
import { numberText } from '../words/figure-text'
import { useWords } from '../words/use-words'

const states = ['confirmed', 'completed', 'pending', 'cancelled'] as const

/** Appointments of the period by their state, who did not come, and what they are worth. */
export function AppointmentsCard({
  appointments,
  compare,
}: {
  appointments: AppointmentFigures
  compare: boolean
}) {
  const { t, locale } = useWords()
  const { total, no_shows, booked_cents, packages_cents } = appointments
  const counted = [
    ['appointmentsTotal', total, 'higher'],
    ['noShows', no_shows, 'lower'],
  ] as const
  return (
    <ChartCard
      title={t('appointments')}
      table={{
        columns: [t('appointments'), t('thisPeriod'), t('previousPeriod')],
        rows: [
          ...counted.map(([name, { current, previous }]) => [
            t(name),
            numberText(current, locale),
            numberText(previous, locale),
          ]),
          [t('appointmentsBooked'), formatBrl(booked_cents.current), formatBrl(booked_cents.previous)],
          [t('packagesPaid'), formatBrl(packages_cents.current), formatBrl(packages_cents.previous)],
          ...states.map((state) => [t(`appointment_${state}`), numberText(appointments[state], locale), '–']),
        ],
      }}
    >
      <dl className="mb-4 grid grid-cols-2 gap-4">
        {counted.map(([name, { current, previous }, better]) => (
          <div key={name} className="grid content-start gap-1">
            <dt className="font-semibold">{t(name)}</dt>
            <dd className="text-3xl font-bold tabular-nums">{numberText(current, locale)}</dd>
            {compare && (
              <dd className="flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
                <ChangeBadge change={changeOf(current, previous, better)} locale={locale} />
                {t('before', { value: numberText(previous, locale) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mb-4 text-ink-soft tabular-nums">
        {t('appointmentsBooked')}: <strong className="text-ink">{formatBrl(booked_cents.current)}</strong>
        {packages_cents.current > 0 && (
          <>
            {' · '}
            {t('packagesPaid')}: <strong className="text-ink">{formatBrl(packages_cents.current)}</strong>
          </>
        )}
      </p>
      <RankBars
        label={t('appointments')}
        bars={states.map((state) => ({
          key: state,
          name: t(`appointment_${state}`),
          value: appointments[state],
          text: numberText(appointments[state], locale),
        }))}
      />
    </ChartCard>
  )
}
