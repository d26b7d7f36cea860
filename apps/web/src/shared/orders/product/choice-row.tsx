import type { ReactNode } from 'react'

/** One line of a choice, as high as a thumb. The whole line presses its control. */
export function ChoiceRow({ children }: { children: ReactNode }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md py-2 border border-line px-3.5 has-checked:border-accent has-checked:bg-accent-tint">
      {children}
    </label>
  )
}
