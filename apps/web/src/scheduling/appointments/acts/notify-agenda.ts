import { toast } from 'react-hot-toast/headless'

/** How long messages about appointments stay (NOTIF-11). */
export const APPOINTMENT_TOAST_MS = 5000

const lasting = { duration: APPOINTMENT_TOAST_MS }

/** Short messages about appointments, at the top of the page. */
export const notifyAgenda = {
  success: (text: string) => toast.success(text, lasting),
  /** `id`: another message of the same id takes its place. */
  error: (text: string, id?: string) =>
    toast.error(text, {
      ...lasting,
      ...(id === undefined ? {} : { id }),
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    }),
}
