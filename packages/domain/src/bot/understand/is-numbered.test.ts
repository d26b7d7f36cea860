import { expect, it } from 'vitest'
import { isNumbered } from './is-numbered'

it.each([
  ['Rua Sete, 40', true],
  ['Rua das Flores s/n', true],
  ['Rua das Flores, sem número', true],
  ['rua dos mundurucus quatrocentos e dez', true],
  ['rua sete de setembro vinte e dois', true],
  ['rua das flores número doze', true],
  ['Rua Sete de Setembro', false],
  ['Rua Vinte e Quatro de Maio', false],
  ['rua quinze', false],
  ['rua das flores', false],
])('%s says its number: %s', (address, expected) => expect(isNumbered(address)).toBe(expected))
