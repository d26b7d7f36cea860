import { useTexts } from '../../../i18n/language'
import { mediaAddress } from '../../data'
import { chatPaneTexts } from '../texts'
import type { Media } from './media'

/** A video with the browser's own controls. */
export function VideoClip({ media }: { media: Media }) {
  const t = useTexts(chatPaneTexts)
  return (
    // What customers film brings no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      controls
      preload="metadata"
      src={mediaAddress(media.id)}
      aria-label={t('kind_video')}
      className="mb-1 h-60 w-72 max-w-full rounded-md bg-ink"
    />
  )
}
