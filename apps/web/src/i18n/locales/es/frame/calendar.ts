import type { SameKeys } from '../../../format-text'
import type { calendar as pt } from '../../pt/frame/calendar'

export const calendar: SameKeys<typeof pt> = {
  weekday_0: 'Dom',
  weekday_1: 'Lun',
  weekday_2: 'Mar',
  weekday_3: 'Mié',
  weekday_4: 'Jue',
  weekday_5: 'Vie',
  weekday_6: 'Sáb',
  weekdayLong_0: 'domingo',
  weekdayLong_1: 'lunes',
  weekdayLong_2: 'martes',
  weekdayLong_3: 'miércoles',
  weekdayLong_4: 'jueves',
  weekdayLong_5: 'viernes',
  weekdayLong_6: 'sábado',
  monthBefore: 'Mes anterior',
  monthAfter: 'Mes siguiente',
  help: 'Use las flechas para recorrer los días y Enter para elegir.',
}
