import type { Agenda } from '@balcao/contract/scheduling'
import { useTexts } from '../../i18n/language'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/choices/select'
import type { Service } from '../data/services'
import { askedNames, type FileInWords, type ImportChoices, type NameInFile } from './import-choices'
import { importTexts } from './texts'

interface NameChoicesProps {
  said: FileInWords
  people: readonly Agenda[]
  /** Whether the company's own agenda takes what is nobody's. */
  takesOwn: boolean
  services: readonly Service[]
  choices: ImportChoices
  choose: (change: Partial<ImportChoices>) => void
}

/** Whose the appointments are and which service each name means, with what was found already chosen. */
export function NameChoices({ said, people, takesOwn, services, choices, choose }: NameChoicesProps) {
  const t = useTexts(importTexts)
  const agendas = people.map(({ id, name }) => ({ value: id, label: name }))
  const offered = services.map(({ id, label }) => ({ value: id, label }))
  const named = said.people.length > 0 && people.length > 0
  return (
    <>
      {people.length > 0 && (
        <div className="grid gap-4">
          <Field label={t(named ? 'whoseOthers' : 'whose')}>
            {(ids) => (
              <Select
                {...ids}
                options={takesOwn ? [{ value: '', label: t('company') }, ...agendas] : agendas}
                value={choices.agendaId ?? ''}
                onChange={({ target }) => choose({ agendaId: target.value || null })}
              />
            )}
          </Field>
          {named && (
            <Names
              title={t('peopleTitle')}
              names={said.people}
              options={[{ value: '', label: t('sameAgenda') }, ...agendas]}
              chosen={choices.people}
              onChoose={(chosen) => choose({ people: chosen })}
            />
          )}
        </div>
      )}
      <Names
        title={t('servicesTitle')}
        hint={t('servicesHint')}
        names={said.services}
        options={[{ value: '', label: t('keepWords') }, ...offered]}
        chosen={choices.services}
        onChoose={(chosen) => choose({ services: chosen })}
      />
    </>
  )
}

interface NamesProps {
  title: string
  hint?: string
  names: readonly NameInFile[]
  options: readonly { value: string; label: string }[]
  chosen: Readonly<Record<string, string>>
  onChoose: (chosen: Record<string, string>) => void
}

function Names({ title, hint, names, options, chosen, onChoose }: NamesProps) {
  const t = useTexts(importTexts)
  const { asked, others } = askedNames(names)
  const rest = names.slice(asked.length)
  const set = (keys: readonly string[], value: string) =>
    onChoose({ ...chosen, ...Object.fromEntries(keys.map((key) => [key, value])) })
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 font-semibold">{title}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {asked.map(({ key, name, count, found }) => (
          <Field key={key} label={name === '' ? t('unnamed', { count }) : t('named', { name, count })}>
            {(ids) => (
              <Select
                {...ids}
                options={options}
                value={chosen[key] ?? found}
                onChange={({ target }) => set([key], target.value)}
              />
            )}
          </Field>
        ))}
        {others > 0 && (
          <Field label={t('otherNames', { count: others })}>
            {(ids) => (
              <Select
                {...ids}
                options={options}
                value={chosen[rest[0]!.key] ?? ''}
                onChange={({ target }) =>
                  set(
                    rest.map(({ key }) => key),
                    target.value,
                  )
                }
              />
            )}
          </Field>
        )}
      </div>
    </fieldset>
  )
}
