import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allCalls, type Call } from './index'
import { liveEvents } from './live'
import { eventsFor } from './role-events'
import { closedFields, fieldRules, roleMay, roles, type Role } from './roles'

const forPeople = allCalls.filter(({ access }) =>
  access.some((who) => who === 'session' || who.startsWith('module:')),
)

/**
 * Who may make each call that a signed-in person can make: D dono, G gerente, A atendente, C cozinha. A new call belongs
 * in here: say who needs it, and open it in `roles.ts` when an attendant or the kitchen does.
 */
const matrix: Record<string, string> = {
  'auth.confirm': 'D',
  'auth.currentSession': 'DGAC',
  'auth.signOut': 'DGAC',
  'auth.signOutEverywhere': 'D',
  'automations.addEndpoint': 'D',
  'automations.createKey': 'D',
  'automations.deliveries': 'D',
  'automations.delivery': 'D',
  'automations.editEndpoint': 'D',
  'automations.endpoints': 'D',
  'automations.keys': 'D',
  'automations.removeEndpoint': 'D',
  'automations.resend': 'D',
  'automations.revokeKey': 'D',
  'automations.rotateSecret': 'D',
  'automations.testEndpoint': 'D',
  'bot.saveSettings': 'DG',
  'bot.settings': 'DGA',
  'bot.world': 'DGA',
  'catalogue.get': 'DGAC',
  'catalogue.history': 'DG',
  'catalogue.restore': 'DG',
  'catalogue.save': 'DG',
  'catalogue.undo': 'DG',
  'channels.connect': 'DG',
  'channels.disconnect': 'DG',
  'channels.get': 'DGA',
  'channels.save': 'DG',
  'chat.findChats': 'DGA',
  'chat.findMessages': 'DGA',
  'chat.markRead': 'DGA',
  'chat.sendMedia': 'DGA',
  'chat.sendText': 'DGA',
  'company.acts': 'D',
  'company.findAddress': 'DGA',
  'company.getCustomer': 'DGAC',
  'company.pageVerify': 'DGAC',
  'company.updateCustomer': 'DG',
  'conversations.addNote': 'DGA',
  'conversations.counts': 'DGA',
  'conversations.customer': 'DGA',
  'conversations.discard': 'DGA',
  'conversations.get': 'DGA',
  'conversations.label': 'DGA',
  'conversations.labels': 'DGA',
  'conversations.media': 'DGA',
  'conversations.name': 'DGA',
  'conversations.notes': 'DGA',
  'conversations.quickReplies': 'DGA',
  'conversations.removeNote': 'DGA',
  'conversations.retry': 'DGA',
  'conversations.saveLabels': 'DG',
  'conversations.saveQuickReplies': 'DG',
  'conversations.search': 'DGA',
  'conversations.setBot': 'DGA',
  'conversations.start': 'DGA',
  'customers.erase': 'D',
  'customers.export': 'D',
  'customers.get': 'DGA',
  'customers.list': 'DGA',
  'customers.note': 'DGA',
  'customers.retention': 'DG',
  'customers.saveRetention': 'D',
  'delivery.save': 'DG',
  'employees.all': 'DG',
  'employees.changeRole': 'D',
  'employees.create': 'DG',
  'employees.edit': 'DG',
  'employees.end': 'DG',
  'employees.get': 'DG',
  'employees.giveAccess': 'D',
  'employees.list': 'DG',
  'employees.openDevice': 'DG',
  'employees.removeAccess': 'D',
  'employees.salary': 'D',
  'employees.takeBack': 'DG',
  'google.callback': 'D',
  'google.consent': 'D',
  'google.createUnavailability': 'DG',
  'google.disconnect': 'DG',
  'google.event': 'DG',
  'google.events': 'DG',
  'google.status': 'DGA',
  'google.unavailability': 'DG',
  'images.upload': 'DG',
  'licence.cancel': 'D',
  'licence.get': 'DGA',
  'licence.history': 'DG',
  'licence.request': 'D',
  'live.ticket': 'DGAC',
  'manager.analytics': 'DG',
  'manager.overview': 'DG',
  'manager.report': 'DG',
  'manager.reportCsv': 'DG',
  'manager.saveSettings': 'DG',
  'manager.settings': 'DG',
  'onboarding.companyFile': 'DG',
  'onboarding.companyFiles': 'DG',
  'orders.changeStatus': 'DGAC',
  'orders.close': 'DGA',
  'orders.counts': 'DGAC',
  'orders.delete': 'DGA',
  'orders.edit': 'DGA',
  'orders.get': 'DGAC',
  'orders.list': 'DGAC',
  'orders.place': 'DGA',
  'orders.restore': 'DGA',
  'orders.reopen': 'DGA',
  'orders.tables': 'DGA',
  'orders.see': 'DGAC',
  'orders.seeAll': 'DGAC',
  'printing.changeStation': 'DGAC',
  'printing.claim': 'DGAC',
  'printing.preview': 'DGAC',
  'printing.printOrder': 'DGAC',
  'printing.registerStation': 'DGAC',
  'printing.removeStation': 'DGAC',
  'printing.report': 'DGAC',
  'printing.resolve': 'DGAC',
  'printing.saveSettings': 'DG',
  'printing.settings': 'DGAC',
  'printing.startSending': 'DGAC',
  'printing.stations': 'DGAC',
  'printing.testSheet': 'DGAC',
  'scheduling.addWaiting': 'DGA',
  'scheduling.closeTime': 'DGA',
  'scheduling.create': 'DGA',
  'scheduling.customer': 'DGA',
  'scheduling.delete': 'DGA',
  'scheduling.deposit': 'DGA',
  'scheduling.edit': 'DGA',
  'scheduling.get': 'DGA',
  'scheduling.list': 'DGA',
  'scheduling.openTime': 'DGA',
  'scheduling.removeWaiting': 'DGA',
  'scheduling.restore': 'DGA',
  'scheduling.saveSettings': 'DG',
  'scheduling.setAgenda': 'DG',
  'scheduling.setClosures': 'DGA',
  'scheduling.settings': 'DGA',
  'scheduling.slots': 'DGA',
  'scheduling.status': 'DGA',
  'scheduling.summary': 'DGA',
  'scheduling.upcoming': 'DGA',
  'scheduling.waiting': 'DGA',
}

const letters: Record<Role, string> = { dono: 'D', gerente: 'G', atendente: 'A', cozinha: 'C' }
const lettersOf = (may: (role: Role) => boolean) =>
  roles
    .filter(may)
    .map((role) => letters[role])
    .join('')
const readersOf = ({ id }: Call) => lettersOf((role) => roleMay(role, id))

describe('EMP-05 W11 what a role may call', () => {
  it('W11 every call that a session can make is in the matrix, and every role may call what the matrix says', () => {
    expect(Object.fromEntries(forPeople.map((target) => [target.id, readersOf(target)]))).toEqual(matrix)
  })

  it.each(['atendente', 'cozinha'] as const)(
    'W11 a call of tomorrow is closed to %s until somebody opens it',
    (role) => {
      const opened = new Set(['chat', 'conversations', 'live', 'orders', 'printing', 'scheduling'])
      fc.assert(
        fc.property(
          fc.stringMatching(/^[a-z]{3,12}$/),
          fc.stringMatching(/^[a-z]{3,12}$/),
          (feature, act) => {
            const id = `${feature}.${act}`
            fc.pre(!opened.has(feature) && !(id in matrix))
            expect(roleMay(role, id)).toBe(false)
          },
        ),
      )
    },
  )

  it('W11 the kitchen works the board and the printer, and sees no chat, agenda, customer list, employee or report', () => {
    const kitchen = forPeople.filter(({ id }) => roleMay('cozinha', id)).map(({ id }) => id.split('.')[0])
    expect([...new Set(kitchen)].sort()).toEqual([
      'auth',
      'catalogue',
      'company',
      'live',
      'orders',
      'printing',
    ])
  })

  it('W11 whoever gives access, and so could take the company over, is the owner alone', () => {
    for (const id of [
      'employees.giveAccess',
      'employees.changeRole',
      'employees.removeAccess',
      'automations.createKey',
    ])
      expect([id, lettersOf((role) => roleMay(role, id))]).toEqual([id, 'D'])
  })
})

describe('W11 what a role may send', () => {
  it.each([
    ['company.updateCustomer', { email_cliente: 'a@b.example' }, 'D'],
    ['company.updateCustomer', { email_cliente: '' }, 'D'],
    ['company.updateCustomer', { pix_chave: null }, 'D'],
    ['company.updateCustomer', { pix_tipo: 'cpf' }, 'D'],
    ['company.updateCustomer', { google_access_token: 'x' }, 'D'],
    ['company.updateCustomer', { google_access_token: '', google_refresh_token: '' }, 'D'],
    ['company.updateCustomer', { sobre_empresa: 'Lanches' }, 'DGAC'],
    ['employees.create', { salario: 0 }, 'D'],
    ['employees.edit', { version: 1, salario: 1850 }, 'D'],
    ['employees.edit', { version: 1, nome: 'Ana' }, 'DGAC'],
    ['printing.registerStation', { kind: 'agent' }, 'DG'],
    ['printing.registerStation', { kind: 'browser' }, 'DGAC'],
    ['orders.place', [{ salario: 1 }], 'DGAC'],
    ['orders.seeAll', undefined, 'DGAC'],
    ['orders.seeAll', null, 'DGAC'],
  ])('W11 %s with %j may be sent by %s', (id, body, expected) => {
    const may = (role: Role) => closedFields({ kind: 'session', role }, id, body).length === 0
    expect(lettersOf(may)).toBe(expected)
  })

  it.each(['apiKey', 'station', 'visit', 'lead', 'operator', 'public', 'of tomorrow'])(
    'a caller that is no session sends none of it, by name: %s',
    (kind) => {
      for (const { call, field, value } of fieldRules)
        expect(closedFields({ kind, role: 'dono' }, call, { [field]: value ?? null })).toEqual([field])
    },
  )
})

describe('W11 what a role’s stream carries', () => {
  it.each(
    Object.entries({
      ORDER_UPSERT: 'DGAC',
      ORDER_REMOVED: 'DGAC',
      ORDERS_SEEN: 'DGAC',
      PRINT_QUEUED: 'DGAC',
      PRINT_CHANGED: 'DGAC',
      COMPANY_CHANGED: 'DGAC',
      SESSION_ENDED: 'DGAC',
      RESET: 'DGAC',
      HIDDEN: 'DGAC',
      MESSAGE_UPSERT: 'DGA',
      CHAT_UPSERT: 'DGA',
      NOTES_CHANGED: 'DGA',
      APPOINTMENT_UPSERT: 'DGA',
      GOOGLE_CHANGED: 'DGA',
    }),
  )('W11 %s reaches %s', (name, expected) => {
    expect(lettersOf((role) => eventsFor(role).has(name))).toBe(expected)
  })

  it('W11 the owner sees every event there is, and nobody one that there is not', () => {
    expect([...eventsFor('dono')].sort()).toEqual(Object.keys(liveEvents).sort())
    for (const role of roles) expect(eventsFor(role).has('SALARY_CHANGED')).toBe(false)
  })
})
