/** Colours as `#rrggbb`. */
const light = '#ffffff'
const dark = '#000000'

/** The ink that is read best on a colour: of white and black one always has a contrast of 4.5 or more (WCAG 1.4.3). */
export function inkOn(colour: string): string {
  return contrast(colour, light) >= contrast(colour, dark) ? light : dark
}

/** How much two colours differ, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
