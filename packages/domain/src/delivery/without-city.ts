import { stateZones } from '../time/zone-of-state'
import { formsOf, isDesignator, plainName } from './neighbourhood-words'

const stateBehind = /^(.*\S)\s*[-–—,/(]\s*([A-Za-z]{2})\s*\)?$/
const spacedPart = /^(.*\S)(?:\s+[-–—]\s*|\s*[-–—]\s+|\s*[,/(]\s*)([^,/()]+?)\s*\)?$/
const joinedPart = /^(.*\S)[-–—]([^-–—,/()]+)$/
/** Words with which a part of a neighbourhood begins, not a city. */
const parts = new Set([
  'setor',
  'etapa',
  'fase',
  'quadra',
  'zona',
  'gleba',
  'bloco',
  'conjunto',
  'alto',
  'baixo',
])

/**
 * Ways to read a typed neighbourhood: as it is, without the state behind it, and without the city before that state
 * ('Centro - Manaus/AM'); also without `city`, with or without a state.
 */
export function withoutCity(typed: string, city: string | null): string[] {
  const variants = [typed]
  const [, named = '', state = ''] = stateBehind.exec(typed) ?? []
  if (Object.hasOwn(stateZones, state.toUpperCase())) {
    variants.push(named)
    const [, rest = '', place = ''] = spacedPart.exec(named) ?? joinedPart.exec(named) ?? []
    if (rest !== '' && isCity(place)) variants.push(rest)
  }
  const home = city === null ? '' : plainName(city)
  const words = plainName(typed)
  if (home !== '') {
    const tail = words.lastIndexOf(` ${home}`)
    const behind = tail < 1 ? '-' : words.slice(tail + 1 + home.length).trim()
    if (behind === '' || Object.hasOwn(stateZones, behind.toUpperCase())) variants.push(words.slice(0, tail))
  }
  return variants
}

function isCity(text: string): boolean {
  const words = (formsOf(text)[0] ?? '').split(' ')
  const numbered = words.some((word) => /\d/.test(word))
  return !numbered && !parts.has(words[0]!) && !(words.length === 1 && isDesignator(words[0]!))
}
