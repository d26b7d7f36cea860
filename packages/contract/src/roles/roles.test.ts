import { describe, expect, it } from 'vitest'
import { allCalls, calls, type CallId } from '../index'
import { liveEvents } from '../live'
import { eventsFor, shownTo } from './role-events'
import { roleMay } from './role-may'
import { closedFields, roles, type Role, type Sender } from './index'

const ofPeople = allCalls.filter(({ access }) =>
  access.some((who) => who === 'session' || who.startsWith('module:')),
)
const letters: Record<Role, string> = {
  dono: 'D',
  gerente: 'G',
  atendente: 'A',
  cozinha: 'C',
  profissional: 'P',
}
const lettersOf = (may: (role: Role) => boolean) =>
  roles
    .filter(may)
    .map((role) => letters[role])
    .join('')

describe('EMP-05 W11 what a role may call', () => {
  it('W11 the kitchen works the board and the printer, and sees no chat, agenda, customer list, employee or report', () => {
    const kitchen = ofPeople.filter((call) => call.roles?.includes('cozinha'))
    expect([...new Set(kitchen.map(({ id }) => id.split('.')[0]))].sort()).toEqual([
      'auth',
      'catalogue',
      'company',
      'live',
      'orders',
      'printing',
    ])
  })

  it('W11 a professional works in the agenda and connects a calendar of their own, and sees no order, chat, customer list, employee or report', () => {
    const open = ofPeople.filter((call) => call.roles?.includes('profissional'))
    expect([...new Set(open.map(({ id }) => id.split('.')[0]))].sort()).toEqual([
      'auth',
      'catalogue',
      'company',
      'google',
      'live',
      'scheduling',
    ])
    expect(
      open
        .filter(({ method }) => method !== 'GET')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([
      'auth.signOut',
      'company.pageVerify',
      'google.callback',
      'google.checkPerson',
      'google.disconnectPerson',
      'google.personConsent',
      'live.ticket',
      'scheduling.changeSeries',
      'scheduling.create',
      'scheduling.createSeries',
      'scheduling.deposit',
      'scheduling.edit',
      'scheduling.moveClass',
      'scheduling.previewSeries',
      'scheduling.previewSeriesChange',
      'scheduling.saveAnswers',
      'scheduling.sendAnswerFile',
      'scheduling.status',
    ])
  })

  it.each<[string, CallId, string]>([
    ['sees the customers’ chats', 'chat.findMessages', 'DGA'],
    ['takes an order down', 'orders.place', 'DGA'],
    ['moves an order on', 'orders.changeStatus', 'DGAC'],
    ['cancels an order', 'orders.close', 'DGA'],
    ['books', 'scheduling.create', 'DGAP'],
    ['closes a day of the agenda', 'scheduling.setClosures', 'DGA'],
    ['removes an appointment', 'scheduling.delete', 'DGA'],
    ['says when the agenda is open', 'scheduling.saveSettings', 'DG'],
    ['changes a price', 'catalogue.save', 'DG'],
    ['sees the numbers', 'manager.overview', 'DG'],
    ['connects WhatsApp', 'channels.save', 'DG'],
    ['takes the customers’ data along', 'customers.export', 'D'],
    ['sees a salary', 'employees.salary', 'D'],
    ['pays for the licence', 'licence.request', 'D'],
  ])('W11 who %s: %s by %s', (_what, id, expected) => {
    expect(lettersOf((role) => roleMay(role, id))).toBe(expected)
  })

  it('W11 whoever gives access, and so could take the company over, is the owner alone', () => {
    const takeOver: CallId[] = [
      'employees.giveAccess',
      'employees.changeRole',
      'employees.removeAccess',
      'automations.createKey',
    ]
    for (const id of takeOver) expect([id, lettersOf((role) => roleMay(role, id))]).toEqual([id, 'D'])
  })

  it('W11 every role may ask who it is, hear what changes and sign out', () => {
    const needed: CallId[] = ['auth.currentSession', 'auth.signOut', 'company.pageVerify', 'live.ticket']
    for (const id of needed) expect([id, roles.filter((role) => roleMay(role, id))]).toEqual([id, [...roles]])
  })

  it('W11 a call says which roles may make it where a person can, and nowhere else', () => {
    const saying = allCalls.filter((call) => call.roles !== undefined)
    expect(saying.map(({ id }) => id)).toEqual(ofPeople.map(({ id }) => id))
  })

  it('W11 a screen is told the same as the server, of every call that a person can make', () => {
    for (const { id, roles: allowed = [] } of Object.values(calls).filter((call) => call.roles))
      expect([id, roles.filter((role) => roleMay(role, id))]).toEqual([id, allowed])
  })
})

/** The fields of this body that the call closes to its sender. */
function closedOf(sender: Sender, id: string, body: unknown): string[] {
  const call = allCalls.find((one) => one.id === id)
  if (!call) throw new Error(`No call ${id}`)
  return closedFields(call.closedFields ?? {}, sender, body)
}

describe('W11 what a role may send', () => {
  it.each([
    ['company.updateCustomer', { email_cliente: 'a@b.example' }, 'D'],
    ['company.updateCustomer', { email_cliente: '' }, 'D'],
    ['company.updateCustomer', { pix_chave: null }, 'D'],
    ['company.updateCustomer', { pix_tipo: 'cpf' }, 'D'],
    ['company.updateCustomer', { google_access_token: 'x' }, 'D'],
    ['company.updateCustomer', { google_access_token: '', google_refresh_token: '' }, 'D'],
    ['company.updateCustomer', { sobre_empresa: 'Lanches' }, 'DGACP'],
    ['employees.create', { salario: 0 }, 'D'],
    ['employees.edit', { version: 1, salario: 1850 }, 'D'],
    ['employees.edit', { version: 1, nome: 'Ana' }, 'DGACP'],
    ['printing.registerStation', { kind: 'agent' }, 'DG'],
    ['printing.registerStation', { kind: 'browser' }, 'DGACP'],
    ['orders.place', [{ salario: 1 }], 'DGACP'],
    ['orders.seeAll', undefined, 'DGACP'],
    ['orders.seeAll', null, 'DGACP'],
  ])('W11 %s with %j may be sent by %s', (id, body, expected) => {
    const may = (role: Role) => closedOf({ kind: 'session', role }, id, body).length === 0
    expect(lettersOf(may)).toBe(expected)
  })

  it.each(['apiKey', 'station', 'visit', 'lead', 'operator', 'public', 'of tomorrow'])(
    'a caller that is no session sends none of it, by name: %s',
    (kind) => {
      const ruled = allCalls.flatMap(({ id, closedFields: rules = {} }) =>
        Object.entries(rules).map(([field, { value }]) => ({ id, field, value })),
      )
      expect(ruled.length).toBeGreaterThan(7)
      for (const { id, field, value } of ruled)
        expect(closedOf({ kind, role: 'dono' }, id, { [field]: value ?? null })).toEqual([field])
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
      COMPANY_CHANGED: 'DGACP',
      SESSION_ENDED: 'DGACP',
      RESET: 'DGACP',
      HIDDEN: 'DGACP',
      MESSAGE_UPSERT: 'DGA',
      CHAT_UPSERT: 'DGA',
      NOTES_CHANGED: 'DGA',
      APPOINTMENT_UPSERT: 'DGAP',
      AGENDA_CHANGED: 'DGAP',
      GOOGLE_CHANGED: 'DGA',
    }),
  )('W11 %s reaches %s', (name, expected) => {
    expect(lettersOf((role) => eventsFor(role).has(name))).toBe(expected)
  })

  it('W11 who sees one agenda hears of another’s appointment that it is not there, and nothing of whose it is', () => {
    const reader = { role: 'profissional', agendaId: 'a1' } as const
    const of = (agenda_id: string) => ({
      name: 'APPOINTMENT_UPSERT',
      data: JSON.stringify({ appointment: { id: 'x', agenda_id, client: 'Ana' }, fresh: true }),
    })
    expect(shownTo(reader, of('a1'))).toEqual(of('a1'))
    expect(shownTo(reader, of('a2'))).toEqual({ name: 'APPOINTMENT_REMOVED', data: '{"id":"x"}' })
    expect(shownTo({ ...reader, agendaId: null }, of('a2'))).toEqual(of('a2'))
    expect(shownTo(reader, { name: 'ORDER_UPSERT', data: '{"a":1}' })).toEqual({ name: 'HIDDEN', data: '{}' })
  })

  it('W11 the owner sees every event there is, and nobody one that there is not', () => {
    expect([...eventsFor('dono')].sort()).toEqual(Object.keys(liveEvents).sort())
    for (const role of roles) expect(eventsFor(role).has('SALARY_CHANGED')).toBe(false)
  })
})
