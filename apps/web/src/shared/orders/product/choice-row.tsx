import type { ComponentType, ReactNode } from 'react'

/** One line of a choice, as high as a thumb. The whole line presses its control. */
export function ChoiceRow({ children }: { children: ReactNode }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md py-2 border border-line px-3.5 has-checked:border-accent has-checked:bg-accent-tint">
      {children}
    </label>
  )
}

interface ChoiceFinderProps {
  label: string
  /** Cents where they say something. */
  rows: readonly { id: string; nome: string; cents: number | null }[]
  /** Id of the row that is chosen; empty for none. */
  chosen: string
  onChoose: (id: string) => void
}

/** How somebody with a keyboard chooses among many: by typing. A page that takes orders by thumb has none. */
export type ChoiceFinder = ComponentType<ChoiceFinderProps>
