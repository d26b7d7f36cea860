import { STANDARD_PRICE } from '@balcao/domain/catalogue'
import { isByDay } from '@balcao/domain/modality'
import { centsFromDigits, formatAmount } from '@balcao/domain/money'
import { useId } from 'react'
import { useTexts } from '../../../i18n/language'
import { MoneyInput } from '../../../ui/fields/money-input'
import { TextInput } from '../../../ui/fields/text-input'
import type { Service } from '../../data/services'
import { schedulingTexts } from '../../texts'
import type { DraftService } from './offers-draft'

/** Minutes that one day of a service by day stands for. */
const DAY_MINUTES = 480

interface OwnServiceRowProps {
  service: Service
  own: DraftService
  /** Present where services are chosen one by one. */
  onDoes: ((does: boolean) => void) | undefined
  onChange: (change: Partial<DraftService>) => void
}

/** One service of somebody: whether they do it, how long they take and what it costs with them. */
export function OwnServiceRow({ service, own, onDoes, onChange }: OwnServiceRowProps) {
  const t = useTexts(schedulingTexts)
  const id = useId()
  const { name, modality } = service
  const byDay = isByDay(modality)
  const unit = byDay ? DAY_MINUTES : 1
  const isDone = onDoes === undefined || own.does
  const setPrice = (type: string, text: string) => {
    const { [type]: _, ...others } = own.prices
    const cents = centsFromDigits(text)
    onChange({ prices: cents === null ? others : { ...others, [type]: cents } })
  }
  return (
    <li className="grid gap-x-4 gap-y-1.5 border-t border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      {onDoes ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
          <input
            type="checkbox"
            checked={own.does}
            onChange={({ target }) => onDoes(target.checked)}
            className="relative size-6 shrink-0 accent-(--accent) after:absolute after:-inset-2"
          />
          <span id={id} className="min-w-0 break-words">
            {name}
          </span>
        </label>
      ) : (
        <span id={id} className="min-w-0 font-medium break-words">
          {name}
        </span>
      )}
      {isDone && (
        <div className="grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap sm:justify-end">
          <label className="grid gap-1 text-sm text-ink-soft sm:w-28">
            {t(byDay ? 'ownDays' : 'ownMinutes')}
            <TextInput
              aria-label={t(byDay ? 'ownDaysOf' : 'ownMinutesOf', { service: name })}
              inputMode="numeric"
              maxLength={5}
              placeholder={String(Math.max(1, Math.round(service.duration / unit)))}
              value={own.duration === null ? '' : String(own.duration / unit)}
              onChange={({ target }) => {
                const typed = Number(target.value.replace(/\D/g, ''))
                onChange({ duration: typed === 0 ? null : typed * unit })
              }}
              className="text-right text-ink tabular-nums"
            />
          </label>
          {service.prices.map(({ type, cents }) => (
            <label key={type} className="grid gap-1 text-sm text-ink-soft sm:w-36">
              {type === STANDARD_PRICE ? t('ownPrice') : type}
              <MoneyInput
                aria-label={
                  type === STANDARD_PRICE
                    ? t('ownPriceOf', { service: name })
                    : t('ownPriceOfType', { service: name, type })
                }
                placeholder={formatAmount(cents)}
                value={Object.hasOwn(own.prices, type) ? formatAmount(own.prices[type]!) : ''}
                onValueChange={(text) => setPrice(type, text)}
                className="text-ink"
              />
            </label>
          ))}
        </div>
      )}
    </li>
  )
}
