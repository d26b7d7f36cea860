import type { EraseReport } from '@balcao/contract/customers'

const taxLaw =
  'Registro fiscal: o Código Tributário Nacional (arts. 173, 174 e 195) manda guardar a venda por cinco anos, contados do ano seguinte. Ficam número, data, itens, valores, forma de pagamento e bairro; nome, telefone, endereço e observações foram apagados.'
const agendaLaw =
  'Histórico da agenda sem dizer de quem é (LGPD, art. 16, IV): ficam data, serviço e valor; nome, telefone, e-mail, endereço e observações foram apagados.'

const packageLaw =
  'Venda de pacote: o Código Tributário Nacional (arts. 173, 174 e 195) manda guardar a venda. Ficam nome do pacote, valor, pagamento e sessões usadas; de quem era foi apagado, e o que restava foi encerrado.'

const elsewhere = {
  whatsapp:
    'As mensagens continuam nos aparelhos e no WhatsApp de cada lado: apague a conversa também no celular da loja.',
  google:
    'Os eventos no Google Calendar são reescritos sem os dados nos próximos minutos, se a conta estiver conectada.',
  backups: 'Cópias de segurança feitas antes de hoje ainda têm os dados até serem substituídas.',
  receivers: 'Sistemas que receberam notificações desta empresa guardam a própria cópia: peça a eles também.',
}

interface Erased {
  record: number
  conversations: number
  messages: number
  files: number
  chatNotes: number
  waiting: number
  answers: number
  deliveries: number
  orders: number
  /** YYYY-MM-DD of the newest order. */
  lastOrderDay: string | null
  appointments: number
  packages: number
  hasGoogleEvents: boolean
}

/** What the shop tells the person: what is gone, what stays and by which law, and where else to ask. */
export function eraseReport(erased: Erased, now: Date): EraseReport {
  const { orders, lastOrderDay, appointments, packages, hasGoogleEvents, ...removed } = erased
  const until = lastOrderDay === null ? null : `${Number(lastOrderDay.slice(0, 4)) + 6}-01-01`
  return {
    erased_at: now.toISOString(),
    removed: (Object.keys(removed) as (keyof typeof removed)[])
      .filter((what) => removed[what] > 0)
      .map((what) => ({ what, count: removed[what] })),
    kept: [
      ...(orders > 0 ? [{ what: 'orders' as const, count: orders, law: taxLaw, until }] : []),
      ...(appointments > 0
        ? [{ what: 'appointments' as const, count: appointments, law: agendaLaw, until: null }]
        : []),
      ...(packages > 0 ? [{ what: 'packages' as const, count: packages, law: packageLaw, until: null }] : []),
    ],
    elsewhere: [
      ...(removed.conversations > 0 ? [elsewhere.whatsapp] : []),
      ...(hasGoogleEvents ? [elsewhere.google] : []),
      elsewhere.backups,
      ...(removed.deliveries > 0 ? [elsewhere.receivers] : []),
    ],
  }
}
