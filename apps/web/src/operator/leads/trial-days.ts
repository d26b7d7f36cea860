const most = 180

/** Days to try the product as they were typed: 1 to 180, null for anything else. */
export function trialDaysOf(typed: string): number | null {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return days >= 1 && days <= most ? days : null
}
