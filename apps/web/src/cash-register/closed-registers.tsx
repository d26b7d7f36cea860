import type { CashRegister } from '@balcao/contract/cash-register'
import { differencesOf } from '@balcao/domain/cash-register'
import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../i18n/language'
import { Button } from '../ui/buttons/button'
import { cx } from '../ui/look/class-names'
import { NotThereYet } from '../ui/notices/not-there-yet'
import { PageSection } from '../ui/page/page-section'
import { Time } from '../ui/values/time'
import { useClosedRegisters } from './cash.queries'
import { cashTexts } from './texts'

interface ClosedRegistersProps {
  zone: string
  onShow: (register: CashRegister) => void
}

/** Registers that were closed, with what was missing or too much, the last one first. */
export function ClosedRegisters({ zone, onShow }: ClosedRegistersProps) {
  const t = useTexts(cashTexts)
  const reading = useClosedRegisters()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = reading
  return (
    <PageSection title={t('history')}>
      {!data ? (
        <NotThereYet
          reading={reading}
          failed={t('historyFailed')}
          t={t}
          className="grid gap-2"
          bars={['h-14 rounded-lg', 'h-14 rounded-lg']}
        />
      ) : data.length === 0 ? (
        <p className="text-ink-soft">{t('historyEmpty')}</p>
      ) : (
        <ul aria-label={t('history')} className="grid gap-2">
          {data.map((register) => (
            <li key={register.id}>
              <ClosedRow register={register} zone={zone} onShow={() => onShow(register)} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          kind="secondary"
          className="justify-self-center"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </PageSection>
  )
}

function ClosedRow({ register, zone, onShow }: { register: CashRegister; zone: string; onShow: () => void }) {
  const t = useTexts(cashTexts)
  const off = differencesOf(register.expected, register.counted ?? {}).filter(({ cents }) => cents !== 0)

  return (
    <button
      type="button"
      onClick={onShow}
      className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2 text-left hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="font-semibold">
          <Time at={register.closed_at ?? register.opened_at} zone={zone} show="both" />
        </span>
        {register.closed_by && (
          <span className="block text-sm text-ink-soft">{t('by', { name: register.closed_by })}</span>
        )}
      </span>
      <span className="flex flex-wrap gap-x-3 font-bold tabular-nums">
        {off.length === 0 && <span className="text-ready-ink">{t('right')}</span>}
        {off.map(({ method, cents }) => (
          <span
            key={method}
            className={cx('whitespace-nowrap', cents < 0 ? 'text-danger-ink' : 'text-analysis-ink')}
          >
            {t('differenceOf', { method: t(`payBrief_${method}`), amount: signedBrl(cents) })}
          </span>
        ))}
      </span>
    </button>
  )
}

/** '+R$ 5,00' is too much, '-R$ 5,00' is missing. */
function signedBrl(cents: number): string {
  return `${cents > 0 ? '+' : ''}${formatBrl(cents)}`
}
