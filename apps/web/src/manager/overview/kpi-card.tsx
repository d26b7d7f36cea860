import type { Figures } from '@balcao/contract/manager'
import { changeOf, type KpiDefinition } from '@balcao/domain/manager'
import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '../../ui/buttons/icon-button'
import { useMinute } from '../../lib/hooks/use-now'
import { knownPoints } from '../cards/series-places'
import { NowAndBefore, Sparkline } from '../charts/sparkline'
import { figureText } from '../words/figure-text'
import { useWords } from '../words/use-words'
import { ChangeBadge } from './change-badge'

interface KpiCardProps {
  kpi: KpiDefinition
  figures: Figures
  compare: boolean
  className?: string | undefined
}

/** One of the four figures (MGR-02): now, before, how it moved, its course, and what it means. */
export function KpiCard({ kpi: { key, unit, better }, figures, compare, className }: KpiCardProps) {
  const words = useWords()
  const { t, locale } = words
  const id = useId()
  const [isExplained, setExplained] = useState(false)
  const { current, previous } = figures.kpi[key]
  const text = figureText(current, unit, words)
  return (
    <li
      aria-labelledby={id}
      className={`@container flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-card ${className ?? ''}`}
    >
      <div className="-mt-2 -mr-2 flex items-center justify-between gap-1">
        <h2 id={id} className="text-base font-semibold tracking-normal">
          {t(`kpi_${key}`)}
        </h2>
        <IconButton
          label={t('definition', { figure: t(`kpi_${key}`) })}
          aria-expanded={isExplained}
          aria-controls={`${id}-about`}
          icon={<Info size={18} aria-hidden="true" />}
          onClick={() => setExplained(!isExplained)}
        />
      </div>
      <p
        data-kpi={key}
        className="leading-tight font-bold whitespace-nowrap tabular-nums"
        style={{ fontSize: `clamp(1.125rem, ${165 / Math.max(4, text.length)}cqi, 2.25rem)` }}
      >
        {text}
      </p>
      {compare && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft tabular-nums">
          <ChangeBadge change={changeOf(current, previous, better)} locale={locale} />
          <span className="whitespace-nowrap">
            {t('before', { value: figureText(previous, unit, words) })}
          </span>
        </p>
      )}
      <p id={`${id}-about`} hidden={!isExplained} className="text-sm text-ink-soft">
        {t(`about_${key}`)}
      </p>
      <div className="mt-auto pt-2">
        <Course name={key} figures={figures} />
      </div>
    </li>
  )
}

function Course({ name, figures }: { name: KpiDefinition['key']; figures: Figures }) {
  const { t } = useWords()
  const points = knownPoints(figures, useMinute())
  if (name === 'revenue_cents' || name === 'orders')
    return <Sparkline values={points.map((point) => point?.[name] ?? null)} />
  return <NowAndBefore {...figures.kpi[name]} words={{ now: t('now'), before: t('earlier') }} />
}
