import { expect, test } from 'vitest'
import { niches } from '../../company/vocabulary'
import { companyType } from './company-type'

test.each([
  ['clinica', 'Estúdio Tattoo', 'medico'],
  ['tattoo', 'Clínica da Pele', 'tatuador'],
  ['oficina', 'Dr. Motor', 'empresa'],
  ['digital', 'Saúde Digital', 'empresa'],
  ['delivery', 'Clínica Bem Estar', 'medico'],
  ['delivery', 'Pizzaria do Zé', 'empresa'],
])('BOOK-39 the niche %s of %j makes it %s', (niche, name, type) => {
  expect(companyType(niche, name)).toBe(type)
})

test.each([
  ['Dr. João Silva', 'medico'],
  ['DRA ANA', 'medico'],
  ['Consultório Odontológico', 'medico'],
  ['Clinicas Unidas', 'medico'],
  ['Fisioterapia Viva', 'medico'],
  ['Psicóloga Eva', 'medico'],
  ['Black Tattoo', 'tatuador'],
  ['TATUAGEM & Arte', 'tatuador'],
  ['Ana Tatuadora', 'tatuador'],
  ['Dragão Ink', 'tatuador'],
  ['Drogaria Central', 'empresa'],
  ['Drinks e Cia', 'empresa'],
  ['Com Tato Massagens', 'empresa'],
  ['Tatuapé Motos', 'empresa'],
  ['Barbearia Central', 'empresa'],
  ['', 'empresa'],
])('BOOK-39 without a niche, %j is a %s by its name', (name, type) => {
  expect(companyType(null, name)).toBe(type)
})

test('BOOK-39 every niche gives a type', () => {
  expect(niches.map((niche) => companyType(niche, ''))).toEqual([
    'empresa',
    'medico',
    'tatuador',
    'empresa',
    'empresa',
  ])
})
