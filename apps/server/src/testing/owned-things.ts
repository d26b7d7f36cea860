import { randomUUID } from 'node:crypto'
import { allCalls } from '@balcao/contract'
import { givenAutomations } from '../automations/testing/automations'
import { givenAgendaThings } from '../scheduling/testing/agenda-things'
import type { TestCompany } from './builders'
import { call, isServed } from './call'
import { givenCatalogue } from './catalogue'
import { givenChatThings } from './chats'
import { givenOrder } from './orders'
import type { TestServer } from './server'

/** Words that only company A's private rows hold: none of them may turn up in another's answer. */
export const marks = {
  customer: 'Zuleica Marcada',
  phone: '92987650001',
  note: 'nota-marcada-7431',
  email: 'segredo-7431@marcada.example',
  employee: 'Funcionaria Marcada',
  station: 'Estacao Marcada',
  product: 'Produto Marcado 7431',
  image: 'foto-marcada-7431.png',
  chatPhone: '5592987650001',
  message: 'mensagem-marcada-7431',
  fileName: 'comprovante-marcado-7431.pdf',
  chatNote: 'anotacao-marcada-7431',
  quickReply: 'resposta-marcada-7431',
  label: 'Etiqueta Marcada 7431',
  botText: 'saudacao-marcada-7431',
  botMiss: 'nao-entendi-7431',
  synonym: 'apelido marcado 7431',
  account: '743174317431',
  appointment: 'queixa-marcada-7431',
  closure: 'fechado-marcado-7431',
  waiting: 'Espera Marcada 7431',
  googleAccount: 'conta-marcada-7431@gmail.example',
  calendarEvent: 'Evento Marcado 7431',
  menuFile: 'cardapio-marcado-7431.pdf',
  automation: 'Automacao Marcada 7431',
  licenceNote: 'pagamento-marcado-7431',
  coupon: 'MARCADO7431',
  cashReason: 'sangria-marcada-7431',
  bankAccess: 'acesso-marcado-7431',
  pixCode: '00020101-marcado-7431',
}

/** What stands in company B's rows in the same places. */
export const plainWords: typeof marks = {
  customer: 'Berta Lima',
  phone: '92987650002',
  note: 'sem cebola',
  email: 'contato@plain.example',
  employee: 'Bruno Lima',
  station: 'Cozinha',
  product: 'X-Salada',
  image: 'frente.png',
  chatPhone: '5592987650002',
  message: 'bom dia',
  fileName: 'cardapio.pdf',
  chatNote: 'prefere ligar antes',
  quickReply: 'Já vai!',
  label: 'Fiel',
  botText: 'Oi, tudo bem?',
  botMiss: 'tem tacaca',
  synonym: 'o de sempre',
  account: '1029384756',
  appointment: 'primeira vez',
  closure: 'reforma',
  waiting: 'Berta Souza',
  googleAccount: 'conta@gmail.example',
  calendarEvent: 'Dentista',
  menuFile: 'cardapio-novo.pdf',
  automation: 'n8n',
  licenceNote: 'pago amanhã',
  coupon: 'VOLTE10',
  cashReason: 'cofre',
  bankAccess: 'Client_Id_2',
  pixCode: '0002010102122676',
}

/** Ids of things that belong to company A, by the name under which calls take them. */
export type OwnedIds = Record<string, string>

/** Fills a company with one of everything that a call can name, and answers the ids. */
export async function givenOwnedThings(
  server: TestServer,
  company: TestCompany,
  words = marks,
): Promise<OwnedIds> {
  const { owner } = server.app.db
  await owner.query('update companies set email_cliente = $2, telefone_responsavel = $3 where id = $1', [
    company.id,
    words.email,
    words.phone,
  ])
  const employeeId = randomUUID()
  await owner.query(
    `insert into employees (company_id, id, nome, data_admissao) values ($1, $2, $3, current_date)`,
    [company.id, employeeId, words.employee],
  )
  await owner.query(
    `insert into employee_access (company_id, employee_id, number, role, pin_hash) values ($1, $2, 417, 'cozinha', 'x')`,
    [company.id, employeeId],
  )
  const ids: OwnedIds = {
    cep: '69005070',
    company: company.id,
    companyId: company.id,
    file: 'nada.webp',
    kind: 'orders',
    token: 'A'.repeat(43),
  }
  const couponId = randomUUID()
  await owner.query(
    `insert into coupons (company_id, id, code, code_key, kind, value) values ($1, $2, $3, $3, 'percent', 10)`,
    [company.id, couponId, words.coupon],
  )
  Object.assign(ids, { couponId, employeeId, key: words.phone, phone: words.phone, eventId: 'evento7431' })
  const station = callNamed('printing.registerStation')
  if (station && isServed(server, station)) {
    const answer = await call<{ station: { id: string } }>(server, station.path, {
      cookie: company.cookie,
      body: { ...(station.example?.body as object), name: words.station },
    })
    ids.stationId = answer.body.station.id
  }
  const order = await givenOrder(server, company, {
    customer_name: words.customer,
    customer_phone: words.phone,
    notes: words.note,
  })
  ids.orderId = order.id
  const pay = callNamed('orders.pay')
  if (pay && isServed(server, pay)) {
    ids.paymentId = randomUUID()
    await call(server, pay.path.replace(':orderId', order.id), {
      cookie: company.cookie,
      body: { id: ids.paymentId, method: 'pix', received: 1, note: words.note },
    })
  }
  ids.link = `${order.id}.${'A'.repeat(22)}`
  const settings = callNamed('printing.saveSettings')
  if (settings && isServed(server, settings)) {
    await call(server, settings.path, {
      method: settings.method,
      cookie: company.cookie,
      body: settings.example?.body,
    })
  }
  const print = callNamed('printing.printOrder')
  if (print && isServed(server, print)) {
    const answer = await call<{ id: string }>(server, print.path.replace(':orderId', order.id), {
      cookie: company.cookie,
      body: print.example?.body,
    })
    ids.jobId = answer.body.id
  }
  Object.assign(ids, await givenCatalogue(server, company, words.product))
  await givenMenuImage(server, company, words.image)
  Object.assign(ids, await givenChatThings(server, company, words))
  Object.assign(ids, await givenAgendaThings(server, company, words))
  await givenCalendar(server, company, words, ids.eventId!)
  Object.assign(ids, await givenAutomations(server, company, words.automation))
  Object.assign(ids, await givenLeadWithFile(server, company, words))
  Object.assign(ids, await givenCashRegister(server, company, words.cashReason))
  ids.txid = await givenBank(server, company, words)
  ids.endToEndId = `E${ids.txid.slice(1)}`
  ids.requestId = await givenLicenceRequest(server, company, words.licenceNote)
  return ids
}

/** An open register with a movement, by its rows alone. */
async function givenCashRegister(
  server: TestServer,
  company: TestCompany,
  reason: string,
): Promise<OwnedIds> {
  const [registerId, movementId] = [randomUUID(), randomUUID()]
  const { owner } = server.app.db
  await owner.query('insert into cash_registers (company_id, id, opening_cents) values ($1, $2, 10000)', [
    company.id,
    registerId,
  ])
  await owner.query(
    `insert into cash_movements (company_id, register_id, id, kind, cents, reason) values ($1, $2, $3, 'out', 500, $4)`,
    [company.id, registerId, movementId, reason],
  )
  return { registerId, movementId }
}

/** The lead that a company came from, with a menu file, by its rows alone: nobody reads the file here. */
async function givenLeadWithFile(
  server: TestServer,
  company: TestCompany,
  { email, menuFile }: typeof marks,
): Promise<OwnedIds> {
  const [leadId, fileId] = [randomUUID(), randomUUID()]
  await server.app.db.owner.query(
    `insert into leads (id, empresa, cnpj, email, responsavel, telefone, nicho, state, company_id)
     values ($1, 'Loja', $2, $3, 'Maria', '92991234567', 'delivery', 'approved', $4)`,
    [leadId, company.cnpj, email, company.id],
  )
  await server.app.db.owner.query(
    `insert into menu_files (lead_id, id, company_id, file_name, file_type, bytes)
     values ($1, $2, $3, $4, 'application/pdf', 1)`,
    [leadId, fileId, company.id, menuFile],
  )
  return { leadId, fileId }
}

/** An account at a bank with an open charge, by their rows alone: no bank is asked here. */
async function givenBank(server: TestServer, company: TestCompany, words: typeof marks): Promise<string> {
  const { owner } = server.app.db
  const txid = randomUUID().replaceAll('-', '')
  await owner.query(
    `insert into pix_accounts (company_id, bank, pix_key, client_id, access, connected_at, read_until)
     values ($1, 'efi', 'loja@exemplo.com.br', $2, 'sealed', now(), now())`,
    [company.id, words.bankAccess],
  )
  await owner.query(
    `insert into pix_charges (company_id, txid, amount_cents, state, code, seconds, created_at)
     values ($1, $2, 1, 'open', $3, 600, now())`,
    [company.id, txid, words.pixCode],
  )
  const paid = `E${txid.slice(1)}`
  await owner.query(
    `insert into pix_receipts (company_id, end_to_end_id, txid, amount_cents, at, seen_at)
     values ($1, $2, $3, 1, now(), now())`,
    [company.id, paid, txid],
  )
  await owner.query(
    `insert into pix_refunds (company_id, end_to_end_id, id, amount_cents, state, asked_at)
     values ($1, $2, 'volta', 1, 'returned', now())`,
    [company.id, paid],
  )
  return txid
}

/** An open request for a licence, by its row alone: nobody is mailed of it here. */
async function givenLicenceRequest(server: TestServer, company: TestCompany, note: string): Promise<string> {
  const id = randomUUID()
  await server.app.db.owner.query(
    `insert into licence_requests (company_id, id, kind, plan, term, price_cents, txid, note)
     values ($1, $2, 'renewal', 'bundle', 'annual', 300000, $3, $4)`,
    [company.id, id, `LIC${id.replaceAll('-', '').slice(0, 22)}`, note],
  )
  return id
}

/** A connected calendar with an event in November 2026, by its rows alone: no Google is asked here. */
async function givenCalendar(
  server: TestServer,
  company: TestCompany,
  words: typeof marks,
  eventId: string,
): Promise<void> {
  const { owner } = server.app.db
  await owner.query(
    `insert into google_connections (company_id, connected, access_token, refresh_token, account)
     values ($1, true, 'sealed', 'sealed', $2)`,
    [company.id, words.googleAccount],
  )
  await owner.query(
    `insert into calendar_events (company_id, google_id, summary, all_day, time, effect)
     values ($1, $2, $3, false, '[2026-11-20 14:00Z,2026-11-20 15:00Z)', 'occupies')`,
    [company.id, eventId, words.calendarEvent],
  )
}

/** A picture of the menu gallery, by its rows alone: nobody opens its file here. */
async function givenMenuImage(server: TestServer, company: TestCompany, fileName: string): Promise<void> {
  const { owner } = server.app.db
  const id = randomUUID()
  await owner.query('insert into images (company_id, id, bytes, width, height) values ($1, $2, 1, 1, 1)', [
    company.id,
    id,
  ])
  await owner.query(
    'insert into menu_images (company_id, file_name, image_id, position) values ($1, $2, $3, 1)',
    [company.id, fileName, id],
  )
}

const callNamed = (id: string) => allCalls.find((candidate) => candidate.id === id)
