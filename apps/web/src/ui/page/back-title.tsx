import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface BackTitleProps {
  backHref: string
  /** Where the way back leads, e.g. 'Voltar às conversas'. */
  back: string
  /** The heading. */
  children: ReactNode
  intro?: string
}

/** The heading of a screen that stands behind another one, with the way back above it. */
export function BackTitle({ backHref, back, children, intro }: BackTitleProps) {
  return (
    <div className="-mt-3">
      <Link
        to={backHref}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        {back}
      </Link>
      <h1 className="text-2xl sm:text-3xl">{children}</h1>
      {intro && <p className="text-ink-soft">{intro}</p>}
    </div>
  )
}
