/** HH:MM while it is typed, digits only: 8 becomes 08, 830 becomes 08:30. Says nothing about whether it is a time. */
export function formatClock(text: string): string {
  const typed = text.replace(/\D/g, '')
  const digits = (/^[3-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits
}

/** The whole time that was meant when the person leaves the field: 08 is 08:00, 08:3 is 08:30, 0 is 00:00. */
export function completeClock(text: string): string {
  const [hours = '', minutes = ''] = formatClock(text).split(':')
  if (hours === '') return ''
  return `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`
}
