import { jsonReply, type PageReply } from '../page/page-server'
import { escapeHtml, formatMoment, page } from '../page/page-shell'
import type { ReceivedMail } from './received-mail'

/**
 * The mailbox in a browser: `/` lists newest first, `/mensagens/{id}` shows one, `/messages?to=` is the same as
 * JSON, oldest first.
 */
export function mailPage(url: URL, mails: ReceivedMail[]): PageReply | undefined {
  if (url.pathname === '/') return inbox(mails)
  if (url.pathname === '/messages') return jsonReply(addressedTo(url.searchParams.get('to'), mails))
  const [, folder, id, part] = url.pathname.split('/')
  const mail = folder === 'mensagens' ? mails.find((candidate) => candidate.id === id) : undefined
  if (!mail) return undefined
  return part === 'html' ? sandboxedHtml(mail) : letter(mail)
}

function addressedTo(to: string | null, mails: ReceivedMail[]): ReceivedMail[] {
  return to === null ? mails : mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
}

function inbox(mails: ReceivedMail[]): PageReply {
  const rows = mails.map(row).reverse().join('')
  return page({
    title: 'Caixa de e-mails',
    note: 'Os e-mails enviados aqui não saem deste computador. A lista se atualiza sozinha.',
    body: rows ? `<ul>${rows}</ul>` : '<p class="empty">Nenhum e-mail chegou ainda.</p>',
    style: STYLE,
    refreshSeconds: 3,
  })
}

function row(mail: ReceivedMail): string {
  return `<li><a href="/mensagens/${encodeURIComponent(mail.id)}">
<span class="meta"><span>Para ${escapeHtml(mail.to)}</span><time>${formatMoment(mail.at)}</time></span>
<strong>${escapeHtml(mail.subject || '(sem assunto)')}</strong>
<span class="preview">${escapeHtml(mail.text.slice(0, 140))}</span></a></li>`
}

function letter(mail: ReceivedMail): PageReply {
  const html = mail.html
    ? `<iframe title="Versão em HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mensagens/${encodeURIComponent(mail.id)}/html"></iframe>`
    : ''
  const text = mail.text ? `<pre>${withLinks(mail.text)}</pre>` : ''
  return page({
    title: mail.subject || '(sem assunto)',
    note: `De ${mail.from} para ${mail.to}, ${formatMoment(mail.at)}`,
    body: `<p><a href="/">← Todos os e-mails</a></p><article>${html || text || '<p>(mensagem vazia)</p>'}${html && text ? `<details><summary>Versão em texto</summary>${text}</details>` : ''}</article>`,
    style: STYLE,
  })
}

/** The mail's own markup, without scripts and in an origin of its own; its links open in a new tab. */
function sandboxedHtml(mail: ReceivedMail): PageReply {
  return {
    type: 'text/html',
    body: `<!doctype html><meta charset="utf-8"><base target="_blank">${mail.html ?? ''}`,
    headers: {
      'content-security-policy':
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:; form-action 'none'",
    },
  }
}

function withLinks(text: string): string {
  const pieces = text.split(/(https?:\/\/[^\s<>"']+)/)
  return pieces.map((piece, index) => (index % 2 === 1 ? link(piece) : escapeHtml(piece))).join('')
}

function link(address: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`
}

const STYLE = `
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .6rem }
li a { display: block; padding: .8rem 1rem; background: #fffdf8; border: 1px solid var(--line); border-radius: .75rem; color: inherit; text-decoration: none }
li a:hover { border-color: var(--accent) }
.meta { display: flex; justify-content: space-between; gap: 1rem; color: var(--soft); font-size: .9rem }
.meta span, .preview, strong { overflow-wrap: anywhere }
.meta time { white-space: nowrap; font-variant-numeric: tabular-nums }
strong { display: block; font-size: 1.05rem }
.preview { color: var(--soft) }
article { padding: 1rem; background: #fffdf8; border: 1px solid var(--line); border-radius: .75rem }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 60vh; border: 0; background: #fff }
summary { cursor: pointer; padding: .6rem 0; color: var(--soft) }
`
