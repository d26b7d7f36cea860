import { around, ball, line, onTable, shape, slab, strewn, type Drawing } from './canvas'

const pink = ['#fbe6ea', '#e8bcc6'] as const
const plate: Drawing = ball(320, 376, 220, 40, 'plate') + ball(320, 370, 176, 28, 'glass')

export const pudding = (): string =>
  onTable(pink, { width: 440, height: 220 }, [
    plate,
    ball(320, 368, 168, 26, 'caramel'),
    shape('M210 220 L430 220 L468 356 Q320 396 172 356 Z', 'pudding'),
    ball(320, 220, 110, 26, 'caramel'),
    shape(
      'M210 220 L430 220 L440 262 Q420 300 404 258 Q380 330 352 262 Q320 300 292 260 Q262 322 240 258 Q222 290 202 256 Z',
      'caramel',
    ),
    line('M244 214 Q290 200 340 206', '#fff', 7, 0.4),
  ])

const sweetBall = (x: number, y: number): Drawing =>
  shape(`M${x - 62} ${y + 34} L${x + 62} ${y + 34} L${x + 46} ${y + 70} L${x - 46} ${y + 70} Z`, 'cream') +
  ball(x, y, 62, 58, 'chocolate') +
  strewn([...around([x, y], [40, 36], 9), ...around([x, y], [18, 16], 5, 20)], [9, 3.5], '#2a140b') +
  strewn(around([x - 12, y - 14], [20, 18], 4, 40), [8, 3], '#9a6440')

export const brigadeiros = (): string =>
  onTable(pink, { width: 440, height: 240 }, [
    plate,
    sweetBall(246, 244),
    sweetBall(394, 244),
    sweetBall(210, 318),
    sweetBall(430, 318),
  ])

export const petitGateau = (): string =>
  onTable(pink, { width: 440, height: 240 }, [
    plate,
    ball(262, 366, 116, 18, 'chocolate'),
    slab(172, 236, 176, 128, 26, 'chocolate'),
    ball(260, 240, 88, 20, 'meat'),
    shape('M232 250 Q260 236 290 252 L300 352 Q262 380 238 356 Z', 'caramel'),
    ball(424, 308, 72, 66, 'cream'),
    line('M384 280 Q404 250 440 256', '#fff', 8, 0.8),
    strewn(
      [
        [424, 246, 30],
        [438, 238, -20],
      ],
      [18, 7],
      '#4f9a3a',
    ),
    ball(406, 240, 16, 16, 'strawberry'),
  ])
