import { expect, it } from 'vitest'
import { buildAgenda, buildDay, buildService } from '../testing/build-agenda'
import { lookAtStarts, waysApart } from './fitting'
import { visitAddress } from './use-visit-starts'

it('the starts of a visit of several people are those that the server knows, on open days alone', () => {
  const days = [buildDay('2026-11-24', { '08:00': 0 }), buildDay('2026-11-25', {}, { status: 'unavailable' })]
  const looks = lookAtStarts(buildAgenda({ days }), ['2026-11-24T12:30:00.000Z', '2026-11-25T12:00:00.000Z'])
  expect([...looks.values()].map(({ status, starts }) => [status, starts.map(({ time }) => time)])).toEqual([
    ['open', ['08:30']],
    ['closed', []],
  ])
})

it('until it is known who does it, a visit costs and lasts what each service does with anybody', () => {
  const beard = buildService({
    id: 'barba',
    ways: [
      { kinds: [0], duration: 20, prices: [{ type: 'padrao', cents: 3000 }] },
      { kinds: [1], duration: 30, prices: [{ type: 'padrao', cents: 4000 }] },
    ],
  })
  const parts = [
    { id: 'corte', type: 'padrao' },
    { id: 'barba', type: 'padrao' },
  ]
  expect(
    waysApart([buildService(), beard], parts).map(({ minutes, prices }) => [minutes, prices[0]!.cents]),
  ).toEqual([
    [80, 11_000],
    [90, 12_000],
  ])
})

it('asks for a visit by its services, each with whom where that is chosen', () => {
  expect(
    visitAddress([
      { id: 'corte', type: null, whom: 'ana' },
      { id: 'barba', type: null, whom: null },
    ]),
  ).toBe('corte@ana,barba')
})
