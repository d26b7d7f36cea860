import type { Agenda } from '@balcao/contract/scheduling'
import { defaultHours, weekOf, type Week } from '@balcao/domain/hours'
import type { OpeningHours } from '@balcao/domain/scheduling/light'
import { useMemo } from 'react'
import { useCompanyRecord } from '../../../shared/company/use-company-record'

/** The company's opening hours; the usual ones until they are there, so that nothing looks closed by mistake. */
export function useWeek(): Week {
  const company = useCompanyRecord().record?.horario_funcionamento
  return useMemo(() => weekOf(company ?? defaultHours()), [company])
}

/** When an agenda can be booked of a company that is open by `week`: its own hours, and those that it has for a while. */
export function hoursOf(
  agenda: Pick<Agenda, 'hours' | 'periods'> | undefined,
  week: Week,
): Required<Pick<OpeningHours, 'week' | 'periods'>> {
  return {
    week: agenda?.hours ? weekOf(agenda.hours) : week,
    periods: (agenda?.periods ?? []).map(({ from, to, hours }) => ({ from, to, week: weekOf(hours) })),
  }
}
