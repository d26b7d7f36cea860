import type { ShopLook } from '@balcao/contract/company'
import type { ReactNode } from 'react'
import { ShopBand } from '../../shared/page/shop-band'
import { LanguageChoice } from './language-choice'

interface PageFrameProps {
  /** The band at the top: who the company is. */
  header: ReactNode
  /** How the company's pages look, once it is known. */
  look?: ShopLook | null
  /** Stands above everything, such as the sign of the demonstration. */
  notice?: ReactNode
  children: ReactNode
}

/** The public booking pages: a band of tiles, the page below it, the languages at its foot. */
export function PageFrame({ header, look = null, notice, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {notice}
      <ShopBand look={look} className="max-w-5xl gap-1 pt-4 pb-3 sm:gap-2 sm:pt-7 sm:pb-6">
        {header}
      </ShopBand>
      <main className="mx-auto w-full max-w-5xl flex-1 px-4 pt-5 pb-14">{children}</main>
      <footer className="mx-auto flex w-full max-w-5xl justify-end px-4 pb-6">
        <LanguageChoice />
      </footer>
    </div>
  )
}
