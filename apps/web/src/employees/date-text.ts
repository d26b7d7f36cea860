/** A date 'YYYY-MM-DD' as dd/mm/yyyy (spec section 9, EMP-03); a text of another form is shown as it is. */
export function dateText(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
}

/** Today 'YYYY-MM-DD' on a clock in an IANA zone, at an instant in epoch milliseconds. */
export function todayIn(zone: string, now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
}
