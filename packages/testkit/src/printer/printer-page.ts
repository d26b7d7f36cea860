import { jsonReply, type PageReply } from '../page/page-server'
import { escapeHtml, formatMoment, page } from '../page/page-shell'
import type { Align, UnknownEscPosByte } from './esc-pos-command'
import type { PaperPiece } from './paper'
import type { PrintedTicket } from './printer-connection'
import type { DecodedLine, TextRun } from './text-line'

interface PrinterView {
  /** `host:port` */
  address: string
  columns: number
  /** Oldest first. */
  tickets: PrintedTicket[]
  problems: UnknownEscPosByte[]
}

/** The virtual printer in a browser: `/` shows the paper, newest first; `/tickets` is JSON, oldest first. */
export function printerPage(url: URL, printer: PrinterView): PageReply | undefined {
  if (url.pathname === '/tickets') return jsonReply(printer.tickets.map(summary))
  if (url.pathname !== '/') return undefined
  const papers = printer.tickets.map((ticket, index) => paper(ticket, index + 1, printer.columns)).reverse()
  const empty = '<p class="empty">Nada foi impresso ainda.</p>'
  return page({
    title: 'Impressora virtual',
    note: `${printer.address}, ${printer.columns} colunas. O papel mais novo vem primeiro; a página se atualiza sozinha.`,
    body: printer.problems.map(problem).join('') + (papers.join('') || empty),
    style: STYLE,
    refreshSeconds: 3,
  })
}

function summary({ lines, qrCodes, cut, receivedAt }: PrintedTicket) {
  return { receivedAt, lines: lines.map((line) => line.text), qrCodes, cut }
}

function problem({ byte, offset }: UnknownEscPosByte): string {
  const hex = byte.toString(16).padStart(2, '0').toUpperCase()
  return `<p class="problem">A impressora recebeu um byte que não conhece: 0x${hex}, na posição ${offset}.</p>`
}

function paper(ticket: PrintedTicket, number: number, columns: number): string {
  const end = ticket.cut
    ? '<div class="cut">✂ corte</div>'
    : '<div class="torn">sem corte: os dados terminaram aqui</div>'
  return `<section aria-label="Impressão ${number}">
<p class="when">Impressão ${number}, ${formatMoment(ticket.receivedAt)}</p>
<div class="paper" style="--columns:${columns}">${ticket.pieces.map(piece).join('')}${end}</div>
</section>`
}

function piece(item: PaperPiece): string {
  if (item.kind === 'line') return line(item.line)
  if (item.kind === 'qr') return qrCode(item.content, item.align)
  const { width, height } = item.image
  return box(item.align, `<div class="image">Imagem de ${width} × ${height} pontos</div>`)
}

function line({ runs, align }: DecodedLine): string {
  const content = runs.map(run).join('') || '&nbsp;'
  return `<div class="line" style="text-align:${align}">${content}</div>`
}

function run({ text, bold, underline, inverted, width, height, font }: TextRun): string {
  const em = height * (font === 'A' ? 1 : 0.75)
  const stretch = width / height
  const classes = [bold && 'bold', underline && 'underline', inverted && 'inverted'].filter(Boolean).join(' ')
  const room = text.length * stretch
  const shape = stretch === 1 ? '' : `;width:${room}ch`
  const inner = stretch === 1 ? '' : ` style="transform:scaleX(${stretch})"`
  return `<span class="run ${classes}" style="font-size:${em}em${shape}"><span${inner}>${escapeHtml(text)}</span></span>`
}

/** Not a code that can be scanned: a sign for one, with what it says. */
function qrCode(content: string, align: Align): string {
  const label = escapeHtml(content)
  const eyes = [
    [4, 4],
    [66, 4],
    [4, 66],
  ].map(
    ([x, y]) =>
      `<path d="M${x} ${y}h30v30h-30z" fill="none" stroke="#111" stroke-width="6"/><path d="M${Number(x) + 10} ${Number(y) + 10}h10v10h-10z"/>`,
  )
  return box(
    align,
    `<figure><svg viewBox="0 0 100 100" width="110" height="110" role="img" aria-label="Código QR">${eyes.join('')}<text x="67" y="72" font-size="16" text-anchor="middle">QR</text></svg><figcaption>${label}</figcaption></figure>`,
  )
}

function box(align: Align, content: string): string {
  return `<div style="text-align:${align}">${content}</div>`
}

const STYLE = `
section { margin-bottom: 1.75rem }
.when { margin: 0 0 .35rem; color: var(--soft); font-size: .95rem }
.paper { width: fit-content; max-width: 100%; padding: 1rem 1rem .5rem; overflow-x: auto; background: #fff; color: #111; box-shadow: 0 2px 10px #0002;
  font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; font-size: clamp(9px, calc((100vw - 4.5rem) / var(--columns) / .61), 15px); line-height: 1.3 }
.line { width: calc(var(--columns) * 1ch); white-space: pre; overflow: hidden }
.run { display: inline-block; vertical-align: bottom; line-height: 1.25 }
.run > span { display: inline-block; transform-origin: left }
.bold { font-weight: 700 }
.underline > span { text-decoration: underline }
.inverted { background: #111; color: #fff }
.cut { margin: .75rem -1rem 0; border-top: 2px dashed #999; color: #777; text-align: center }
.torn { margin: .75rem -1rem 0; border-top: 4px dotted #c2410c; color: #9a3412; text-align: center }
figure { display: inline-block; max-width: calc(var(--columns) * 1ch); margin: .4rem 0; text-align: center }
figcaption { overflow-wrap: anywhere; font-size: .8em }
.image { display: inline-block; padding: 1.2rem; border: 1px solid #999 }
.problem { padding: .75rem 1rem; border: 2px solid #b91c1c; border-radius: .5rem; background: #fff1f0; color: #7f1d1d }
`
