import type { Message } from '@balcao/contract/conversations'
import { Megaphone } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'

/** The advertisement or post from which the customer came. */
export function ReferralLine({ referral }: { referral: NonNullable<Message['referral']> }) {
  const t = useTexts(chatPaneTexts)
  const { type, headline, url } = referral
  const words = t(type === 'post' ? 'fromPost' : 'fromAd', { title: headline ?? url ?? '' })
  return (
    <p className="mb-1 flex items-start gap-2 text-sm text-ink-soft">
      <Megaphone size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {url?.startsWith('https://') ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="min-w-0 break-words underline underline-offset-2"
        >
          {words}
        </a>
      ) : (
        <span className="min-w-0 break-words">{words}</span>
      )}
    </p>
  )
}
