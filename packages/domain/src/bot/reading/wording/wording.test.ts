import { expect, test } from 'vitest'
import { pizzaria } from '../../testing/pizzaria'
import { lexiconOf } from '../menu/lexicon'
import { said, without } from '../tokens'
import { corrected } from './corrected'
import { withoutEllipsis } from './ellipsis'
import { withoutCourtesies } from './greeting'
import { pricesIn } from './prices'

const lexicon = lexiconOf(pizzaria.menu, pizzaria.now)
const line = (words: readonly string[]) => words.filter((word) => /[\p{L}\d]/u.test(word)).join(' ')

test.each([
  ['2 x-bacon de 24,90', '2 x bacon'],
  ['2 x-bacon de R$ 25 e 1 suco', '2 x bacon e 1 suco'],
  ['x-bacon (R$24,90)', 'x bacon'],
  ['dois x-bacon a 25 reais cada um', 'dois x bacon'],
  ['aquela de trinta e cinco reais', ''],
  ['suco de nove reais e cinquenta centavos', 'suco'],
  ['uma coca de 2 litros', 'uma coca de 2 litros'],
  ['1,50 kg de linguiça', '1,50 kg de linguica'],
  ['20 reais de pão', '20 reais de pao'],
])('of %s all but the price is the order', (text, left) => {
  const told = said(text)
  expect(line(without(told, pricesIn(told)).words)).toBe(left)
})

test.each([
  ['2 não, 3 x-bacon', '3 x bacon'],
  ['dois, quer dizer, três sucos', 'tres sucos'],
  ['2 x-bacon, aliás 3', '3 x bacon'],
  ['2 x-bacon (não, 3) e 1 suco', '3 x bacon e 1 suco'],
  ['1 suco e dois x-bacon, ops, são quatro', '1 suco e quatro x bacon'],
  ['uma dúzia de coxinha, não, duas', 'duas duzia de coxinha'],
  ['2 coca 2 litros, não, 3', '3 coca 2 litros'],
  ['2 x-bacon, não, 3 x-salada', '2 x bacon nao 3 x salada'],
  ['x-bacon sem cebola não', 'x bacon sem cebola nao'],
])('%s counts as %s', (text, told) => {
  expect(line(corrected({ ...said(text), lexicon }).words)).toBe(told)
})

test.each([
  ['opa meu amigo tira a coca', 'tira a coca'],
  ['oi boa noite, tudo bem? queria 2 x-bacon viu', 'queria 2 x bacon'],
  ['2 x-bacon, obrigado meu querido', '2 x bacon'],
  ['boa noite', 'boa noite'],
  ['valeu', 'valeu'],
])('%s without courtesies is %s', (text, left) => {
  expect(line(withoutCourtesies(said(text)).words)).toBe(left)
})

test.each([
  ['3 tacacá, um sem pimenta e dois com', '3 tacaca um sem pimenta e dois com pimenta'],
  ['uma com e outra sem cebola', 'uma com cebola e outra sem cebola'],
  ['2 x-bacon sem cebola', '2 x bacon sem cebola'],
])('%s says %s', (text, told) => {
  expect(line(withoutEllipsis(said(text)).words)).toBe(told)
})
