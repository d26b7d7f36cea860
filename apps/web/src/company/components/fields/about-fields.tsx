import { Info } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { companyTexts } from '../../texts'
import type { CompanyEdit } from '../../use-company-edit'
import { TitledCard } from '../../../ui/page/titled-card'

const longest = 5000
const fields = [
  ['sobre_empresa', 'aboutHint'],
  ['observacoes', 'notesHint'],
] as const

/** The about text and the observations (COMP-07). */
export function AboutFields({ edit }: { edit: CompanyEdit }) {
  const t = useTexts(companyTexts)
  return (
    <TitledCard icon={<Info size={22} aria-hidden="true" />} title={t('section_about')}>
      {fields.map(([name, hint]) => (
        <Field key={name} label={t(`field_${name}`)} hint={t(hint)}>
          {(ids) => (
            <TextArea
              {...ids}
              name={name}
              rows={4}
              maxLength={longest}
              value={edit.values[name]}
              onChange={(event) => edit.change({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </TitledCard>
  )
}
