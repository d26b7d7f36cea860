import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { LinkButton } from '../../ui/buttons/link-button'
import { managerTexts } from '../texts'
import { PlainTable, type TableData } from './plain-table'

interface ChartCardProps {
  title: string
  /** A sentence below the heading. */
  note?: ReactNode
  /** The same figures in rows; nothing to draw or list when there are none. */
  table: TableData
  className?: string
  children: ReactNode
}

/** A chart with its name, and the same figures as a table for who reads better in words. */
export function ChartCard({ title, note, table, className, children }: ChartCardProps) {
  const t = useTexts(managerTexts)
  const id = useId()
  const [isTable, setTable] = useState(false)
  const Icon = isTable ? ChartNoAxesColumn : Table2
  const isEmpty = table.rows.length === 0
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid min-w-0 content-start gap-1 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {!isEmpty && (
          <LinkButton aria-describedby={id} onClick={() => setTable(!isTable)} className="text-sm">
            <Icon size={18} aria-hidden="true" />
            {isTable ? t('asChart') : t('asTable')}
          </LinkButton>
        )}
      </div>
      {note && <div className="text-sm text-ink-soft">{note}</div>}
      {isEmpty && <p className="py-6 text-ink-soft">{t('nothingYet')}</p>}
      {!isEmpty && <div className="mt-1">{isTable ? <PlainTable label={title} {...table} /> : children}</div>}
    </section>
  )
}
