import { auth } from './auth'
import { automations } from './automations'
import { bot } from './bot'
import { browserErrors } from './browser-errors'
import { cashRegister } from './cash-register'
import { catalogue } from './catalogue'
import { channels } from './channels'
import { company } from './company'
import { conversations } from './conversations'
import { coupons } from './coupons'
import { customers } from './customers'
import { delivery } from './delivery'
import { employees } from './employees'
import { firstSteps } from './first-steps'
import type { Foundation } from './foundation'
import { google } from './google'
import { images } from './images'
import { licence } from './licence'
import { manager } from './manager'
import { menu } from './menu'
import { onboarding } from './onboarding'
import { operator } from './operator'
import { orders } from './orders'
import type { Feature } from './platform/feature'
import { pix } from './pix'
import type { Ports } from './ports'
import { printing } from './printing'
import { scheduling } from './scheduling'
import { trust } from './trust'

/** All that features may take from. */
export interface Needs extends Foundation, Ports {}

/** Every feature of the product. One that needs what neither the foundation nor a port has does not compile here. */
export const features = [
  auth,
  automations,
  browserErrors,
  cashRegister,
  company,
  coupons,
  customers,
  delivery,
  catalogue,
  images,
  menu,
  licence,
  employees,
  firstSteps,
  onboarding,
  operator,
  orders,
  manager,
  pix,
  printing,
  channels,
  conversations,
  bot,
  scheduling,
  google,
  trust,
] as const satisfies readonly Feature<Needs>[]
