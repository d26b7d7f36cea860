import type { Message } from '@balcao/contract/conversations'
import { MapPin } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { mapLink } from '../../../shared/words/map-link'
import { chatPaneTexts } from '../texts'

/** A place: its name and address where they were sent, and a link that every map app answers. */
export function LocationCard({ location }: { location: NonNullable<Message['location']> }) {
  const t = useTexts(chatPaneTexts)
  const { latitude, longitude, name, address } = location
  return (
    <a
      href={mapLink(`${latitude},${longitude}`)}
      target="_blank"
      rel="noopener noreferrer"
      className="mb-1 flex min-h-16 w-72 max-w-full items-center gap-3 rounded-md bg-sunken px-3 py-2 hover:brightness-95"
    >
      <MapPin size={28} aria-hidden="true" className="shrink-0 text-danger-solid" />
      <span className="min-w-0">
        <span className="block font-semibold break-words">{name || t('kind_location')}</span>
        {address && <span className="block text-sm break-words text-ink-soft">{address}</span>}
        <span className="text-sm text-accent-ink underline underline-offset-2">{t('openMap')}</span>
      </span>
    </a>
  )
}
