import { mayConfirm } from '@balcao/domain/scheduling/light'
import { describe, expect, it } from 'vitest'
import { emptyForm } from '../../choosing/choice'
import { formProblems, shownProblems } from './form-problems'

const good = { ...emptyForm, name: 'Ana Lima', phone: '(92) 99123-4567', consent: true }

describe('the customer’s form', () => {
  it.each([
    ['BOOK-26', { name: ' ' }, { name: 'name-required' }],
    ['BOOK-27', { name: 'Al' }, { name: 'name-short' }],
    ['BOOK-28', { phone: '' }, { phone: 'phone-required' }],
    ['BOOK-29', { phone: '(92) 9912' }, { phone: 'phone-form' }],
    ['BOOK-30', { email: 'ana@' }, { email: 'email-form' }],
    ['consent', { consent: false }, { consent: 'consent-required' }],
  ])('%s has its problem', (_, change, problems) => {
    expect(formProblems({ ...good, ...change })).toEqual(problems)
  })

  it.each([{}, { email: 'ana@example.com' }, { phone: '(92) 3234-5678' }])('is fine with %j', (change) => {
    expect(formProblems({ ...good, ...change })).toEqual({})
  })

  it('BOOK-31 cannot be sent without name and phone', () => {
    expect(mayConfirm(good)).toBe(true)
    expect(mayConfirm({ ...good, name: ' ' })).toBe(false)
    expect(mayConfirm({ ...good, phone: '' })).toBe(false)
  })

  it('speaks of a field once it was left, and of all after a try to send', () => {
    const problems = formProblems({ ...emptyForm, email: 'x' })
    expect(shownProblems(problems, { tried: false, left: new Set() })).toEqual({})
    expect(shownProblems(problems, { tried: false, left: new Set(['name']) })).toEqual({
      name: 'name-required',
    })
    expect(Object.keys(shownProblems(problems, { tried: true, left: new Set() }))).toEqual([
      'name',
      'phone',
      'email',
      'consent',
    ])
  })
})
