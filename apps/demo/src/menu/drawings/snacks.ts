import { around, ball, line, onTable, shape, slab, strewn, type Drawing } from './canvas'

const warm = ['#fbe9d0', '#e9c99a'] as const

type Layer = 'lettuce' | 'tomato' | 'cheese' | 'meat' | 'bacon' | 'egg' | 'ham'

/** A burger of these layers, the lowest first. */
export function burger(layers: readonly Layer[]): string {
  const drawn: Drawing[] = [slab(196, 340, 248, 58, 26, 'bun')]
  let top = 346
  for (const layer of layers) {
    const { height, draw } = layerLooks[layer]
    top -= height
    drawn.push(draw(top))
  }
  const crown = `M196 ${top + 8} C196 ${top - 118} 444 ${top - 118} 444 ${top + 8} Q444 ${top + 18} 430 ${top + 18} L210 ${top + 18} Q196 ${top + 18} 196 ${top + 8} Z`
  drawn.push(
    shape(crown, 'bun'),
    line(`M222 ${top - 36} Q250 ${top - 74} 300 ${top - 80}`, '#fff', 7, 0.28),
    strewn(
      [
        [262, top - 52, 20],
        [300, top - 66, -15],
        [342, top - 62, 30],
        [382, top - 46, -20],
        [320, top - 40, 10],
        [280, top - 28, -25],
        [364, top - 24, 15],
      ],
      [8, 4.5],
      '#fff3d6',
    ),
  )
  return onTable(warm, { width: 270, height: 398 - top + 80 }, drawn)
}

const layerLooks: Record<Layer, { height: number; draw: (top: number) => Drawing }> = {
  meat: {
    height: 36,
    draw: (top) =>
      slab(190, top, 260, 42, 20, 'meat') +
      strewn(
        [
          [230, top + 18, 0],
          [290, top + 26, 0],
          [350, top + 16, 0],
          [404, top + 24, 0],
        ],
        [7, 4],
        '#3c2113',
      ),
  },
  cheese: {
    height: 12,
    draw: (top) =>
      shape(
        `M186 ${top} L454 ${top} L440 ${top + 14} L392 ${top + 16} L366 ${top + 40} L340 ${top + 16} L262 ${top + 16} L238 ${top + 34} L214 ${top + 14} Z`,
        'cheese',
      ),
  },
  lettuce: {
    height: 16,
    draw: (top) =>
      shape(
        `M178 ${top + 8} Q190 ${top - 4} 214 ${top + 2} L430 ${top + 2} Q452 ${top - 4} 462 ${top + 8} Q452 ${top + 26} 434 ${top + 14} Q416 ${top + 30} 396 ${top + 15} Q376 ${top + 31} 356 ${top + 15} Q336 ${top + 31} 316 ${top + 15} Q296 ${top + 31} 276 ${top + 15} Q256 ${top + 31} 236 ${top + 15} Q216 ${top + 30} 200 ${top + 15} Q186 ${top + 26} 178 ${top + 8} Z`,
        'lettuce',
      ),
  },
  tomato: {
    height: 15,
    draw: (top) => slab(202, top, 112, 20, 10, 'tomato') + slab(322, top, 114, 20, 10, 'tomato'),
  },
  bacon: {
    height: 14,
    draw: (top) =>
      shape(
        `M184 ${top + 4} q22 -14 44 0 t44 0 t44 0 t44 0 t44 0 t44 0 l0 14 q-22 14 -44 0 t-44 0 t-44 0 t-44 0 t-44 0 t-44 0 Z`,
        'bacon',
      ) + line(`M190 ${top + 11} q22 -12 44 0 t44 0 t44 0 t44 0 t44 0`, '#f6c9ae', 4, 0.9),
  },
  egg: {
    height: 18,
    draw: (top) =>
      shape(
        `M188 ${top + 10} Q204 ${top - 6} 250 ${top} L410 ${top - 2} Q448 ${top - 2} 452 ${top + 12} Q440 ${top + 32} 410 ${top + 20} Q380 ${top + 34} 340 ${top + 22} Q300 ${top + 34} 262 ${top + 20} Q214 ${top + 32} 188 ${top + 10} Z`,
        'egg',
      ) + ball(322, top + 4, 40, 13, 'cheese'),
  },
  ham: { height: 12, draw: (top) => slab(184, top, 272, 17, 8, 'ham') },
}

/** Toast with cheese that runs and ham. */
export const toastedSandwich = (): string =>
  onTable(warm, { width: 300, height: 150 }, [
    slab(170, 342, 300, 54, 16, 'bun'),
    layerLooks.ham.draw(330),
    layerLooks.cheese.draw(318),
    slab(170, 252, 300, 72, 20, 'bun'),
    line(
      'M214 262 L214 314 M270 258 L270 318 M326 258 L326 318 M382 258 L382 318 M438 262 L438 314',
      '#8c4f17',
      8,
      0.4,
    ),
    line('M190 268 L450 268', '#fff', 6, 0.2),
  ])

const drop = (x: number, y: number, size: number): Drawing => {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`
  return (
    shape(
      `M${at(0, -100)} C${at(22, -60)} ${at(66, -30)} ${at(66, 20)} C${at(66, 62)} ${at(34, 80)} ${at(0, 80)} C${at(-34, 80)} ${at(-66, 62)} ${at(-66, 20)} C${at(-66, -30)} ${at(-22, -60)} ${at(0, -100)} Z`,
      'crust',
    ) +
    line(`M${at(-40, 10)} Q${at(-36, -26)} ${at(-14, -52)}`, '#fff', 7, 0.3) +
    strewn(
      [
        [x + 24 * size, y + 4 * size, 30],
        [x + 8 * size, y + 44 * size, -20],
        [x - 26 * size, y + 40 * size, 10],
        [x + 38 * size, y + 38 * size, 60],
      ],
      [5, 3],
      '#a2651f',
    )
  )
}

export const coxinhas = (): string =>
  onTable(['#fdeed9', '#efd0a4'], { width: 452, height: 250 }, [
    ball(320, 382, 226, 38, 'plate'),
    drop(216, 298, 1),
    drop(424, 298, 1),
    drop(320, 282, 1.2),
  ])

export const cheeseBreads = (): string =>
  onTable(['#f6ead6', '#dfc6a0'], { width: 464, height: 240 }, [
    ball(320, 378, 232, 42, 'plate'),
    ...[
      [238, 262, 56],
      [402, 262, 56],
      [320, 244, 62],
      [190, 326, 62],
      [450, 326, 62],
      [320, 322, 72],
    ].map(([x, y, size]) => ball(x!, y!, size!, size! * 0.84, 'pudding')),
    strewn(
      [
        ...around([320, 306], [40, 22], 6),
        ...around([190, 314], [30, 18], 4),
        ...around([450, 314], [30, 18], 4),
      ],
      [8, 4],
      '#c98a35',
    ),
  ])
