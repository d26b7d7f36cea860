import type { Message } from '@balcao/contract/conversations'
import { useTexts } from '../../../i18n/language'
import { SafeImage } from '../../../shared/images/safe-image'
import { mediaAddress } from '../../data'
import { usePane } from '../pane-context'
import { chatPaneTexts } from '../texts'
import type { Media } from './media'

/** A picture in a frame of fixed size, so that nothing moves when it comes; a press opens it whole. */
export function Picture({ message, media }: { message: Message; media: Media }) {
  const t = useTexts(chatPaneTexts)
  const { openPicture } = usePane()
  const label = message.text ? `${t('openPicture')}: ${message.text}` : t('openPicture')
  return (
    <button
      type="button"
      onClick={() => openPicture(message)}
      className="mb-1 block h-60 w-72 max-w-full overflow-hidden rounded-md bg-sunken"
    >
      <SafeImage src={mediaAddress(media.id)} alt={label} loading="lazy" className="size-full object-cover" />
    </button>
  )
}

/** A sticker, as large as WhatsApp shows it. */
export function Sticker({ media }: { media: Media }) {
  const t = useTexts(chatPaneTexts)
  return (
    <SafeImage
      src={mediaAddress(media.id)}
      alt={t('kind_sticker')}
      loading="lazy"
      className="size-36 object-contain"
    />
  )
}
