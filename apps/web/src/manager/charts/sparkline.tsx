import { areaOf, linePieces, pointsOf } from './line-pieces'
import { shareOf } from './scale'

/** The course of a figure, without words: they stand beside it. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const top = Math.max(1, ...values.map((value) => value ?? 0))
  const margin = values.length > 1 ? 50 / values.length : 0
  return (
    <svg
      aria-hidden="true"
      viewBox={`${margin} 0 ${100 - 2 * margin} 100`}
      preserveAspectRatio="none"
      className="h-11 w-full overflow-visible"
    >
      {linePieces(values, top).map((piece) => (
        <g key={piece[0]?.x}>
          <polygon points={areaOf(piece)} className="fill-accent opacity-10" />
          <polyline
            points={pointsOf(piece)}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth={2.5}
            strokeLinejoin="round"
            strokeLinecap="round"
            className="stroke-accent"
          />
        </g>
      ))}
    </svg>
  )
}

interface NowAndBeforeProps {
  current: number | null
  previous: number | null
  words: { now: string; before: string }
}

/** Two bars for a figure of which only both totals are known. */
export function NowAndBefore({ current, previous, words }: NowAndBeforeProps) {
  const top = Math.max(current ?? 0, previous ?? 0)
  return (
    <div
      aria-hidden="true"
      className="grid h-11 grid-cols-[auto_1fr] items-center gap-x-2 text-sm text-ink-soft"
    >
      <span>{words.now}</span>
      <span
        className="h-2.5 rounded-full bg-accent"
        style={{ width: `${shareOf(current ?? 0, top) * 100}%` }}
      />
      <span>{words.before}</span>
      <span
        className="h-2.5 rounded-full bg-line-strong"
        style={{ width: `${shareOf(previous ?? 0, top) * 100}%` }}
      />
    </div>
  )
}
