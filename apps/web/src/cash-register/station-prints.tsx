import type { CashRegister } from '@balcao/contract/cash-register'
import type { PrintStation, PrintSummary } from '@balcao/contract/printing'
import { Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { useErrorText } from '../i18n/error-text'
import { useTexts } from '../i18n/language'
import { useLiveEvent } from '../lib/live/live-provider'
import { newId } from '../lib/new-id'
import { Button } from '../ui/buttons/button'
import { usePrintClosing, useStations } from './cash.queries'
import { cashTexts } from './texts'

/** A closing on the paper of the shop's printers, one button for each, and what became of it. */
export function StationPrints({ register }: { register: CashRegister }) {
  const t = useTexts(cashTexts)
  const errorText = useErrorText()
  const { data: stations } = useStations()
  const print = usePrintClosing()
  const [sent, setSent] = useState<{
    id: string
    station: PrintStation
    state: PrintSummary['state']
  } | null>(null)
  // Until the server has answered, a further press is the same print.
  const id = useRef<string>(newId())
  useLiveEvent('PRINT_CHANGED', ({ job }) =>
    setSent((known) => (known?.id === job.id ? { ...known, state: job.state } : known)),
  )
  if (!stations || stations.length === 0) return null
  const send = async (station: PrintStation) => {
    try {
      const job = await print.mutateAsync({ registerId: register.id, id: id.current, station_id: station.id })
      id.current = newId()
      setSent({ id: job.id, station, state: job.state })
    } catch {
      // It is said below.
    }
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {stations.map((station) => (
          <Button
            key={station.id}
            kind="secondary"
            className="max-w-full"
            busy={print.isPending && print.variables.station_id === station.id}
            icon={<Printer size={18} aria-hidden="true" />}
            onClick={() => void send(station)}
          >
            <span className="truncate">{t('printAt', { station: station.name })}</span>
          </Button>
        ))}
      </div>
      <p role="status" className="font-medium empty:hidden">
        {print.isError ? errorText(print.error, '') : sent && t(wordOf(sent), { station: sent.station.name })}
      </p>
    </div>
  )
}

function wordOf({ state, station }: { state: PrintSummary['state']; station: PrintStation }) {
  if (state === 'printed') return 'printDone'
  if (state === 'uncertain') return 'printUnsure'
  if (state === 'failed' || state === 'expired') return 'printFailed'
  return station.online ? 'printQueued' : 'printOffline'
}
