import type { PublicAgenda } from '@balcao/contract/booking'
import { formatPhone } from '@balcao/domain/company'
import { Brush, CalendarDays, MapPin, Phone, Stethoscope, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { mapLink } from '../../shared/words/map-link'
import { bookingTexts } from '../texts'

const icons: Record<PublicAgenda['company']['tipo'], LucideIcon> = {
  medico: Stethoscope,
  tatuador: Brush,
  empresa: CalendarDays,
}
const linkClass = 'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline'

/** Who the company is, in the words of its trade (BOOK-39), and how to reach it. */
export function CompanyHeader({ company }: { company: PublicAgenda['company'] }) {
  const t = useTexts(bookingTexts)
  const Icon = icons[company.tipo]
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <Icon size={20} aria-hidden="true" className="shrink-0 text-marigold" />
        {t(`intro_${company.tipo}`)}
      </p>
      <h1 className="text-2xl break-words sm:text-3xl">{company.nome}</h1>
      {company.sobre && <p className="line-clamp-2 max-w-prose sm:line-clamp-3">{company.sobre}</p>}
      {(company.endereco || company.telefone) && (
        <p className="flex flex-wrap gap-x-3 text-sm sm:gap-x-6 sm:text-base">
          {company.endereco && (
            <a
              href={mapLink(company.endereco)}
              target="_blank"
              rel="noreferrer"
              aria-label={t('map', { address: company.endereco })}
              className={linkClass}
            >
              <MapPin size={18} aria-hidden="true" className="shrink-0" />
              {company.endereco}
            </a>
          )}
          {company.telefone && (
            <a
              href={`tel:+55${company.telefone}`}
              aria-label={t('call', { phone: formatPhone(company.telefone) })}
              className={linkClass}
            >
              <Phone size={18} aria-hidden="true" className="shrink-0" />
              {formatPhone(company.telefone)}
            </a>
          )}
        </p>
      )}
    </>
  )
}
