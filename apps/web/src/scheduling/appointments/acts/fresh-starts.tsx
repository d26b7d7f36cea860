import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { Callout } from '../../../ui/notices/callout'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { startWords } from '../../words/when-words'

interface FreshStartsProps {
  /** ISO instants. */
  starts: readonly string[]
  zone: string
  onChoose: (start: string) => void
}

/** The wanted time was taken: the free ones nearest to it, as buttons. That it was taken is said beside it (APPT-37). */
export function FreshStarts({ starts, zone, onChoose }: FreshStartsProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  return (
    <Callout
      kind="warning"
      live
      action={
        starts.length > 0 && (
          <div role="group" aria-label={t('freshStarts')} className="flex flex-wrap gap-2">
            {starts.map((start) => (
              <Button key={start} kind="secondary" onClick={() => onChoose(start)}>
                {startWords(t, words, start, zone)}
              </Button>
            ))}
          </div>
        )
      }
    >
      {t(starts.length > 0 ? 'freshStarts' : 'noFreshStarts')}
    </Callout>
  )
}
