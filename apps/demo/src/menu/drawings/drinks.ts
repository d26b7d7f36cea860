import { ball, line, onTable, shape, slab, strewn, type Colour } from './canvas'

const cool = ['#e5f3f1', '#b4d5d3'] as const

export const can = (): string =>
  onTable(['#fde3df', '#eeb3ab'], { width: 160, height: 310 }, [
    shape(
      'M250 120 Q250 104 268 100 L372 100 Q390 104 390 120 L398 146 L398 372 L388 396 Q320 412 252 396 L242 372 L242 146 Z',
      'red',
    ),
    ball(320, 102, 62, 13, 'plate'),
    ball(320, 101, 20, 5, 'glass'),
    shape('M242 270 Q320 196 398 250 L398 300 Q320 240 242 320 Z', 'cream'),
    line('M258 150 L258 370', '#fff', 9, 0.35),
    strewn(
      [
        [280, 180, 0],
        [352, 200, 0],
        [296, 350, 0],
        [370, 344, 0],
        [332, 160, 0],
      ],
      [4, 7],
      '#ffffff',
    ),
  ])

export const bigBottle = (): string =>
  onTable(['#e6f2dd', '#b7d6a4'], { width: 170, height: 370 }, [
    shape(
      'M298 62 L342 62 L342 96 Q346 134 384 164 Q400 180 400 206 L400 378 Q400 398 380 398 L260 398 Q240 398 240 378 L240 206 Q240 180 256 164 Q294 134 298 96 Z',
      'green',
    ),
    slab(294, 40, 52, 34, 8, 'red'),
    slab(240, 226, 160, 96, 0, 'cream'),
    ball(320, 274, 34, 34, 'red'),
    ball(312, 266, 12, 12, 'strawberry'),
    line('M258 196 L258 384', '#fff', 9, 0.35),
  ])

/** A glass of this colour, with what stands in it. */
function glassOf(colour: Colour, extra: readonly string[] = []): string {
  return onTable(cool, { width: 240, height: 350 }, [
    line('M352 60 L330 360', '#e0574a', 12),
    shape('M232 110 L408 110 L386 392 Q320 406 254 392 Z', 'glass'),
    shape('M238 160 L402 160 L384 384 Q320 398 256 384 Z', colour),
    ball(320, 160, 82, 16, colour),
    ...extra,
    line('M258 176 L272 366', '#fff', 10, 0.4),
    ball(320, 110, 88, 14, 'glass'),
    ball(320, 112, 78, 10, 'plate'),
  ])
}

export const orangeJuice = (): string =>
  glassOf('orange', [
    ball(410, 138, 54, 54, 'orange'),
    ball(410, 138, 44, 44, 'cream'),
    ball(410, 138, 39, 39, 'orange'),
    line('M410 102 L410 174 M379 120 L441 156 M379 156 L441 120', '#fff4d8', 4),
  ])

export const acai = (): string =>
  glassOf('purple', [
    strewn(
      [
        [292, 214, 0],
        [350, 250, 0],
        [304, 300, 0],
        [344, 340, 0],
      ],
      [6, 6],
      '#a273ba',
    ),
  ])

export const water = (): string =>
  onTable(cool, { width: 130, height: 350 }, [
    shape(
      'M296 70 L344 70 L344 110 Q384 130 384 176 L384 372 Q384 398 358 398 L282 398 Q256 398 256 372 L256 176 Q256 130 296 110 Z',
      'water',
    ),
    slab(290, 46, 60, 32, 8, 'green'),
    slab(256, 224, 128, 84, 0, 'plate'),
    line('M278 262 q14 -18 28 0 t28 0 t28 0 M278 282 q14 -18 28 0 t28 0 t28 0', '#4aa3cc', 6),
    line('M274 180 L274 376', '#fff', 9, 0.6),
  ])
