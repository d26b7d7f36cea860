import { Pencil as Icon } from 'lucide-react'
import type { Ref } from 'react'

/** The visible way into an inline edit, for fingers and keyboards (decision 0026, W28). */
export function Pencil({
  label,
  onPress,
  ref,
}: {
  label: string
  onPress: () => void
  ref: Ref<HTMLButtonElement>
}) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onPress}
      className="-my-2 inline-flex size-9 shrink-0 items-center justify-center rounded-md align-middle text-ink-soft transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11"
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  )
}
