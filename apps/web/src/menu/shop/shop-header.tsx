import type { PublicMenu } from '@balcao/contract/menu'
import { Clock } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { Badge } from '../../ui/values/badge'
import { ShopBand } from '../../shared/page/shop-band'
import { AboutShop } from './about-shop'
import { OpensAt } from './opens-at'
import { menuTexts } from '../texts'

/** Who the shop is, whether it is open, and where. */
export function ShopHeader({ menu, now }: { menu: PublicMenu; now: number }) {
  const t = useTexts(menuTexts)
  const { company } = menu
  // A phone's first screen is for what there is to eat.
  const hasPictures = company.capa !== null || company.logo !== null
  return (
    <ShopBand
      look={company}
      className={cx('max-w-3xl pb-2 sm:pb-5', hasPictures ? 'pt-3 sm:pt-6' : 'pt-5 sm:pt-8')}
    >
      <h1 className={cx('text-balance sm:text-3xl', hasPictures ? 'text-xl' : 'text-2xl')}>{company.nome}</h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={menu.open ? 'ready' : 'danger'} icon={<Clock size={16} aria-hidden="true" />}>
          {menu.open ? t('open') : t(menu.paused ? 'paused' : 'closed')}
        </Badge>
        {!menu.open && <OpensAt menu={menu} now={now} />}
        {menu.open && !menu.delivers && <span className="font-semibold">{t('pickupOnly')}</span>}
        {menu.open && menu.delivery.tempo_entrega > 0 && (
          <span className="max-sm:text-sm">{t('about', { minutes: menu.delivery.tempo_entrega })}</span>
        )}
      </p>
      {company.sobre && (
        <p
          className={cx(
            'line-clamp-1 max-w-prose whitespace-pre-line group-has-[details[open]]:line-clamp-none sm:line-clamp-2',
            hasPictures && 'max-sm:hidden max-sm:group-has-[details[open]]:block',
          )}
        >
          {company.sobre}
        </p>
      )}
      <AboutShop menu={menu} />
    </ShopBand>
  )
}
