import { useTexts } from '../../i18n/language'
import { useMay } from '../../shared/role/role-scope'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/choices/select'
import { TextArea } from '../../ui/fields/text-area'
import { employeesTexts } from '../texts'
import type { DraftField, EmployeeDraft } from './employee-draft'
import { TextField } from '../../ui/fields/text-field'
import { MoneyField } from '../../ui/fields/money-field'
import { PhoneField } from '../../shared/customer/phone-field'

interface EmployeeFieldsProps {
  edit: {
    draft: EmployeeDraft
    problemOf: (field: DraftField) => string | undefined
    change: (part: Partial<EmployeeDraft>) => void
  }
  isNew: boolean
  /** Their status is ended and taken back elsewhere. */
  hasLeft: boolean
}

const workingStatuses = ['ativo', 'ferias', 'licenca'] as const
const lengths = { nome: 120, cargo: 80, departamento: 80, email: 254, notes: 2000 } as const

/** The fields of the form (EMP-06). Who may not see salaries gets no field for one. */
export function EmployeeFields({ edit, isNew, hasLeft }: EmployeeFieldsProps) {
  const t = useTexts(employeesTexts)
  const { draft, problemOf, change } = edit
  const maySetSalary = useMay(isNew ? 'employees.create' : 'employees.edit', { salario: 0 })
  const text = (field: 'nome' | 'cargo' | 'departamento', label: string) => (
    <TextField
      label={label}
      error={problemOf(field)}
      maxLength={lengths[field]}
      value={draft[field]}
      onValueChange={(typed) => change({ [field]: typed })}
    />
  )
  return (
    <>
      {text('nome', t('name'))}
      <div className="grid gap-4 sm:grid-cols-2">
        {text('cargo', t('job'))}
        {text('departamento', t('department'))}
        <TextField
          label={t('admission')}
          error={problemOf('data_admissao')}
          type="date"
          value={draft.data_admissao}
          onValueChange={(data_admissao) => change({ data_admissao })}
        />
        {!hasLeft && (
          <Field label={t('status')} error={problemOf('status')}>
            {(ids) => (
              <Select
                {...ids}
                options={workingStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
                value={draft.status}
                onChange={({ target }) => change({ status: target.value as EmployeeDraft['status'] })}
              />
            )}
          </Field>
        )}
      </div>
      {maySetSalary && (
        <MoneyField
          label={t('salary')}
          hint={t(isNew ? 'salaryNewHint' : 'salaryKeepHint')}
          error={problemOf('salario')}
          value={draft.salario}
          onValueChange={(salario) => change({ salario })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <PhoneField
          label={t('phone')}
          error={problemOf('telefone')}
          value={draft.telefone}
          onValueChange={(telefone) => change({ telefone })}
        />
        <TextField
          label={t('email')}
          error={problemOf('email')}
          type="email"
          inputMode="email"
          maxLength={lengths.email}
          value={draft.email}
          onValueChange={(email) => change({ email })}
        />
      </div>
      <Field label={t('notes')} error={problemOf('notes')}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={4}
            maxLength={lengths.notes}
            value={draft.notes}
            onChange={({ target }) => change({ notes: target.value })}
          />
        )}
      </Field>
    </>
  )
}
