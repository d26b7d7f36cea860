const words: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  Object.entries({
    um: 1,
    uma: 1,
    hum: 1,
    dois: 2,
    duas: 2,
    doi: 2,
    tres: 3,
    treis: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    treze: 13,
    catorze: 14,
    quatorze: 14,
    quinze: 15,
    dezesseis: 16,
    dezasseis: 16,
    dezessete: 17,
    dezoito: 18,
    dezenove: 19,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    cincoenta: 50,
    sessenta: 60,
    setenta: 70,
    oitenta: 80,
    noventa: 90,
    cem: 100,
    cento: 100,
    centos: 100,
    duzentos: 200,
    duzentas: 200,
    trezentos: 300,
    trezentas: 300,
    quatrocentos: 400,
    quinhentos: 500,
    seiscentos: 600,
    setecentos: 700,
    oitocentos: 800,
    novecentos: 900,
    mil: 1000,
  }),
)

/** A number and how many words it takes. */
export interface ReadNumber {
  value: number
  length: number
}

/** The number that one word says, in figures or letters, or null. */
export function numberOf(word: string): number | null {
  if (/^\d{1,9}$/.test(word)) return Number(word)
  return words.get(word) ?? null
}

/**
 * The number that begins at a place of plain words: '12', 'doze', 'vinte e um', 'cento e dez', 'dois mil',
 * 'meia duzia', 'duas duzias', 'um cento', 'meio cento', 'cento e meio', 'duzia e meia', 'um par'. Null where none begins.
 */
export function readNumberAt(text: readonly string[], place: number): ReadNumber | null {
  const word = (ahead: number) => text[place + ahead] ?? ''
  if (word(0) === 'meia' && isDozen(word(1))) return { value: 6, length: 2 }
  if (word(0) === 'meio' && word(1) === 'cento') return { value: 50, length: 2 }
  if (isDozen(word(0))) return halfMore(text, place, { value: 12, length: 1 })
  const first = readPlain(text, place)
  if (first === null) return null
  const next = word(first.length)
  if (isDozen(next)) return halfMore(text, place, { value: first.value * 12, length: first.length + 1 })
  if (/^par(?:es)?$/.test(next)) {
    const beside = [...text.slice(Math.max(0, place - NEAR), place), word(first.length + 2)]
    const isOne = beside.some((one) => inPairs.test(one))
    return { value: isOne ? first.value : first.value * 2, length: first.length + 1 }
  }
  const hundreds = hundredsAndHalf(text, place, first)
  if (hundreds) return hundreds
  if (isHundreds(next) && first.value < 100) return { value: first.value * 100, length: first.length + 1 }
  if (next === 'mil' && first.value < 1000) return { value: first.value * 1000, length: first.length + 1 }
  return first
}

/** What comes two and two: a pair of it is one. */
const inPairs =
  /^(?:luvas?|meias?|meiao|meioes|brincos?|sapat(?:os?|inhos?)|tenis|chinel(?:os?|inhos?)|sandalias?|botas?|botinas?|tamancos?|pantufas?|hashis?|oculos|muletas?|patins|joelheiras?|caneleiras?)$/
/** So many words before the number it may be called by. */
const NEAR = 4

/** Figures, or hundreds, tens and units with 'e' between them. */
function readPlain(text: readonly string[], place: number): ReadNumber | null {
  const start = numberOf(text[place] ?? '')
  if (start === null) return null
  const read = { value: start, length: 1 }
  if (/^\d/.test(text[place]!)) return read
  let below = start >= 1000 ? 1000 : start >= 100 ? 100 : start >= 20 && start % 10 === 0 ? 10 : 0
  while (below > 1 && text[place + read.length] === 'e') {
    const more = words.get(text[place + read.length + 1] ?? '')
    if (more === undefined || more >= below) break
    read.value += more
    read.length += 2
    below = more >= 100 ? 100 : more >= 20 && more % 10 === 0 ? 10 : 0
  }
  return read
}

/** 'cento e meio', 'dois centos e meio'. */
function hundredsAndHalf(text: readonly string[], place: number, first: ReadNumber): ReadNumber | null {
  const end = place + first.length
  const isHalf = (at: number) => text[at] === 'e' && /^mei[oa]$/.test(text[at + 1] ?? '')
  if (text[end - 1] === 'cento' && isHalf(end)) return { value: first.value + 50, length: first.length + 2 }
  return isHundreds(text[end] ?? '') && first.value < 100 && isHalf(end + 1)
    ? { value: first.value * 100 + 50, length: first.length + 3 }
    : null
}

function halfMore(text: readonly string[], place: number, { value, length }: ReadNumber): ReadNumber {
  const half = text[place + length] === 'e' && text[place + length + 1] === 'meia'
  return half ? { value: value + 6, length: length + 2 } : { value, length }
}

function isHundreds(word: string): boolean {
  return word === 'cento' || word === 'centos'
}

function isDozen(word: string): boolean {
  return word === 'duzia' || word === 'duzias' || word === 'dz'
}
