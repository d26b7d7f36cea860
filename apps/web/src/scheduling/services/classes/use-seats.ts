import { mostPeople, serviceRules } from '@balcao/domain/scheduling/light'
import { useSchedulingSettings } from '../../data/agenda.queries'

/** How many people come to a service at one time, by its id; 1 until that is known. */
export function useSeats(): (serviceId: string) => number {
  const { data } = useSchedulingSettings()
  return (serviceId) => (data ? serviceRules(data, serviceId).seats : 1)
}

/** How many people one booking of a service may be for, by its id; 1 until that is known. */
export function useMostPeople(): (serviceId: string) => number {
  const { data } = useSchedulingSettings()
  return (serviceId) => (data ? mostPeople(serviceRules(data, serviceId)) : 1)
}
