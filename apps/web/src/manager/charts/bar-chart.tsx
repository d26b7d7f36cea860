import { cx } from '../../ui/look/class-names'
import { Plot, type PlotPlace } from './plot'
import { axisTicks, centreOf, shareOf } from './scale'

export interface Bar extends PlotPlace {
  value: number
}

interface BarChartProps {
  label: string
  hint: string
  bars: readonly Bar[]
  tickText: (tick: number) => string
  mostLabels?: number
}

/** Upright bars over even places; the one that is being read stands out. */
export function BarChart({ label, hint, bars, tickText, mostLabels }: BarChartProps) {
  const ticks = axisTicks(Math.max(0, ...bars.map(({ value }) => value)))
  const top = ticks.at(-1) ?? 1
  const width = 72 / Math.max(1, bars.length)
  return (
    <Plot
      label={label}
      hint={hint}
      places={bars}
      ticks={ticks}
      tickText={tickText}
      {...(mostLabels ? { mostLabels } : {})}
    >
      {(active) =>
        bars.map(({ title, value }, index) => (
          <rect
            key={title}
            x={`${centreOf(index, bars.length) * 100 - width / 2}%`}
            y={`${(1 - shareOf(value, top)) * 100}%`}
            width={`${width}%`}
            height={`${shareOf(value, top) * 100}%`}
            rx={3}
            className={cx(
              'transition-[opacity,y,height] duration-200',
              'fill-accent',
              active !== null && active !== index && 'opacity-45',
            )}
          />
        ))
      }
    </Plot>
  )
}
