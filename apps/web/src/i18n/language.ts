import { useSyncExternalStore } from 'react'
import { logFailure } from '../lib/log'
import { storage } from '../lib/caches/storage'
import { formatText, type SameKeys, type TextMap, type TextParams } from './format-text'

export const languages = ['pt', 'en', 'es'] as const
export type Language = (typeof languages)[number]

/** BCP 47 names, for `<html lang>` and Intl. */
export const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en', es: 'es' }

export type Translate<T extends TextMap> = <K extends keyof T & string>(
  key: K,
  ...params: TextParams<T[K]>
) => string

/** A catalogue of one feature. Portuguese comes with the code; the others are fetched when chosen. */
export interface Texts<T extends TextMap> {
  readonly maps: Map<Language, TextMap>
  readonly load: (language: Language) => Promise<void>
  readonly pt: T
}

// A new snapshot per change, with translators of its own, so that every text renders anew.
interface Snapshot {
  language: Language
  translators: Map<object, unknown>
}

const storageKey = 'balcao.language'
const known = new Set<Texts<TextMap>>()
const listeners = new Set<() => void>()
let snapshot: Snapshot = { language: storedLanguage(), translators: new Map() }
let pending: Promise<unknown> = Promise.resolve()

/** Declares a feature's catalogue. English and Spanish must have the keys of the Portuguese one. */
export function defineTexts<const T extends TextMap>(
  pt: T,
  others: Record<Exclude<Language, 'pt'>, () => Promise<SameKeys<T>>>,
): Texts<T> {
  const maps = new Map<Language, TextMap>([['pt', pt]])
  const load = async (language: Language) => {
    if (language === 'pt' || maps.has(language)) return
    maps.set(language, await others[language]())
  }
  const texts: Texts<T> = { maps, load, pt }
  known.add(texts)
  if (snapshot.language !== 'pt') {
    pending = Promise.all([pending, load(snapshot.language).then(announce, () => undefined)])
  }
  return texts
}

/** Resolves when every catalogue declared so far is there in the chosen language. Await it before rendering. */
export async function textsReady() {
  await pending
}

/** The translator of a catalogue in the chosen language; renders again when the language changes. */
export function useTexts<T extends TextMap>(texts: Texts<T>): Translate<T> {
  return translatorOf(useSnapshot(), texts)
}

/** The chosen language, and `locale` for Intl. */
export function useLanguage(): { language: Language; locale: string } {
  const { language } = useSnapshot()
  return { language, locale: locales[language] }
}

/** The translator outside of React (after an await, in a store). Do not keep it. */
export function textsNow<T extends TextMap>(texts: Texts<T>): Translate<T> {
  return translatorOf(snapshot, texts)
}

export function currentLanguage(): Language {
  return snapshot.language
}

/** Fetches what is missing, then switches every text at once and remembers the choice. Rejects when offline. */
export async function setLanguage(language: Language) {
  if (await show(language)) storage.set(storageKey, language)
}

/** Shows the language that is chosen in another tab. Call once. */
export function followLanguage() {
  window.addEventListener('storage', ({ key }) => {
    const chosen = storedLanguage()
    if (key !== storageKey || chosen === snapshot.language) return
    show(chosen).catch((error: unknown) => logFailure('the words of another language did not come', error))
  })
}

let wanted: Language = snapshot.language

/** Answers whether it is shown now; while its words were on their way another one may have been chosen. */
async function show(language: Language): Promise<boolean> {
  wanted = language
  // A piece that comes meanwhile brings a catalogue of its own.
  for (let asked = 0; asked < known.size;) {
    asked = known.size
    await Promise.all([...known].map((texts) => texts.load(language)))
  }
  if (language !== wanted) return false
  snapshot = { language, translators: new Map() }
  if (typeof document !== 'undefined') document.documentElement.lang = locales[language]
  for (const listener of listeners) listener()
  return true
}

function useSnapshot() {
  return useSyncExternalStore(subscribe, currentSnapshot, currentSnapshot)
}

function currentSnapshot() {
  return snapshot
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce() {
  snapshot = { language: snapshot.language, translators: new Map() }
  for (const listener of listeners) listener()
}

function translatorOf<T extends TextMap>({ language, translators }: Snapshot, texts: Texts<T>): Translate<T> {
  const made = translators.get(texts) as Translate<T> | undefined
  if (made) return made
  const map = texts.maps.get(language) ?? texts.pt
  const translate: Translate<T> = (key, ...params) =>
    formatText(map[key] ?? texts.pt[key] ?? key, locales[language], params[0])
  translators.set(texts, translate)
  return translate
}

function storedLanguage(): Language {
  const stored = storage.get(storageKey)
  return languages.find((language) => language === stored) ?? 'pt'
}
