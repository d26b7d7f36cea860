import { fixedOption, type OptionGroup } from '@balcao/domain/catalogue'
import { Check } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { Money } from '../../../ui/values/money'
import { Stepper } from '../../../ui/choices/stepper'
import { productTexts } from './texts'
import { ChoiceRow, type ChoiceFinder } from './choice-row'

interface OptionChoiceProps {
  group: OptionGroup
  chosen: Readonly<Record<string, number>>
  /** The product cannot be added without it; shown after somebody tried. */
  isAsked: boolean
  onChoose: (optionId: string, count: number) => void
  Finder: ChoiceFinder | undefined
}

/** From so many options on, typing is faster than looking. */
const findFrom = 7

/** One group of options: one of them, or several counted up to the group's limit. */
export function OptionChoice({ group, chosen, isAsked, onChoose, Finder }: OptionChoiceProps) {
  const t = useTexts(productTexts)
  if (fixedOption(group)) return <Included group={group} />
  const count = Object.values(chosen).reduce((sum, one) => sum + one, 0)
  const isFull = count >= group.max
  const rule =
    group.min === 0
      ? t('upTo', { count: group.max })
      : group.min === group.max
        ? t('exactly', { count: group.min })
        : t('between', { min: group.min, max: group.max })
  return (
    <fieldset id={`grupo-${group.id}`} className="grid grid-cols-1 gap-2">
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-lg font-bold">{group.nome}</span>
        <span className={cx('text-sm', isAsked ? 'font-bold text-danger-ink' : 'text-ink-soft')}>{rule}</span>
      </legend>
      {isAsked && (
        <p role="alert" className="font-semibold text-danger-ink">
          {t('chooseFirst')}
        </p>
      )}
      {group.cobranca !== 'soma' && <p className="text-sm text-ink-soft">{t(`charge_${group.cobranca}`)}</p>}
      {Finder && group.opcoes.length >= findFrom && (
        <Finder
          label={t('findIn', { name: group.nome })}
          rows={group.opcoes.map(({ id, nome, centavos }) => ({ id, nome, cents: centavos || null }))}
          chosen=""
          onChoose={(id) => onChoose(id, (chosen[id] ?? 0) + 1)}
        />
      )}
      {group.opcoes.map((option) => {
        const own = chosen[option.id] ?? 0
        const price = option.centavos > 0 && (
          <span className="whitespace-nowrap">
            {group.cobranca === 'soma' && '+ '}
            <Money cents={option.centavos} />
          </span>
        )
        if (group.max === 1) {
          return (
            <ChoiceRow key={option.id}>
              <input
                type={group.min === 0 ? 'checkbox' : 'radio'}
                name={group.id}
                checked={own > 0}
                onChange={(event) => onChoose(option.id, event.target.checked ? 1 : 0)}
                className="size-5 accent-(--accent)"
              />
              <span className="min-w-0 flex-1 break-words">{option.nome}</span>
              {price}
            </ChoiceRow>
          )
        }
        return (
          <div key={option.id} className="flex items-center gap-2">
            {/* For a finger on the name. The stepper beside it says the same to the keyboard and to screen readers. */}
            <button
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              disabled={isFull}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option.id, own + 1)}
              className="min-h-12 min-w-0 flex-1 rounded-md text-left break-words disabled:opacity-55"
            >
              {option.nome} {price && <span className="text-ink-soft">{price}</span>}
            </button>
            <div className="w-38 shrink-0">
              <Stepper
                value={own}
                onChange={(value) => onChoose(option.id, value)}
                min={0}
                max={own + group.max - count}
                lessLabel={t('lessOf', { name: option.nome })}
                moreLabel={t('moreOf', { name: option.nome })}
                aria-label={option.nome}
              />
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}

/** What leaves no choice comes along. */
function Included({ group: { nome, min, opcoes } }: { group: OptionGroup }) {
  const t = useTexts(productTexts)
  return (
    <section aria-label={nome} className="grid gap-1">
      <h3 className="flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-lg font-bold">{nome}</span>
        <span className="text-sm font-normal text-ink-soft">{t('included')}</span>
      </h3>
      {opcoes.map((option) => (
        <p key={option.id} className="flex items-center gap-2">
          <Check size={18} aria-hidden="true" className="shrink-0 text-accent-ink" />
          <span className="min-w-0 flex-1 break-words">
            {min > 1 && `${min}x `}
            {option.nome}
          </span>
          {option.centavos > 0 && <Money cents={option.centavos * min} className="whitespace-nowrap" />}
        </p>
      ))}
    </section>
  )
}
