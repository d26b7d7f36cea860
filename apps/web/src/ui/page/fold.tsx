import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is shown where somebody unfolds it: the browser's own `details` in a frame. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group rounded-lg border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        {summary}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="ml-auto shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
