import type { ServiceQuestion } from '@balcao/domain/scheduling/questions'
import { describe, expect, it } from 'vitest'
import { mergeDrafts } from '../../../shared/edit/rules/fields'
import { draftProblems, newQuestion, questionFields, withPlace } from './questions-draft'

const build = (id: string, change: Partial<ServiceQuestion> = {}) => ({
  ...newQuestion(id),
  label: id,
  ...change,
})
const [a, b, c] = [build('a'), build('b'), build('c')]
const base = [a, b, c]
const merge = (mine: ServiceQuestion[], theirs: ServiceQuestion[]) =>
  mergeDrafts(questionFields, base, mine, theirs)
const ids = (draft: readonly ServiceQuestion[]) => draft.map(({ id }) => id).join('')

describe('two who edit the questions of a service', () => {
  it('keep what each of them changed, added and took away', () => {
    const mine = [a, build('b', { required: true }), c, build('d')]
    const { merged, conflicts, taken } = merge(mine, [build('a', { hint: 'Ex.: pó' }), b, build('e')])
    expect(conflicts).toEqual([])
    expect(taken).toEqual(['question.a', 'question.c', 'question.e'])
    expect(merged).toEqual([
      build('a', { hint: 'Ex.: pó' }),
      build('b', { required: true }),
      build('d'),
      build('e'),
    ])
  })

  it('are asked where both changed the same question, or one took away what the other changed', () => {
    const mine = [build('a', { label: 'A' }), b, build('c', { label: 'C' })]
    expect(merge(mine, [build('a', { label: 'á' }), b]).conflicts).toEqual(['question.a', 'question.c'])
  })

  it('keep the order that one of them made, with what the other added behind it', () => {
    expect(ids(merge([c, a, b], [a, b, c, build('d')]).merged)).toBe('cabd')
    expect(ids(merge([a, b, c, build('d')], [c, a, b]).merged)).toBe('cabd')
    expect(merge([c, a, b], [b, a, c]).conflicts).toEqual(['order'])
  })
})

describe('a draft', () => {
  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 1, 'abc'],
    ['a', -1, 'abc'],
    ['c', 3, 'abc'],
    ['x', 0, 'abc'],
  ])('with %s at %i is %s', (id, to, order) => {
    expect(ids(withPlace(base, id, to))).toBe(order)
  })

  it('says what keeps it from being saved', () => {
    const many = Array.from({ length: 13 }, (_, at) => String(at))
    const draft = [
      a,
      build('b', { label: ' ' }),
      build('c', { kind: 'choice', choices: ['', 'P'] }),
      build('d', { kind: 'choice', choices: many }),
    ]
    expect([...draftProblems(draft)]).toEqual([
      ['b', 'label-required'],
      ['c', 'choices-few'],
      ['d', 'choices-many'],
    ])
  })
})
