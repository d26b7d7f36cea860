import { Download, FileText } from 'lucide-react'
import { useLanguage, useTexts } from '../../../i18n/language'
import { mediaAddress } from '../../data'
import { chatPaneTexts } from '../texts'
import type { Media } from './media'
import { documentKind, sizeWords } from './media-words'

/** A document to download: its name, kind and size. */
export function DocumentCard({ media }: { media: Media }) {
  const t = useTexts(chatPaneTexts)
  const { locale } = useLanguage()
  const name = media.file_name ?? t('unnamedFile')
  const facts = [
    documentKind(media.file_name, media.mime),
    media.bytes === null ? '' : sizeWords(media.bytes, locale),
  ].filter(Boolean)
  return (
    <a
      href={mediaAddress(media.id)}
      download={name}
      aria-label={t('download', { name: [name, ...facts].join(', ') })}
      className="mb-1 flex min-h-16 w-72 max-w-full items-center gap-3 rounded-md bg-sunken px-3 py-2 hover:brightness-95"
    >
      <FileText size={28} aria-hidden="true" className="shrink-0 text-accent-ink" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold break-words">{name}</span>
        <span className="text-sm text-ink-soft">{facts.join(' · ')}</span>
      </span>
      <Download size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
    </a>
  )
}
