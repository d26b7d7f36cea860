import { describe, expect, it } from 'vitest'
import type { Text, TextMap } from './format-text'

type LocaleFile = Record<string, TextMap>
const files = import.meta.glob<LocaleFile>('./locales/**/*.ts', { eager: true })

const features = Object.keys(files)
  .filter((path) => path.includes('/pt/'))
  .map((path) => path.slice('./locales/pt/'.length, -'.ts'.length))

// The server sends its errors with their Portuguese text; only the translations hold them.
const translatedByCode = new Set(['frame/errors'])

describe.each(['en', 'es'])('I18N-01 the texts in %s', (language) => {
  it.each(features)('of %s are the same sentences as in Portuguese', (feature) => {
    const pt = textsOf('pt', feature)
    const translated = textsOf(language, feature)
    if (translatedByCode.has(feature))
      expect(Object.keys(translated)).toEqual(expect.arrayContaining(Object.keys(pt)))
    else expect(Object.keys(translated).sort()).toEqual(Object.keys(pt).sort())
    for (const [key, text] of Object.entries(pt)) {
      expect(namesIn(translated[key]), key).toEqual(namesIn(text))
    }
  })

  it.each(features)('of %s are never empty', (feature) => {
    for (const [key, text] of Object.entries(textsOf(language, feature))) {
      for (const sentence of sentencesOf(text)) expect(sentence.trim(), key).not.toBe('')
    }
  })
})

function textsOf(language: string, feature: string): TextMap {
  const file = files[`./locales/${language}/${feature}.ts`]
  const texts = file && Object.values(file)[0]
  if (!texts) throw new Error(`There is no ./locales/${language}/${feature}.ts`)
  return texts
}

function sentencesOf(text: Text): string[] {
  return typeof text === 'string' ? [text] : Object.values(text)
}

function namesIn(text: Text | undefined): string[] {
  const sentence = typeof text === 'string' ? text : (text?.other ?? '')
  return [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()
}
