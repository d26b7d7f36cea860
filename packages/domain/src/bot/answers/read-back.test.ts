import { describe, expect, it } from 'vitest'
import type { BotMessage } from '../model/model'
import { readBack } from './read-back'

const options = [{ id: 'sim', title: 'Sim' }]
const spoken = (text: string): BotMessage => ({ at: 0, text, replyId: null, media: null, transcribed: true })
const typed = (text: string): BotMessage => ({ at: 0, text, replyId: null, media: null })
const text = (messages: readonly BotMessage[]) => readBack([{ text: 'Certo?', options }], messages)[0]!.text

describe('what was spoken is read back', () => {
  it('before the first answer, whose options stay', () => {
    expect(
      readBack(
        [
          { text: 'Certo?', options },
          { text: '000201', options: [] },
        ],
        [spoken('uma coca')],
      ),
    ).toEqual([
      { text: '🎤 Entendi: “uma coca”\n\nCerto?', options },
      { text: '000201', options: [] },
    ])
  })

  it('and what was typed is not', () => {
    expect(text([typed('uma coca')])).toBe('Certo?')
    expect(text([typed('oi'), spoken('uma coca'), spoken('e um suco')])).toBe(
      '🎤 Entendi: “uma coca / e um suco”\n\nCerto?',
    )
  })

  it('where nothing is said, nothing is read back', () => {
    expect(readBack([], [spoken('obrigado')])).toEqual([])
    expect(text([spoken(' \n ')])).toBe('Certo?')
  })

  it('in one line, cut, and without an address that somebody could press', () => {
    expect(text([spoken('veja HTTPS://golpe.example/pix\u0007 ou www.golpe.example\nagora')])).toBe(
      '🎤 Entendi: “veja … ou … agora”\n\nCerto?',
    )
    expect(text([spoken('á'.repeat(4096))])).toBe(`🎤 Entendi: “${'á'.repeat(299)}…”\n\nCerto?`)
  })

  it('in a message of its own where a question leaves no room', () => {
    const question = { text: 'x'.repeat(1010), options }
    expect(readBack([question], [spoken('uma coca')])).toEqual([
      { text: '🎤 Entendi: “uma coca”', options: [] },
      question,
    ])
  })
})
