import { expect, test } from 'vitest'
import { toasterOptions } from '../../ui/notices/toasts/toaster-options'
import { accountToasts, dashboardToasts } from './toast-durations'

test('NOTIF-05 NOTIF-06 NOTIF-07 NOTIF-08 the sign-in screens’ toaster keeps each kind of message as long as specified', () => {
  expect(toasterOptions(accountToasts)).toEqual({
    duration: 4000,
    success: { duration: 2000 },
    error: { duration: 4000 },
    loading: { duration: Infinity },
  })
})

test('NOTIF-09 NOTIF-10 the dashboard’s keeps success 4 s and errors 5 s', () => {
  expect(toasterOptions(dashboardToasts)).toMatchObject({
    success: { duration: 4000 },
    error: { duration: 5000 },
  })
})
