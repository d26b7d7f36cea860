/** A date 'YYYY-MM-DD' as dd/mm/yyyy (EMP-03); a text of another form is shown as it is. */
export function dateText(date: string): string {
  return date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
}
