/** How long messages of each kind stay, in milliseconds; Infinity until dismissed or replaced. */
export interface ToastDurations {
  success: number
  error: number
  loading: number
  other: number
}

/** The durations as the toast library takes them. */
export function toasterOptions({ success, error, loading, other }: ToastDurations) {
  return {
    duration: other,
    success: { duration: success },
    error: { duration: error },
    loading: { duration: loading },
  }
}
