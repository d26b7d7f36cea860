import type { MessageKind } from '@balcao/contract/conversations'
import { FileX } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Spinner } from '../../../ui/waiting/spinner'
import { chatPaneTexts } from '../texts'

/** A file that is not there yet, or not any more. */
export function MediaState({ kind, state }: { kind: MessageKind; state: 'fetching' | 'gone' }) {
  const t = useTexts(chatPaneTexts)
  const fetching = state === 'fetching'
  return (
    <div className="mb-1 flex min-h-16 w-60 max-w-full items-center gap-3 rounded-md bg-sunken px-3 py-2 text-ink-soft">
      {fetching ? <Spinner size={22} /> : <FileX size={22} aria-hidden="true" className="shrink-0" />}
      <p className="text-sm">
        <span className="block font-semibold">{t(`kind_${kind}`)}</span>
        {t(fetching ? 'mediaFetching' : 'mediaGone')}
      </p>
    </div>
  )
}
