import type { CorpusShop, ShopMessages } from '../../corpus'
import { papelEMar } from '../coast/shops/papel-e-mar'
import { acai } from '../shops/acai'
import { acougue } from '../shops/acougue'
import { adega } from '../shops/adega'
import { churrascaria } from '../shops/churrascaria'
import { confeitaria } from '../shops/confeitaria'
import { esfiharia } from '../shops/esfiharia'
import { farma24 } from '../shops/farma24'
import { floricultura } from '../shops/floricultura'
import { fornoAlto } from '../shops/forno-alto'
import { hamburgueria } from '../shops/hamburgueria'
import { hortifruti } from '../shops/hortifruti'
import { marmitaria } from '../shops/marmitaria'
import { mercadinho } from '../shops/mercadinho'
import { namiSushi } from '../shops/nami-sushi'
import { padaria } from '../shops/padaria'
import { petshop } from '../shops/petshop'
import { pizzaria } from '../shops/pizzaria'
import { poke } from '../shops/poke'
import { tapiocaria } from '../shops/tapiocaria'
import { formalCounters } from './formal/counters'
import { formalMeals } from './formal/meals'
import { peopleCounters } from './people/counters'
import { peopleMeals } from './people/meals'
import { spokenCounters } from './spoken/counters'
import { spokenMeals } from './spoken/meals'
import { teensCounters } from './teens/counters'
import { teensMeals } from './teens/meals'

const shops: readonly CorpusShop[] = [
  papelEMar,
  acai,
  acougue,
  adega,
  churrascaria,
  confeitaria,
  esfiharia,
  farma24,
  floricultura,
  fornoAlto,
  hamburgueria,
  hortifruti,
  marmitaria,
  mercadinho,
  namiSushi,
  padaria,
  petshop,
  pizzaria,
  poke,
  tapiocaria,
]
const registers = [
  spokenMeals,
  spokenCounters,
  formalMeals,
  formalCounters,
  teensMeals,
  teensCounters,
  peopleMeals,
  peopleCounters,
]

/** Messages in four voices that others had little of, to shops of other practised messages. */
export const voices: readonly ShopMessages[] = shops.map((shop) => ({
  shop,
  messages: registers.flatMap((said) => said[shop.id] ?? []),
}))
