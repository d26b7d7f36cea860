import type { PublicMenu } from '@balcao/contract/menu'
import { formatPhone } from '@balcao/domain/company'
import { MapPin, Phone } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { OpeningHours } from './opening-hours'
import { menuTexts } from '../texts'

/** Where the shop is and when it is open, folded away: most people come for the menu, which stands below. */
export function AboutShop({ menu: { company, hours } }: { menu: PublicMenu }) {
  const t = useTexts(menuTexts)
  const place = [company.endereco, company.cidade].filter(Boolean).join(' · ')
  if (!place && !company.telefone && hours.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
        {t('aboutShop')}
      </summary>
      <div className="grid gap-3 pb-3">
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
        {hours.length > 0 && <OpeningHours hours={hours} />}
      </div>
    </details>
  )
}
