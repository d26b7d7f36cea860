import type { Closure } from '@balcao/contract/scheduling'
import { wallTime } from '@balcao/domain/time'
import { Trash2 } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { LyingDialog } from '../../../shared/hours/left-outside/lying-dialog'
import { Button } from '../../../ui/buttons/button'
import { IconButton } from '../../../ui/buttons/icon-button'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { startWords } from '../../words/when-words'
import { usePartClosure } from './use-part-closure'
import { TextField } from '../../../ui/fields/text-field'
import { Form } from '../../../ui/fields/form'

interface PartClosuresProps {
  zone: string
  today: string
  /** Null closes every agenda. */
  agendaId: string | null
  /** The closed parts of days in the shown month. */
  closures: readonly Closure[]
  onOpen: (id: string) => void
}

/** Closes a part of a day, and opens such parts again. */
export function PartClosures({ zone, today, agendaId, closures, onOpen }: PartClosuresProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const part = usePartClosure({ zone, agendaId })
  const { typed, set } = part
  const endOf = ({ ends_at }: Closure) => (ends_at === null ? '' : wallTime(Date.parse(ends_at), zone).time)
  return (
    <section aria-label={t('parts')} className="grid gap-3">
      <h3 className="text-lg">{t('parts')}</h3>
      {closures.length > 0 && (
        <ul className="grid gap-1">
          {closures.map((closure) => {
            const when =
              closure.starts_at === null
                ? ''
                : `${startWords(t, words, closure.starts_at, zone)}–${endOf(closure)}`
            return (
              <li key={closure.id} className="flex items-center gap-3">
                <span className="min-w-0 flex-1 break-words">
                  <span className="font-semibold tabular-nums">{when}</span> {closure.reason}
                </span>
                {closure.source !== 'google' && (
                  <IconButton
                    label={t('openPart', { when })}
                    disabled={part.busy}
                    icon={<Trash2 size={20} aria-hidden="true" />}
                    onClick={() => part.open(closure.id)}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      <Form className="grid gap-3" onSend={() => part.close()}>
        <TextField
          label={t('partDate')}
          type="date"
          min={today}
          value={typed.date}
          onValueChange={(date) => set({ date })}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('partFrom')}
            type="time"
            value={typed.from}
            onValueChange={(from) => set({ from })}
          />
          <TextField
            label={t('partTo')}
            error={part.isWrong ? t('partWrong') : undefined}
            type="time"
            value={typed.to}
            onValueChange={(to) => set({ to })}
          />
        </div>
        <Button type="submit" kind="secondary" busy={part.busy}>
          {t('closePart')}
        </Button>
      </Form>
      {part.lying && (
        <LyingDialog
          act="days"
          appointments={part.lying}
          zone={zone}
          busy={part.busy}
          onClose={part.leave}
          onAccept={part.accept}
          onOpen={onOpen}
        />
      )}
    </section>
  )
}
