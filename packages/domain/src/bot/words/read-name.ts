import { tidy } from './tidy'

const MAX = 60
const lead =
  /^(?:(?:o )?meu nome (?:é|e|eh)|(?:eu )?sou(?: [oa])?|me chamo|aqui (?:é|e)(?: [oa])?|em nome (?:de|d[oa])|pode ser|(?:é|e) [oa]?)\s+/i

/** A name in 'meu nome é Ana Lima'; null when there are no two letters, or a number. */
export function readName(text: string): string | null {
  const [first = ''] = text.split('\n')
  const name = tidy(first.replace(lead, ''), MAX)
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  return letters >= 2 && !/\d/.test(name) ? name : null
}
