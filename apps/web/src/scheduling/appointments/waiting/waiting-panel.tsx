import { removeWaiting, type WaitingEntry } from '@balcao/contract/scheduling'
import { formatPhone } from '@balcao/domain/company'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { Badge, type Tone } from '../../../ui/values/badge'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { EmptyState } from '../../../ui/notices/empty-state'
import { IconButton } from '../../../ui/buttons/icon-button'
import { NotThereYet } from '../../../ui/notices/not-there-yet'
import { SidePanel } from '../../../ui/dialogs/side-panel'
import { agendaKeys, useWaiting } from '../../data/agenda.queries'
import { classTexts } from '../../services/classes/texts'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { tellFailure } from '../acts/use-appointment-acts'
import { startWords } from '../../words/when-words'
import { WaitingForm } from './waiting-form'

const tones: Record<WaitingEntry['state'], Tone> = {
  waiting: 'analysis',
  offered: 'accent',
  booked: 'ready',
  gone: 'neutral',
}

interface WaitingPanelProps {
  zone: string
  today: string
  onClose: () => void
}

/** Who waits for a time to become free, in their order; a freed time is offered to the first whom it suits. */
export function WaitingPanel({ zone, today, onClose }: WaitingPanelProps) {
  const t = useTexts(schedulingTexts)
  const client = useQueryClient()
  const waiting = useWaiting()
  const [doomed, setDoomed] = useState<WaitingEntry | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async ({ id }: WaitingEntry) => {
    setBusy(true)
    try {
      await call(removeWaiting, { params: { id } })
      setDoomed(null)
      await client.invalidateQueries({ queryKey: agendaKeys.waiting })
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SidePanel onClose={onClose} title={t('waitingList')}>
      <div className="grid grid-cols-1 gap-6">
        <p className="text-ink-soft">{t('waitingText')}</p>
        {!waiting.data && (
          <NotThereYet reading={waiting} failed={t('waitingFailed')} t={t} bars={['h-20', 'h-20']} />
        )}
        {waiting.data?.length === 0 && (
          <EmptyState icon={<Users size={30} aria-hidden="true" />} title={t('waitingEmpty')} />
        )}
        {waiting.data && waiting.data.length > 0 && (
          <ol aria-label={t('waitingList')} className="grid gap-3">
            {waiting.data.map((entry) => (
              <li key={entry.id} className="flex items-start gap-3 rounded-lg border border-line p-3.5">
                <WaitingFacts entry={entry} zone={zone} />
                <IconButton
                  label={t('waitingRemove', { client: entry.client })}
                  icon={<Trash2 size={20} aria-hidden="true" />}
                  onClick={() => setDoomed(entry)}
                  className="-mt-1 -mr-1"
                />
              </li>
            ))}
          </ol>
        )}
        <WaitingForm today={today} />
      </div>
      {doomed && (
        <ConfirmDialog
          title={t('waitingRemove', { client: doomed.client })}
          description={t(doomed.state === 'offered' ? 'waitingRemoveOffered' : 'waitingRemoveText')}
          keep={t('keep')}
          confirm={t('remove')}
          busy={busy}
          onClose={() => setDoomed(null)}
          onConfirm={() => void remove(doomed)}
        />
      )}
    </SidePanel>
  )
}

function WaitingFacts({ entry, zone }: { entry: WaitingEntry; zone: string }) {
  const t = useTexts(schedulingTexts)
  const tClass = useTexts(classTexts)
  const words = useDayWords()
  const { client, phone, service, from, to, state, offered_start: offered, offer_until: until } = entry
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-bold break-words">{client}</span>
        <Badge tone={tones[state]}>{t(`waiting_${state}`)}</Badge>
      </p>
      <p className="text-ink-soft">
        {service} · {entry.people > 1 && `${tClass('people', { count: entry.people })} · `}
        <span className="whitespace-nowrap tabular-nums">{formatPhone(phone)}</span>
      </p>
      <p>{t('fromTo', { from: words(from, 'short'), to: words(to, 'short') })}</p>
      {state === 'offered' && offered && until && (
        <p className="text-sm font-semibold text-accent-ink">
          {t('waitingOffer', {
            start: startWords(t, words, offered, zone),
            until: startWords(t, words, until, zone),
          })}
        </p>
      )}
    </div>
  )
}
