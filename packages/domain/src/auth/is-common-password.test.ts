import { expect, test } from 'vitest'
import { isCommonPassword } from './is-common-password'

test.each([
  'senha',
  'senha123',
  'Senha@123',
  'SENHA#2024!',
  'S3nh@123',
  'Brasil#2024',
  'brasil',
  'Flamengo10!',
  'Flameng0!',
  'Coração@1',
  'Maria@01011990',
  'João#2025',
  'Password1!',
  'P@ssw0rd',
  'P@ssw0rd123!',
  'Qwerty123!',
  'A@123456',
  'Aa@123456',
  'Abc@123',
  '1Q2w3e4r!',
  '123456!',
  'aaaaaaaa',
  '!!!!!!',
  'Admin@123',
  'Deus#1',
])('%s is guessed first', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'Balcao#2026',
  'Senhorinha-do-Balcao-7',
  'Brasil#2024-vamos',
  'Maria!48213907734',
  'correto cavalo bateria grampo 7A!',
  'X7#kPq2',
  'Cabana#81',
  'Amoreira&9',
  '9Q#mZ4',
  '',
])('%j is not a common password', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
