import { createNeighbourhoodMatcher, type FeeGroup } from '@balcao/domain/delivery'
import { percentile, type Result } from '../setup/result'

const NAMES = 1000
const ROUNDS = 20

const kinds = [
  'Jardim',
  'Vila',
  'Parque',
  'Conjunto',
  'Residencial',
  'Setor',
  'Cidade',
  'Santa',
  'Santo',
  'São',
]
const cores = (
  'Açaí,Bela Vista,das Mangueiras,Conceição,do Ipê,Glória,Nova Esperança,Petrópolis,Tiradentes,Novo Horizonte,' +
  'das Flores,dos Buritis,Educandos,Ouro Verde,Redenção,da Paz,Primavera,Alvorada,Planalto,Aparecida'
).split(',')
const parts = ['', ' II', ' III', ' - Etapa 4', ' Norte']

const names = kinds.flatMap((kind) => cores.flatMap((core) => parts.map((part) => `${kind} ${core}${part}`)))

/** What customers type: the name itself, shortened, without accents, with a slip, with its city, or something unknown. */
const typings: ((name: string) => string)[] = [
  (name) => name,
  (name) => plain(name).toUpperCase(),
  (name) =>
    name
      .replace(/^Jardim/, 'Jd.')
      .replace(/^Vila/, 'Vl')
      .replace(/^São/, 'S.')
      .replace(/^Parque/, 'Pq'),
  (name) => name.replace(/(..)(.)(.)(...)$/, '$1$3$2$4'),
  (name) => `bairro ${name} - Manaus/AM`,
  (name) => `${name} dos Fundos`,
]

/** Looking up typed neighbourhoods among 1,000 names, against a plain Map of normalised names. */
export async function neighbourhoods(): Promise<Result[]> {
  const groups: FeeGroup[] = Array.from({ length: 20 }, (_, group) => ({
    centavos: 100 * (group + 1),
    bairros: names.filter((_, place) => place % 20 === group),
  }))
  const fees = new Map(
    groups.flatMap(({ centavos, bairros }) => bairros.map((name) => [plain(name), centavos])),
  )
  const typed = names.map((name, place) => typings[place % typings.length]!(name))
  const building = timed(() => createNeighbourhoodMatcher(groups))
  const find = building.value
  const looked: number[] = []
  const ratios: number[] = []
  let slowest = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const base = timed(() => typed.filter((text) => fees.has(plain(text))).length)
    const ours = timed(() => typed.filter((text) => find(text).kind === 'found').length)
    looked.push(ours.ms / NAMES)
    ratios.push(ours.ms / base.ms)
  }
  for (const text of typed) slowest = Math.max(slowest, timed(() => find(text)).ms)
  const perLookup = percentile(looked, 0.5)
  const ratio = percentile(ratios, 0.5)
  const found = typed.filter((text) => find(text).kind === 'found').length
  const data = { names: names.length, found, exact: typed.filter((text) => fees.has(plain(text))).length }
  return [
    {
      what: `a typed neighbourhood among ${names.length} names, per lookup`,
      value: `${perLookup.toFixed(3)} ms`,
      goal: '≤ 1 ms',
      pass: perLookup <= 1,
      data,
    },
    {
      what: 'the slowest of 1,000 lookups',
      value: `${slowest.toFixed(3)} ms`,
      goal: '≤ 5 ms',
      pass: slowest <= 5,
    },
    {
      what: 'a lookup against a Map of normalised names, same run',
      value: `${ratio.toFixed(1)} ×`,
      goal: '≤ 200 ×',
      pass: ratio <= 200,
    },
    {
      what: 'building the index once',
      value: `${building.ms.toFixed(1)} ms`,
      goal: '≤ 250 ms',
      pass: building.ms <= 250,
    },
  ]
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function timed<T>(act: () => T): { value: T; ms: number } {
  const start = performance.now()
  const value = act()
  return { value, ms: performance.now() - start }
}
