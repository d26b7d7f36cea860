import { withoutCourtesy } from './courtesy'
import { MAX_TEXT, plainWords } from './plain-words'

/** What a customer wants of an appointment that they have. */
type Act = 'see' | 'move' | 'cancel'

/** What was said of one's own appointment. `named`: the words can mean nothing else that is open. */
interface SaidOfAppointment {
  act: Act
  named: boolean
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const things =
  'horario horarios hora consulta consultas sessao agendamento agendamentos atendimento compromisso reserva visita ' +
  'procedimento retorno'
const days =
  'hoje amanha depois segunda terca quarta quinta sexta sabado domingo seg qua qui sex sab feira dia dias data semana fim ' +
  'final que vem proxima proximo outro outra outros janeiro fevereiro marco abril maio junho julho agosto setembro outubro ' +
  'novembro dezembro manha tarde noite cedo mais meio almoco as h hs hrs horas antes partir ate apos entre esta essa nesta'
const fillers =
  'o a os as um uma de do da dos das no na nos nas em pra pras para pro pros por e eh meu minha meus minhas la ai aqui eu me mim ' +
  'voce vcs vc voces quero queria gostaria preciso precisava precisaria vou ter teria que pode podem poderia posso podemos ' +
  'possivel tem como da daria deu favor esse este isso ser sera seria sim infelizmente mesmo so agora ainda ja ta esta to ' +
  'com voces acho mas se der algum alguma qualquer'
const seeing =
  'qual quais quando cade ver saber lembrar lembra lembrete sobre confirmado confirmada confirmar confirma marcado marcada ' +
  'marquei marcamos agendei agendado agendada tenho status certo foi ficou era e'
const moving =
  'remarcar remarca remarque remarcacao remarcado reagendar reagenda reagende adiar adia adie adiantar adianta antecipar ' +
  'antecipa mudar muda mude mudo trocar troca troque alterar altera altere passar passa passe transferir transfere jogar ' +
  'joga colocar coloca deixar deixa puxar puxa empurrar'
const cancelling =
  'cancelar cancela cancele cancelem cancelo cancelamento desmarcar desmarca desmarque desmarco nao irei poder poderei ' +
  'consigo conseguir conseguirei comparecer comparecerei ir estar estarei dar vai mais'

const words = list([things, days, fillers, seeing, moving, cancelling].join(' '))
const thing = new RegExp(`\\b(?:${things.replaceAll(' ', '|')})\\b`)
const strongMove = /\b(?:remarca\w*|remarque|reagend\w+|adia|adiar|adie|adianta\w*|antecipa\w*)\b/
const weakMove =
  /\b(?:mud[aeo]r?|troc(?:ar?|o)|troque|alter(?:ar?|e)|transfer\w+|jogar?|colocar?|deixar?|puxar?|empurrar|pass(?:ar?|e))\b/
const towards =
  /\bmais (?:cedo|tarde)\b|\b(?:pra|para|pro|pras) (?:o |a |as |um |uma )?(?:dia|outr[oa]|proxim[oa]|hoje|amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|qua|qui|sex|sab|semana|fim|manha|tarde|noite|\d{1,2} (?:\d{1,2}|h|hs|hrs|horas)\b)|\bas \d/
const another = /\boutr[oa] (?:dia|data|hora|horario|semana)\b/
const cancels = /\b(?:cancela\w*|cancele\w?|cancelo|desmarca\w*|desmarque|desmarco)\b/
const unmarks = /\bdesmar/
const cannot =
  /\bnao (?:vou|irei|posso|poderei|consigo|conseguirei|comparecerei|estarei|vai dar|da)(?: mais)?(?: (?:poder|conseguir))?(?: (?:ir|comparecer|estar|para ir|pra ir))?\b/
const comes =
  /\b(?:ir|irei|comparec\w+|estar|estarei|vai dar)\b|^(?:infelizmente |eu )*nao (?:vou|consigo|posso) (?:poder|conseguir|mais)?$/
const refuses = /\bnao (?:quero|queria|preciso|e pra|cancel\w+|desmar\w+|remar\w+|adi\w+)\b/
const own =
  /\b(?:meus?|minhas?) (?:horario|hora|consulta|sessao|agendamento|compromisso|reserva|retorno|atendimento|procedimento)s?\b/
const ownWord = /\b(?:meus?|minhas?)\b|\b(?:marquei|agendei|marcamos|tenho)\b|\bme lembr/
const asks =
  /\b(?:que horas|que dia|qual|quais|quando|cade|ver|saber|lembra\w*|confirma\w*|sobre|status|certo|tenho|foi|ficou|era)\b/
const alone =
  /^(?:o |e |sobre )*(?:meus?|minhas?) (?:horario|consulta|sessao|agendamento|compromisso|reserva|retorno)s?$/

/**
 * What a message asks of the customer's own appointment: to see it ('que horas é o meu?'), to move it ('dá pra mudar
 * pra quinta à tarde?') or to cancel it ('não vou conseguir ir amanhã'). `services` are the names of what they have
 * booked. Null where one of its clauses is about something else, except for a reason behind 'porque' or the like.
 */
export function readAppointment(text: string, services: readonly string[]): SaidOfAppointment | null {
  const names = list(
    services
      .flatMap(plainWords)
      .filter((word) => word.length > 2)
      .join(' '),
  )
  const isKnown = (word: string) => words.has(word) || names.has(word) || /^\d{1,2}$/.test(word)
  const clauses = text
    .slice(0, MAX_TEXT)
    .split(/[.!?;,\n]+/)
    .map((clause) => withoutReason(withoutCourtesy(plainWords(clause))))
    .filter((clause) => clause.length > 0)
  const said = clauses.map((clause) => (clause.every(isKnown) ? saidIn(clause, names) : null))
  const first = said.findIndex((one) => one !== null)
  if (first < 0) return null
  // What is not understood may only explain what was: 'não vou poder ir, meu filho adoeceu'.
  const isClear = clauses.every(
    (clause, place) => clause.every(isKnown) || (place > first && isReason(clause)),
  )
  if (!isClear) return null
  const found = said.filter((one) => one !== null)
  const acts: readonly Act[] = ['move', 'cancel', 'see']
  const act = acts.find((one) => found.some((each) => each.act === one))!
  return { act, named: found.some(({ named }) => named) }
}

function saidIn(clause: readonly string[], names: ReadonlySet<string>): SaidOfAppointment | null {
  const plain = clause.join(' ')
  if (refuses.test(plain)) return null
  const isNamed = thing.test(plain) || clause.some((word) => names.has(word))
  if (strongMove.test(plain)) return { act: 'move', named: true }
  if (
    weakMove.test(plain) &&
    (towards.test(plain) || (isNamed && !/\bpass/.test(plain)) || another.test(plain))
  )
    return { act: 'move', named: true }
  if (cannot.test(plain) && comes.test(plain)) return { act: 'cancel', named: true }
  if (cancels.test(plain)) return { act: 'cancel', named: isNamed || unmarks.test(plain) }
  if (
    another.test(plain) &&
    /\b(?:pode|poderia|podemos|podem|da|tem|seria|quero|queria|preciso)\b/.test(plain)
  )
    return { act: 'move', named: true }
  const sees =
    alone.test(plain) ||
    (asks.test(plain) && (own.test(plain) || (ownWord.test(plain) && isTime(plain, isNamed))))
  return sees ? { act: 'see', named: true } : null
}

/** 'que horas é o meu', 'quando é meu corte', 'que dia eu marquei'. */
function isTime(plain: string, isNamed: boolean): boolean {
  return isNamed || /\b(?:que horas|que dia|marquei|agendei|marcamos|marcad[oa]|agendad[oa])\b/.test(plain)
}

/** What stands before 'porque', 'pois' and the like. */
function withoutReason(clause: readonly string[]): string[] {
  const at = clause.findIndex((word) => ['porque', 'pq', 'pois', 'devido'].includes(word))
  return at < 0 ? [...clause] : clause.slice(0, at)
}

/** Words that tell what happened; what could be ordered has a number before it. */
function isReason(clause: readonly string[]): boolean {
  return (
    clause.length > 1 && !clause.some((word) => /^\d+$/.test(word) || word === 'quero' || word === 'manda')
  )
}
