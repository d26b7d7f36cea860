import { pudding, brigadeiros, petitGateau } from './desserts'
import { acai, bigBottle, can, orangeJuice, water } from './drinks'
import { sweet, twoFlavours } from './pizzas'
import { burger, cheeseBreads, coxinhas, toastedSandwich } from './snacks'

/** A picture of each product of the sample menu, SVG by the product's id. */
export const dishes: Readonly<Record<string, () => string>> = {
  'x-burguer': () => burger(['meat', 'cheese', 'lettuce']),
  'x-bacon': () => burger(['lettuce', 'tomato', 'meat', 'cheese', 'bacon']),
  'x-tudo': () => burger(['lettuce', 'meat', 'cheese', 'ham', 'bacon', 'meat', 'egg']),
  'misto-quente': toastedSandwich,
  coxinha: coxinhas,
  'pao-de-queijo': cheeseBreads,
  'pizza-dois-sabores': twoFlavours,
  'pizza-doce': sweet,
  'refrigerante-lata': can,
  'guarana-2l': bigBottle,
  'suco-laranja': orangeJuice,
  'acai-copo': acai,
  agua: water,
  pudim: pudding,
  brigadeiro: brigadeiros,
  'petit-gateau': petitGateau,
}
