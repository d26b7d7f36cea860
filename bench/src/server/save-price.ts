import { randomUUID } from 'node:crypto'
import { startBench, type Bench, type Company } from '../setup/product'
import { logSlope, percentile, type Result } from '../setup/result'

const sizes = [10, 100, 1000, 10_000]
const itemsPerCategory = 20
const warmUp = 50
const saves = 300

interface Change {
  kind: 'category' | 'item'
  id: string
  base: number | null
  after: Record<string, unknown>
}

/** Saving one price costs the same however many items the catalogue has. */
export async function savePrice(): Promise<Result[]> {
  const bench = await startBench()
  try {
    const company = await bench.givenCompany('11222333000181')
    const menu = menuOf(Math.max(...sizes))
    const points: { x: number; y: number }[] = []
    let there = 0
    for (const size of sizes) {
      const base = await save(bench, company, menu.slice(there, size).flat())
      there = size
      await bench.db.owner.query('vacuum analyze catalogue_rows')
      points.push({ x: size, y: await medianMs(bench, company, { ...menu[size - 1]!.at(-1)!, base }) })
    }
    const slope = logSlope(points)
    return [
      {
        what: 'saving one price, growth from 10 to 10⁴ items',
        value: slope.toFixed(3),
        goal: 'slope ≤ 0.3',
        pass: slope <= 0.3,
        data: points.map(({ x, y }) => ({ items: x, medianMs: Number(y.toFixed(3)) })),
      },
    ]
  } finally {
    await bench.stop()
  }
}

async function medianMs(bench: Bench, company: Company, item: Change): Promise<number> {
  const times: number[] = []
  let { base } = item
  for (let n = 0; n < warmUp + saves; n++) {
    const begun = performance.now()
    base = await save(bench, company, [{ ...item, base, after: { ...item.after, centavos: { padrao: n } } }])
    if (n >= warmUp) times.push(performance.now() - begun)
  }
  return percentile(times, 0.5)
}

async function save(bench: Bench, company: Company, changes: Change[]): Promise<number> {
  const response = await fetch(`${bench.url}/api/catalogue/changes`, {
    method: 'POST',
    headers: { cookie: company.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), changes }),
  })
  const answer = (await response.json()) as { version: number }
  if (!response.ok) throw new Error(`save: ${response.status} ${JSON.stringify(answer)}`)
  return answer.version
}

/** New items; the first of each category brings its category along. */
function menuOf(size: number): Change[][] {
  return Array.from({ length: size }, (_, n) => {
    const item = itemOf(n, `categoria-${Math.floor(n / itemsPerCategory)}`)
    return n % itemsPerCategory === 0 ? [categoryOf(n / itemsPerCategory), item] : [item]
  })
}

function itemOf(n: number, categoryId: string): Change {
  return {
    kind: 'item',
    id: `item-${n}`,
    base: null,
    after: {
      category_id: categoryId,
      nome: `Produto ${n}`,
      descricao: 'Pão, carne, bacon, queijo, alface e tomate',
      centavos: { padrao: 2490 },
      disponivel: true,
      ativo: true,
      ingredientes: ['pão', 'carne', 'bacon'],
      alergenos: [],
      tempo_preparo: 15,
      duracao: null,
      modalidade: null,
      position: n,
      opcoes: [],
      imagem: null,
      pausado_ate: null,
      codigo: `P${n}`,
      extras: {},
    },
  }
}

function categoryOf(n: number): Change {
  return {
    kind: 'category',
    id: `categoria-${n}`,
    base: null,
    after: {
      section: 'cardapio',
      nome: `Categoria ${n}`,
      ativo: true,
      tipos_preco: ['padrao'],
      modalidade: null,
      position: n,
      extras: {},
    },
  }
}
