import type { Dice } from '../dice'
import { bairros_taxas } from '../seed-shop'

/** Somebody who orders: always by the same phone, to the same door. */
export interface Person {
  name: string
  phone: string
  address: string
  neighbourhood: string
  feeCents: number
}

/** Everybody of the demonstration's town, each once, without end to speak of (1,200 names). */
export function* people(dice: Dice): Generator<Person, never> {
  const names = dice.shuffle(firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`)))
  for (let n = 0; ; n++) {
    const { neighbourhood, feeCents } = dice.weigh(neighbourhoods)
    yield {
      name: names[n % names.length]!,
      // 7,919 shares no factor with a million: none comes twice.
      phone: `92984${String((n * 7919 + 12_345) % 1_000_000).padStart(6, '0')}`,
      address: `${dice.pick(streets)}, ${dice.between(12, 980)}`,
      neighbourhood,
      feeCents,
    }
  }
}

/** The nearer, the more they order. */
const neighbourhoods = Object.entries(bairros_taxas).flatMap(([fee, bairros]) =>
  bairros.map(
    ({ bairro }) =>
      [{ neighbourhood: bairro, feeCents: Math.round(Number(fee) * 100) }, 40 / Number(fee)] as const,
  ),
)

const firstNames = words(`
  Adriana Alessandra Aline Amanda Beatriz Camila Carlos Cláudia Daniel Débora
  Diego Eduardo Elaine Fábio Fernanda Francisco Gabriel Helena Igor Isabela
  João José Juliana Larissa Leandro Letícia Luan Lucas Luciana Marcelo
  Maria Mateus Natália Paulo Rafaela Renato Sabrina Thiago Vanessa Yasmin
`)
const lastNames = words(`
  Alencar Almeida Araújo Barbosa Batista Bezerra Braga Cardoso Castro Cavalcante
  Correia Duarte Farias Ferreira Freitas Gomes Guimarães Maciel Medeiros Mendes
  Monteiro Moura Nascimento Nogueira Pacheco Pereira Queiroz Ramos Teixeira Vieira
`)
const streets = [
  'Av. Eduardo Ribeiro',
  'Av. Getúlio Vargas',
  'Rua 10 de Julho',
  'Rua Acre',
  'Rua Belo Horizonte',
  'Rua Emílio Moreira',
  'Rua Leonardo Malcher',
  'Rua Rio Madeira',
  'Rua Salvador',
  'Travessa dos Ipês',
]

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
