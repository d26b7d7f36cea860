import { cx } from '../ui/look/class-names'

const colours: Record<string, string> = {
  red: 'bg-danger-solid',
  orange: 'bg-analysis-solid',
  yellow: 'bg-marigold',
  green: 'bg-ready-solid',
  blue: 'bg-accent',
  purple: 'bg-production-solid',
  grey: 'bg-line-strong',
}

/** A label's colour as a dot. Decorative: its name stands beside it, or is read out. */
export function LabelDot({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-3 shrink-0 rounded-full border border-line',
        colours[colour] ?? colours.grey,
      )}
    />
  )
}
