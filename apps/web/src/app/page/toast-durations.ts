import type { ToastDurations } from '../../ui/notices/toasts/toaster-options'

/** Sign-in screens: success 2 s, error and others 4 s, loading until it is replaced (NOTIF-05..08). */
export const accountToasts: ToastDurations = { success: 2000, error: 4000, loading: Infinity, other: 4000 }

/** Dashboard: success and others 4 s, errors 5 s (NOTIF-09, NOTIF-10). */
export const dashboardToasts: ToastDurations = { success: 4000, error: 5000, loading: Infinity, other: 4000 }
