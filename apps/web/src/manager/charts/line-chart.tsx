import { areaOf, linePieces, pointsOf } from './line-pieces'
import { Plot, type PlotPlace } from './plot'
import { axisTicks, centreOf, shareOf } from './scale'

export interface LinePlace extends PlotPlace {
  /** Null where it is not known, or is still to come. */
  current: number | null
  previous: number | null
}

interface LineChartProps {
  label: string
  hint: string
  places: readonly LinePlace[]
  tickText: (tick: number) => string
}

/** A line against the one of the period before, which is dashed so that colour is not needed to tell them apart. */
export function LineChart({ label, hint, places, tickText }: LineChartProps) {
  const currents = places.map(({ current }) => current)
  const previous = places.map((place) => place.previous)
  const ticks = axisTicks(Math.max(0, ...[...currents, ...previous].map((value) => value ?? 0)))
  const top = ticks.at(-1) ?? 1
  const pieces = linePieces(currents, top)
  return (
    <Plot label={label} hint={hint} places={places} ticks={ticks} tickText={tickText}>
      {(active) => (
        <>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
            {pieces.map((piece) => (
              <polygon key={piece[0]?.x} points={areaOf(piece)} className="fill-accent opacity-10" />
            ))}
            {linePieces(previous, top).map((piece) => (
              <Line key={piece[0]?.x} points={pointsOf(piece)} isPrevious />
            ))}
            {pieces.map((piece) => (
              <Line key={piece[0]?.x} points={pointsOf(piece)} />
            ))}
          </svg>
          {pieces
            .filter((piece) => piece.length === 1)
            .map(([point]) => (
              <circle key={point?.x} cx={`${point?.x}%`} cy={`${point?.y}%`} r={4} className="fill-accent" />
            ))}
          {active !== null && (
            <Marker place={places[active]} at={centreOf(active, places.length)} top={top} />
          )}
        </>
      )}
    </Plot>
  )
}

function Line({ points, isPrevious = false }: { points: string; isPrevious?: boolean }) {
  return (
    <polyline
      points={points}
      fill="none"
      vectorEffect="non-scaling-stroke"
      strokeWidth={isPrevious ? 2 : 3}
      strokeLinejoin="round"
      strokeLinecap="round"
      {...(isPrevious ? { strokeDasharray: '2 6' } : {})}
      className={isPrevious ? 'stroke-ink-soft' : 'stroke-accent'}
    />
  )
}

function Marker({ place, at, top }: { place: LinePlace | undefined; at: number; top: number }) {
  const x = `${at * 100}%`
  const y = (value: number) => `${(1 - shareOf(value, top)) * 100}%`
  return (
    <>
      <line x1={x} x2={x} y1="0" y2="100%" className="stroke-line-strong" />
      {place && place.previous !== null && (
        <circle
          cx={x}
          cy={y(place.previous)}
          r={4}
          className="fill-ink-soft stroke-surface"
          strokeWidth={2}
        />
      )}
      {place && place.current !== null && (
        <circle cx={x} cy={y(place.current)} r={6} className="fill-accent stroke-surface" strokeWidth={2} />
      )}
    </>
  )
}
