import { commonWholes, commonWords } from './common-passwords'

const LONGEST_TAIL = 9

/**
 * Whether a password is one that people guess first. Case, accents and the usual stand-ins (@ for a, 0 for o, $ for s)
 * make no difference. Digits and signs behind a common word are ignored up to nine characters, a sign and a date:
 * `Senha@123` and `Brasil#2024` are common, a common word followed by a longer tail is not.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (/^(.)\1*$/su.test(plain)) return true
  const wholes = listed(commonWholes)
  const words = listed(commonWords)
  const withoutSigns = plain.replace(/[^a-z0-9]+$/, '')
  if (wholes.has(plain) || wholes.has(withoutSigns)) return true
  return stems(plain).some((stem) => words.has(stem) || words.has(readable(stem)))
}

function stems(plain: string): string[] {
  const tail = /[^a-z]*$/.exec(plain)?.[0].length ?? 0
  const shortest = Math.max(plain.length - Math.min(tail, LONGEST_TAIL), 1)
  return Array.from({ length: plain.length - shortest + 1 }, (_, extra) => plain.slice(0, shortest + extra))
}

function readable(text: string): string {
  const letters: Record<string, string> = {
    '@': 'a',
    '4': 'a',
    '3': 'e',
    '1': 'i',
    '!': 'i',
    '0': 'o',
    '5': 's',
    $: 's',
  }
  return [...text].map((character) => letters[character] ?? character).join('')
}

function listed(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}
