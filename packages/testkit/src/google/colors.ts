interface Color {
  background: string
  foreground: string
}

const numbered = (backgrounds: string[]): Record<string, Color> =>
  Object.fromEntries(
    backgrounds.map((background, at) => [String(at + 1), { background, foreground: '#1d1d1d' }]),
  )

/** By `colorId`, as GET /colors has published them since 2012. */
export const EVENT_COLORS = numbered([
  '#a4bdfc',
  '#7ae7bf',
  '#dbadff',
  '#ff887c',
  '#fbd75b',
  '#ffb878',
  '#46d6db',
  '#e1e1e1',
  '#5484ed',
  '#51b749',
  '#dc2127',
])

/** Of whole calendars; the first half of the published ones. */
export const CALENDAR_COLORS = numbered([
  '#ac725e',
  '#d06b64',
  '#f83a22',
  '#fa573c',
  '#ff7537',
  '#ffad46',
  '#42d692',
  '#16a765',
  '#7bd148',
  '#b3dc6c',
  '#fbe983',
])
