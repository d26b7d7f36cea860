import { toast } from 'react-hot-toast/headless'

/** Short messages at the top of the page. How long they stay is decided by the page's Toaster. */
export const notify = {
  success: (text: string) => toast.success(text),
  error: (text: string) => toast.error(text, { ariaProps: { role: 'alert', 'aria-live': 'assertive' } }),
  info: (text: string) => toast(text),
  /** Stays until `dismiss(id)` or until another message is shown with the same id. */
  loading: (text: string) => toast.loading(text),
  dismiss: (id?: string) => toast.dismiss(id),
}
