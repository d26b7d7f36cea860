import {
  startPostalCodeStandIn,
  type PostalCodeBehaviour,
  type PostalCodeStandIn,
} from '@balcao/testkit/postal-code'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AnswerCache } from './answer-cache'
import { PostalServiceAway } from './postal-address'
import { createPostalCodes } from './postal-codes'

let standIn: PostalCodeStandIn

beforeAll(async () => {
  standIn = await startPostalCodeStandIn()
})
afterAll(() => standIn.stop())
beforeEach(() => {
  standIn.behave('viacep', 'answer')
  standIn.behave('brasilapi', 'answer')
})

const openPostalCodes = (options: { timeoutMs?: number; most?: number; now?: () => number } = {}) =>
  createPostalCodes({
    viaCepUrl: standIn.viaCepUrl,
    brasilApiUrl: standIn.brasilApiUrl,
    timeoutMs: 150,
    ...options,
  })

const barroso = {
  cep: '69005-070',
  logradouro: 'Rua Barroso',
  complemento: '',
  bairro: 'Centro',
  localidade: 'Manaus',
  uf: 'AM',
}

describe('postal codes', () => {
  it('CALL-51 CALL-52 come from ViaCEP, masked or bare, and BrasilAPI is left in peace', async () => {
    const before = standIn.asked('brasilapi').length
    expect(await openPostalCodes().find('69005070')).toEqual(barroso)
    expect(await openPostalCodes().find('69005-070')).toEqual(barroso)
    expect(standIn.asked('viacep').at(-1)).toBe('/ws/69005070/json/')
    expect(standIn.asked('brasilapi')).toHaveLength(before)
  })

  it('are unknown however ViaCEP spells `erro`', async () => {
    for (const spelling of ['boolean', 'text'] as const) {
      standIn.spellUnknown(spelling)
      expect(await openPostalCodes().find('00000000')).toBeNull()
    }
  })

  it('of a town without streets keep what there is', async () => {
    const town = { localidade: 'Presidente Figueiredo', uf: 'AM', logradouro: '', bairro: '' }
    expect(await openPostalCodes().find('69735000')).toMatchObject(town)
    standIn.behave('viacep', 'fail')
    expect(await openPostalCodes().find('69735000')).toMatchObject(town)
  })

  const faults: PostalCodeBehaviour[] = [
    'fail',
    'refuse',
    'hang',
    'stall',
    'garbage',
    'nonsense',
    'flood',
    'redirect',
    'drop',
  ]
  it.each(faults)('come from BrasilAPI while ViaCEP does this: %s', async (fault) => {
    standIn.behave('viacep', fault)
    expect(await openPostalCodes().find('69005070')).toEqual(barroso)
    expect(await openPostalCodes().find('00000000')).toBeNull()
  })

  it.each([...faults, 'sources-away' as const])(
    'cannot be said while ViaCEP is down and BrasilAPI does this: %s',
    async (fault) => {
      standIn.behave('viacep', 'drop')
      standIn.behave('brasilapi', fault)
      await expect(openPostalCodes().find('00000000')).rejects.toThrow(PostalServiceAway)
    },
  )

  it('that nobody could say are asked for again', async () => {
    const postalCodes = openPostalCodes()
    standIn.behave('viacep', 'fail')
    standIn.behave('brasilapi', 'fail')
    await expect(postalCodes.find('69005070')).rejects.toThrow(PostalServiceAway)
    standIn.behave('viacep', 'answer')
    expect(await postalCodes.find('69005070')).toEqual(barroso)
  })

  it('are asked for once a day when found and every ten minutes when not', async () => {
    let now = 0
    const postalCodes = openPostalCodes({ now: () => now })
    const asked = () => standIn.asked('viacep').length
    const minutes = (count: number) => count * 60_000
    for (const [cep, life] of [
      ['69005070', minutes(24 * 60)],
      ['00000000', minutes(10)],
    ] as const) {
      const before = asked()
      await postalCodes.find(cep)
      now += life - 1
      await postalCodes.find(cep)
      expect(asked() - before).toBe(1)
      now += 1
      await postalCodes.find(cep)
      expect(asked() - before).toBe(2)
    }
  })

  it('that many ask for at once are asked for once', async () => {
    const postalCodes = openPostalCodes()
    const before = standIn.asked('viacep').length
    const answers = await Promise.all(Array.from({ length: 50 }, () => postalCodes.find('69005070')))
    expect(answers).toEqual(Array.from({ length: 50 }, () => barroso))
    expect(standIn.asked('viacep').length - before).toBe(1)
  })

  it.each(['', '6900507', '690050701', '69005070/../../x', '../../etc', '٦٩٠٠٥٠٧٠'])(
    'are eight digits and nothing else reaches the service: %j',
    async (cep) => {
      const before = standIn.asked().length
      await expect(openPostalCodes().find(cep)).rejects.toThrow(RangeError)
      expect(standIn.asked()).toHaveLength(before)
    },
  )

  it('never take more room than they may: what was used longest ago is forgotten', () => {
    const cache = new AnswerCache<number>(3, () => 0)
    for (const [answer, key] of ['a', 'b', 'c'].entries()) cache.set(key, answer, 1)
    cache.get('a')
    cache.set('d', 3, 1)
    expect([cache.size, cache.get('a'), cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([
      3,
      0,
      undefined,
      2,
      3,
    ])
  })
})
