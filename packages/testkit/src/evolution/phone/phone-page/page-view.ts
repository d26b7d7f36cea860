import { escapeHtml } from '../../../page/page-shell'
import type { Gateway } from '../../gateway'
import type { Instance } from '../../instance'
import type { Contact } from '../phone'
import { chatView, hiddenFields, lastLine, unreadCount } from './chat-view'
import { pageScript } from './page-script'
import { pageStyle } from './page-style'

export interface Screen {
  gateway: Gateway
  shop: Instance | undefined
  customer: Contact | undefined
}

/** The parts that change by themselves, as HTML by the id of the element they fill. */
export function partsOf({ gateway, shop, customer }: Screen): Record<string, string> {
  if (!shop) return { loja: NO_SHOP, clientes: '', pessoa: '', mensagens: '' }
  return {
    loja: shopView(gateway, shop, customer),
    clientes: [...gateway.contacts.values()].map((contact) => customerRow(shop, contact, customer)).join(''),
    pessoa: customer ? personView(customer) : '',
    mensagens: customer ? chatView(shop, customer.number) : '',
  }
}

/** The page as it is first sent. */
export function wholePage(screen: Screen, nonce: string): string {
  const { shop, customer } = screen
  const parts = partsOf(screen)
  const title = customer ? `${customer.pushName} · celular` : 'Celulares dos clientes'
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${pageStyle}</style>
</head>
<body class="${customer ? 'in-chat' : 'in-list'}" data-loja="${escapeHtml(shop?.name ?? '')}" data-cliente="${escapeHtml(customer?.number ?? '')}">
<div id="loja">${parts.loja}</div>
<p id="aviso" role="alert" hidden></p>
<main>
<section class="list" aria-label="Clientes">
<h1>Celulares dos clientes</h1>
<p class="note">Cada cliente é um celular com WhatsApp. Nada sai deste computador.</p>
<nav id="clientes">${parts.clientes}</nav>
${shop ? newCustomerForm(shop) : ''}
</section>
${shop && customer ? phoneView(shop, customer, parts) : '<section class="chat none"><p class="empty">Escolha um cliente para escrever como ele.</p></section>'}
</main>
<script nonce="${nonce}">${pageScript}</script>
</body>
</html>`
}

const NO_SHOP = '<div class="bar"><p>Nenhuma loja se ligou a este gateway ainda.</p></div>'

function shopView(gateway: Gateway, shop: Instance, customer: Contact | undefined): string {
  const names = [...gateway.instances.keys()]
  const links = names.map((name) => {
    const address = addressOf(name, customer?.number)
    return `<a href="${address}"${name === shop.name ? ' aria-current="true"' : ''}>${escapeHtml(name)}</a>`
  })
  const shops = names.length > 1 ? `<nav class="shops" aria-label="Lojas">${links.join('')}</nav>` : ''
  const fields = hiddenFields({ loja: shop.name, cliente: customer?.number ?? '' })
  return `<div class="bar">${shops}<p><strong>${escapeHtml(shop.name)}</strong> +${shop.options.number} · ${STATES[shop.state]}</p>${pairing(shop, fields)}</div>`
}

const STATES = { open: 'conectada', connecting: 'conectando', close: 'desconectada' }

function pairing(shop: Instance, fields: string): string {
  if (shop.state === 'open')
    return `<form method="post" action="/acoes/desconectar">${fields}<button class="quiet">Desconectar a loja</button></form>`
  const { qrcode } = shop
  if (!('code' in qrcode)) return '<p>Peça o QR code na tela de conexão da loja.</p>'
  const typed = qrcode.pairingCode ? `<p>Código: <strong>${qrcode.pairingCode}</strong></p>` : ''
  return `<form class="scan" method="post" action="/acoes/parear">${fields}<img src="${qrcode.base64}" alt="QR code da loja">${typed}<button>Ler o QR code</button></form>`
}

function customerRow(shop: Instance, { number, pushName }: Contact, current: Contact | undefined): string {
  const { text, time } = lastLine(shop, number)
  const unread = unreadCount(shop, number)
  const badge = unread > 0 ? `<span class="badge" aria-label="${unread} não lidas">${unread}</span>` : ''
  const mark = number === current?.number ? ' aria-current="true"' : ''
  return `<a href="${addressOf(shop.name, number)}"${mark}><strong>${escapeHtml(pushName)}</strong><time>${time}</time><span>${escapeHtml(text.slice(0, 80))}</span>${badge}</a>`
}

const addressOf = (loja: string, cliente?: string) =>
  escapeHtml(`/?${new URLSearchParams(cliente === undefined ? { loja } : { loja, cliente }).toString()}`)

function newCustomerForm(shop: Instance): string {
  return `<details class="new"><summary>Novo cliente</summary>
<form method="post" action="/acoes/cliente">${hiddenFields({ loja: shop.name })}
<label>Número<input name="numero" inputmode="tel" placeholder="92 99111-2222" required></label>
<label>Nome<input name="nome" placeholder="Maria"></label>
<button>Criar cliente</button></form></details>`
}

function personView({ pushName, number, presence }: Contact): string {
  const doing = presence === undefined ? undefined : DOING[presence]
  return `<p class="person"><strong>${escapeHtml(pushName)}</strong><span>+${number}</span></p><p class="doing">${doing ? `A loja está ${doing}` : ''}</p>`
}

const DOING: Record<string, string> = { composing: 'digitando…', recording: 'gravando áudio…' }

function phoneView(shop: Instance, customer: Contact, parts: Record<string, string>): string {
  const fields = hiddenFields({ loja: shop.name, cliente: customer.number })
  const fileForm = (action: string, label: string, accept: string) =>
    `<form class="file-form" method="post" enctype="multipart/form-data" action="/acoes/${action}">${fields}<label>${label}<input type="file" name="arquivo"${accept && ` accept="${accept}"`}></label></form>`
  return `<section class="chat" aria-label="Conversa">
<header><a class="back" href="${addressOf(shop.name)}">← Clientes</a><div id="pessoa">${parts.pessoa}</div></header>
<div id="mensagens" role="log" aria-label="Mensagens" tabindex="0">${parts.mensagens}</div>
<div class="compose">
<details class="attach"><summary>Anexar</summary><div>
${fileForm('foto', 'Foto', 'image/*')}
${fileForm('audio', 'Áudio', 'audio/*')}
${fileForm('documento', 'Documento', '')}
<form method="post" action="/acoes/audio-de-exemplo">${fields}<button class="quiet">Áudio de exemplo</button></form>
<form class="place" method="post" action="/acoes/localizacao">${fields}
<label>Latitude<input name="latitude" value="-3.1303" required></label>
<label>Longitude<input name="longitude" value="-60.0236" required></label>
<label>Nome do lugar<input name="nome" value="Teatro Amazonas"></label>
<button class="quiet">Enviar localização</button></form>
</div></details>
<form class="write" method="post" action="/acoes/texto">${fields}
<label class="switch"><input type="checkbox" role="switch" name="celular" value="sim"> Responder no celular da loja</label>
<label class="message">Mensagem<textarea name="texto" rows="1" autocomplete="off" required></textarea></label>
<button>Enviar</button></form>
</div></section>`
}
