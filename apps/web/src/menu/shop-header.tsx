import type { PublicMenu } from '@balcao/contract/menu'
import { Clock } from 'lucide-react'
import { useTexts } from '../i18n/language'
import { Badge } from '../ui/badge'
import { AboutShop } from './about-shop'
import { OpensAt } from './opens-at'
import { menuTexts } from './texts'

/** Who the shop is, whether it is open, and where. */
export function ShopHeader({ menu, now }: { menu: PublicMenu; now: number }) {
  const t = useTexts(menuTexts)
  const { company } = menu
  return (
    <header className="group tiled bg-tile text-on-tile">
      <div className="mx-auto grid max-w-3xl gap-2 px-4 pt-5 pb-3 sm:pt-8 sm:pb-5">
        <h1 className="text-2xl text-balance sm:text-3xl">{company.nome}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={menu.open ? 'ready' : 'danger'} icon={<Clock size={16} aria-hidden="true" />}>
            {menu.open ? t('open') : t(menu.paused ? 'paused' : 'closed')}
          </Badge>
          {!menu.open && <OpensAt menu={menu} now={now} />}
          {menu.open && !menu.delivers && <span className="font-semibold">{t('pickupOnly')}</span>}
          {menu.open && menu.delivery.tempo_entrega > 0 && (
            <span>{t('about', { minutes: menu.delivery.tempo_entrega })}</span>
          )}
        </p>
        {company.sobre && (
          <p className="line-clamp-1 max-w-prose whitespace-pre-line group-has-[details[open]]:line-clamp-none sm:line-clamp-2">
            {company.sobre}
          </p>
        )}
        <AboutShop menu={menu} />
      </div>
    </header>
  )
}
