import { Skeleton } from './skeleton'

interface LoadingBarsProps {
  label: string
  /** The look of each bar: about the height of what will stand there. */
  bars: readonly string[]
  /** How they stand; by default one below the other. */
  className?: string
}

/** Says that something is being read, and holds its place. */
export function LoadingBars({ label, bars, className = 'grid gap-3' }: LoadingBarsProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {bars.map((bar, place) => (
        <Skeleton key={place} className={bar} />
      ))}
    </div>
  )
}
