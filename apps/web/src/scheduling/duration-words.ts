import { DAY_MINUTES } from '@balcao/domain/scheduling/light'
import type { SchedulingWords } from './texts'

/** '60 min', or for a service by the day '2 dias' (480 minutes a day). */
export function durationWords(t: SchedulingWords, minutes: number, modality: 'tempo' | 'dia'): string {
  return modality === 'dia'
    ? t('days', { count: Math.max(1, Math.round(minutes / DAY_MINUTES)) })
    : t('minutes', { count: minutes })
}
