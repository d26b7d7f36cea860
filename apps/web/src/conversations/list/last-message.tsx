import type { Chat, MessageKind } from '@balcao/contract/conversations'
import { isPixPayload } from '@balcao/domain/pix'
import { FileText, Image, List, MapPin, Mic, Sticker, UserRound, Video, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { conversationsTexts } from '../texts'
import { RowAck } from './row-ack'

const icons: Partial<Record<MessageKind, LucideIcon>> = {
  image: Image,
  video: Video,
  audio: Mic,
  document: FileText,
  sticker: Sticker,
  location: MapPin,
  contact: UserRound,
  options: List,
}

/** One line of a row: how far an own message came, what kind it is, and its words. */
export function LastMessage({ message }: { message: Chat['lastMessage'] }) {
  const t = useTexts(conversationsTexts)
  if (!message) return <span className="truncate text-ink-soft italic">{t('noMessages')}</span>
  const Icon = icons[message.kind]
  const kind = message.kind === 'text' ? t('deletedMessage') : t(`kind_${message.kind}`)
  const said = message.text.replace(/\s+/g, ' ').trim()
  const words = isPixPayload(said) ? t('pixCode') : said
  return (
    <>
      {message.isFromMe && <span className="sr-only">{t('you')}, </span>}
      {message.isFromMe && message.ack && <RowAck ack={message.ack} />}
      {Icon && <Icon size={17} aria-hidden="true" className="shrink-0" />}
      {Icon && words !== '' && <span className="sr-only">{kind}: </span>}
      <span className="truncate">{words === '' ? kind : words}</span>
    </>
  )
}
