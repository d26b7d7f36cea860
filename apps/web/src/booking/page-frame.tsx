import type { ReactNode } from 'react'
import { LanguageChoice } from './language-choice'

interface PageFrameProps {
  /** The band at the top: who the company is. */
  header: ReactNode
  /** Stands above everything, such as the sign of the demonstration. */
  notice?: ReactNode
  children: ReactNode
}

/** The public booking pages: a band of tiles, the page below it, the languages at its foot. */
export function PageFrame({ header, notice, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {notice}
      <header className="tiled bg-tile text-on-tile">
        <div className="mx-auto grid max-w-5xl gap-2 px-4 pt-7 pb-6">{header}</div>
      </header>
      <main className="mx-auto w-full max-w-5xl flex-1 px-3 pt-5 pb-14 sm:px-4">{children}</main>
      <footer className="mx-auto flex w-full max-w-5xl justify-end px-4 pb-6">
        <LanguageChoice />
      </footer>
    </div>
  )
}
