import { expect, test } from 'vitest'
import { maskedKey, onboardingWords } from './onboarding-words'

const said = {
  aboutRestaurant: 'Lanches e sucos',
  businessHours: [
    { dia: 'Segunda', horario_inicio: '08:00', horario_fim: '12:00', status: 'aberto' },
    { dia: 'Segunda', horario_inicio: '14:00', horario_fim: '18:00', status: 'aberto' },
    { dia: 'Domingo', horario_inicio: '', horario_fim: '', status: 'fechado' },
  ],
  street: 'Rua das Flores',
  number: '120',
  neighborhood: 'Centro',
  city: 'Manaus',
  state: 'AM',
  zipCode: '69005070',
  neighborhoodsAndFees: [
    { bairro: 'Centro', taxa: 5 },
    { bairro: 'Aleixo', taxa: 7.5 },
  ],
  pixKeyType: 'email',
  pixKey: 'pix@loja.example',
}

test('ONB-06 an onboarding is read as sentences', () => {
  expect(onboardingWords(said)).toEqual({
    about: 'Lanches e sucos',
    hours: ['Segunda: 08:00–12:00, 14:00–18:00', 'Domingo: –'],
    address: 'Rua das Flores, 120 · Centro · Manaus/AM · 69005-070',
    fees: ['Centro: R$\u00A05,00', 'Aleixo: R$\u00A07,50'],
    pixType: 'email',
    pixKey: 'pix@loja.example',
  })
})

test('what an automation sent as text is shown line by line, and what is missing is empty', () => {
  const { hours, fees, address, pixType, pixKey } = onboardingWords({
    businessHours: 'Seg a sex\n\n 8h às 18h ',
    neighborhoodsAndFees: 'Centro - 5,00\nLonge: a combinar',
    pixKeyType: 'boleto',
    pixKey: 7,
    city: 'Manaus',
  })
  expect(hours).toEqual(['Seg a sex', '8h às 18h'])
  expect(fees).toEqual(['Centro - 5,00', 'Longe: a combinar'])
  expect([address, pixType, pixKey]).toEqual(['Manaus', '', ''])
})

test.each([
  ['12345678', '••••••78'],
  ['ab', 'ab'],
  ['', ''],
])('the PIX key %j is masked as %j', (key, masked) => {
  expect(maskedKey(key)).toBe(masked)
})
