import { describe, expect, it } from 'vitest'
import { packageWords } from './package-words'

describe('what a customer reads of a package', () => {
  const ten = { number: 4, sessions: 10, left: 6, expiresOn: '2027-03-30' }
  it.each([
    [ten, 'sessão 4 de 10, restam 6, até 30/03'],
    [{ ...ten, left: 1, expiresOn: null }, 'sessão 4 de 10, resta 1'],
    [{ ...ten, number: 10, left: 0 }, 'sessão 10 de 10, é a última'],
    [{ ...ten, number: null, left: 0 }, 'sem sessão para este horário, que é pago à parte'],
  ])('%o', (told, words) => {
    expect(packageWords(told)).toBe(words)
  })
})
