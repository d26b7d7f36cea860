import type { Message } from '@balcao/contract/conversations'
import { RotateCw, Trash2 } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { useNow } from '../../../lib/hooks/use-now'
import { LinkButton } from '../../../ui/buttons/link-button'
import { usePane } from '../pane-context'
import { chatPaneTexts } from '../texts'
import { failureWords, ownActions } from './ack-look'

/** Why a message did not go out, and what may be done about it. */
export function OwnActions({ message }: { message: Message }) {
  const t = useTexts(chatPaneTexts)
  const pane = usePane()
  const { waits, handedOver, stuck } = ownActions(message, useNow())
  return (
    <>
      {message.ack === 'failed' && (
        <p className="text-sm font-semibold text-danger-ink">
          {t('ackFailed')}. {t(failureWords(message.failure))}
        </p>
      )}
      {waits && <p className="text-sm font-semibold text-analysis-ink">{t('waitsToGo')}</p>}
      {handedOver && <p className="text-sm text-ink-soft">{t('handedOver')}</p>}
      {stuck && (
        <div className="flex flex-wrap justify-end gap-x-4">
          <LinkButton onClick={() => pane.discard(message)} className="text-sm">
            <Trash2 size={16} aria-hidden="true" />
            {t('discard')}
          </LinkButton>
          <LinkButton onClick={() => pane.retry(message)} className="text-sm">
            <RotateCw size={16} aria-hidden="true" />
            {t('tryAgain')}
          </LinkButton>
        </div>
      )}
    </>
  )
}
