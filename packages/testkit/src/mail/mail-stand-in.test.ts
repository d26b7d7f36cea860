import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMailStandIn, type MailStandIn } from '.'

let standIn: MailStandIn

beforeEach(async () => {
  standIn = await startMailStandIn()
})
afterEach(() => standIn.stop())

test('a mail arrives with its accents, its two bodies and its sender', async () => {
  const before = Date.now()
  await send({
    subject: 'Código de verificação: 482913 ✓',
    text: 'Olá, João!\nAté já.',
    html: '<p>Olá, <b>João</b>!</p>',
  })

  const [mail] = standIn.received()
  expect(mail).toMatchObject({
    to: 'joao@padaria.example',
    from: 'Balcão <nao-responda@balcao.example>',
    subject: 'Código de verificação: 482913 ✓',
    text: 'Olá, João!\nAté já.',
    html: '<p>Olá, <b>João</b>!</p>\n',
  })
  expect(mail?.at.getTime()).toBeGreaterThanOrEqual(before)
  expect(mail?.at.getTime()).toBeLessThanOrEqual(Date.now())
})

test('a mail without HTML has none', async () => {
  await send({ text: 'só texto' })
  expect(standIn.received()[0]).not.toHaveProperty('html')
})

test('each recipient gets a copy, blind ones too', async () => {
  await send({ to: 'ana@loja.example', bcc: 'bia@loja.example' })
  expect(standIn.received().map((mail) => mail.to)).toEqual(['ana@loja.example', 'bia@loja.example'])
})

test('a sender with user and password is let in', async () => {
  const [host, port] = standIn.smtpUrl.replace('smtp://', '').split(':')
  await send({}, { url: `smtp://loja:segredo@${host}:${port}` })
  expect(standIn.received()).toHaveLength(1)
})

test('waiting finds a mail that is already here and one that is still to come', async () => {
  await send({ subject: 'primeiro' })
  expect((await standIn.waitForMail((mail) => mail.subject === 'primeiro')).subject).toBe('primeiro')

  const second = standIn.waitForMail((mail) => mail.subject === 'segundo')
  await send({ subject: 'outro' })
  await send({ subject: 'segundo' })
  expect((await second).subject).toBe('segundo')
})

test('waiting for a mail that never comes says what was missing', async () => {
  await send({ subject: 'outro' })
  await expect(standIn.waitForMail((mail) => mail.subject === 'nunca', 20)).rejects.toThrow(
    'No matching mail within 20 ms (1 received)',
  )
})

test('a greylisting server answers 451, and takes the same mail later', async () => {
  standIn.behave('greylist')
  await expect(send({})).rejects.toMatchObject({ responseCode: 451 })
  expect(standIn.received()).toEqual([])

  standIn.behave('accept')
  await send({})
  expect(standIn.received()).toHaveLength(1)
})

test('a rejecting server answers 550', async () => {
  standIn.behave('reject')
  await expect(send({})).rejects.toMatchObject({ responseCode: 550 })
  expect(standIn.received()).toEqual([])
})

test('a hanging server never greets', async () => {
  standIn.behave('hang')
  await expect(send({}, { greetingTimeout: 150 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(standIn.received()).toEqual([])
})

test('a dropping server closes the socket', async () => {
  standIn.behave('drop')
  await expect(send({})).rejects.toMatchObject({
    code: expect.stringMatching(/^(ECONNECTION|ESOCKET|ECONNRESET)$/),
  })
  expect(standIn.received()).toEqual([])
})

test('a conversation that is already open feels the change too', async () => {
  const socket = connect(Number(new URL(standIn.smtpUrl).port), '127.0.0.1')
  await once(socket, 'data')
  socket.write('EHLO loja\r\n')
  await once(socket, 'data')

  standIn.behave('drop')
  socket.write('MAIL FROM:<a@b.example>\r\n')
  await once(socket, 'close')
  expect(socket.bytesRead).toBeGreaterThan(0)
})

test('stopping ends those who still wait', async () => {
  const other = await startMailStandIn()
  const waiting = expect(other.waitForMail(() => true)).rejects.toThrow('was stopped')
  await other.stop()
  await waiting
})

test('the mailbox page lists the newest mail first and shows each one', async () => {
  await send({ subject: 'Primeiro', text: 'Acesse https://balcao.example/entrar?a=1&b=2 já' })
  await send({ subject: 'Segundo' })

  const inbox = await read('')
  expect(inbox.indexOf('Segundo')).toBeGreaterThan(0)
  expect(inbox.indexOf('Segundo')).toBeLessThan(inbox.indexOf('Primeiro'))

  const [, path] = /href="\/(mensagens\/[^"]+)"[^]*Primeiro/.exec(inbox.slice(inbox.indexOf('Segundo'))) ?? []
  expect(await read(path ?? '')).toContain(
    'Acesse <a href="https://balcao.example/entrar?a=1&amp;b=2">https://balcao.example/entrar?a=1&amp;b=2</a> já',
  )
})

test('markup in a mail stays text on the page, and its HTML is shown without scripts', async () => {
  const hostile = '<script>alert(1)</script>'
  await send({ subject: hostile, text: hostile, html: hostile, from: '"<script>x" <a@b.example>' })
  const id = standIn.received()[0]?.id ?? ''

  expect(await read('')).not.toContain('<script')
  expect(await read(`mensagens/${id}`)).not.toContain('<script')
  const html = await fetch(`${standIn.pageUrl}mensagens/${id}/html`)
  expect(html.headers.get('content-security-policy')).toMatch(
    /^sandbox (?!.*allow-scripts).*default-src 'none'/,
  )
})

test('other processes read the mails of one person as JSON', async () => {
  await send({ to: 'ana@loja.example', subject: 'Para Ana' })
  await send({ to: 'bia@loja.example', subject: 'Para Bia' })

  expect(JSON.parse(await read('messages'))).toHaveLength(2)
  expect(JSON.parse(await read('messages?to=BIA@loja.example'))).toMatchObject([
    { to: 'bia@loja.example', subject: 'Para Bia' },
  ])
})

test('the page only shows: it answers 404 to unknown addresses and 405 to anything but reading', async () => {
  expect((await fetch(`${standIn.pageUrl}mensagens/99`)).status).toBe(404)
  expect((await fetch(standIn.pageUrl, { method: 'POST' })).status).toBe(405)
})

const LETTER: SendMailOptions = {
  from: { name: 'Balcão', address: 'nao-responda@balcao.example' },
  to: 'joao@padaria.example',
  subject: 'Assunto',
  text: 'Texto',
}

async function send(
  letter: SendMailOptions,
  { url = standIn.smtpUrl, greetingTimeout = 20_000 } = {},
): Promise<void> {
  const transport = createTransport({ url, greetingTimeout })
  try {
    await transport.sendMail({ ...LETTER, ...letter })
  } finally {
    transport.close()
  }
}

async function read(path: string): Promise<string> {
  const response = await fetch(standIn.pageUrl + path)
  expect(response.status).toBe(200)
  return response.text()
}
