import type { Message } from '@balcao/contract/conversations'
import { Ban, CircleHelp } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'
import { AudioPlayer } from './audio-player'
import { CartCard } from './cart-card'
import { ContactCard } from './contact-card'
import { DocumentCard } from './document-card'
import { LocationCard } from './location-card'
import { MediaState } from './media-state'
import { optionsBeside } from './media-words'
import { Picture, Sticker } from './picture'
import { RichText } from './rich-text'
import { Transcript } from './transcript'
import { VideoClip } from './video-clip'

/** What a message says and carries. */
export function MessageContent({ message }: { message: Message }) {
  const t = useTexts(chatPaneTexts)
  if (message.deleted) {
    return (
      <p className="flex items-center gap-2 text-ink-soft italic">
        <Ban size={16} aria-hidden="true" />
        {t('deleted')}
      </p>
    )
  }
  const beside = optionsBeside(message.text, message.options)
  return (
    <>
      <Carried message={message} />
      {message.text !== '' && <RichText text={message.text} />}
      {beside.length > 0 && (
        <ol className="mt-1 list-inside list-decimal border-t border-line pt-1">
          {beside.map(({ id, title }) => (
            <li key={id} className="break-words">
              {title}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Carried({ message }: { message: Message }) {
  const t = useTexts(chatPaneTexts)
  const { kind, media, location, contact, cart } = message
  if (kind === 'location' && location) return <LocationCard location={location} />
  if (kind === 'cart') return <CartCard cart={cart} />
  if (kind === 'contact' && contact) return <ContactCard contact={contact} />
  if (media) {
    if (media.state !== 'ready') return <MediaState kind={kind} state={media.state} />
    if (kind === 'image') return <Picture message={message} media={media} />
    if (kind === 'sticker') return <Sticker media={media} />
    if (kind === 'audio')
      return (
        <>
          <AudioPlayer media={media} />
          <Transcript transcript={media.transcript ?? null} />
        </>
      )
    if (kind === 'video') return <VideoClip media={media} />
    return <DocumentCard media={media} />
  }
  if (kind === 'text' || kind === 'options') return null
  return (
    <p className="flex items-center gap-2 text-ink-soft italic">
      <CircleHelp size={16} aria-hidden="true" className="shrink-0" />
      {t(`kind_${kind}`)}
    </p>
  )
}
