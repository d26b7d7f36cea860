import type { PageReply } from '../page/page-server'
import { escapeHtml, page } from '../page/page-shell'
import { IDENTITY_SCOPES, type ConsentRefusal, type ConsentRequest } from './consent'
import type { Google } from './google'
import { PAGE_STYLE } from './page-style'

/** Which account, which of the scopes asked for, 'Permitir' or 'Negar'; the form goes back to the same address. */
export function consentPage(google: Google, request: ConsentRequest): PageReply {
  const accounts = [...google.calendars.values()].map(({ owner }) => owner)
  const chosen = accounts.find(({ email }) => email === request.loginHint) ?? accounts[0]
  const radios = accounts.map(
    ({ email, name }) =>
      `<label class="box"><input type="radio" name="conta" value="${escapeHtml(email)}" required${email === chosen?.email ? ' checked' : ''}><span>${escapeHtml(name)}<small>${escapeHtml(email)}</small></span></label>`,
  )
  const boxes = request.scopes
    .filter((scope) => !IDENTITY_SCOPES.includes(scope))
    .map(
      (scope) =>
        `<label class="box"><input type="checkbox" name="escopo" value="${escapeHtml(scope)}" checked><span>${escapeHtml(MEANINGS[scope.split('/').at(-1) ?? ''] ?? 'Usar o Google Agenda')}<small>${escapeHtml(scope)}</small></span></label>`,
    )
  return page({
    title: 'Fazer login com o Google',
    note: `Google de demonstração. Depois você volta para ${new URL(request.redirectUri).origin}.`,
    body: `<form method="post">
<fieldset><legend>Escolha uma conta</legend>${radios.join('')}</fieldset>
${boxes.length > 0 ? `<fieldset><legend>O que este app poderá fazer</legend>${boxes.join('')}</fieldset>` : ''}
<div class="row"><button name="decisao" value="permitir">Permitir</button><button class="quiet" name="decisao" value="negar">Negar</button></div>
</form>`,
    style: PAGE_STYLE,
  })
}

/** What is shown when the address of the consent page itself is wrong. */
export function consentRefusalPage({ status, code }: ConsentRefusal): PageReply {
  const reply = page({
    title: 'Acesso bloqueado',
    note: `Erro ${status}: ${code}`,
    body: '<p class="empty">A solicitação deste app é inválida.</p>',
  })
  return { ...reply, status }
}

const MEANINGS: Record<string, string> = {
  'calendar.events': 'Ver e editar eventos em todas as suas agendas',
  'calendar.readonly': 'Ver suas agendas',
  calendar: 'Ver, editar, compartilhar e excluir suas agendas',
}
