import type { CashRegister } from '@balcao/contract/cash-register'
import { formatBrl } from '@balcao/domain/money'
import { Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTexts } from '../i18n/language'
import { useCompanyRecord } from '../shared/company/use-company-record'
import { Button } from '../ui/buttons/button'
import { Dialog } from '../ui/dialogs/dialog'
import { Time } from '../ui/values/time'
import './cash-paper.css'
import { MovementList } from './movement-list'
import { StationPrints } from './station-prints'
import { cashTexts } from './texts'
import { ValueTable } from './value-table'

interface ClosingDialogProps {
  register: CashRegister
  zone: string
  onClose: () => void
}

/** How a register was closed, to be read and to be printed. */
export function ClosingDialog({ register, zone, onClose }: ClosingDialogProps) {
  const t = useTexts(cashTexts)
  const { record } = useCompanyRecord()
  return (
    <>
      <Dialog
        onClose={onClose}
        title={t('closing')}
        leave={t('done')}
        actions={
          <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
            {t('printBrowser')}
          </Button>
        }
      >
        <Closing register={register} zone={zone} />
        <StationPrints register={register} />
      </Dialog>
      {createPortal(
        <article className="cash-paper" aria-hidden="true">
          <h1>{t('closing')}</h1>
          <p>{record?.nome}</p>
          <Closing register={register} zone={zone} />
        </article>,
        document.body,
      )}
    </>
  )
}

function Closing({ register, zone }: Pick<ClosingDialogProps, 'register' | 'zone'>) {
  const t = useTexts(cashTexts)
  const { opened_at, opened_by, opening_cents, closed_at, closed_by, note } = register
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">{t('openedAt')}</dt>
        <dd>
          <Time at={opened_at} zone={zone} show="both" /> {opened_by && t('by', { name: opened_by })}
        </dd>
        <dt className="text-ink-soft">{t('closedAt')}</dt>
        <dd>
          {closed_at && <Time at={closed_at} zone={zone} show="both" />}{' '}
          {closed_by && t('by', { name: closed_by })}
        </dd>
        <dt className="text-ink-soft">{t('opening')}</dt>
        <dd className="tabular-nums">{formatBrl(opening_cents)}</dd>
      </dl>
      <ValueTable register={register} />
      <MovementList register={register} zone={zone} />
      {note && (
        <p className="break-words">
          <span className="font-semibold">{t('note')}:</span> {note}
        </p>
      )}
    </div>
  )
}
