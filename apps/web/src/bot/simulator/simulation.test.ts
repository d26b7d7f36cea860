import { defaultBotTexts, HUMAN_SILENCE_MINUTES } from '@balcao/domain/bot'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { emptySimulation, simulate, type Simulation, type SimulatorAct } from './simulation'
import { FRIDAY, shopWorld } from './testing/shop-world'
import type { Stage } from './world-at'

type Act = SimulatorAct extends infer A ? (A extends { at: number } ? Omit<A, 'at'> : never) : never

const stage: Stage = { world: shopWorld, texts: defaultBotTexts, customerName: 'Ana Lima' }

/** Acts five seconds apart. */
function play(acts: readonly Act[], on: Stage = stage, from: Simulation = emptySimulation): Simulation {
  return acts.reduce<Simulation>(
    (now, act, index) => simulate(now, { ...act, at: FRIDAY + index * 5_000 } as SimulatorAct, on),
    from,
  )
}
const say = (text: string): Act => ({ kind: 'say', text })
const told = ({ entries }: Simulation) =>
  entries.flatMap((entry) => (entry.by === 'system' ? [entry.line.kind] : []))
const saidByBot = ({ entries }: Simulation) =>
  entries.flatMap((entry) => (entry.by === 'bot' ? [entry.prompt.text.replaceAll('\u00A0', ' ')] : []))

/** Presses the option of that title, of the newest prompt that has one. */
function press(title: RegExp, before: Simulation, on: Stage = stage): Simulation {
  const option = before.entries
    .flatMap((entry) => (entry.by === 'bot' ? entry.prompt.options : []))
    .findLast((each) => title.test(each.title))
  expect(option, `${title}`).toBeDefined()
  const at = FRIDAY + before.entries.length * 5_000
  return simulate(before, { kind: 'say', text: option!.title, replyId: option!.id, at }, on)
}

function ordered(payment: RegExp): Simulation {
  const understood = play([say('oi'), say('2 x-bacon')])
  return [/finalizar/, /[Rr]etirar/, payment, /[Cc]onfirmar/].reduce(
    (now, title) => press(title, now),
    understood,
  )
}

describe('CONV-05 the bot is tried without touching anybody', () => {
  test('a greeting is answered with the text of the form, saved or not', () => {
    const texts = { ...defaultBotTexts, greeting: 'Salve, {nome}!' }
    expect(saidByBot(play([say('oi')], { ...stage, texts }))[0]).toMatch(/^Salve, Ana!/)
  })

  test('an order goes all the way by pressing options, and exists only in the simulator', () => {
    const after = ordered(/PIX/)
    expect(after.pretended.orders).toMatchObject([{ number: 1, totalCents: 4980, paymentMethod: 'pix' }])
    expect(told(after)).toContain('order')
    expect(saidByBot(after).join('\n')).toMatch(/Pedido nº 1 recebido/)
    expect(saidByBot(after).at(-1)).toMatch(/^000201/)
  })

  test('the order that was placed is known when its state is asked for', () => {
    const asked = simulate(
      ordered(/PIX/),
      { kind: 'say', text: 'cadê meu pedido?', at: FRIDAY + 200_000 },
      stage,
    )
    expect(saidByBot(asked).at(-1)).toMatch(/Pedido nº 1/)
  })

  test('a picture after a PIX order is told to the shop as a receipt', () => {
    const sent = simulate(ordered(/PIX/), { kind: 'send', media: 'image', at: FRIDAY + 200_000 }, stage)
    expect(sent.entries.findLast(({ by }) => by === 'system')).toMatchObject({
      line: { kind: 'receipt', orderNumber: 1 },
    })
  })

  test.each(['audio', 'image', 'location'] as const)('%s never breaks it', (media) => {
    const after = play([say('oi'), { kind: 'send', media }])
    expect(saidByBot(after)).toHaveLength(2)
  })
})

describe('a person is called', () => {
  const called = play([say('oi'), say('atendente'), say('olá?'), say('tem alguém aí?')])

  test('it is shown with its note, and the bot keeps quiet, which is said once', () => {
    expect(told(called)).toEqual(['hand-over', 'quiet'])
    expect(called.entries.at(-1)).toMatchObject({ by: 'customer', text: 'tem alguém aí?' })
  })

  test('given back, the bot answers again', () => {
    const back = play([{ kind: 'give-back' }, say('oi')], stage, called)
    expect(told(back).slice(-1)).toEqual(['returned'])
    expect(saidByBot(back).length).toBeGreaterThan(saidByBot(called).length)
  })

  test('after its silence it comes back by itself', () => {
    const later = play([{ kind: 'pass', minutes: HUMAN_SILENCE_MINUTES + 5 }], stage, called)
    expect(told(later).slice(2)).toEqual(['passed', 'returned', 'passed'])
    expect(later.quietUntil).toBeNull()
  })

  test('a booking without an agenda calls one', () => {
    const after = press(/Corte/, play([say('quero agendar')]))
    expect(told(after)).toContain('hand-over')
  })

  test('who asks for silence has it', () => {
    expect(told(play([say('oi'), say('parar')]))).toEqual(['mute'])
  })
})

describe('time passes', () => {
  const begun = play([say('2 x-bacon')])

  test('the nudge comes at its own minute, before the rest of the time', () => {
    const later = play([{ kind: 'pass', minutes: 35 }], stage, begun)
    const from = begun.entries.length
    const rest = later.entries.slice(from)
    expect(rest.map((entry) => (entry.by === 'system' ? entry.line : entry.by))).toEqual([
      { kind: 'passed', minutes: 10 },
      'bot',
      { kind: 'passed', minutes: 25 },
    ])
    expect(later.skew).toBe(35 * 60_000)
  })

  test('a look without a timer that is due changes nothing', () => {
    expect(play([{ kind: 'pass', minutes: 0 }], stage, begun)).toEqual(begun)
  })

  test('after 5 h the shop is closed, and says so', () => {
    const night = play([say('oi'), { kind: 'pass', minutes: 300 }, say('1 x-bacon')])
    expect(saidByBot(night).join('\n')).toMatch(/Estamos fechados/)
  })

  test('closed by hand it says so at once, and back again it takes orders', () => {
    const closed = play([{ kind: 'close', closed: true }, say('1 x-bacon')])
    expect(told(closed)).toEqual(['closed'])
    expect(saidByBot(closed).join('\n')).toMatch(/Estamos fechados agora\. Abrimos amanhã às 18:00/)
    expect(simulate(closed, { kind: 'close', closed: false, at: FRIDAY }, stage).closed).toBe(false)
  })

  test('a fresh start forgets the conversation, and keeps the shop closed', () => {
    const closed = play([{ kind: 'close', closed: true }, say('oi'), { kind: 'restart' }])
    expect(closed).toEqual({ ...emptySimulation, closed: true })
  })
})

describe('whatever is done', () => {
  const act = fc.oneof<fc.Arbitrary<Act>[]>(
    fc
      .constantFrom('oi', '2 x-bacon', '1', '2', 'sim', 'pix', 'atendente', 'parar', 'voltar', 'asdf')
      .map(say),
    fc
      .constantFrom('audio' as const, 'image' as const, 'location' as const)
      .map((media) => ({ kind: 'send', media })),
    fc.constantFrom(10, 35, 300).map((minutes) => ({ kind: 'pass', minutes })),
    fc.boolean().map((closed) => ({ kind: 'close', closed })),
    fc.constant<Act>({ kind: 'give-back' }),
  )

  test('the same acts give the same conversation, in order, and every word is answered or explained', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const once = play(acts)
        expect(play(acts)).toEqual(once)
        expect(once.entries.map(({ id }) => id)).toEqual(once.entries.map((_, index) => index + 1))
        const quiet = once.entries.some((entry) => entry.by === 'system' && entry.line.kind === 'quiet')
        if (!quiet && once.entries.length > 0) {
          expect(once.entries.at(-1)?.by).not.toBe('customer')
        }
      }),
      { numRuns: runs(60) },
    )
  })
})
