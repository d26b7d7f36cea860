import type { Appointment } from '@balcao/contract/scheduling'
import type { SeriesWeeks } from '@balcao/domain/scheduling/light'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { logFailure } from '../../../lib/log'
import { Button } from '../../../ui/buttons/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Callout } from '../../../ui/notices/callout'
import { useSchedulingSettings } from '../../data/agenda.queries'
import { ANYONE } from '../../data/whom'
import { schedulingTexts } from '../../texts'
import { DateList } from './date-list'
import { acceptOf, dateRow, rowState, startOfRow, type DateRow } from './date-rows'
import { bookSeries, conflictsOf, useSeriesPreview, type SeriesBody } from './series.queries'
import { seriesTexts } from './texts'

interface NewSeriesDialogProps {
  /** What is booked on each date. */
  content: Omit<SeriesBody, 'weeks' | 'starts' | 'accept'>
  weeks: SeriesWeeks
  dates: readonly string[]
  time: string
  zone: string
  /** What the customer sees of it. */
  service: string
  isOwners: boolean
  onSaved: (appointments: Appointment[]) => void
  onClose: () => void
}

/** The dates of a series before any is saved: each is free, left out, moved to another hour, or wanted all the same. */
export function NewSeriesDialog(props: NewSeriesDialogProps) {
  const { content, weeks, dates, time, zone, service, isOwners, onSaved, onClose } = props
  const t = useTexts(seriesTexts)
  const tAgenda = useTexts(schedulingTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const { data: settings } = useSchedulingSettings()
  const [rows, setRows] = useState(() => dates.map((date) => dateRow(date, { date, time })))
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [isAsked, setIsAsked] = useState(false)

  const chosen = rows.flatMap((row) => {
    const start = row.isOut ? null : startOfRow(row, zone)
    return start === null ? [] : [{ row, start }]
  })
  const isTyped = rows.every((row) => row.isOut || startOfRow(row, zone) !== null)
  const starts = chosen.map(({ start }) => start)
  const body = { ...content, weeks, starts }
  const isAnyones = content.agenda_id === ANYONE
  const preview = useSeriesPreview(starts.length > 0 ? body : null)
  const foundOf = (row: DateRow) => {
    const start = startOfRow(row, zone)
    return preview.data?.dates.find(
      ({ starts_at }) => start !== null && Date.parse(starts_at) === Date.parse(start),
    )
  }
  // Of anybody's it is known once the dates were looked at.
  const agendaId = isAnyones ? preview.data?.agenda_id : content.agenda_id
  const person = settings?.agendas.find(({ id }) => id === agendaId)
  const open = rows.filter((row) => rowState(row, foundOf(row)) === 'conflict').length
  const isKnown = isTyped && !preview.isPlaceholderData && preview.data !== undefined

  const save = async () => {
    setIsAsked(true)
    if (!isKnown || open > 0 || starts.length === 0) return
    setBusy(true)
    setError(null)
    try {
      const accepted = acceptOf(chosen.map(({ row, start }) => ({ of: start, row })))
      onSaved(await bookSeries(client, { ...body, agenda_id: agendaId, ...accepted }))
    } catch (failure) {
      logFailure('a series was not saved', failure)
      setError(failure)
      if (conflictsOf(failure)) void preview.refetch()
    } finally {
      setBusy(false)
    }
  }
  const openKey = isOwners ? 'openOwner' : 'open'
  return (
    <Dialog
      width="wide"
      startsAt="title"
      onClose={onClose}
      title={t('newTitle')}
      description={t('newText', { client: content.client, service })}
      leave={t('back')}
      actions={
        <Button busy={busy} disabled={!isKnown && starts.length > 0} onClick={() => void save()}>
          {t('book', { count: starts.length })}
        </Button>
      }
    >
      {isAnyones && person && (
        <p role="status" className="font-semibold">
          {t('becomes', { name: person.name || tAgenda('ownAgenda') })}
        </p>
      )}
      <DateList
        rows={rows}
        foundOf={foundOf}
        onChange={(row) => {
          setError(null)
          setRows((all) => all.map((one) => (one.id === row.id ? row : one)))
        }}
        agendaId={agendaId ?? null}
        isOwners={isOwners}
        outWords={t('leftOut')}
      />
      {open > 0 && (
        <Callout kind={isAsked ? 'danger' : 'warning'} live>
          {t(openKey, { count: open })}
        </Callout>
      )}
      {starts.length === 0 && (
        <Callout kind="warning" live>
          {t('none')}
        </Callout>
      )}
      {(error !== null || preview.error) && (
        <Callout kind="danger" live>
          {conflictsOf(error) ? t('meanwhile') : errorText(error ?? preview.error, tAgenda('saveFailed'))}
        </Callout>
      )}
    </Dialog>
  )
}
