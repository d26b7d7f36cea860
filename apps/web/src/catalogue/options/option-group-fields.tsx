import { optionCharges, type Option, type OptionCharge, type OptionGroup } from '@balcao/domain/catalogue'
import { formatAmount, formatBrl, centsFromDigits } from '@balcao/domain/money'
import { Plus, Trash2, X } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Field } from '../../ui/fields/field'
import { IconButton } from '../../ui/buttons/icon-button'
import { MoneyInput } from '../../ui/fields/money-input'
import { Select } from '../../ui/choices/select'
import { Stepper } from '../../ui/choices/stepper'
import { TextInput } from '../../ui/fields/text-input'
import { catalogueTexts } from '../texts'
import { chargeExample } from './charge-example'
import { newOption } from './new-option'

interface OptionGroupFieldsProps {
  group: OptionGroup
  nth: number
  onChange: (group: OptionGroup) => void
  onRemove: () => void
}

const most = 50

/** One group: its name, how many may be chosen, how they are charged (with an example), and its options. */
export function OptionGroupFields({ group, nth, onChange, onRemove }: OptionGroupFieldsProps) {
  const t = useTexts(catalogueTexts)
  const set = (part: Partial<OptionGroup>) => onChange({ ...group, ...part })
  const setOption = (id: string, part: Partial<Option> | null) =>
    set({
      opcoes: group.opcoes.flatMap((option) =>
        option.id === id ? (part ? { ...option, ...part } : []) : option,
      ),
    })
  const name = group.nome || t('groupNth', { nth })
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line bg-canvas p-4">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-end gap-2">
        <Field label={t('groupName')} className="min-w-0 flex-1">
          {(ids) => (
            <TextInput
              {...ids}
              maxLength={120}
              placeholder={t('groupPlaceholder')}
              value={group.nome}
              onChange={(event) => set({ nome: event.target.value })}
            />
          )}
        </Field>
        <IconButton
          label={t('removeGroup', { name })}
          icon={<Trash2 size={20} aria-hidden="true" />}
          className="size-12"
          onClick={onRemove}
        />
      </div>
      <div className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2">
        <Field label={t('atLeast')}>
          {(ids) => (
            <Stepper
              {...ids}
              value={group.min}
              min={0}
              max={most}
              lessLabel={t('less')}
              moreLabel={t('more')}
              onChange={(min) => set({ min, max: Math.max(min, group.max, 1) })}
            />
          )}
        </Field>
        <Field label={t('atMost')}>
          {(ids) => (
            <Stepper
              {...ids}
              value={group.max}
              min={1}
              max={most}
              lessLabel={t('less')}
              moreLabel={t('more')}
              onChange={(max) => set({ max, min: Math.min(max, group.min) })}
            />
          )}
        </Field>
      </div>
      <Field label={t('charge')} hint={<ChargeExample charge={group.cobranca} options={group.opcoes} />}>
        {(ids) => (
          <Select
            {...ids}
            value={group.cobranca}
            onChange={(event) => set({ cobranca: event.target.value as OptionCharge })}
            options={optionCharges.map((value) => ({ value, label: t(`charge_${value}`) }))}
          />
        )}
      </Field>
      <ul aria-label={t('optionsOf', { name })} className="grid gap-2">
        {group.opcoes.map((option, index) => (
          <li
            key={option.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_9rem_auto_auto]"
          >
            <TextInput
              aria-label={t('optionNth', { nth: index + 1 })}
              placeholder={t('optionPlaceholder')}
              maxLength={120}
              value={option.nome}
              onChange={(event) => setOption(option.id, { nome: event.target.value })}
              className="col-span-2 sm:col-span-1"
            />
            <MoneyInput
              aria-label={t('optionPrice', { name: option.nome || String(index + 1) })}
              value={formatAmount(option.centavos)}
              onValueChange={(text) => setOption(option.id, { centavos: centsFromDigits(text) ?? 0 })}
            />
            <span className="col-span-2 flex items-center justify-between gap-2 sm:contents">
              <label className="flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={option.ativo}
                  onChange={(event) => setOption(option.id, { ativo: event.target.checked })}
                  className="size-5 accent-accent"
                />
                {t('optionActive')}
              </label>
              {option.esgotado && (
                <Button
                  kind="quiet"
                  aria-label={t('nameIsBack', { name: option.nome })}
                  onClick={() => setOption(option.id, { esgotado: undefined })}
                >
                  {t('isBack')}
                </Button>
              )}
              <IconButton
                label={t('removeOption', { name: option.nome || String(index + 1) })}
                icon={<X size={20} aria-hidden="true" />}
                onClick={() => setOption(option.id, null)}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button
        kind="quiet"
        className="justify-self-start"
        icon={<Plus size={20} aria-hidden="true" />}
        disabled={group.opcoes.length >= 200}
        onClick={() => set({ opcoes: [...group.opcoes, newOption()] })}
      >
        {t('addOption')}
      </Button>
    </fieldset>
  )
}

function ChargeExample({ charge, options }: { charge: OptionCharge; options: readonly Option[] }) {
  const t = useTexts(catalogueTexts)
  const { first, second, total } = chargeExample(charge, options, [t('exampleFirst'), t('exampleSecond')])
  return t('chargeExample', {
    first: `${first.nome} (${formatBrl(first.centavos)})`,
    second: `${second.nome} (${formatBrl(second.centavos)})`,
    total: formatBrl(total),
  })
}
