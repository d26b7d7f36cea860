import type { CustomerRecord } from '@balcao/contract/customers'
import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { Time } from '../../ui/values/time'
import { customersTexts } from '../texts'

interface ConversationTabProps {
  conversations: CustomerRecord['conversations']
  zone: string
}

export function ConversationTab({ conversations, zone }: ConversationTabProps) {
  const t = useTexts(customersTexts)
  if (conversations.length === 0) return <p className="py-4 text-ink-soft">{t('noConversation')}</p>
  return (
    <ul className="grid gap-2 pt-4">
      {conversations.map(({ id, title, last_at: lastAt }) => (
        <li key={id} className="grid gap-1 rounded-md border border-line p-3">
          <p className="font-semibold break-words">{title}</p>
          {lastAt && (
            <p className="text-sm text-ink-soft">
              {t('lastContact')}: <Time at={lastAt} zone={zone} show="both" />
            </p>
          )}
          <Link
            to={`/dashboard/conversations?chat=${id}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline-offset-4 hover:underline"
          >
            <MessageCircle size={18} aria-hidden="true" />
            {t('openConversation')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
