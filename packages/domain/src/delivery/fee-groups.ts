/** Neighbourhoods that a delivery costs the same to; `centavos` in cents. */
export interface FeeGroup {
  centavos: number
  bairros: string[]
}

/** Delivery settings of the wrong shape; `path` leads to what is wrong, such as `bairros_taxas["5.00"][2].bairro`. */
export class FeeShapeError extends Error {
  override name = 'FeeShapeError'
  constructor(readonly path: string) {
    super(`Not delivery fees: ${path}`)
  }
}

const MAX_CENTS = 99_999_999
const MAX_NAME = 80
const MAX_NAMES = 1000
const root = 'bairros_taxas'

/**
 * Fee groups out of `bairros_taxas`, an object or its JSON (DELIV-12, DELIV-13), the cheapest first; null, absent and
 * '' are none. Fees as `readFee` takes them; two that mean the same become one group (DELIV-25). Neighbourhoods are
 * `{bairro}` or plain texts; blank ones go, and of one that a group names twice, whatever its case and accents, the
 * first stays. A group that is left without any goes (DELIV-28). @throws FeeShapeError with the path of the first fault.
 */
export function readFeeGroups(value: unknown): FeeGroup[] {
  if (value === null || value === undefined || value === '') return []
  const shape = typeof value === 'string' ? parse(value) : value
  if (Array.isArray(shape) && shape.length === 0) return []
  if (typeof shape !== 'object' || shape === null || Array.isArray(shape)) throw new FeeShapeError(root)
  const groups = new Map<number, string[]>()
  for (const [fee, names] of Object.entries(shape)) {
    const path = `${root}[${JSON.stringify(fee)}]`
    const centavos = readFee(fee)
    if (centavos === null || !Array.isArray(names)) throw new FeeShapeError(path)
    const read = names.map((name: unknown, index) => readName(name, `${path}[${index}]`))
    groups.set(centavos, [...(groups.get(centavos) ?? []), ...read])
    if (groups.get(centavos)!.length > MAX_NAMES) throw new FeeShapeError(path)
  }
  return tidyGroups([...groups].map(([centavos, bairros]) => ({ centavos, bairros })))
}

/** `bairros_taxas` of fee groups, the cheapest first: `{"5.00": [{"bairro": "Centro"}]}`. */
export function writeFeeGroups(groups: readonly FeeGroup[]): Record<string, { bairro: string }[]> {
  return Object.fromEntries(
    tidyGroups(groups).map(({ centavos, bairros }) => [
      feeKey(centavos),
      bairros.map((bairro) => ({ bairro })),
    ]),
  )
}

/** Cents of a fee key: '5', '5.0', '5,00', 'R$ 5,00' and '1.234,50'; null for anything else, a third decimal too. */
export function readFee(text: string): number | null {
  const bare = text.replace(/^\s*R\$/i, '').trim()
  const thousands = /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(bare) ? bare.replaceAll('.', '') : bare
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(thousands)
  if (!found) return null
  const cents = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return cents <= MAX_CENTS ? cents : null
}

/** Key of a fee, with two decimals: 500 cents are '5.00' (DELIV-25). */
export function feeKey(centavos: number): string {
  return `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`
}

/** Groups with the cheapest first, names trimmed and each once per group, none empty. */
export function tidyGroups(groups: readonly FeeGroup[]): FeeGroup[] {
  return groups
    .map(({ centavos, bairros }) => {
      const once = new Map<string, string>()
      for (const name of bairros.map(tidyName)) {
        if (name !== '' && !once.has(nameKey(name))) once.set(nameKey(name), name)
      }
      return { centavos, bairros: [...once.values()] }
    })
    .filter(({ bairros }) => bairros.length > 0)
    .sort((a, b) => a.centavos - b.centavos)
}

/** A neighbourhood's name as it is kept: single spaces, none at the ends. */
export function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').trim()
}

/** What two spellings of a name share that differ in case and accents only. */
export function nameKey(name: string): string {
  return tidyName(name).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function readName(value: unknown, path: string): string {
  const name = typeof value === 'object' && value !== null ? (value as Record<string, unknown>).bairro : value
  if (typeof name !== 'string' || tidyName(name).length > MAX_NAME) {
    throw new FeeShapeError(typeof value === 'string' ? path : `${path}.bairro`)
  }
  return name
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FeeShapeError(root)
  }
}
