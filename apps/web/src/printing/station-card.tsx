import { printTestSheet, removeStation, type PrintStation } from '@balcao/contract/printing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Printer, Trash2, Wifi, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTexts } from '../i18n/language'
import { call } from '../lib/http/api'
import { Badge } from '../ui/values/badge'
import { Button } from '../ui/buttons/button'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import { printingKeys } from './printing.queries'
import { printingTexts } from './texts'

interface StationCardProps {
  station: PrintStation
  /** It is the browser one is looking at. */
  own: boolean
  onEdit: () => void
  onRemoved: () => void
}

/** One station: whether it is there, what it prints, and what can be done with it. */
export function StationCard({ station, own, onEdit, onRemoved }: StationCardProps) {
  const t = useTexts(printingTexts)
  const client = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const test = useMutation({ mutationFn: () => call(printTestSheet, { params: { stationId: station.id } }) })
  const remove = useMutation({
    mutationFn: () => call(removeStation, { params: { stationId: station.id } }),
    async onSuccess() {
      setRemoving(false)
      onRemoved()
      await client.invalidateQueries({ queryKey: printingKeys.stations })
    },
  })
  return (
    <li className="grid gap-3 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-auto text-lg font-bold break-words">{station.name}</h4>
        {own && <Badge tone="accent">{t('thisBrowser')}</Badge>}
        <Badge
          tone={station.online ? 'ready' : 'danger'}
          icon={
            station.online ? <Wifi size={16} aria-hidden="true" /> : <WifiOff size={16} aria-hidden="true" />
          }
        >
          {t(station.online ? 'online' : 'offline')}
        </Badge>
      </div>
      <p className="text-ink-soft">
        {t(`kind_${station.kind}`)} · {station.paper} mm ·{' '}
        {t('stationCopies', { copies: station.copies.map((copy) => t(`copy_${copy}`)).join(', ') })}
        {!station.online && (
          <span className="block">
            <LastSeen at={station.last_seen_at} />
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          busy={test.isPending}
          icon={<Printer size={18} aria-hidden="true" />}
          onClick={() => test.mutate()}
        >
          {t('test')}
        </Button>
        <Button kind="secondary" icon={<Pencil size={18} aria-hidden="true" />} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button
          kind="danger"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => setRemoving(true)}
        >
          {t('remove')}
        </Button>
      </div>
      <p role="status" className="font-medium empty:hidden">
        {test.isSuccess && t('testQueued', { name: station.name })}
        {test.isError && t('testFailed')}
      </p>
      <ConfirmDialog
        open={removing}
        title={t('removeQuestion', { name: station.name })}
        description={t('removeText')}
        keep={t('cancel')}
        confirm={t('remove')}
        busy={remove.isPending}
        onClose={() => setRemoving(false)}
        onConfirm={() => remove.mutate()}
      >
        {remove.isError && <p className="font-semibold text-danger-ink">{t('removeFailed')}</p>}
      </ConfirmDialog>
    </li>
  )
}

function LastSeen({ at }: { at: string | null }) {
  const t = useTexts(printingTexts)
  const { locale } = useLanguage()
  if (at === null) return t('neverSeen')
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(at),
  )
  return t('lastSeen', { when })
}
