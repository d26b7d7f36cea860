import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'
import type { Media } from './media'

/** What a voice note says, under its player. It is plain text: nothing in it can be pressed. */
export function Transcript({ transcript }: { transcript: NonNullable<Media['transcript']> | null }) {
  const t = useTexts(chatPaneTexts)
  if (transcript === null) return null
  if (transcript.state === 'pending')
    return <p className="mb-1 pl-3 text-sm text-ink-soft italic">{t('transcribing')}</p>
  return (
    <div
      role="group"
      aria-label={t('transcript')}
      className="mb-1 w-72 max-w-full border-l-2 border-line pl-3 text-sm"
    >
      <p aria-hidden="true" className="text-ink-soft">
        {t('transcript')}
      </p>
      <p lang="pt-BR" className="break-words">
        {transcript.text}
      </p>
    </div>
  )
}
