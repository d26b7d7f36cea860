const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago an instant was, in the words of a locale ('há 5 minutos'); less than a minute is now. */
export function agoWords(at: string, now: number, locale: string): string {
  const passed = Math.max(0, now - Date.parse(at))
  const [unit, ms] = steps.find(([, length]) => passed >= length) ?? (['second', Infinity] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / ms), unit)
}
