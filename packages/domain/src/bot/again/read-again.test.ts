import { describe, expect, it } from 'vitest'
import { readAgain } from './read-again'

describe('the last order once more', () => {
  it.each([
    'o de sempre',
    'O de sempre, moça',
    'boa noite! manda o de sempre por favor',
    'quero o de costume',
    'de sempre',
    'meu pedido de sempre',
    'o mesmo de ontem',
    'quero o mesmo da última vez',
    'vou querer o mesmo de sempre',
    'a mesma coisa de ontem',
    'me vê a mesma coisa da outra vez',
    'manda igual da semana passada',
    'faz igual ao de sábado',
    'o mesmo pedido de ontem',
    'o mesmo que pedi ontem',
    'quero o mesmo que eu pedi na última vez',
    'repete o último pedido',
    'pode repetir o meu último pedido por favor?',
    'repetir pedido anterior',
    'repete o pedido de ontem',
    'repete o de ontem',
    'quero o último pedido de novo',
    'manda o pedido da semana passada',
    'pode ser o que eu sempre peço',
    'pode fazer o mesmo de ontem?',
  ])('%s', (text) => {
    expect(readAgain(text)).toEqual({ rest: '', past: true })
  })

  it.each(['repete o pedido', 'quero repetir o pedido', 'manda o mesmo pedido'])(
    'which time is not said: %s',
    (text) => {
      expect(readAgain(text)).toEqual({ rest: '', past: false })
    },
  )

  it.each([
    ['o de sempre e uma coca', 'e uma coca'],
    ['oi, quero o mesmo de ontem mas sem a coca', 'oi, tira a coca'],
    ['o de sempre, entrega no centro, pix', 'entrega no centro, pix'],
    ['2 guaranás e o de sempre', '2 guaranás e'],
  ])('what is said besides is left: %s', (text, rest) => {
    expect(readAgain(text)).toEqual({ rest, past: true })
  })

  it.each([
    'o mesmo',
    'mais um igual',
    'outro igual, por favor',
    'igual',
    'pedido repetido?',
    'repete',
    'pode repetir?',
    'repete por favor, não entendi',
    'o mesmo endereço da última vez',
    'mesmo endereço de sempre',
    'entrega na mesma rua de ontem',
    'o x-bacon de sempre',
    'cadê meu último pedido',
    'cadê o pedido de ontem?',
    'quanto deu o de ontem?',
    'o pedido de ontem veio errado',
    'o de ontem veio frio',
    'não quero o de sempre',
    'cancela o último pedido',
    'quero saber do pedido de ontem',
    'o que vem no combo?',
    'vocês abrem no mesmo horário de sempre?',
    'o de calabresa',
    '2 x-bacon e 1 coca',
  ])('nothing of the kind: %s', (text) => {
    expect(readAgain(text)).toBeNull()
  })
})
