import type { Channel } from '@balcao/contract/channels'
import { useLanguage, useTexts } from '../i18n/language'
import { useMinute } from '../lib/hooks/use-now'
import { Callout } from '../ui/notices/callout'
import { blockedUntil } from './channel-words'
import { channelsTexts } from './texts'

/** WhatsApp lets the account not write to new people for a while (463): what it means, until when, what to do. */
export function BlockedCallout({ channel }: { channel: Channel }) {
  const t = useTexts(channelsTexts)
  const { locale } = useLanguage()
  const until = blockedUntil(channel, useMinute())
  if (until === null) return null
  const when = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(until))
  return (
    <Callout kind="danger" live>
      <p className="text-lg font-bold">{t('blockedTitle', { when })}</p>
      <p>{t('blockedText')}</p>
      <p className="mt-1 font-normal">{t('blockedAdvice')}</p>
    </Callout>
  )
}
