import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from './use-employees-address'

const id = '5d0c2f0e-3a43-4a55-9f4e-0f6f1b0f7a01'

describe('EMP-01 EMP-02 the address of the employees screen', () => {
  it.each([
    ['', { search: '', status: null, employee: null }],
    ['search=cozinha&status=ferias', { search: 'cozinha', status: 'ferias', employee: null }],
    [`employee=${id}`, { search: '', status: null, employee: id }],
    ['employee=new', { search: '', status: null, employee: 'new' }],
  ] as const)('EMP-02 %j is read and written the same', (text, shown) => {
    expect(readAddress(new URLSearchParams(text))).toEqual(shown)
    expect(writeAddress(shown).toString()).toBe(text)
  })

  it.each(['status=demitido', 'employee=../admin', 'employee='])('EMP-02 %j says nothing', (text) => {
    expect(readAddress(new URLSearchParams(text))).toEqual({ search: '', status: null, employee: null })
  })
})
