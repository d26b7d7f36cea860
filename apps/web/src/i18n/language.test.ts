import { expect, it } from 'vitest'
import { currentLanguage, defineTexts, setLanguage, textsNow } from './language'

const greetings = defineTexts(
  { hello: 'Olá, {name}', bye: 'Tchau' },
  {
    en: async () => ({ hello: 'Hello, {name}', bye: 'Bye' }),
    es: async () => {
      throw new Error('offline')
    },
  },
)

it('I18N-02 speaks Portuguese until another language is chosen', () => {
  expect(currentLanguage()).toBe('pt')
  expect(textsNow(greetings)('hello', { name: 'Ana' })).toBe('Olá, Ana')
})

it('I18N-01 switches every text at once, with a new translator so that screens render again', async () => {
  const before = textsNow(greetings)
  await setLanguage('en')
  const after = textsNow(greetings)
  expect(after).not.toBe(before)
  expect(after).toBe(textsNow(greetings))
  expect(after('bye')).toBe('Bye')
  await setLanguage('pt')
})

it('I18N-01 a piece that arrives while the words are on their way speaks the new language too', async () => {
  const switching = setLanguage('en')
  const late = defineTexts(
    { thanks: 'Obrigado' },
    { en: async () => ({ thanks: 'Thank you' }), es: async () => ({ thanks: 'Gracias' }) },
  )
  await switching
  expect(textsNow(late)('thanks')).toBe('Thank you')
  await setLanguage('pt')
})

it('keeps the language when the texts of the other one cannot be fetched', async () => {
  await expect(setLanguage('es')).rejects.toThrow('offline')
  expect(currentLanguage()).toBe('pt')
  expect(textsNow(greetings)('bye')).toBe('Tchau')
})
