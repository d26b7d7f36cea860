import { readFee, tidyGroups, type FeeGroup } from '../delivery/fee-groups'

/** A neighbourhood and what a delivery there costs, in cents. */
export interface NeighbourhoodFee {
  bairro: string
  centavos: number
}

const MAX_NAME = 80
const MAX_FEES = 1000
const MAX_LINE = 2000
const amount = String.raw`(R\$\s*)?(\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,6}(?:[.,]\d{1,2})?)(?:\s*reais)?`
const feeLast = new RegExp(String.raw`^(.*?)(\s*[-–—:=;|,\t]\s*|\s+)(?:${amount}|(gr[áa]tis))\s*[.;,]?$`, 'i')
const feeFirst = new RegExp(String.raw`^${amount}\s*[-–—:=;|\t]\s*(.*)$`, 'i')

/**
 * Neighbourhoods and fees out of lines such as 'Centro - 5,00', 'Centro, Aleixo: R$ 7' or '5,00: Centro'. A fee behind
 * nothing but a space needs its cents or its R$, else it is part of a name ('Parque 10'). Lines that are not understood
 * come back word for word in `unread`, so that nothing is lost; so do those after the thousandth neighbourhood.
 */
export function parseFeeLines(text: string): { fees: NeighbourhoodFee[]; unread: string[] } {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.trim())
  const fees: NeighbourhoodFee[] = []
  const unread: string[] = []
  for (const line of lines.filter((line) => line !== '')) {
    const read = readLine(line)
    if (read && fees.length + read.length <= MAX_FEES) fees.push(...read)
    else unread.push(line)
  }
  return { fees, unread }
}

/** Fee groups as the company record has them, of neighbourhoods one by one; a name twice at one fee is once there. */
export function feeGroupsOf(fees: readonly NeighbourhoodFee[]): FeeGroup[] {
  const groups = new Map<number, string[]>()
  for (const { bairro, centavos } of fees) groups.set(centavos, [...(groups.get(centavos) ?? []), bairro])
  return tidyGroups([...groups].map(([centavos, bairros]) => ({ centavos, bairros })))
}

function readLine(line: string): NeighbourhoodFee[] | null {
  if (line.length > MAX_LINE) return null
  const bare = line
    .replace(/\s+/g, (blank) => (blank.includes('\t') ? '\t' : ' '))
    .replace(/^(?:[-*•–]\s+|\d{1,3}\)\s*)/, '')
  const last = feeLast.exec(bare)
  if (last) {
    const [, names = '', separator = '', sign, figure, free] = last
    const isPlainFigure = /^ *$/.test(separator) && !sign && !free && !/[.,]/.test(figure ?? '')
    return isPlainFigure ? null : feesOf(names, free ? 0 : readFee(figure ?? ''))
  }
  const first = feeFirst.exec(bare)
  return first ? feesOf(first[3] ?? '', readFee(first[2] ?? '')) : null
}

/** What stands behind a separator of its own is a figure that could not be read, not a part of the name. */
const restOfFigure = /(?:(?:^|\s)[-–—]|[:=])\s*[\d.,]*$/

function feesOf(names: string, centavos: number | null): NeighbourhoodFee[] | null {
  const bairros = names
    .split(/[,;|]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
  const all = bairros.every(
    (name) => /\p{L}/u.test(name) && !restOfFigure.test(name) && name.length <= MAX_NAME,
  )
  return centavos === null || bairros.length === 0 || !all
    ? null
    : bairros.map((bairro) => ({ bairro, centavos }))
}
