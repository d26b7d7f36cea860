import type { PackageKind } from '@balcao/contract/scheduling'
import { centsFromDigits, formatAmount } from '@balcao/domain/money'
import { Trash2 } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { packagesTexts } from '../../../shared/customer/packages/texts'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Switch } from '../../../ui/choices/switch'
import { MoneyField } from '../../../ui/fields/money-field'
import { TextField } from '../../../ui/fields/text-field'
import { Card } from '../../../ui/page/card'
import type { Service } from '../../data/services'
import type { KindProblem } from './kinds-draft'

interface KindCardProps {
  kind: PackageKind
  services: readonly Service[]
  problem: KindProblem | undefined
  onChange: (change: Partial<PackageKind>) => void
  onRemove: () => void
}

/** One kind of package: what it is good for, how many sessions, for how much and how long. */
export function KindCard({ kind, services, problem, onChange, onRemove }: KindCardProps) {
  const t = useTexts(packagesTexts)
  const said = (...of: KindProblem[]) => (problem && of.includes(problem) ? t(problem) : undefined)
  const numberOf = (typed: string) => (typed === '' ? Number.NaN : Number(typed.replace(/\D/g, '')))
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <TextField
          label={t('name')}
          hint={kind.name === '' ? t('nameHint') : undefined}
          error={said('blank', 'double')}
          maxLength={60}
          value={kind.name}
          onValueChange={(name) => onChange({ name })}
        />
        <IconButton
          label={t('remove', { name: kind.name || t('unnamed') })}
          icon={<Trash2 size={20} aria-hidden="true" />}
          className="mt-7"
          onClick={onRemove}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={t('sessions')}
          error={said('badSessions')}
          inputMode="numeric"
          maxLength={3}
          value={Number.isNaN(kind.sessions) ? '' : String(kind.sessions)}
          onValueChange={(typed) => onChange({ sessions: numberOf(typed) })}
        />
        <MoneyField
          label={t('price')}
          value={kind.price_cents === 0 ? '' : formatAmount(kind.price_cents)}
          onValueChange={(typed) => onChange({ price_cents: centsFromDigits(typed) ?? 0 })}
        />
        <TextField
          label={t('valid')}
          hint={t('validHint')}
          error={said('badDays')}
          inputMode="numeric"
          maxLength={4}
          value={kind.valid_days === null ? '' : String(kind.valid_days)}
          onValueChange={(typed) => onChange({ valid_days: /\d/.test(typed) ? numberOf(typed) : null })}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">
          {t('services')} <span className="sr-only">({kind.name})</span>
        </legend>
        {problem === 'noService' && (
          <p role="alert" className="text-sm font-semibold text-danger-ink">
            {t('noService')}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {services.map(({ id, name }) => (
            <label
              key={id}
              className="flex min-h-11 items-center gap-2.5 rounded-md border border-line px-3 font-medium has-checked:border-accent has-checked:bg-accent-tint"
            >
              <input
                type="checkbox"
                checked={kind.service_ids.includes(id)}
                aria-invalid={problem === 'noService' || undefined}
                onChange={({ target }) =>
                  onChange({
                    service_ids: target.checked
                      ? [...kind.service_ids, id]
                      : kind.service_ids.filter((one) => one !== id),
                  })
                }
                className="size-5 shrink-0 accent-accent"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-1">
        <Switch
          label={t('byItself')}
          checked={kind.by_itself}
          onChange={(by_itself) => onChange({ by_itself })}
        />
        <p className="text-sm text-ink-soft">{t('byItselfHint')}</p>
      </div>
      <div className="flex flex-wrap gap-x-8">
        <Switch
          label={t('noShowSpends')}
          checked={kind.no_show_spends}
          onChange={(no_show_spends) => onChange({ no_show_spends })}
        />
        <Switch label={t('active')} checked={kind.active} onChange={(active) => onChange({ active })} />
      </div>
    </Card>
  )
}
