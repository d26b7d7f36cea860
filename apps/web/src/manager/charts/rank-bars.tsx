import { cx } from '../../ui/look/class-names'
import { shareOf } from './scale'

export interface RankBar {
  key: string
  name: string
  /** What the bar's length says. */
  value: number
  /** The value in words. */
  text: string
  /** What stands smaller beside it. */
  aside?: string
}

/** Lying bars, the longest first; every value is written out. */
export function RankBars({ label, bars }: { label: string; bars: readonly RankBar[] }) {
  const top = Math.max(0, ...bars.map(({ value }) => value))
  return (
    <ol aria-label={label} className="grid gap-2.5">
      {bars.map(({ key, name, value, text, aside }) => (
        <li key={key} className="grid gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
            <span className="shrink-0 text-right tabular-nums">
              <span className="font-semibold">{text}</span>
              {aside && <span className="ml-2 text-sm text-ink-soft">{aside}</span>}
            </span>
          </span>
          <span aria-hidden="true" className="block h-2.5 rounded-full bg-sunken">
            <span
              className={cx(
                'block h-full rounded-full bg-accent transition-[width] duration-200',
                value > 0 && 'min-w-1',
              )}
              style={{ width: `${shareOf(value, top) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
