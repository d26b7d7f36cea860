import type { CashRegister } from '@balcao/contract/cash-register'
import { formatBrl } from '@balcao/domain/money'
import { ArrowDownToLine, ArrowUpFromLine, LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../i18n/language'
import { Fold } from '../ui/page/fold'
import { Button } from '../ui/buttons/button'
import { TitledCard } from '../ui/page/titled-card'
import { Time } from '../ui/values/time'
import { CountPanel } from './count-panel'
import { MovementDialog } from './movement-dialog'
import { MovementList } from './movement-list'
import { cashTexts } from './texts'
import { ValueTable } from './value-table'

interface OpenRegisterProps {
  register: CashRegister
  zone: string
  /** Just after it was closed. */
  onClosed: (closed: CashRegister) => void
}

/** The open register: since when and with what, what went in and out, and the way to its close. */
export function OpenRegister({ register, zone, onClosed }: OpenRegisterProps) {
  const t = useTexts(cashTexts)
  const [moving, setMoving] = useState<'in' | 'out' | null>(null)
  const [counting, setCounting] = useState(false)
  return (
    <TitledCard
      title={t('openTitle')}
      text={
        <>
          <Since register={register} zone={zone} />{' '}
          {t('openedWith', { amount: formatBrl(register.opening_cents) })}
        </>
      }
    >
      <div className="flex flex-wrap gap-2 max-[22rem]:*:px-2">
        <Button
          kind="secondary"
          icon={<ArrowUpFromLine size={18} aria-hidden="true" />}
          onClick={() => setMoving('out')}
        >
          {t('out')}
        </Button>
        <Button
          kind="secondary"
          icon={<ArrowDownToLine size={18} aria-hidden="true" />}
          onClick={() => setMoving('in')}
        >
          {t('in')}
        </Button>
        <Button icon={<LockKeyhole size={18} aria-hidden="true" />} onClick={() => setCounting(true)}>
          {t('close')}
        </Button>
      </div>
      <MovementList register={register} zone={zone} />
      <Fold summary={t('soFar')}>
        <div className="grid gap-2 pb-4">
          <p className="text-sm text-ink-soft">{t('soFarHint')}</p>
          <ValueTable register={register} />
        </div>
      </Fold>
      {moving && <MovementDialog register={register} kind={moving} onClose={() => setMoving(null)} />}
      {counting && (
        <CountPanel
          register={register}
          onClose={() => setCounting(false)}
          onClosed={(closed) => {
            setCounting(false)
            onClosed(closed)
          }}
        />
      )}
    </TitledCard>
  )
}

function Since({ register, zone }: Pick<OpenRegisterProps, 'register' | 'zone'>) {
  const t = useTexts(cashTexts)
  const [before, after] = t('openSince', { when: '\0' }).split('\0')
  return (
    <>
      {before}
      <Time at={register.opened_at} zone={zone} show="both" />
      {after}
      {register.opened_by && <> {t('by', { name: register.opened_by })}</>}.
    </>
  )
}
