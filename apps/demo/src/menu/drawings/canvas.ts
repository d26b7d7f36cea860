/** A drawing's parts are SVG of 640 by 480. */
export type Drawing = string

/** A colour that is lighter above on the left, as if a lamp stood there. */
const lit = (id: string, light: string, dark: string) =>
  `<radialGradient id="${id}" cx="38%" cy="30%" r="75%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`

/**
 * The whole picture: a table in one colour, its light, and what stands on it with its shadow. The nearer, the smaller
 * it is: `width` and `height` are those of what stands there.
 */
export function onTable(
  [light, dark]: readonly [string, string],
  { width, height }: { width: number; height: number },
  things: readonly Drawing[],
): string {
  const wide = Math.min(640, Math.max(width + 150, ((height + 90) * 4) / 3))
  const high = wide * 0.75
  const view = [320 - wide / 2, Math.max(0, 446 - high), wide, high].map(Math.round).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="${view}">
<defs>${lit('table', light, dark)}${Object.entries(colours)
    .map(([id, [bright, deep]]) => lit(id, bright, deep))
    .join('')}</defs>
<rect width="640" height="480" fill="url(#table)"/>
<ellipse cx="320" cy="398" rx="${width / 2 + 34}" ry="34" fill="#000" opacity=".08"/>
<ellipse cx="320" cy="396" rx="${width / 2 + 8}" ry="22" fill="#000" opacity=".16"/>
${things.join('\n')}</svg>`
}

/** What dishes are made of, in the light and in the shade. */
const colours = {
  bun: ['#f3bd6b', '#c27a2c'],
  meat: ['#8a5233', '#54301d'],
  cheese: ['#ffd969', '#f0ae2b'],
  lettuce: ['#a9d65c', '#6aa336'],
  tomato: ['#f0694d', '#c53a26'],
  bacon: ['#d8694f', '#9a3527'],
  egg: ['#ffffff', '#e9e4d6'],
  ham: ['#f7b3ab', '#e2857d'],
  crust: ['#eebc72', '#bd7a34'],
  chocolate: ['#7d4a2c', '#3d2114'],
  strawberry: ['#ff6b6b', '#c8253a'],
  plate: ['#ffffff', '#dfe3e6'],
  glass: ['#ffffff', '#d7e6ee'],
  orange: ['#ffc14d', '#f28a1a'],
  purple: ['#7a4a92', '#3e1f57'],
  water: ['#e4f6fd', '#9fd3ea'],
  green: ['#4fb35f', '#1e6b34'],
  red: ['#f2594f', '#b3201f'],
  cream: ['#fffaf0', '#efe0bf'],
  caramel: ['#d98a35', '#8f4712'],
  pudding: ['#fbdc93', '#e6ae4d'],
} as const
export type Colour = keyof typeof colours

const fill = (colour: Colour) => `fill="url(#${colour})"`

export const ball = (x: number, y: number, rx: number, ry: number, colour: Colour): Drawing =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${fill(colour)}/>`

export const slab = (x: number, y: number, w: number, h: number, round: number, colour: Colour): Drawing =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" ${fill(colour)}/>`

export const shape = (path: string, colour: Colour): Drawing => `<path d="${path}" ${fill(colour)}/>`

/** A thin line of light or shade. */
export const line = (path: string, colour: string, width: number, opacity = 1): Drawing =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`

/** Little things side by side: `[x, y, turned by degrees]` each. */
export const strewn = (
  places: readonly (readonly [number, number, number])[],
  [rx, ry]: readonly [number, number],
  colour: string,
): Drawing =>
  places
    .map(
      ([x, y, turn]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')

/** Places around a middle, `count` of them, the first at an angle in degrees. */
export function around(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  count: number,
  first = 0,
): (readonly [number, number, number])[] {
  return Array.from({ length: count }, (_, n) => {
    const angle = first + (360 / count) * n
    const radians = (angle * Math.PI) / 180
    return [round(x + rx * Math.cos(radians)), round(y + ry * Math.sin(radians)), angle] as const
  })
}

const round = (number: number) => Math.round(number * 10) / 10
