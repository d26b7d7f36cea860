import type { Translate } from '../i18n/language'
import type { employees } from '../i18n/locales/pt/shop/employees'

const names = {
  nome: 'name',
  cargo: 'job',
  departamento: 'department',
  salario: 'salary',
  data_admissao: 'admission',
  status: 'status',
  telefone: 'phone',
  email: 'email',
  notes: 'notes',
} as const satisfies Record<string, keyof typeof employees>

/** A field of the record as the screen calls it; one that the screen does not know as it came. */
export function fieldName(field: string, t: Translate<typeof employees>): string {
  return field in names ? t(names[field as keyof typeof names]) : field
}
