import type { CallId } from '@balcao/contract'
import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { textsReady } from '../../i18n/language'
import { GatedRoute } from './gated-route'
import { HomeRedirect } from './home-redirect'
import { NotFoundScreen } from './not-found-screen'
import { PageSpinner } from '../page/page-spinner'
import { RequireSession } from './require-session'
import { RoleGate } from './role-gate'
import { ScreenBroke } from './screen-broke'
import { Shell } from '../shell/shell'
import { navItems, worksWith, type NavItem, type NavName } from '../shell/nav-items'

/** The screens, each in a chunk of its own. */
const screens: Record<NavName, () => Promise<ComponentType>> = {
  conversations: async () => (await import('./screens/conversations-route')).ConversationsRoute,
  orders: async () => (await import('./screens/orders-route')).OrdersRoute,
  customers: async () => (await import('../../customers/customers-screen')).CustomersScreen,
  delivery: async () => (await import('./screens/delivery-route')).DeliveryRoute,
  schedule: async () => (await import('./screens/schedule-route')).ScheduleRoute,
  manager: async () => (await import('./screens/manager-route')).ManagerRoute,
  company: async () => (await import('./screens/company-route')).CompanyRoute,
  employees: async () => (await import('../../employees/employees-screen')).EmployeesScreen,
  license: async () => (await import('../../licence/licence-screen')).LicenceScreen,
}

interface PageBelow {
  /** Id of its main call. */
  call: CallId
  load: () => Promise<ComponentType>
}

/** Pages below a screen, behind the same module, each in a chunk of its own. */
const pagesBelow: Partial<Record<NavName, Record<string, PageBelow>>> = {
  company: {
    automacoes: {
      call: worksWith.automations,
      load: async () => (await import('./screens/automations-route')).AutomationsRoute,
    },
  },
  conversations: {
    connection: {
      call: worksWith.whatsApp,
      load: async () => (await import('./screens/whatsapp-route')).WhatsAppRoute,
    },
    bot: {
      call: worksWith.bot,
      load: async () => (await import('./screens/bot-route')).BotRoute,
    },
  },
  orders: {
    caixa: {
      call: worksWith.cash,
      load: async () => (await import('./screens/cash-route')).CashRoute,
    },
    pix: {
      call: worksWith.pixDay,
      load: async () => (await import('./screens/pix-day-route')).PixDayRoute,
    },
  },
  schedule: {
    google: {
      call: worksWith.myGoogle,
      load: async () => (await import('./screens/my-google-route')).MyGoogleRoute,
    },
    settings: {
      call: worksWith.scheduleSettings,
      load: async () => (await import('./screens/schedule-settings-route')).ScheduleSettingsRoute,
    },
  },
}

/** A page that no menu item leads to; it opens its own gate, for the number in its path counts as well. */
const companyAgenda = async () => (await import('./screens/company-agenda-route')).CompanyAgendaRoute

/** The routes of /dashboard/*. Modules are gated here and, for every call, on the server. */
export function dashboardRouter() {
  return createBrowserRouter([
    { path: '/', loader: () => redirect('/dashboard') },
    {
      path: '/dashboard',
      element: <RequireSession />,
      hydrateFallbackElement: <PageSpinner />,
      errorElement: <ScreenBroke />,
      children: [
        { index: true, element: <HomeRedirect /> },
        {
          element: <Shell />,
          children: [
            {
              errorElement: <ScreenBroke />,
              children: [
                ...navItems.map(routeOf),
                {
                  path: 'agendamentos/:cnpj',
                  element: <RoleGate call={worksWith.companyAgenda} />,
                  children: [{ index: true, ...lazyScreen(companyAgenda) }],
                },
                { path: '*', element: <NotFoundScreen /> },
              ],
            },
          ],
        },
      ],
    },
    { path: '*', element: <NotFoundScreen /> },
  ])
}

function routeOf({ name, call, flag }: NavItem): RouteObject {
  const below = Object.entries(pagesBelow[name] ?? {}).map(([path, page]) => ({
    path,
    element: <RoleGate call={page.call} />,
    children: [{ index: true, ...lazyScreen(page.load) }],
  }))
  return {
    path: name,
    element: <GatedRoute name={name} call={call} {...(flag && { flag })} />,
    children: [{ index: true, ...lazyScreen(screens[name]) }, ...below],
  }
}

function lazyScreen(load: () => Promise<ComponentType>): Pick<RouteObject, 'lazy'> {
  return {
    lazy: async () => {
      const Component = await load()
      await textsReady()
      return { Component }
    },
  }
}
