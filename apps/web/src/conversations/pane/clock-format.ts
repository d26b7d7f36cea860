const formats = new Map<string, Intl.DateTimeFormat>()

/** An ISO instant as the time on a company's clock: '15:04'. Making a format takes longer than a whole list of times. */
export function clockOf(instant: string, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(zone, format)
  return format.format(Date.parse(instant))
}
