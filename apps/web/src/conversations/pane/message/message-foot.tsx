import type { Message } from '@balcao/contract/conversations'
import { wallTime } from '@balcao/domain/time'
import { useTexts } from '../../../i18n/language'
import { usePane } from '../pane-context'
import { chatPaneTexts } from '../texts'
import { AckTicks } from './ack-ticks'

/** When a message was sent, whether it was edited, and how far an own one has come. */
export function MessageFoot({ message }: { message: Message }) {
  const t = useTexts(chatPaneTexts)
  const { zone } = usePane()
  const { timestamp, edited, deleted, isFromMe, ack } = message
  return (
    <p className="-mb-0.5 flex items-center justify-end gap-1.5 text-sm text-ink-soft">
      {edited && !deleted && <span>{t('edited')}</span>}
      <time dateTime={timestamp} className="tabular-nums">
        {wallTime(Date.parse(timestamp), zone).time}
      </time>
      {isFromMe && ack && <AckTicks ack={ack} />}
    </p>
  )
}
