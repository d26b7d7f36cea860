import type { ChatLabel } from '@balcao/contract/conversations'
import { useTexts } from '../../i18n/language'
import { LabelDot } from '../label-dot'
import { conversationsTexts } from '../texts'

/** The labels of a row as dots, with their names for screen readers and under the pointer. */
export function LabelDots({ labels }: { labels: readonly ChatLabel[] }) {
  const t = useTexts(conversationsTexts)
  if (labels.length === 0) return null
  const names = labels.map(({ name }) => name).join(', ')
  return (
    <span title={names} className="flex shrink-0 items-center gap-1">
      {labels.map(({ id, colour }) => (
        <LabelDot key={id} colour={colour} />
      ))}
      <span className="sr-only">{t('labels', { count: labels.length, names })}</span>
    </span>
  )
}
