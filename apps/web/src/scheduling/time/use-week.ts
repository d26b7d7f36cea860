import { defaultHours, weekOf, type Week } from '@balcao/domain/hours'
import { useMemo } from 'react'
import { useCompanyRecord } from '../../shared/company/use-company-record'

/** The company's opening hours; the usual ones until its record is there, so that nothing looks closed by mistake. */
export function useWeek(): Week {
  const hours = useCompanyRecord().record?.horario_funcionamento
  return useMemo(() => weekOf(hours ?? defaultHours()), [hours])
}
