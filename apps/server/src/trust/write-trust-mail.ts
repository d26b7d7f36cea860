import { formatCnpj } from '@balcao/domain/company'
import { holdHours } from './recovery-hold'

/** What happened, to which company, when and from where. Mailboxes and keys come masked. */
export type TrustNews = {
  company: { nome: string; cnpj: string; timeZone: string }
  /** ISO. */
  at: string
  /** In short form; null where it did not come from a request. */
  network: string | null
} & (
  | { kind: 'mailbox'; to: string; foreignToken: string; ownToken: string | null }
  | { kind: 'pix'; to: string; foreignToken: string }
  | { kind: 'password' }
  | { kind: 'owner-added'; employee: string }
  | { kind: 'mailbox-by-operator'; to: string }
  | { kind: 'taken-back'; what: 'mailbox' | 'pix' }
)

interface Places {
  pagesUrl: string
  support: { phone: string; email: string }
}

/** Subject and text of the mail that tells of a change. */
export function writeTrustMail(news: TrustNews, places: Places): { subject: string; text: string } {
  const { subject, lines } = bodies[news.kind](news as never, places)
  const { company, at, network } = news
  const facts = [
    `Empresa: ${company.nome} (CNPJ ${formatCnpj(company.cnpj)})`,
    `Quando: ${whenWords(at, company.timeZone)}`,
    ...(network === null ? [] : [`Rede: ${network}`]),
  ]
  return { subject: `${subject}: ${company.nome}`, text: [...facts, '', ...lines, '', 'Balcão'].join('\n') }
}

type Body<Kind extends TrustNews['kind']> = (
  news: Extract<TrustNews, { kind: Kind }>,
  places: Places,
) => { subject: string; lines: string[] }

const takesBack =
  'Ao confirmar, todas as sessões terminam e a senha atual deixa de valer: crie outra pelo código que chega a este e-mail.'

const bodies: { [Kind in TrustNews['kind']]: Body<Kind> } = {
  mailbox: ({ to, ownToken, foreignToken }, { pagesUrl }) => ({
    subject: to === '' ? 'O e-mail da sua empresa foi apagado' : 'O e-mail da sua empresa mudou',
    lines: [
      ...(to === ''
        ? [
            'O e-mail da empresa foi apagado no Balcão.',
            'Os códigos de recuperação da senha continuam chegando a este endereço.',
          ]
        : [
            `O e-mail da empresa no Balcão passou a ser ${to}.`,
            `Por ${holdHours} horas, os códigos de recuperação da senha ainda chegam só a este endereço.`,
          ]),
      ...(ownToken === null
        ? []
        : ['', 'Fui eu, o novo e-mail já pode valer:', linkTo(pagesUrl, 'fui-eu', ownToken)]),
      '',
      'Não fui eu, volte a este e-mail:',
      linkTo(pagesUrl, 'nao-fui-eu', foreignToken),
      takesBack,
    ],
  }),
  pix: ({ to, foreignToken }, { pagesUrl }) => ({
    subject: 'A chave PIX da sua empresa mudou',
    lines: [
      to === '' ? 'A chave PIX da empresa foi apagada.' : `A chave PIX da empresa passou a ser ${to}.`,
      '',
      'Foi você? Não há nada a fazer.',
      '',
      'Não fui eu, volte à chave anterior:',
      linkTo(pagesUrl, 'nao-fui-eu', foreignToken),
      takesBack,
    ],
  }),
  password: (_news, { pagesUrl, support }) => ({
    subject: 'A senha da sua empresa mudou',
    lines: [
      'A senha da empresa no Balcão foi trocada com um código que chegou a este e-mail. Todas as sessões terminaram.',
      '',
      'Foi você? Não há nada a fazer.',
      `Não foi você? Troque a senha deste e-mail, depois a do Balcão em ${pagesUrl}/login (Esqueceu sua senha?), e fale conosco: ${callWords(support)}.`,
    ],
  }),
  'owner-added': ({ employee }, { pagesUrl, support }) => ({
    subject: 'Novo acesso de dono na sua empresa',
    lines: [
      `${employee} pode agora entrar no Balcão como dono: ver e mudar tudo o que você vê.`,
      '',
      'Foi você? Não há nada a fazer.',
      `Não foi você? Entre em ${pagesUrl}/login, retire o acesso em Funcionários, encerre todas as sessões, troque a senha e fale conosco: ${callWords(support)}.`,
    ],
  }),
  'mailbox-by-operator': ({ to }, { support }) => ({
    subject: 'O e-mail da sua empresa mudou',
    lines: [
      `A equipe do Balcão mudou o e-mail da empresa para ${to}, a pedido dela. Os códigos já chegam lá.`,
      '',
      `A empresa não pediu? Fale conosco: ${callWords(support)}.`,
    ],
  }),
  'taken-back': ({ what }) => ({
    subject: 'Mudança desfeita pelo dono',
    lines: [
      what === 'mailbox'
        ? 'Alguém mudou o e-mail da empresa, e quem lê o e-mail anterior respondeu que não foi ele.'
        : 'Alguém mudou a chave PIX da empresa, e quem lê o e-mail dela respondeu que não foi ele.',
      'O valor anterior voltou, as sessões terminaram e a senha foi anulada. As chaves de API continuam valendo.',
      'Veja a auditoria da empresa e fale com o dono.',
    ],
  }),
}

/** Behind the `#`, so that the token stands in no log of an address; the page acts at a press alone. */
const linkTo = (pagesUrl: string, word: 'fui-eu' | 'nao-fui-eu', token: string) =>
  `${pagesUrl}/mudanca/${word}#${token}`

const callWords = ({ phone, email }: Places['support']) => `${phone} ou ${email}`

const whenWords = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(at))
