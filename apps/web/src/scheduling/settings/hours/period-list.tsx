import { CalendarPlus, ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { WeekEditor } from '../../../shared/hours/week-editor'
import { weekProblems } from '../../../shared/hours/week-problems'
import { Button } from '../../../ui/buttons/button'
import { LinkButton } from '../../../ui/buttons/link-button'
import { TextField } from '../../../ui/fields/text-field'
import { Badge } from '../../../ui/values/badge'
import { schedulingTexts, type SchedulingWords } from '../../texts'
import { useDayWords, type DayWords } from '../../data/time/day-words'
import { draftOn, hasBadDates, isBad, type PeriodDraft } from './period-drafts'

interface PeriodListProps {
  drafts: readonly PeriodDraft[]
  /** `YYYY-MM-DD` on the company's calendar. */
  today: string
  /** What is wrong is shown. */
  tried: boolean
  onChange: (drafts: PeriodDraft[]) => void
  onAdd: () => void
}

/** Hours for a while, in their order: of those that hold on a day the last one counts. */
export function PeriodList({ drafts, today, tried, onChange, onAdd }: PeriodListProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const [shown, setShown] = useState<string | null>(null)
  const holds = draftOn(drafts, today)
  const change = (key: string, part: Partial<PeriodDraft>) =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)))
  return (
    <section aria-label={t('periods')} className="mt-5 grid gap-3 border-t border-line pt-4">
      <h3 className="text-lg">{t('periods')}</h3>
      <p className="text-ink-soft">{t('periodsText')}</p>
      {drafts.map((draft) => {
        const isOpen = shown === draft.key || (tried && isBad(draft))
        const name = periodWords(t, words, draft)
        return (
          <fieldset key={draft.key} className="grid gap-3 rounded-md border border-line p-3.5">
            <legend className="sr-only">{name}</legend>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {name}
                {holds === draft && <Badge tone="accent">{t('holdsToday')}</Badge>}
              </span>
              <span className="flex flex-wrap gap-x-5">
                <LinkButton
                  aria-expanded={isOpen}
                  aria-label={t('periodEdit', { period: name })}
                  onClick={() => setShown(isOpen ? null : draft.key)}
                >
                  {isOpen ? (
                    <ChevronUp size={18} aria-hidden="true" />
                  ) : (
                    <ChevronDown size={18} aria-hidden="true" />
                  )}
                  {t('ownHours')}
                </LinkButton>
                <LinkButton
                  aria-label={t('periodRemove', { period: name })}
                  onClick={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
                >
                  <Trash2 size={18} aria-hidden="true" />
                  {t('remove')}
                </LinkButton>
              </span>
            </div>
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label={t('periodFrom')}
                type="date"
                value={draft.from}
                error={tried && hasBadDates(draft) ? t('periodBad') : undefined}
                onValueChange={(from) => change(draft.key, { from })}
              />
              <TextField
                label={t('periodTo')}
                type="date"
                min={draft.from}
                value={draft.to}
                onValueChange={(to) => change(draft.key, { to })}
              />
            </div>
            {isOpen && (
              <WeekEditor
                week={draft.week}
                problems={tried ? weekProblems(draft.week) : {}}
                onChange={(week) => change(draft.key, { week })}
              />
            )}
          </fieldset>
        )
      })}
      <Button
        kind="secondary"
        icon={<CalendarPlus size={20} aria-hidden="true" />}
        onClick={onAdd}
        className="justify-self-start"
      >
        {t('periodAdd')}
      </Button>
    </section>
  )
}

/** 'de 2 de janeiro a 31 de janeiro', 'desde 2 de janeiro', 'até 31 de janeiro'. */
function periodWords(t: SchedulingWords, words: DayWords, { from, to }: PeriodDraft): string {
  const day = (date: string) => words(date, 'date')
  if (from !== '' && to !== '') return t('periodFromTo', { from: day(from), to: day(to) })
  if (from !== '') return t('periodSince', { from: day(from) })
  return to === '' ? t('periodNew') : t('periodUntil', { to: day(to) })
}
