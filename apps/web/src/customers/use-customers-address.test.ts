import { describe, expect, it } from 'vitest'
import { readAddress } from './use-customers-address'

const read = (text: string) => readAddress(new URLSearchParams(text))

describe('the address of the customers’ screen', () => {
  it.each([
    ['', { search: '', sort: 'contact', customer: null }],
    [
      'search=ana&sort=spent&customer=5592991234567',
      { search: 'ana', sort: 'spent', customer: '5592991234567' },
    ],
    [
      'customer=7c9e6679-7425-40de-944b-e07fc1f90ae7',
      { search: '', sort: 'contact', customer: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
    ],
    ['sort=nome&customer=../orders', { search: '', sort: 'contact', customer: null }],
    [`customer=${'9'.repeat(21)}`, { search: '', sort: 'contact', customer: null }],
  ])('%j', (text, address) => {
    expect(read(text)).toEqual(address)
  })

  it('a long search is cut to what the call takes', () => {
    expect(read(`search=${'a'.repeat(200)}`).search).toHaveLength(80)
  })
})
