import { addDays, weekdayOf } from '@balcao/domain/scheduling/light'
import { wallTime } from '@balcao/domain/time'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { createDemoCalls } from './demo-calls'
import { sampleAgenda } from './sample-agenda'

const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })

it('BOOK-33 CONST-09 makes up times within the next 30 days, on weekdays, from 8 to 17 o’clock', () => {
  fc.assert(
    fc.property(
      dates,
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }),
      (date, dice) => {
        const today = date.toISOString().slice(0, 10)
        let throws = 0
        const { days, last } = sampleAgenda({ today, random: () => dice[throws++ % dice.length]! })
        expect(last).toBe(addDays(today, 30))
        for (const day of days) {
          const free = day.slots.filter((slot) => slot.free > 0)
          if (free.length === 0) continue
          expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day.date))
          expect(day.date > today && day.date <= last).toBe(true)
          for (const { start, time, free: minutes } of free) {
            const begins = Number(time.slice(0, 2))
            expect(begins).toBeGreaterThanOrEqual(8)
            expect(time.slice(3)).toBe('00')
            expect(begins + minutes / 60).toBeLessThanOrEqual(17)
            expect(wallTime(Date.parse(start), 'America/Sao_Paulo')).toMatchObject({ date: day.date, time })
          }
        }
      },
    ),
    { numRuns: runs(150, 8) },
  )
})

it('BOOK-33 differs from visit to visit', () => {
  const free = (random: () => number) =>
    sampleAgenda({ today: '2026-11-20', random }).days.flatMap(({ slots }) =>
      slots.filter((slot) => slot.free > 0).map(({ start }) => start),
    )
  expect(free(() => 0).length).toBeGreaterThan(free(() => 0.9).length)
  expect(free(() => 0.9)).toEqual([])
})

it('BOOK-36 waits two seconds in the demonstration, and then says what would have been booked', async () => {
  const waits: number[] = []
  const calls = createDemoCalls({
    now: () => Date.parse('2026-11-20T15:00:00Z'),
    random: () => 0,
    wait: async (milliseconds) => waits.push(milliseconds),
  })
  const agenda = await calls.readMonth(null)
  expect(agenda.days.every(({ date }) => date.startsWith('2026-11'))).toBe(true)
  const day = agenda.days.find(({ slots }) => slots.length > 0)!
  const booking = await calls.book({
    id: '5b0d2c2e-7a0e-4f6c-9d51-1f2c3b4a5d6e',
    service_id: 'sessao-longa',
    price_type: 'padrao',
    starts_at: day.slots[0]!.start,
    name: 'Ana Lima',
    phone: '92991234567',
    consent: true,
  })
  expect(waits).toEqual([2000])
  expect(booking).toMatchObject({ service: 'Sessão longa', client: 'Ana Lima', in_calendar: false, link: '' })
})
