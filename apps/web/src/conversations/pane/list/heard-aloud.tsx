import type { Message } from '@balcao/contract/conversations'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'

interface HeardAloudProps {
  /** Those up to the newest one. Show this piece once they are there. */
  messages: readonly Message[]
  title: string
}

/** Says the customer's new messages to screen readers; the list itself changes too much to be a live region. */
export function HeardAloud({ messages, title }: HeardAloudProps) {
  const t = useTexts(chatPaneTexts)
  const newest = messages.findLast(({ isFromMe, deleted }) => !isFromMe && !deleted)
  const [known] = useState(newest?.id)
  const isNew = newest !== undefined && newest.id !== known
  const spoken = newest?.media?.transcript?.text
  const text = newest ? newest.text || spoken || t(`kind_${newest.kind}`) : ''
  return (
    <p aria-live="polite" className="sr-only">
      {isNew ? t('heard', { who: newest.author_name ?? title, text }) : ''}
    </p>
  )
}
