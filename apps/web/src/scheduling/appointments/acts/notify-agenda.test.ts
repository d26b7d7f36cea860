import { expect, test } from 'vitest'
import { APPOINTMENT_TOAST_MS } from './notify-agenda'

test('NOTIF-11 messages about appointments stay 5 seconds', () => {
  expect(APPOINTMENT_TOAST_MS).toBe(5000)
})
