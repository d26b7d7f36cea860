import { readNumberAt } from '../../understand/number-words'
import { around, isFree, markOf, pauses, take, type Scan, type Span } from './scan'

const hours = /^(h|hs|hr|hrs|hora|horas)$/
const parts = /^(noite|tarde|manha|madrugada)$/
const cues = /^(as|a|pelas|das|pras|umas|antes|depois|chego|la)$/
const beforeBare =
  /^(retirar|retiro|retirada|buscar|busco|pegar|pego|entregar|entrega|entreguem|chego|chegar|passo|passar|para|pra|ai|aqui|la|por volta|hora|horario|depois|antes|ate|ser)$/
const lasts = /^(daqui|em|faz|ha|demora|demorou|mais|menos|cada|quase|espero|esperando|so|dura)$/
const notWanted =
  /\b(?:ja (?:sao|e|passa d[ae]s?|passou d[ae]s?)|(?:tenho|preciso|vou ter) (?:que |de )?(?:sair|ir|voltar|estar)|era (?:para|pra|as)|deveria|devia|fic(?:ou|aram) de|falaram|disseram|prometeram|pedi|fiz o pedido)\b/
const asksHours = /\b(fecha\w*|abr(e|em|iu|ir)|funciona\w*|abert[oa]s?|atende\w*|que horas)\b/

interface Clock extends Span {
  minutes: number
  /** It has the form of a clock, or says which part of the day. */
  plain: boolean
  unit: boolean
}

/** A time that something is wanted at: '20:30', '19h', 'às 8 e meia da noite', 'meio dia e meia'. The last one said counts. */
export function readTime(scan: Scan): void {
  let before: Span | null = null
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const clock = clockAt(scan, at)
    if (clock && isFree(scan, clock) && notWanted.test(around(scan, clock).before) && clock.plain) {
      take(scan, { from: startOf(scan, clock.from), to: clock.to })
      continue
    }
    if (!clock || !isTime(scan, clock)) continue
    const span = { from: startOf(scan, clock.from), to: endOf(scan, clock.to) }
    const isTomorrow = scan.words.slice(span.from, span.to).includes('amanha')
    const range = before !== null && before.to >= span.from - 1 && before.to > 0
    if (!range) {
      const { tomorrow: _before, eitherHalf: _half, ...ahead } = scan.ahead
      const isEither = !clock.plain && clock.minutes >= 60 && clock.minutes < 720
      scan.ahead = {
        ...ahead,
        time: written(clock.minutes),
        ...(isEither && { eitherHalf: true }),
        ...(isTomorrow && { tomorrow: true }),
      }
    }
    take(scan, span)
    before = span
    at = span.to - 1
  }
}

function clockAt(scan: Scan, at: number): Clock | null {
  const { words } = scan
  if (words[at] === 'meio' && words[at + 1] === 'dia')
    return halfMore(scan, { from: at, to: at + 2, minutes: 720 })
  if (words[at] === 'meia' && words[at + 1] === 'noite')
    return halfMore(scan, { from: at, to: at + 2, minutes: 0 })
  const number = readNumberAt(words, at)
  const behind = number ? at + number.length : at
  if (
    !number ||
    number.value > 23 ||
    /^(duzias?|par(es)?)$/.test(words[behind - 1]!) ||
    !/^[\p{L}\d]+$/u.test(words[at]!)
  )
    return null
  const read = minutesAt(scan, behind)
  const part = partAt(words, read.to)
  const hour = part === null ? number.value : hourOf(number.value, words[part - 1]!)
  const late =
    part === null && read.to < words.length && words[read.to] === 'em' && words[read.to + 1] === 'ponto'
  const to = part ?? (late ? read.to + 2 : read.to)
  return {
    from: at,
    to,
    minutes: hour * 60 + read.minutes,
    plain: read.plain || part !== null,
    unit: read.unit && part === null,
  }
}

/** 'h' of '2 H2OH': a letter with a figure and more letters glued to it. */
function isWithinName({ tokens }: Scan, at: number): boolean {
  const [letter, figure, more] = tokens.slice(at, at + 3)
  const isGlued = figure?.kind === 'number' && figure.start === letter!.end
  return isGlued && more?.kind === 'word' && more.start === figure.end && !/^m(?:in)?$/.test(more.word)
}

/** What stands behind the hour: ':30', 'h', 'h30', 'horas', 'e meia', 'e quinze'. */
function minutesAt(scan: Scan, at: number): { to: number; minutes: number; plain: boolean; unit: boolean } {
  const { words } = scan
  if (markOf(scan, at) === ':' && /^[0-5]\d$/.test(words[at + 1] ?? '') && isGlued(scan, at)) {
    return {
      to: hours.test(words[at + 2] ?? '') ? at + 3 : at + 2,
      minutes: Number(words[at + 1]),
      plain: true,
      unit: false,
    }
  }
  const unit = hours.test(words[at] ?? '') && !isWithinName(scan, at)
  const next = unit ? at + 1 : at
  if (unit && /^[0-5]\d$/.test(words[next] ?? '')) {
    return {
      to: /^(min|minutos|m)$/.test(words[next + 1] ?? '') ? next + 2 : next + 1,
      minutes: Number(words[next]),
      plain: true,
      unit: false,
    }
  }
  if (words[next] === 'e' && words[next + 1] === 'meia')
    return { to: next + 2, minutes: 30, plain: unit, unit: false }
  const more = words[next] === 'e' ? readNumberAt(words, next + 1) : null
  if (more && more.value >= 10 && more.value < 60 && !hours.test(words[next + 1 + more.length] ?? ''))
    return { to: next + 1 + more.length, minutes: more.value, plain: unit, unit: false }
  return { to: next, minutes: 0, plain: unit, unit }
}

/** '20:30', and not the 'Setor 1: 10 …' of a list. */
function isGlued({ tokens }: Scan, at: number): boolean {
  return tokens[at]!.end === tokens[at + 1]!.start
}

function halfMore({ words }: Scan, { from, to, minutes }: Span & { minutes: number }): Clock {
  const half = words[to] === 'e' && /^(meia|meio|pouco)$/.test(words[to + 1] ?? '')
  return {
    from,
    to: half ? to + 2 : to,
    minutes: half && words[to + 1] !== 'pouco' ? minutes + 30 : minutes,
    plain: true,
    unit: false,
  }
}

function partAt(words: readonly string[], at: number): number | null {
  return /^(da|de)$/.test(words[at] ?? '') && parts.test(words[at + 1] ?? '') ? at + 2 : null
}

function hourOf(hour: number, part: string): number {
  if (part === 'noite' || part === 'tarde') return hour >= 1 && hour < 12 ? hour + 12 : hour
  return hour
}

function isTime(scan: Scan, clock: Clock): boolean {
  const { words } = scan
  if (!isFree(scan, clock)) return false
  const { before, behind, asks } = around(scan, clock)
  const last = words[clock.from - 1] ?? ''
  const ahead = words[clock.from - 2] ?? ''
  if (asksHours.test(before) || (asks && asksHours.test(behind))) return false
  if (asks && last === 'as' && ahead === 'ate') return false
  const cued = cues.test(last) && !(last === 'a' && ahead === 'daqui')
  if (
    clock.unit &&
    (lasts.test(last) || ahead === 'daqui' || (last === 'de' && !/^(depois|antes|partir)$/.test(ahead)))
  )
    return false
  if (clock.unit && clock.minutes === 60 && !cued) return false
  if (clock.plain) return true
  if (/^(busco|pego|retiro|passo|buscar|pegar|retirar)$/.test(last)) return clock.minutes % 60 > 0
  if (!/^(as|pelas|umas|das|pras)$/.test(last)) return false
  return clock.minutes % 60 > 0 || (beforeBare.test(ahead) && pauses(scan, clock.to))
}

function startOf({ words, taken }: Scan, from: number): number {
  let at = from
  while (
    at > 0 &&
    !taken[at - 1] &&
    /^(as|a|pelas|das|pras|umas|la|por|volta|antes|depois|partir|chego|para|pra|hora|horario|ao|ate|hoje|amanha)$/.test(
      words[at - 1]!,
    )
  )
    at -= 1
  return at
}

/** 'às 12h de amanhã', '20h hoje'. */
function endOf({ words, taken }: Scan, to: number): number {
  const at = /^(de|pra|para)$/.test(words[to] ?? '') ? to + 1 : to
  return /^(hoje|amanha)$/.test(words[at] ?? '') && !taken[to] && !taken[at] ? at + 1 : to
}

function written(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
