import type { CorpusShop, ShopMessages } from '../../corpus'
import { papelEMar } from '../coast/shops/papel-e-mar'
import { acai } from '../shops/acai'
import { acougue } from '../shops/acougue'
import { adega } from '../shops/adega'
import { burgerCarioca } from '../shops/burger-carioca'
import { cafePoa } from '../shops/cafe-poa'
import { churrascaria } from '../shops/churrascaria'
import { confeitaria } from '../shops/confeitaria'
import { esfiharia } from '../shops/esfiharia'
import { farma24 } from '../shops/farma24'
import { floricultura } from '../shops/floricultura'
import { fornoAlto } from '../shops/forno-alto'
import { hamburgueria } from '../shops/hamburgueria'
import { hortifruti } from '../shops/hortifruti'
import { lanchonete } from '../shops/lanchonete'
import { marmitaria } from '../shops/marmitaria'
import { mercadinho } from '../shops/mercadinho'
import { namiSushi } from '../shops/nami-sushi'
import { padaria } from '../shops/padaria'
import { pastelaria } from '../shops/pastelaria'
import { petshop } from '../shops/petshop'
import { pizzaRecife } from '../shops/pizza-recife'
import { pizzaria } from '../shops/pizzaria'
import { poke } from '../shops/poke'
import { quentinha } from '../shops/quentinha'
import { tapiocaria } from '../shops/tapiocaria'
import { formalCounters } from './formal/counters'
import { formalMeals } from './formal/meals'
import { peopleCounters } from './people/counters'
import { peopleMeals } from './people/meals'
import { secondThoughtsBurgers } from './second-thoughts/burgers'
import { secondThoughtsCafes } from './second-thoughts/cafes'
import { secondThoughtsKitchens } from './second-thoughts/kitchens'
import { secondThoughtsOthers } from './second-thoughts/others'
import { secondThoughtsPizzas } from './second-thoughts/pizzas'
import { spokenCounters } from './spoken/counters'
import { spokenMeals } from './spoken/meals'
import { teensCounters } from './teens/counters'
import { teensMeals } from './teens/meals'
import { togetherBurgers } from './together/burgers'
import { togetherCafes } from './together/cafes'
import { togetherKitchens } from './together/kitchens'
import { togetherOthers } from './together/others'
import { togetherPizzas } from './together/pizzas'

const shops: readonly CorpusShop[] = [
  papelEMar,
  acai,
  acougue,
  adega,
  burgerCarioca,
  cafePoa,
  churrascaria,
  confeitaria,
  esfiharia,
  farma24,
  floricultura,
  fornoAlto,
  hamburgueria,
  hortifruti,
  lanchonete,
  marmitaria,
  mercadinho,
  namiSushi,
  padaria,
  pastelaria,
  petshop,
  pizzaRecife,
  pizzaria,
  poke,
  quentinha,
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
  secondThoughtsBurgers,
  secondThoughtsCafes,
  secondThoughtsKitchens,
  secondThoughtsOthers,
  secondThoughtsPizzas,
  togetherBurgers,
  togetherCafes,
  togetherKitchens,
  togetherOthers,
  togetherPizzas,
]

/**
 * Messages in five voices that others had little of, to shops of other practised messages: of speech, of elders, of
 * teenagers, of several people in one message, and of second thoughts.
 */
export const voices: readonly ShopMessages[] = shops.map((shop) => ({
  shop,
  messages: registers.flatMap((said) => said[shop.id] ?? []),
}))
