import type { ShopMessages } from '../../corpus'
import { mercadinho } from '../shops/mercadinho'
import { mercadinhoMessages } from './mercadinho'
import { petshop } from '../shops/petshop'
import { petshopMessages } from './petshop'
import { poke } from '../shops/poke'
import { pokeMessages } from './poke'
import { peixaria } from '../shops/peixaria'
import { peixariaMessages } from './peixaria'
import { tapiocaria } from '../shops/tapiocaria'
import { tapiocariaMessages } from './tapiocaria'
import { sorveteria } from '../shops/sorveteria'
import { sorveteriaMessages } from './sorveteria'
import { confeitaria } from '../shops/confeitaria'
import { confeitariaMessages } from './confeitaria'
import { sushi } from '../shops/sushi'
import { sushiMessages } from './sushi'
import { acai } from '../shops/acai'
import { adega } from '../shops/adega'
import { baiao } from '../shops/baiao'
import { burgerCarioca } from '../shops/burger-carioca'
import { churrascaria } from '../shops/churrascaria'
import { construcao } from '../shops/construcao'
import { esfiharia } from '../shops/esfiharia'
import { farma24 } from '../shops/farma24'
import { floricultura } from '../shops/floricultura'
import { hamburgueria } from '../shops/hamburgueria'
import { lanchonete } from '../shops/lanchonete'
import { marmitaria } from '../shops/marmitaria'
import { padaria } from '../shops/padaria'
import { pizzaRecife } from '../shops/pizza-recife'
import { acaiMessages } from './acai'
import { adegaMessages } from './adega'
import { baiaoMessages } from './baiao'
import { burgerCariocaMessages } from './burger-carioca'
import { churrascariaMessages } from './churrascaria'
import { construcaoMessages } from './construcao'
import { esfihariaMessages } from './esfiharia'
import { farma24Messages } from './farma24'
import { floriculturaMessages } from './floricultura'
import { hamburgueriaMessages } from './hamburgueria'
import { lanchoneteMessages } from './lanchonete'
import { marmitariaMessages } from './marmitaria'
import { padariaMessages } from './padaria'
import { pizzaRecifeMessages } from './pizza-recife'

import { brief } from './brief'
import { short } from './short'
import { spoken } from './spoken'
import { talk } from './talk'

const written: readonly ShopMessages[] = [
  { shop: marmitaria, messages: marmitariaMessages },
  { shop: hamburgueria, messages: hamburgueriaMessages },
  { shop: acai, messages: acaiMessages },
  { shop: lanchonete, messages: lanchoneteMessages },
  { shop: churrascaria, messages: churrascariaMessages },
  { shop: adega, messages: adegaMessages },
  { shop: pizzaRecife, messages: pizzaRecifeMessages },
  { shop: esfiharia, messages: esfihariaMessages },
  { shop: baiao, messages: baiaoMessages },
  { shop: padaria, messages: padariaMessages },
  { shop: burgerCarioca, messages: burgerCariocaMessages },
  { shop: farma24, messages: farma24Messages },
  { shop: floricultura, messages: floriculturaMessages },
  { shop: construcao, messages: construcaoMessages },
  { shop: sushi, messages: sushiMessages },
  { shop: confeitaria, messages: confeitariaMessages },
  { shop: sorveteria, messages: sorveteriaMessages },
  { shop: tapiocaria, messages: tapiocariaMessages },
  { shop: peixaria, messages: peixariaMessages },
  { shop: poke, messages: pokeMessages },
  { shop: petshop, messages: petshopMessages },
  { shop: mercadinho, messages: mercadinhoMessages },
]

/** Messages from several parts of the country, to shops of other practised messages and to two of trades of their own. */
export const regions: readonly ShopMessages[] = written.map(({ shop, messages }) => ({
  shop,
  messages: [
    ...messages,
    ...(spoken[shop.id] ?? []),
    ...(talk[shop.id] ?? []),
    ...(brief[shop.id] ?? []),
    ...(short[shop.id] ?? []),
  ],
}))
