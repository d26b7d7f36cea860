import { useTexts } from '../../i18n/language'
import { maskLength, phoneMask } from '../../shared/customer/masks'
import { useMay } from '../../shared/role/role-scope'
import { Field } from '../../ui/field'
import { MaskedInput } from '../../ui/masked-input'
import { MoneyInput } from '../../ui/money-input'
import { Select } from '../../ui/select'
import { TextArea } from '../../ui/text-area'
import { TextInput } from '../../ui/text-input'
import { employeesTexts } from '../texts'
import type { DraftField, EmployeeDraft } from './employee-draft'

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
    <Field label={label} error={problemOf(field)}>
      {(ids) => (
        <TextInput
          {...ids}
          autoComplete="off"
          maxLength={lengths[field]}
          value={draft[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <>
      {text('nome', t('name'))}
      <div className="grid gap-4 sm:grid-cols-2">
        {text('cargo', t('job'))}
        {text('departamento', t('department'))}
        <Field label={t('admission')} error={problemOf('data_admissao')}>
          {(ids) => (
            <TextInput
              {...ids}
              type="date"
              value={draft.data_admissao}
              onChange={({ target }) => change({ data_admissao: target.value })}
            />
          )}
        </Field>
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
        <Field
          label={t('salary')}
          hint={t(isNew ? 'salaryNewHint' : 'salaryKeepHint')}
          error={problemOf('salario')}
        >
          {(ids) => (
            <MoneyInput {...ids} value={draft.salario} onValueChange={(salario) => change({ salario })} />
          )}
        </Field>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('phone')} error={problemOf('telefone')}>
          {(ids) => (
            <MaskedInput
              {...ids}
              mask={phoneMask}
              type="tel"
              inputMode="tel"
              maxLength={maskLength.phone}
              value={draft.telefone}
              onValueChange={(telefone) => change({ telefone })}
            />
          )}
        </Field>
        <Field label={t('email')} error={problemOf('email')}>
          {(ids) => (
            <TextInput
              {...ids}
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={lengths.email}
              value={draft.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          )}
        </Field>
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
