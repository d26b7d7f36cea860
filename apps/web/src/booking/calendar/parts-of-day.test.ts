import { expect, it } from 'vitest'
import { partsOfDay } from './parts-of-day'

const at = (time: string) => ({ start: `2026-11-24T${time}`, time })

it('parts a day at noon and at six, and leaves out what is empty', () => {
  const parts = partsOfDay(['00:30', '11:59', '12:00', '17:59', '18:00', '23:30'].map(at))
  expect(parts.map(({ part, starts }) => [part, starts.map(({ time }) => time)])).toEqual([
    ['morning', ['00:30', '11:59']],
    ['afternoon', ['12:00', '17:59']],
    ['evening', ['18:00', '23:30']],
  ])
  expect(partsOfDay([at('14:00')]).map(({ part }) => part)).toEqual(['afternoon'])
})
