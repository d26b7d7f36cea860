import { withoutCourtesy } from '../../bot/understand/courtesy'
import { plainWords } from '../../bot/understand/plain-words'
import { readYesNo } from '../../bot/understand/read-yes-no'

/** What the customer wants of the appointment they were reminded of. */
export type ReminderAnswer = 'confirm' | 'move' | 'cancel'

const LONGEST = 80
const byNumber: Readonly<Record<string, ReminderAnswer>> = { '1': 'confirm', '2': 'move', '3': 'cancel' }

/** One way to answer: the words must match, and be no others than these. */
interface Way {
  answer: ReminderAnswer
  when: RegExp
  words: ReadonlySet<string>
}

const appointment =
  'o a os as de do da no na em pra para por e eh meu minha horario hora consulta sessao agendamento atendimento visita ' +
  'marcado marcada hoje amanha'
const asking =
  'eu quero queria gostaria preciso vou ter que pode podem poderia posso podemos possivel tem como teria da favor'

const ways: readonly Way[] = [
  way(
    'confirm',
    /\bconfirm(?:o|ar|a|ado|ada)\b|\b(?:estarei|vou estar|vou|irei|to indo|estou indo|vou sim|sim vou|estarei sim)\b/,
    `${appointment} eu sim confirmo confirmar confirma confirmado confirmada pode presenca estarei vou estar irei to estou ` +
      'indo la ai comparecer presente',
  ),
  way(
    'move',
    /\b(?:remarcar?|remarque|remarcacao|reagendar?|reagende|adiar?|adie)\b|\b(?:mudar?|trocar?|alterar?|passar|transferir)\b.*\b(?:horario|hora|dia|data|consulta|sessao|agendamento|outr[oa])\b|\boutr[oa] (?:dia|data|hora|horario)\b/,
    `${appointment} ${asking} remarcar remarca remarque remarcacao reagendar reagenda reagende adiar adia adie mudar muda ` +
      'trocar troca alterar altera passar transferir dia data outro outra ser um uma',
  ),
  way(
    'cancel',
    /\b(?:cancelar?|cancelo|cancele|cancelem|cancelamento|desmarcar?|desmarco|desmarque)\b/,
    `${appointment} ${asking} cancelar cancela cancelo cancele cancelem cancelamento desmarcar desmarca desmarco desmarque ` +
      'infelizmente mais',
  ),
  way(
    'cancel',
    /^(?:infelizmente )?(?:eu )?nao (?:vou|irei|posso|poderei|consigo|conseguirei|comparecerei|da|vai dar)\b/,
    'infelizmente eu nao vou irei posso poderei consigo conseguirei comparecerei da vai dar poder conseguir ir comparecer ' +
      'estar la ai mais hoje amanha pra no na horario consulta sessao',
  ),
]

/**
 * What a short Portuguese answer to 'confirmar, remarcar ou cancelar?' says: '1', 'confirmo', 'pode ser', '👍'; '2',
 * 'quero mudar o horário'; '3', 'não vou poder'. Null for anything longer, for a plain no, and for what could be two of
 * them, so that a person reads it.
 */
export function readReminderAnswer(text: string): ReminderAnswer | null {
  if (text.length > LONGEST) return null
  if (readYesNo(text) === true) return 'confirm'
  const words = withoutCourtesy(plainWords(text))
  const numbered = byNumber[words[0] ?? '']
  const said = numbered === undefined ? words : words.slice(1)
  if (said.length === 0) return numbered ?? null
  const answers = new Set(ways.filter((one) => fits(one, said)).map(({ answer }) => answer))
  const [only = null, ...others] = answers
  return others.length > 0 || (numbered !== undefined && numbered !== only) ? null : only
}

function fits({ when, words }: Way, said: readonly string[]): boolean {
  return when.test(said.join(' ')) && said.every((word) => words.has(word))
}

function way(answer: ReminderAnswer, when: RegExp, words: string): Way {
  return { answer, when, words: new Set(words.split(' ')) }
}
