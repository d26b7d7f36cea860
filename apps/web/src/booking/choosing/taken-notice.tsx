import { wallTime } from '@balcao/domain/time'
import { useLanguage, useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { dayWords } from '../words/day-words'
import { bookingTexts } from '../texts'

interface TakenNoticeProps {
  /** Free starts near the one that is gone, as ISO instants. */
  starts: readonly string[]
  /** Somebody else has it; else it is over. */
  isBusy: boolean
  /** It has seats, and they are gone. */
  isClass?: boolean
  /** The company's. */
  zone: string
  onPick: (start: string) => void
}

/** The chosen time is gone: what is free nearby can be taken at once. */
export function TakenNotice({ starts, isBusy, isClass = false, zone, onPick }: TakenNoticeProps) {
  const t = useTexts(bookingTexts)
  const { language } = useLanguage()
  return (
    <Callout kind="warning" live>
      <p>{t(!isBusy ? 'slotGone' : isClass ? 'classTaken' : 'taken')}</p>
      <p className="font-normal">{t('takenText')}</p>
      {starts.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {starts.map((start) => {
            const { date, time } = wallTime(Date.parse(start), zone)
            return (
              <li key={start}>
                <Button kind="secondary" onClick={() => onPick(start)}>
                  {dayWords(date, language)}, {time}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Callout>
  )
}
