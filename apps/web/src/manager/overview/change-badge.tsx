import type { Change } from '@balcao/domain/manager'
import { ArrowDown, ArrowRight, ArrowUp, Minus } from 'lucide-react'
import { Badge, type Tone } from '../../ui/values/badge'
import { changeText } from '../words/figure-text'
import { useWords } from '../words/use-words'

const arrows = { up: ArrowUp, down: ArrowDown, same: ArrowRight, unknown: Minus } as const
const tones = {
  better: 'ready',
  worse: 'danger',
  same: 'neutral',
  unknown: 'neutral',
} as const satisfies Record<string, Tone>

/** How a figure moved: an arrow for the way, the percentage, and a word for whether that is good. */
export function ChangeBadge({ change, locale }: { change: Change; locale: string }) {
  const { t } = useWords()
  const { percent, word } = changeText(change, locale)
  const Arrow = arrows[change.direction]
  return (
    <Badge mayWrap tone={tones[word]} icon={<Arrow size={16} aria-hidden="true" className="shrink-0" />}>
      {percent && `${percent} `}
      {t(`change_${word}`)}
    </Badge>
  )
}
