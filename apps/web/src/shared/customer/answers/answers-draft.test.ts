import type { Answers } from '@balcao/contract/scheduling'
import { describe, expect, it } from 'vitest'
import { formatText } from '../../../i18n/format-text'
import { answers } from '../../../i18n/locales/pt/agenda/answers'
import {
  answerWords,
  carriedOver,
  changedIn,
  draftOfAnswers,
  givenIn,
  missingIn,
  SENDING,
  sendingIn,
} from './answers-draft'
import type { AnswersWords } from './texts'

type Question = Answers['questions'][number]
const build = (id: string, answer: string | null, change: Partial<Question> = {}): Question => ({
  id,
  label: `${id}?`,
  hint: '',
  kind: 'text',
  choices: [],
  required: true,
  asked: true,
  answer,
  ...change,
})
const answersOf = (...questions: Question[]): Answers => ({ questions, version: 1, answerable: true })

describe('answers that are typed', () => {
  const base = answersOf(build('a', 'pó'), build('b', null), build('gone', 'sim', { asked: false }))

  it('begin with those that were given to what is still asked', () => {
    expect(draftOfAnswers(base)).toEqual({ a: 'pó', b: '' })
    expect(changedIn(base, draftOfAnswers(base))).toEqual([])
  })

  it('are sent where they say something else, also where one was taken back', () => {
    expect(changedIn(base, { a: '', b: ' leite ', gone: 'não' })).toEqual([
      { id: 'a', label: 'a?', answer: '' },
      { id: 'b', label: 'b?', answer: 'leite' },
    ])
  })

  it('are missing where they have to be given', () => {
    const asked = [...base.questions.slice(0, 2), build('c', null, { required: false })]
    expect(missingIn(asked, { a: 'pó', b: ' ' })).toEqual(['b'])
    expect(givenIn(asked, { a: ' pó ', b: ' ', toString: 'x' })).toEqual([
      { id: 'a', label: 'a?', answer: 'pó' },
    ])
  })

  it('stay over questions that changed meanwhile, unless they are gone', () => {
    const now = answersOf(build('a', 'gato'), build('c', 'novo'))
    expect(carriedOver(base, { a: 'pó', b: 'leite' }, now)).toEqual({ a: 'gato', c: 'novo' })
    expect(carriedOver(base, { a: 'mel', b: 'leite' }, now)).toEqual({ a: 'mel', c: 'novo' })
  })

  it('of a file are none while it is on its way, and are said by its name', () => {
    const asked = [build('a', null, { kind: 'file' }), build('b', null, { kind: 'file', required: false })]
    const draft = { a: SENDING, b: SENDING }
    expect([missingIn(asked, draft), givenIn(asked, draft), sendingIn(draft)]).toEqual([
      ['a'],
      [],
      ['a', 'b'],
    ])
    const words: AnswersWords = (key, ...params) => formatText(answers[key], 'pt-BR', params[0])
    const answer = `${'0'.repeat(32)}/pdf/9/exame.pdf`
    expect(answerWords(words, { kind: 'file', answer })).toBe('exame.pdf')
  })
})
