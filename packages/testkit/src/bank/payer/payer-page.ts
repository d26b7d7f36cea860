import type { PageReply } from '../../page/page-server'
import { escapeHtml, page } from '../../page/page-shell'
import type { Bank, BankAccount } from '../bank'
import { moneyOf } from '../api/money'

/** The bank of a demonstration: what can be paid, as a customer's banking app would, and what came in. */
export function payerPage(bank: Bank, note = '', opened?: BankAccount): PageReply {
  const open = [...bank.charges.values()].filter(
    (each) => each.status === 'ATIVA' && bank.now() <= bank.endOf(each),
  )
  const list = open
    .toReversed()
    .map(
      (each) =>
        `<li><strong>R$ ${moneyOf(each.cents).replace('.', ',')}</strong> <small>${escapeHtml(bank.accountOfKey(each.key)?.name ?? each.key)}</small><form method="post" action="/pagar"><input type="hidden" name="txid" value="${each.txid}"><button>Pagar</button></form></li>`,
    )
  const came = bank.received
    .slice(-20)
    .toReversed()
    .map(({ cents, refunds, endToEndId }) => {
      const back = refunds
        .filter(({ status }) => status === 'DEVOLVIDO')
        .reduce((sum, each) => sum + each.cents, 0)
      const returned = back > 0 ? ` · devolvido R$ ${moneyOf(back).replace('.', ',')}` : ''
      return `<li>R$ ${moneyOf(cents).replace('.', ',')}${returned} <small>${endToEndId}</small></li>`
    })
  return page({
    title: 'Banco de demonstração',
    note: note || 'Aqui o cliente paga o PIX. Nada disto é dinheiro de verdade.',
    body: `<section><h2>Pagar com o código</h2><form method="post" action="/pagar"><label>PIX copia e cola<input name="codigo" required autocomplete="off"></label><button>Pagar</button></form></section>
<section><h2>Cobranças abertas</h2>${list.length > 0 ? `<ul>${list.join('')}</ul>` : '<p class="empty">Nenhuma cobrança aberta.</p>'}</section>
<section><h2>Conta da loja</h2><p>Para conectar uma loja: abra uma conta com a chave PIX dela.</p>${accessOf(opened)}<form method="post" action="/conta"><label>Chave PIX<input name="chave" required autocomplete="off"></label><button>Abrir conta</button></form></section>
<section><h2>Recebidos</h2>${came.length > 0 ? `<ul>${came.join('')}</ul>` : '<p class="empty">Nada recebido ainda.</p>'}</section>`,
    style:
      'li form{display:inline;margin-left:.75rem} label{display:block} input{width:100%;padding:.6rem;font:inherit} button{padding:.5rem 1rem;font:inherit;margin-top:.5rem} ul{padding-left:1.1rem}',
  })
}

const accessOf = (account: BankAccount | undefined): string =>
  account
    ? `<dl><dt>Client ID</dt><dd>${escapeHtml(account.clientId)}</dd><dt>Client Secret</dt><dd>${escapeHtml(account.clientSecret)}</dd></dl>`
    : ''
