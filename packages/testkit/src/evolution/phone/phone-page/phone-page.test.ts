import { Script } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPairedShop, type PairedShop } from '../paired-shop'

const MARIA = '5592991112222'

let shop: PairedShop

beforeEach(async () => {
  shop = await startPairedShop()
})
afterEach(() => shop.stop())

const maria = () => shop.standIn.phone(MARIA, { name: 'Maria' })
const page = (path = '') => fetch(new URL(path, shop.standIn.pageUrl))
const show = async (path = '') => (await page(path)).text()
const chat = `?loja=loja&cliente=${MARIA}`

async function act(
  action: string,
  values: Record<string, string | File>,
  headers: Record<string, string> = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ loja: 'loja', cliente: MARIA, ...values }))
    form.set(name, value)
  const url = new URL(`/acoes/${action}`, shop.standIn.pageUrl)
  const response = await fetch(url, { method: 'POST', body: form, redirect: 'manual', headers })
  return { status: response.status, text: await response.text(), to: response.headers.get('location') }
}

describe('the page with the customers’ phones', () => {
  it('lists customers, makes new ones from a number as people write it, and opens their chat', async () => {
    maria()
    expect(await show()).toContain('<strong>Maria</strong>')
    const made = await act('cliente', { numero: '(92) 99333-4444', nome: 'João' })
    expect([made.status, made.to]).toEqual([303, '/?loja=loja&cliente=5592993334444'])
    const opened = await show(made.to ?? '')
    expect(opened).toMatch(/role="log"/)
    expect(opened).toContain('Escreva a primeira mensagem')
    const refused = await act('cliente', { numero: '123' })
    expect([refused.status, refused.text]).toEqual([400, 'Digite o número com DDD'])
  })

  it('sends a text as the customer, or as the owner where the switch is on', async () => {
    const phone = maria()
    await act('texto', { texto: 'quero *um* <x-bacon>' })
    await act('texto', { texto: 'já vai', celular: 'sim' })
    expect(shop.standIn.log()).toMatchObject([
      { via: 'customer', text: 'quero *um* <x-bacon>' },
      { via: 'shop-phone', text: 'já vai' },
    ])
    const html = await show(chat)
    expect(html).toContain('quero <strong>um</strong> &lt;x-bacon&gt;')
    expect(html).toContain('aria-label="entregue"')
    const id = phone.said()[0]?.id
    await shop.call('POST', '/chat/markMessageAsRead/loja', {
      readMessages: [{ remoteJid: `${MARIA}@s.whatsapp.net`, fromMe: false, id }],
    })
    expect(await show(chat)).toContain('aria-label="lida"')
  })

  it('sends pictures, voices, documents and places, and shows them again', async () => {
    maria()
    const picture = new File(['foto'], 'comprovante.png', { type: 'image/png' })
    await act('foto', { arquivo: picture, legenda: 'o comprovante' })
    await act('audio', { arquivo: new File(['voz'], 'voz.ogg', { type: 'audio/ogg' }) })
    await act('audio-de-exemplo', {})
    await act('documento', { arquivo: new File(['pdf'], 'nota.pdf', { type: 'application/pdf' }) })
    await act('localizacao', { latitude: '-3,13', longitude: '-60.02', nome: 'Teatro' })
    const log = shop.standIn.log()
    expect(log.map(({ kind }) => kind)).toEqual([
      'imageMessage',
      'audioMessage',
      'audioMessage',
      'documentMessage',
      'locationMessage',
    ])
    const html = await show(chat)
    for (const part of [
      '<img src="/midia/loja/',
      '<audio controls',
      '📄 nota.pdf',
      'mlat=-3.13',
      '📍 Teatro',
    ])
      expect(html).toContain(part)
    const media = await page(`/midia/loja/${log[0]?.id}`)
    expect([media.headers.get('content-type'), await media.text()]).toEqual(['image/png', 'foto'])
    const paper = await page(`/midia/loja/${log[3]?.id}`)
    expect(paper.headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await act('foto', {})).text).toBe('Escolha um arquivo')
    expect((await act('localizacao', { latitude: '91', longitude: '0' })).status).toBe(400)
  })

  it('shows what the shop sends as unread until the chat is read, and what can be pressed', async () => {
    const phone = maria()
    await shop.call('POST', '/message/sendList/loja', {
      number: MARIA,
      title: 'Cardápio',
      description: '',
      buttonText: 'Ver',
      footerText: '',
      sections: [{ title: '', rows: [{ title: 'Pizza', description: 'R$ 42', rowId: 'p1' }] }],
    })
    expect(await show()).toContain('aria-label="1 não lidas"')
    expect(await show(chat)).toContain('<button name="escolha" value="p1">Pizza<small>R$ 42</small></button>')
    await act('ler', {})
    expect(phone.received()).toMatchObject([{ status: 'READ' }])
    expect(await show()).not.toContain('não lidas')
    await act('opcao', { escolha: 'p1' })
    expect(shop.standIn.log().at(-1)).toMatchObject({ kind: 'listResponseMessage', text: 'Pizza' })
  })

  it('shows quotes, reactions, edits, deletions, and what is still on its way', async () => {
    const phone = maria()
    const sent = await shop.call('POST', '/message/sendText/loja', { number: MARIA, text: 'Qual bairro?' })
    const { key } = sent.body as { key: { id: string } }
    phone.says('Centro', { quoting: key.id })
    phone.reacts('👍', key.id)
    phone.edits(phone.says('2 cocas'), '3 cocas')
    phone.deletes(phone.says('engano'))
    shop.instance.close(428)
    phone.says('alguém?')
    const html = await show(chat)
    for (const part of [
      '<blockquote>Qual bairro?</blockquote>',
      '<span class="reaction">👍</span>',
      '3 cocas',
      'editada',
      'Mensagem apagada',
      'alguém?',
      'aria-label="enviada"',
    ])
      expect(html).toContain(part)
    expect(html).not.toContain('engano')
  })

  it('scans the QR code of a shop that waits for it', async () => {
    expect(await show()).not.toContain('Ler o QR code')
    shop.instance.close(401)
    await shop.call('GET', '/instance/connect/loja')
    const html = await show()
    expect(html).toContain('<button>Ler o QR code</button>')
    expect(html).toContain('src="data:image/png;base64,')
    await act('parear', {})
    expect(shop.instance.state).toBe('open')
    expect((await act('parear', {})).text).toBe('O QR code já expirou')
    await act('desconectar', {})
    expect(shop.instance.state).toBe('close')
  })

  it('tells an open page that something happened, and gives it the parts that changed', async () => {
    maria()
    const events = await page('/eventos')
    expect(events.headers.get('content-type')).toBe('text/event-stream')
    const lines: string[] = []
    const reader = (async () => {
      for await (const chunk of events.body ?? []) lines.push(Buffer.from(chunk).toString())
    })().catch(() => lines.push('ended'))
    await vi.waitFor(() => expect(lines.join('')).toContain('ola'))
    expect(lines.join('')).not.toContain('mudou')
    maria().says('oi, tem alguém aí?')
    await vi.waitFor(() => expect(lines.join('')).toContain('mudou'))
    const parts = (await (await page(`/tela${chat}`)).json()) as Record<string, string>
    expect(Object.keys(parts)).toEqual(['loja', 'clientes', 'pessoa', 'mensagens'])
    expect(parts.mensagens).toContain('oi, tem alguém aí?')
    await shop.call('POST', '/chat/sendPresence/loja', { number: MARIA, presence: 'composing', delay: 1 })
    expect((await (await page(`/tela${chat}`)).json()) as unknown).toMatchObject({
      pessoa: expect.stringContaining('digitando'),
    })
    await shop.standIn.stop()
    await reader
  })

  it('does not call for another look when a read chat is read again', async () => {
    maria().says('oi')
    await shop.standIn.idle()
    const events = await page('/eventos')
    await act('ler', {})
    await act('ler', {})
    await act('texto', { texto: 'fim' })
    let received = ''
    for await (const chunk of events.body ?? []) {
      received += Buffer.from(chunk).toString()
      if (received.includes('mudou')) break
    }
    expect(received.match(/mudou/g)).toHaveLength(1)
  })

  it('refuses what another site posts, unknown customers and unknown shops', async () => {
    maria()
    const foreign = await act('texto', { texto: 'oi' }, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(400)
    expect((await act('texto', { texto: 'oi', cliente: '5592000000000' })).status).toBe(400)
    expect((await act('texto', { texto: 'oi', loja: 'outra' })).status).toBe(400)
    expect((await act('dancar', {})).status).toBe(400)
    expect((await page('/nada')).status).toBe(404)
    expect((await page('/midia/loja/nada')).status).toBe(404)
    expect(shop.standIn.log()).toEqual([])
  })

  it('allows no script but its own, and says so when there is no shop', async () => {
    const response = await page()
    const nonce = /script-src 'nonce-([^']+)'/.exec(
      response.headers.get('content-security-policy') ?? '',
    )?.[1]
    const html = await response.text()
    expect(html.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`])
    expect(
      () => new Script(html.split(`<script nonce="${nonce}">`)[1]?.split('</script>')[0] ?? ''),
    ).not.toThrow()
    await shop.call('DELETE', '/instance/logout/loja')
    await shop.call('DELETE', '/instance/delete/loja')
    expect(await show()).toContain('Nenhuma loja se ligou')
  })
})
