import type { PublicMenu } from '@balcao/contract/menu'
import { Clock, MapPin, Phone } from 'lucide-react'
import { formatPhone } from '@balcao/domain/company'
import { useTexts } from '../i18n/language'
import { Badge } from '../ui/badge'
import { OpeningHours } from './opening-hours'
import { OpensAt } from './opens-at'
import { menuTexts } from './texts'

/** Who the shop is, whether it is open, and where. */
export function ShopHeader({ menu, now }: { menu: PublicMenu; now: number }) {
  const t = useTexts(menuTexts)
  const { company } = menu
  const place = [company.endereco, company.cidade].filter(Boolean).join(' · ')
  return (
    <header className="tiled bg-tile text-on-tile">
      <div className="mx-auto grid max-w-3xl gap-3 px-4 pt-8 pb-6">
        <h1 className="text-3xl text-balance">{company.nome}</h1>
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
        {company.sobre && <p className="max-w-prose whitespace-pre-line">{company.sobre}</p>}
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {place && (
            <li className="flex items-center gap-2">
              <MapPin size={18} aria-hidden="true" className="shrink-0" />
              {place}
            </li>
          )}
          {company.telefone && (
            <li>
              <a
                href={`tel:+55${company.telefone}`}
                className="flex min-h-11 items-center gap-2 underline underline-offset-4"
              >
                <Phone size={18} aria-hidden="true" className="shrink-0" />
                {formatPhone(company.telefone)}
              </a>
            </li>
          )}
        </ul>
        {menu.hours.length > 0 && <OpeningHours hours={menu.hours} />}
      </div>
    </header>
  )
}
