import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerProblems, askedOnce, fits, type GivenAnswer } from './answers'
import {
  labelKey,
  questionKinds,
  questionProblems,
  questionTimes,
  tidyQuestion,
  type ServiceQuestion,
} from './question'

const build = (change: Partial<ServiceQuestion> = {}): ServiceQuestion => ({
  id: change.label ?? 'q',
  label: 'Tem alergia?',
  hint: '',
  kind: 'text',
  choices: [],
  required: false,
  when: 'booking',
  ...change,
})

const anyQuestion = fc
  .record({
    id: fc.uuid(),
    label: fc.constantFrom(
      'Tem alergia?',
      'tem  alergia?',
      'Qual o tamanho?',
      'Já veio aqui?',
      'De onde nos conhece?',
    ),
    hint: fc.constant(''),
    kind: fc.constantFrom(...questionKinds),
    choices: fc.constant<string[]>(['P', 'M']),
    required: fc.boolean(),
    when: fc.constantFrom(...questionTimes),
  })
  .map(tidyQuestion)
const anyLists = fc.array(fc.array(anyQuestion, { maxLength: 10 }), { maxLength: 6 })

describe('the questions of a visit', () => {
  it('asks each label once, in the order of the services, and everything that one of them asks', () => {
    fc.assert(
      fc.property(anyLists, (lists) => {
        const asked = askedOnce(lists)
        const all = lists.flat()
        const keys = asked.map(({ label }) => labelKey(label))
        expect(keys).toEqual([...new Set(all.map(({ label }) => labelKey(label)))])
        for (const one of asked) {
          const same = all.filter(({ label }) => labelKey(label) === labelKey(one.label))
          expect(one).toMatchObject({ id: same[0]!.id, label: same[0]!.label, kind: same[0]!.kind })
          expect(one.required).toBe(same.some(({ required }) => required))
          expect(one.when).toBe(same.some(({ when }) => when === 'booking') ? 'booking' : 'later')
        }
      }),
    )
  })
})

describe('answers', () => {
  const allergy = build({ id: 'a', required: true })
  const size = build({ id: 's', label: 'Tamanho?', kind: 'choice', choices: ['P', 'M'] })
  const before = build({ id: 'b', label: 'Já veio?', kind: 'yesno' })
  const asked = [allergy, size, before]
  const said = (id: string, answer: string, label = asked.find((one) => one.id === id)?.label ?? '?') => ({
    id,
    label,
    answer,
  })

  it.each<[string, GivenAnswer[], [string, string][]]>([
    ['all is said', [said('a', 'não'), said('s', 'M'), said('b', 'yes')], []],
    ['what may be left out is left out', [said('a', 'não')], []],
    ['a required one is not there', [], [['a', 'missing']]],
    ['a required one is blank', [said('a', ' \n ')], [['a', 'missing']]],
    ['the last of two counts', [said('a', 'não'), said('a', '')], [['a', 'missing']]],
    ['a question is gone', [said('a', 'não'), said('x', 'sim')], [['x', 'gone']]],
    ['a question that is gone was left blank', [said('a', 'não'), said('x', '')], []],
    ['a question reads otherwise', [said('a', 'sim', 'Não tem alergia?')], [['a', 'changed']]],
    ['a choice is no longer offered', [said('a', 'não'), said('s', 'G')], [['s', 'changed']]],
    ['neither yes nor no', [said('a', 'não'), said('b', 'talvez')], [['b', 'changed']]],
  ])('%s', (_, given, problems) => {
    expect([...answerProblems(asked, given, { needsAll: true })]).toEqual(problems)
    const later = problems.filter(([, problem]) => problem !== 'missing')
    expect([...answerProblems(asked, given, { needsAll: false })]).toEqual(later)
  })

  it('are taken only where each fits a question as it stands', () => {
    const anyGiven = fc.array(
      fc.record({
        id: fc.constantFrom('a', 's', 'b', 'x'),
        label: fc.constantFrom(...asked.map(({ label }) => label), 'Outra'),
        answer: fc.constantFrom('', 'P', 'M', 'G', 'yes', 'no', 'não sei'),
      }),
    )
    fc.assert(
      fc.property(anyGiven, (given) => {
        const isFine = answerProblems(asked, given, { needsAll: true }).size === 0
        const last = [...new Map(given.map((one) => [one.id, one])).values()].filter(
          ({ answer }) => answer !== '',
        )
        const fitsAll = last.every(({ id, label, answer }) => {
          const question = asked.find((one) => one.id === id)
          return question !== undefined && question.label === label && fits(question, answer)
        })
        expect(isFine).toBe(fitsAll && last.some(({ id }) => id === 'a'))
      }),
    )
  })
})

describe('questions of a service', () => {
  it.each<[string, ServiceQuestion[], string[]]>([
    ['says what it asks', [build()], []],
    ['has to say what it asks', [build({ label: ' ' })], ['label-required']],
    ['asks nothing twice', [build({ id: '1' }), build({ id: '2', label: 'TEM ALERGIA?' })], ['label-taken']],
    ['offers two things at least', [build({ kind: 'choice', choices: ['P', ' '] })], ['choices-few']],
    ['offers nothing twice', [build({ kind: 'choice', choices: ['P', 'p'] })], ['choices-taken']],
    ['keeps no choices of another kind', [build({ kind: 'yesno', choices: ['P', 'p'] })], []],
  ])('%s', (_, questions, problems) => {
    expect([...questionProblems(questions.map(tidyQuestion)).values()]).toEqual(problems)
  })
})
