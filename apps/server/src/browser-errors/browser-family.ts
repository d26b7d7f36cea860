/** In this order: many call themselves Chrome and Safari as well. */
const families = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* .*Safari\//],
] as const

/** The family and main version of a browser, and no more of it: `Chrome 130`; `other` for what is not known. */
export function browserFamily(userAgent: string): string {
  for (const [name, pattern] of families) {
    const version = pattern.exec(userAgent.slice(0, 500))?.[1]?.slice(0, 4)
    if (version) return `${name} ${version}`
  }
  return 'other'
}
