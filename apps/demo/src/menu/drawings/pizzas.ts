import { around, ball, line, onTable, strewn, type Drawing } from './canvas'

const middle = [320, 250] as const

/** From above, as it comes out of the oven. */
function round(sauce: 'cheese' | 'chocolate', toppings: readonly Drawing[]): string {
  return onTable(['#e8d3b4', '#b98f5f'], { width: 440, height: 412 }, [
    ball(320, 256, 218, 206, 'meat'),
    ball(320, 250, 208, 196, 'crust'),
    ball(320, 250, 178, 166, sauce),
    ...toppings,
    line('M320 84 L320 416 M164 172 L476 328 M164 328 L476 172', '#7a4516', 3, 0.35),
    line('M160 170 Q190 100 270 74', '#fff', 8, 0.25),
  ])
}

const slices = (places: readonly (readonly [number, number, number])[]): Drawing =>
  places.map(([x, y]) => ball(x, y, 30, 28, 'tomato')).join('')

/** Calabresa on one half, mussarela with basil on the other. */
export function twoFlavours(): string {
  const left = around(middle, [122, 112], 12, 15).filter(([x]) => x < 296)
  const right = around(middle, [118, 108], 10, 8).filter(([x]) => x > 340)
  return round('cheese', [
    slices([...left, [262, 240, 0]]),
    strewn(
      left.map(([x, y]) => [x + 6, y + 34, 40] as const),
      [16, 4],
      '#fff7f0',
    ),
    right.map(([x, y]) => ball(x, y, 26, 20, 'cream')).join(''),
    strewn(
      [...right.map(([x, y, turn]) => [x - 8, y - 24, turn] as const), [376, 262, 20]],
      [20, 8],
      '#4f9a3a',
    ),
  ])
}

/** Chocolate with strawberries. */
export const sweet = (): string =>
  round('chocolate', [
    ...[...around(middle, [116, 106], 8, 22), ...around(middle, [48, 44], 3, 60)].map(([x, y]) =>
      [ball(x, y, 26, 28, 'strawberry'), strewn(around([x, y + 4], [12, 13], 5), [2, 3], '#ffe3a3')].join(''),
    ),
    strewn(around(middle, [86, 78], 16), [9, 3], '#fff6e6'),
  ])
