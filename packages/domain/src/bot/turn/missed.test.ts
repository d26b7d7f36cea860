import { describe, expect, it } from 'vitest'
import { botTurn } from './bot-turn'
import { emptyBot, type BotState } from '../model/state'
import type { BotWorld } from '../model/model'
import { pizzaria, withItem } from '../testing/pizzaria'

const play = (...texts: string[]) => playIn(pizzaria, ...texts)

function playIn(world: BotWorld, ...texts: string[]) {
  let state: BotState = emptyBot
  let { now } = world
  return texts.map((text) => {
    now += 3000
    const messages = [{ at: now, text, replyId: null, media: null }]
    const turn = botTurn(state, { kind: 'messages', messages }, { ...world, now })
    state = turn.state
    return turn.missed
  })
}

describe('what a turn did not understand', () => {
  it('is the whole message where nothing of it was, asked again twice and then handed over', () => {
    const [, first, second, third] = play('oi', 'xpto qwerty', 'xpto qwerty', 'xpto qwerty')
    expect([first, second, third]).toEqual([
      { text: 'xpto qwerty', words: [], did: 'asked', whole: true },
      { text: 'xpto qwerty', words: [], did: 'asked', whole: true },
      { text: 'xpto qwerty', words: [], did: 'handed-over', whole: true },
    ])
  })

  it('is the words of an order that nothing sold is called by', () => {
    expect(play('quero 1 x-bacon e 2 tacacá')).toEqual([
      { text: 'quero 1 x-bacon e 2 tacacá', words: ['tacacá'], did: 'not-sold' },
    ])
    expect(play('quero 2 tacacá')).toMatchObject([{ words: ['tacacá'], did: 'not-sold' }])
  })

  it('is the whole where nothing that is written is sold, and a part where something is or only ran out', () => {
    expect(play('quero 2 tacacá')).toMatchObject([{ whole: true }])
    expect(play('quero 1 x-bacon e 2 tacacá')).not.toMatchObject([{ whole: true }])
    const soldOut = withItem(pizzaria, 'x-bacon', { disponivel: false })
    expect(playIn(soldOut, 'quero 2 x-bacon')[0]?.whole).toBeUndefined()
  })

  it('is not what was understood, greetings and thanks among it', () => {
    expect(play('oi', 'quero 1 x-bacon', 'sim, finalizar', 'retirada', 'pix')).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
    expect(play('bom dia', 'obrigado')).toEqual([null, null])
  })
})
