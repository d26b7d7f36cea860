import type { Appointment } from '@balcao/contract/scheduling'
import { movedAlike, type SeriesPlace } from '@balcao/domain/scheduling/light'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../../i18n/error-text'
import { textsNow, useTexts } from '../../../i18n/language'
import { hasCode } from '../../../lib/http/api-error'
import { useMinute } from '../../../lib/hooks/use-now'
import { logFailure } from '../../../lib/log'
import { useMay } from '../../../shared/role/role-scope'
import { Button } from '../../../ui/buttons/button'
import { Segmented } from '../../../ui/choices/segmented'
import { Switch } from '../../../ui/choices/switch'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Callout } from '../../../ui/notices/callout'
import { LoadingBars } from '../../../ui/waiting/loading-bars'
import { notifyAgenda } from '../acts/notify-agenda'
import { offerUndo } from '../acts/use-appointment-acts'
import { schedulingTexts } from '../../texts'
import { useZone } from '../../data/time/use-zone'
import { DateList } from './date-list'
import { acceptOf, dateRow, rowState, startOfRow, type DateRow } from './date-rows'
import { affectedBy, scopes, type SeriesScope } from './series-scope'
import { conflictsOf, sendChange, useChangePreview, useSeries, type SeriesChangeBody } from './series.queries'
import { seriesTexts } from './texts'

/** What is to be different: cancelled, or moved and edited as one of the series is. */
type WantedSeriesChange =
  | { kind: 'cancel' }
  | {
      kind: 'edit'
      /** Where the one goes that is being changed. */
      to: SeriesPlace
      body: Omit<SeriesChangeBody, 'appointments' | 'accept' | 'tell'>
    }

interface SeriesChangeDialogProps {
  appointment: Appointment & { series: NonNullable<Appointment['series']> }
  wanted: WantedSeriesChange
  onClose: () => void
  /** Only this one is meant. */
  onOne: () => void
  /** Several were changed. */
  onDone: () => void
}

/** Asks how much of a series a change is meant for, and shows what becomes of each before anything is saved. */
export function SeriesChangeDialog(props: SeriesChangeDialogProps) {
  const { appointment, wanted, onClose, onOne, onDone } = props
  const t = useTexts(seriesTexts)
  const tAgenda = useTexts(schedulingTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const zone = useZone()
  const now = useMinute()
  const isOwners = useMay('scheduling.changeSeries', { accept: [] })
  const series = useSeries(appointment.series.id)
  const [scope, setScope] = useState<SeriesScope>('one')
  const [edited, setEdited] = useState<ReadonlyMap<string, DateRow>>(new Map())
  const [tell, setTell] = useState(true)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const isCancel = wanted.kind === 'cancel'
  const isOnlyMoved = !isCancel && Object.keys(wanted.body).length === 0
  const affected = affectedBy(series.data?.appointments ?? [], appointment, scope, now)
  const rows = affected.map((one) => {
    const place = isCancel ? one : movedAlike(one, { from: appointment, to: wanted.to })
    return edited.get(one.id) ?? dateRow(one.id, place)
  })
  const chosen = affected.flatMap((one, place) => {
    const row = rows[place]!
    return row.isOut ? [] : [{ one, row, start: startOfRow(row, zone) }]
  })
  const isTyped = chosen.every(({ start }) => start !== null)
  const body: SeriesChangeBody = {
    ...(isCancel ? {} : wanted.body),
    appointments: chosen.map(({ one, start }) => ({
      id: one.id,
      version: one.version,
      ...(isCancel ? { status: 'cancelled' as const } : {}),
      ...(!isCancel && start !== null && Date.parse(start) !== Date.parse(one.starts_at)
        ? { starts_at: start }
        : {}),
    })),
  }
  const isAsking = scope !== 'one' && !isCancel && chosen.length > 0 && isTyped
  const preview = useChangePreview(appointment.series.id, isAsking ? body : null)
  const foundOf = (row: DateRow) =>
    isCancel
      ? { id: row.id, starts_at: '', warnings: [] }
      : preview.isPlaceholderData && edited.has(row.id)
        ? undefined
        : preview.data?.dates.find(({ id }) => id === row.id)
  const open = rows.filter((row) => rowState(row, foundOf(row)) === 'conflict').length
  const isReady = isCancel || (isTyped && !preview.isPlaceholderData && preview.data !== undefined)

  const send = async () => {
    if (scope === 'one') return onOne()
    if (!isReady || open > 0 || chosen.length === 0) return
    setBusy(true)
    setError(null)
    try {
      const appointments = await sendChange(client, appointment.series.id, {
        ...body,
        tell,
        ...acceptOf(chosen.map(({ one, row }) => ({ of: one.id, row }))),
      })
      const done = textsNow(seriesTexts)(isCancel ? 'cancelled' : 'changed', { count: appointments.length })
      if (isCancel || isOnlyMoved) offerUndo(done, () => takeBack(appointments))
      else notifyAgenda.success(done)
      onDone()
    } catch (failure) {
      logFailure('a series was not changed', failure)
      setError(failure)
      if (conflictsOf(failure)) void preview.refetch()
      if (hasCode(failure, 'APPOINTMENT_CHANGED', 'TRANSITION_NOT_ALLOWED')) void series.refetch()
    } finally {
      setBusy(false)
    }
  }
  /** As each was before. */
  const takeBack = async (changed: readonly Appointment[]) => {
    await sendChange(client, appointment.series.id, {
      tell,
      appointments: changed.flatMap(({ id, version }) => {
        const before = affected.find((one) => one.id === id)
        if (!before) return []
        const { status, starts_at } = before
        return [{ id, version, ...(isCancel ? { status: standing(status) } : { starts_at }) }]
      }),
      ...(isOwners && !isCancel && { accept: affected.map(({ id, willed }) => ({ of: id, keys: willed })) }),
    })
  }
  const words = isCancel ? 'cancels' : 'changes'
  return (
    <Dialog
      width="wide"
      startsAt="title"
      onClose={onClose}
      title={t(isCancel ? 'cancelTitle' : 'changeTitle', { client: appointment.client })}
      description={t(isCancel ? 'cancelText' : 'changeText')}
      leave={tAgenda('keep')}
      actions={
        <Button
          kind={isCancel ? 'danger' : 'primary'}
          busy={busy}
          disabled={scope !== 'one' && (!isReady || chosen.length === 0 || open > 0)}
          onClick={() => void send()}
        >
          {scope === 'one' ? t(isCancel ? 'cancelOne' : 'changeOne') : t(words, { count: chosen.length })}
        </Button>
      }
    >
      <Segmented
        label={t('scope')}
        options={scopes.map((id) => ({ id, content: t(`scope_${id}`) }))}
        selected={scope}
        onSelect={(next) => {
          setScope(next)
          setError(null)
        }}
      />
      {scope !== 'one' && !series.data && !series.error && (
        <LoadingBars label={tAgenda('loading')} className="grid gap-2" bars={['h-11', 'h-11', 'h-11']} />
      )}
      {scope !== 'one' && series.data && (
        <>
          {affected.length === 0 && <p>{t('nothing')}</p>}
          <DateList
            rows={rows}
            foundOf={foundOf}
            onChange={(row) => {
              setError(null)
              setEdited((all) => new Map(all).set(row.id, row))
            }}
            agendaId={(!isCancel && wanted.body.agenda_id) || appointment.agenda_id}
            isOwners={isOwners}
            outWords={t('stays')}
            hasTimes={!isCancel}
          />
          {(isCancel || isOnlyMoved) && <Switch label={t('tell')} checked={tell} onChange={setTell} />}
          {open > 0 && (
            <Callout kind="warning" live>
              {t(isOwners ? 'openOwner' : 'open', { count: open })}
            </Callout>
          )}
        </>
      )}
      {(error !== null || series.error || preview.error) && (
        <Callout kind="danger" live>
          {conflictsOf(error)
            ? t('meanwhile')
            : errorText(error ?? series.error ?? preview.error, tAgenda('saveFailed'))}
        </Callout>
      )}
    </Dialog>
  )
}

const standing = (status: Appointment['status']): 'confirmed' | 'pending' =>
  status === 'confirmed' ? 'confirmed' : 'pending'
