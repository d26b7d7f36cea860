import type { SameKeys } from '../../../format-text'
import type { calendar as pt } from '../../pt/frame/calendar'

export const calendar: SameKeys<typeof pt> = {
  weekday_0: 'Sun',
  weekday_1: 'Mon',
  weekday_2: 'Tue',
  weekday_3: 'Wed',
  weekday_4: 'Thu',
  weekday_5: 'Fri',
  weekday_6: 'Sat',
  weekdayLong_0: 'Sunday',
  weekdayLong_1: 'Monday',
  weekdayLong_2: 'Tuesday',
  weekdayLong_3: 'Wednesday',
  weekdayLong_4: 'Thursday',
  weekdayLong_5: 'Friday',
  weekdayLong_6: 'Saturday',
  monthBefore: 'Previous month',
  monthAfter: 'Next month',
  help: 'Use the arrow keys to walk through the days and Enter to choose.',
}
