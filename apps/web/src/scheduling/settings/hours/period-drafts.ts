import type { Agenda } from '@balcao/contract/scheduling'
import { isPeriod, periodOn } from '@balcao/domain/scheduling/light'
import { newId } from '../../../lib/new-id'
import { rowsOfDraft, weekDraftOf, type DayDraft } from '../../../shared/hours/week-draft'
import { weekProblems } from '../../../shared/hours/week-problems'

/** Hours for a while as they are typed; an empty date reaches without end. */
export interface PeriodDraft {
  key: string
  from: string
  to: string
  week: DayDraft[]
}

export function periodDrafts(periods: Agenda['periods']): PeriodDraft[] {
  return periods.map(({ from, to, hours }) => ({
    key: newId(),
    from: from ?? '',
    to: to ?? '',
    week: weekDraftOf(hours),
  }))
}

/** A new one, from today on, with the hours that hold until then. */
export const newPeriod = (today: string, week: DayDraft[]): PeriodDraft => ({
  key: newId(),
  from: today,
  to: '',
  week,
})

/** What is sent of them. */
export function periodsOf(drafts: readonly PeriodDraft[]): Agenda['periods'] {
  return drafts.map((draft) => ({ ...datesOf(draft), hours: rowsOfDraft(draft.week).rows }))
}

/** The one that holds on a date (`YYYY-MM-DD`); undefined where none does. */
export function draftOn(drafts: readonly PeriodDraft[], date: string): PeriodDraft | undefined {
  const periods = drafts.map((draft) => ({ ...datesOf(draft), draft }))
  return periodOn(periods.filter(isPeriod), date)?.draft
}

/** Whether one cannot be saved: by its dates or by its hours. */
export const hasBadDates = (draft: PeriodDraft) => !isPeriod(datesOf(draft))
export const isBad = (draft: PeriodDraft) =>
  hasBadDates(draft) || Object.keys(weekProblems(draft.week)).length > 0

const datesOf = ({ from, to }: PeriodDraft) => ({ from: from || null, to: to || null })
