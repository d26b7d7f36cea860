import { expect, test } from 'vitest'
import { botTurn } from '../turn/bot-turn'
import { formatBrl } from '../../money'
import type { BotEffect, BotInput, BotMessage, BotOrder, BotResult, BotWorld, Prompt } from '../model/model'
import { emptyBot, type BotState } from '../model/state'
import { pizzaria } from './pizzaria'

type Told = string | RegExp

/** One line of a dialogue. What the bot says and does is told in full: nothing passes unread. */
export type Line =
  /** The customer writes; several texts come in one burst. */
  | readonly ['cliente', ...string[]]
  /** The customer presses the option of that title, of the bot's last prompt with options or of an older one. */
  | readonly ['toca', string]
  /** A message that was written so many minutes ago and comes only now. */
  | readonly ['atrasada', string, number]
  | readonly ['manda', NonNullable<BotMessage['media']>, string?]
  | readonly ['localização', NonNullable<BotMessage['place']>]
  /** The bot's next prompt: words that it holds, and titles of all its options. */
  | readonly ['bot', Told, (readonly string[])?]
  | readonly ['silêncio']
  /** The effect of the turn: what matters of it. */
  | readonly ['efeito', BotEffect['kind'], object?]
  /** The result that the shop or the agenda answers. */
  | readonly ['loja', BotResult]
  /** Minutes pass. */
  | readonly ['passam', number]
  /** The timer that the last turn asked for comes due. */
  | readonly ['relógio']
  /** Something changes around the conversation. */
  | readonly ['agora', (world: BotWorld) => BotWorld]

const SECOND = 1000

/** A test that plays a dialogue from the empty state, in the pizzaria unless another world is given. */
export function dialogue(title: string, lines: readonly Line[], world: BotWorld = pizzaria): void {
  test(title, () => {
    const stage = new Stage(world)
    for (const [index, line] of lines.entries())
      stage.play(line, `linha ${index + 1}: ${JSON.stringify(line)}`)
    stage.expectAllRead('no fim')
  })
}

/**
 * The shop gets an order of Ana Lima and takes it as number 8, and she reads so with its total. Cents; a line of it is
 * '1 x-bacon + ovo (sem cebola)', by ids, with the size behind the product. What is not given is that of a pickup: no
 * address, no change, no remark.
 */
export function placed(
  totalCents: number,
  paymentMethod: BotOrder['paymentMethod'],
  lines: readonly string[],
  given: Partial<BotOrder> = {},
): Line[] {
  const order = {
    fulfilment: 'pickup',
    customerName: 'Ana Lima',
    address: null,
    neighbourhood: null,
    feeCents: 0,
    changeForCents: null,
    notes: null,
    ...given,
    totalCents,
    paymentMethod,
    lines: lines.map(orderLine),
  }
  const total = formatBrl(totalCents).replaceAll('\u00A0', ' ')
  return [
    ['efeito', 'place-order', { order }],
    ['loja', { kind: 'placed', number: 8, totalCents, pixCode: null, link: null }],
    ['bot', new RegExp(`Pedido nº 8 recebido, [^!]*! Total: ${total.replace('$', '\\$')}\\.`)],
  ]
}

function orderLine(line: string): object {
  const read = /^(\d+) (\S+)(?: ([^+(]+?))?(?: \+ ([^(]+?))?(?: \((.+)\))?$/.exec(line)
  if (!read) throw new Error(`Not a line of an order: ${line}`)
  const [, quantity, item_id, size, options, notes] = read
  return {
    item_id,
    quantity: Number(quantity),
    price_type: size ?? 'padrao',
    options: (options?.split(', ') ?? []).map((option_id) => ({ option_id, count: 1 })),
    notes: notes ?? null,
  }
}

class Stage {
  private state: BotState = emptyBot
  private prompts: Prompt[] = []
  private effect: BotEffect | null = null
  private timerAt: number | null = null
  private readonly pressable = new Map<string, string>()

  constructor(private world: BotWorld) {}

  play(line: Line, where: string): void {
    switch (line[0]) {
      case 'cliente':
        return this.handle(
          line.slice(1).map((text) => this.message({ text })),
          where,
        )
      case 'toca': {
        const replyId = this.pressable.get(line[1])
        expect(replyId, `${where}: nenhum botão assim`).toBeDefined()
        return this.handle([this.message({ text: line[1], replyId: replyId! })], where)
      }
      case 'manda':
        return this.handle([this.message({ media: line[1], text: line[2] ?? '' })], where)
      case 'localização':
        return this.handle([this.message({ media: 'location', place: line[1] })], where)
      case 'atrasada': {
        const at = this.world.now - line[2] * 60 * SECOND
        return this.handle([{ ...this.message({ text: line[1] }), at }], where)
      }
      case 'loja':
        return this.turn({ kind: 'result', result: line[1] }, where)
      case 'relógio':
        expect(this.timerAt, where).not.toBeNull()
        this.world = { ...this.world, now: this.timerAt! }
        return this.turn({ kind: 'timer' }, where)
      case 'passam':
        this.world = { ...this.world, now: this.world.now + line[1] * 60 * SECOND }
        return
      case 'agora':
        this.world = { ...line[1](this.world), now: this.world.now }
        return
      case 'silêncio':
        expect(this.prompts, where).toEqual([])
        return
      case 'bot':
        return this.read(line[1], line[2], where)
      case 'efeito':
        expect(this.effect, where).toMatchObject({ kind: line[1], ...line[2] })
        this.effect = null
    }
  }

  expectAllRead(where: string): void {
    expect(this.prompts, `${where}: o bot disse mais`).toEqual([])
    expect(this.effect, `${where}: o bot fez mais`).toBeNull()
  }

  private handle(messages: BotMessage[], where: string): void {
    this.turn({ kind: 'messages', messages }, where)
  }

  private turn(input: BotInput, where: string): void {
    this.expectAllRead(`antes de ${where}`)
    const turn = botTurn(this.state, input, this.world)
    const kept: unknown = JSON.parse(JSON.stringify(turn.state))
    expect(kept).toEqual(turn.state)
    this.state = kept as BotState
    this.prompts = turn.prompts.map((prompt) => ({ ...prompt, text: prompt.text.replaceAll('\u00A0', ' ') }))
    this.effect = turn.effect
    this.timerAt = turn.timerAt
    for (const { options } of turn.prompts) {
      for (const { id, title } of options) this.pressable.set(title.replaceAll('\u00A0', ' '), id)
    }
    this.world = { ...this.world, now: this.world.now + 5 * SECOND }
  }

  private read(told: Told, titles: readonly string[] | undefined, where: string): void {
    const prompt = this.prompts.shift()
    expect(prompt, `${where}: o bot calou`).toBeDefined()
    expect(prompt!.text, where).toMatch(told)
    if (titles)
      expect(
        prompt!.options.map(({ title }) => title.replaceAll('\u00A0', ' ')),
        where,
      ).toEqual(titles)
  }

  private message(message: Partial<BotMessage>): BotMessage {
    return { at: this.world.now, text: '', replyId: null, media: null, ...message }
  }
}
