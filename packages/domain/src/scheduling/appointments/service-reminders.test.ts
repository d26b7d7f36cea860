import { describe, expect, it } from 'vitest'
import { defaultScheduling, type ServiceReminders } from '../settings'
import { reminderTimes } from './reminders'
import { reminderWays } from './service-reminders'

const own = (channel: ServiceReminders['channel'], first = 2880, second = 120) => ({
  reminders: { channel, first, second },
})
const never = { minutes: null, whatsapp: false, email: false }
const usual = {
  dayBefore: { minutes: 1440, whatsapp: true, email: true },
  hourBefore: { minutes: 60, whatsapp: true, email: true },
}
const { news } = defaultScheduling
const silent = {
  ...news,
  dayBefore: { ...news.dayBefore, on: false },
  hourBefore: { ...news.hourBefore, on: false },
}

describe('the reminders of an appointment', () => {
  const services = {
    exam: own('email'),
    therapy: own('whatsapp', 10_080, 0),
    quiet: own('none'),
    nothing: own('both', 0, 0),
  }
  const ways = (ids: string[], said = news) => reminderWays({ services, news: said }, ids)

  it.each<[string, string[], ReturnType<typeof ways>]>([
    ['are the company’s where a service says nothing', ['cut'], usual],
    [
      'are those of the service',
      ['exam'],
      {
        dayBefore: { minutes: 2880, whatsapp: false, email: true },
        hourBefore: { minutes: 120, whatsapp: false, email: true },
      },
    ],
    ['are none where it wants none', ['quiet'], { dayBefore: never, hourBefore: never }],
    ['are none where it wants neither', ['nothing'], { dayBefore: never, hourBefore: never }],
    [
      'of a visit come as early as one of its services wants, by every way that one names',
      ['exam', 'therapy'],
      {
        dayBefore: { minutes: 10_080, whatsapp: true, email: true },
        hourBefore: { minutes: 120, whatsapp: false, email: true },
      },
    ],
    ['of a visit are not silenced by one that wants none', ['quiet', 'cut'], usual],
  ])('%s', (_, ids, expected) => {
    expect(ways(ids)).toEqual(expected)
    expect(ways(ids.toReversed())).toEqual(expected)
  })

  it('of a service are given though the company gives none', () => {
    expect(ways(['exam'], silent).dayBefore).toEqual({ minutes: 2880, whatsapp: false, email: true })
    expect(ways(['cut'], silent).dayBefore).toMatchObject({ whatsapp: false, email: false })
    expect(ways(['cut', 'exam'], silent).dayBefore).toEqual({ minutes: 2880, whatsapp: false, email: true })
  })

  it('are due so long before the start, quiet hours aside', () => {
    const startsAt = Date.parse('2026-11-20T15:00:00Z')
    const about = { startsAt, bookedAt: 0, zone: 'America/Sao_Paulo', quiet: { from: '21:00', to: '08:00' } }
    const times = (dayBefore: number | null, hourBefore: number | null) =>
      reminderTimes({ ...about, minutes: { dayBefore, hourBefore } }).map(({ kind, at }) => [
        kind,
        (startsAt - at) / 60_000,
      ])
    expect(times(2880, 120)).toEqual([
      ['dayBefore', 2880],
      ['hourBefore', 120],
    ])
    expect(times(null, 30)).toEqual([['hourBefore', 30]])
    expect(times(10_080, null)).toEqual([['dayBefore', 10_080]])
    expect(times(null, null)).toEqual([])
    // Due at half past eleven at night: a little before it is quiet.
    expect(times(750, null)).toEqual([['dayBefore', 15 * 60 + 15]])
  })
})
