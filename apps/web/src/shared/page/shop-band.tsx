import type { ShopLook } from '@balcao/contract/company'
import { inkOn } from '@balcao/domain/company'
import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../../ui/look/class-names'
import { SafeImage } from '../images/safe-image'

interface ShopBandProps {
  /** Null while it is not known yet. */
  look: ShopLook | null
  className?: string
  children: ReactNode
}

/** The band at the top of a shop's public page: its cover, its logo beside what `children` say, in its colour. */
export function ShopBand({ look, className, children }: ShopBandProps) {
  return (
    <header className="group tiled bg-tile text-on-tile" style={look?.cor ? bandStyle(look.cor) : undefined}>
      {look?.capa && <SafeImage src={look.capa} alt="" className="h-16 w-full object-cover sm:h-28" />}
      <div className={cx('mx-auto grid gap-2 px-4', className)}>
        {look?.logo ? (
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 sm:gap-5">
            <SafeImage
              src={look.logo}
              alt=""
              className={cx(
                'size-16 min-h-0 min-w-0 rounded-lg border-2 border-surface bg-surface object-contain sm:size-24',
                look.capa && '-mt-6 sm:-mt-12',
              )}
            />
            <div className="grid min-w-0 gap-2">{children}</div>
          </div>
        ) : (
          children
        )}
      </div>
    </header>
  )
}

/** The tokens of a band in a shop's colour (`#rrggbb`). */
export const bandStyle = (colour: string) =>
  ({ '--tile': colour, '--on-tile': inkOn(colour) }) as CSSProperties
