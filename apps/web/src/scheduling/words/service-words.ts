import type { Appointment } from '@balcao/contract/scheduling'
import type { SchedulingWords } from '../texts'

/** 'Corte com Bia Reis'; without a person the service alone. */
export function serviceWords(
  t: SchedulingWords,
  { service, professional }: Pick<Appointment, 'service' | 'professional'>,
): string {
  return professional ? t('serviceWith', { service, name: professional }) : service
}
