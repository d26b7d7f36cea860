import { useId, type ReactNode } from 'react'
import { cx } from '../../ui/look/class-names'
import { centreOf, hasLabel, shareOf } from './scale'
import { useActivePlace } from './use-active-place'

/** One place of the axis below: what stands under it, and what is told of it. */
export interface PlotPlace {
  label: string
  title: string
  lines: readonly string[]
}

interface PlotProps {
  /** What the chart is called. */
  label: string
  /** How it is read by keyboard. */
  hint: string
  places: readonly PlotPlace[]
  /** Values of the axis on the left, from 0 up. */
  ticks: readonly number[]
  tickText: (tick: number) => string
  /** Most labels below, where the screen is wide. */
  mostLabels?: number
  /** SVG in per cent of the plot, from the place that is being read. */
  children: (active: number | null) => ReactNode
}

/**
 * Axes, grid and what is told of the place under the pointer or chosen by the arrow keys. A slider for screen readers:
 * they say the value of each place.
 */
export function Plot({ label, hint, places, ticks, tickText, mostLabels = 8, children }: PlotProps) {
  const hintId = useId()
  const { active, handlers } = useActivePlace(places.length)
  const top = ticks.at(-1) ?? 1
  const place = active === null ? undefined : places[active]
  const told = place ?? places.at(-1)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2.5 text-sm text-ink-soft tabular-nums">
      <div aria-hidden="true" className="grid h-52 justify-items-end">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="relative h-0 whitespace-nowrap [grid-area:1/1]"
            style={{ top: `${(1 - shareOf(tick, top)) * 100}%` }}
          >
            <span className="block -translate-y-1/2">{tickText(tick)}</span>
          </span>
        ))}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, places.length)}
        aria-valuenow={(active ?? Math.max(0, places.length - 1)) + 1}
        aria-valuetext={told ? `${told.title}: ${told.lines.join(', ')}` : ''}
        {...handlers}
        className="relative h-52 cursor-crosshair touch-pan-y rounded-sm"
      >
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={`${(1 - shareOf(tick, top)) * 100}%`}
              y2={`${(1 - shareOf(tick, top)) * 100}%`}
              className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {children(active)}
        </svg>
        {place && active !== null && <Told place={place} at={centreOf(active, places.length)} />}
      </div>
      <span id={hintId} hidden>
        {hint}
      </span>
      <div aria-hidden="true" className="relative col-start-2 mt-1.5 h-6">
        {places.map(({ label: text, title }, index) =>
          hasLabel(index, places.length, mostLabels) ? (
            <span
              key={title}
              className={cx(
                'absolute -translate-x-1/2 whitespace-nowrap',
                !hasLabel(index, places.length, mostLabels / 2) && 'max-sm:hidden',
                index === active && 'font-bold text-ink',
              )}
              style={{ left: `${centreOf(index, places.length) * 100}%` }}
            >
              {text}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}

/** Stays within the plot: at its ends it opens to the inside. */
function Told({ place, at }: { place: PlotPlace; at: number }) {
  const side = at < 0.34 ? '' : at > 0.66 ? '-translate-x-full' : '-translate-x-1/2'
  return (
    <span
      aria-hidden="true"
      data-told=""
      style={{ left: `${at * 100}%` }}
      className={cx(
        'pointer-events-none absolute bottom-full z-10 grid w-max max-w-64 -mb-9 rounded-md bg-ink px-3 py-1.5 text-canvas shadow-float',
        side,
      )}
    >
      <span className="font-bold">{place.title}</span>
      {place.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
