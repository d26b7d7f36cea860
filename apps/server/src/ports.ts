import type { ImageAction } from '@balcao/contract/company'
import { menuPath } from '@balcao/domain/company'
import type { HoursRow } from '@balcao/domain/hours'
import { createApiKeys, createCookies, createSessions, type ApiKeys } from './auth'
import { announceChannel, gatewayOf, type ChannelNeeds } from './channels'
import { requireOwnCompany, settleOutside, type LeftOver } from './company'
import { messenger, receiveEvents, receiveTogether, wakeOutbox } from './conversations'
import { customersTable } from './customers'
import { saveDeliverySettings } from './delivery'
import { employeesTable } from './employees'
import { isSecure, type Foundation } from './foundation'
import { storeTokens } from './google'
import { changeMenuImage, createPictures } from './images'
import { createOpenModules, type OpenModules } from './licence'
import { createKeptMenus, createOrderLinks, type Shop } from './menu'
import { createVisits } from './onboarding'
import { createOperatorSessions } from './operator'
import { countOrdersUntil, orderBook, ordersOutside } from './orders'
import { appointmentsOutside, appointmentsTable, takeDeposit } from './scheduling'
import type { Caller } from './platform/http/caller'
import type { Tx } from './platform/database/database'
import type { RestTable } from './platform/rest/table'

/**
 * Where features meet that do not import each other: what one of them has and others ask for. There is one of each in a
 * process.
 */
export interface Ports {
  // Who calls, and what they may do.
  sessions: ReturnType<typeof createSessions>
  apiKeys: ApiKeys
  operatorSessions: ReturnType<typeof createOperatorSessions>
  cookies: ReturnType<typeof createCookies>
  /** Tokens of public forms. */
  visits: ReturnType<typeof createVisits>
  openModules: OpenModules
  /** The caller's company, whose CNPJ the call must name. @throws Problem INVALID_CNPJ, FORBIDDEN */
  requireOwnCompany(caller: Caller, cnpj: string): Promise<string>

  // WhatsApp: channels receive through conversations, which ask channels for a gateway; bot and agenda speak in them.
  receive: ChannelNeeds['receive']
  wakeOutbox: typeof wakeOutbox
  gatewayOf(companyId: string): ReturnType<typeof gatewayOf>
  /** Tells the screens that the channel's row is another now; called last in the transaction. */
  channelChanged(tx: Tx, companyId: string): Promise<void>
  messenger: typeof messenger

  // Orders, and the pages where customers see theirs.
  orders: typeof orderBook
  /** Tables beside the orders that programs read in PostgREST style; a key reads them by the scope of the same name. */
  tables: Record<'customers' | 'appointments' | 'employees', RestTable>
  /** A shop's menu as its customers get it. @throws Problem NOT_FOUND */
  menuOf: ReturnType<typeof createKeptMenus>
  menuUrl(shop: Pick<Shop, 'id' | 'shortAddress'>): string
  orderLink(companyId: string, orderId: string): string

  // What stands on the company's record and belongs to others.
  pictures: ReturnType<typeof createPictures>
  changeMenuImage(companyId: string, action: ImageAction): Promise<void>
  changeHours(
    tx: Tx,
    companyId: string,
    change: { before: HoursRow[]; after: HoursRow[]; over: LeftOver },
  ): Promise<void>
  /** Marks a deposit of an appointment as paid by so many cents; answers how many of them count. */
  takeDeposit(companyId: string, appointmentId: string, cents: number): Promise<number>
  countOrdersUntil(tx: Tx, companyId: string, until: Date): Promise<number>
  saveDelivery: typeof saveDeliverySettings
  storeGoogleTokens(caller: Caller, tokens: Parameters<typeof storeTokens>[2]): Promise<void>
}

/** Opens the ports of one process. */
export function connectPorts(foundation: Foundation): Ports {
  const { settings, db, clock, secrets, hub, pagesUrl } = foundation
  const botAfterMs = settings.BALCAO_BOT_AFTER_SECONDS * 1000
  const sessions = createSessions(db)
  const apiKeys = createApiKeys(db)
  hub.onSessionEnded(sessions.forget)
  hub.onSessionEnded(apiKeys.forget)
  const pictures = createPictures()
  const orderLinks = createOrderLinks(secrets)
  const openModules = createOpenModules({ clock, graceDays: settings.BALCAO_EXPIRED_GRACE_DAYS })

  const channelChanged = (tx: Tx, companyId: string) => announceChannel(channels, tx, companyId)
  const channels: ChannelNeeds = {
    ...foundation,
    receive: receiveTogether((companyId, events) =>
      receiveEvents({ ...foundation, channelChanged, openModules, botAfterMs }, companyId, events),
    ),
    wakeOutbox,
  }

  return {
    sessions,
    apiKeys,
    operatorSessions: createOperatorSessions(db, secrets),
    cookies: createCookies(isSecure(settings)),
    visits: createVisits(secrets, () => clock().getTime()),
    openModules,
    requireOwnCompany: (caller, cnpj) => requireOwnCompany(db, caller, cnpj),
    receive: channels.receive,
    wakeOutbox,
    gatewayOf: (companyId) => gatewayOf(channels, companyId),
    channelChanged,
    messenger,
    orders: orderBook,
    tables: { customers: customersTable, appointments: appointmentsTable, employees: employeesTable },
    menuOf: createKeptMenus({ db, clock }),
    menuUrl: ({ id, shortAddress }) => pagesUrl() + menuPath(id, shortAddress),
    orderLink: (companyId, orderId) =>
      `${pagesUrl()}/cardapio/${companyId}/pedido/${orderLinks.linkOf(companyId, orderId)}`,
    pictures,
    changeMenuImage: (companyId, action) => changeMenuImage({ ...foundation, pictures }, companyId, action),
    async changeHours(tx, companyId, { over, ...hours }) {
      const { mod_agendamento: hasAgenda } = await openModules(tx, companyId)
      const change = { ...hours, now: clock() }
      await settleOutside(over, [
        ...(hasAgenda ? [() => appointmentsOutside(tx, companyId, change)] : []),
        () => ordersOutside(tx, companyId, change),
      ])
    },
    takeDeposit: (companyId, id, cents) => takeDeposit(foundation, companyId, id, cents),
    countOrdersUntil: (tx, companyId, until) => countOrdersUntil(tx, companyId, { now: clock(), until }),
    saveDelivery: saveDeliverySettings,
    storeGoogleTokens: (caller, tokens) => storeTokens(foundation, caller, tokens),
  }
}
