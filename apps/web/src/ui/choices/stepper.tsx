import { Minus, Plus } from 'lucide-react'
import { cx } from '../look/class-names'
import type { FieldIds } from '../fields/field'
import { IconButton } from '../buttons/icon-button'
import { controlClass } from '../fields/text-input'

interface StepperProps extends Partial<FieldIds> {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  lessLabel: string
  moreLabel: string
  /** Where no visible label belongs to it. */
  'aria-label'?: string
}

/** A whole number with buttons for a thumb; it can be typed as well. */
export function Stepper({ value, onChange, min, max, lessLabel, moreLabel, ...ids }: StepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className="flex items-stretch">
      <IconButton
        label={lessLabel}
        disabled={value <= min}
        icon={<Minus size={20} aria-hidden="true" />}
        onClick={() => set(value - 1)}
        className="size-12 rounded-r-none border border-r-0 border-line-strong"
      />
      <input
        {...ids}
        type="text"
        inputMode="numeric"
        value={String(value)}
        onChange={(event) => set(Number(event.target.value.replace(/[.,].*|\D/g, '').slice(0, 4)) || min)}
        onFocus={(event) => event.target.select()}
        className={cx(controlClass, 'min-w-14 rounded-none px-1 text-center font-semibold tabular-nums')}
      />
      <IconButton
        label={moreLabel}
        disabled={value >= max}
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={() => set(value + 1)}
        className="size-12 rounded-l-none border border-l-0 border-line-strong"
      />
    </div>
  )
}
