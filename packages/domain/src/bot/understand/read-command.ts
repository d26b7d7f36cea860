import { commandText } from './command-text'
import { commandWords, type Command } from './command-words'
import { withoutCourtesy } from './courtesy'
import { MAX_TEXT, plainWords } from './plain-words'

const sentenceEnds = /[.!?;\n]+/
const stop =
  /^(?:(?:pode|quero|favor|ja|me) )*(?:(?:para|pare|parar|parem|chega)(?: (?:de|com)(?: \p{L}+){1,8})?|stop|sair|silencio|(?:encerrar|encerra|finalizar|terminar) ?(?:o |a )?(?:atendimento|conversa|chat)?|descadastrar|unsubscribe|nao (?:quero|me|mande|manda|envie|mandem) (?:\p{L}+ ){0,4}mensage(?:m|ns)|(?:me )?(?:tira|tire|tirar|remove|remover) (?:\p{L}+ ){0,3}(?:lista|cadastro)(?: \p{L}+){0,3})$/u
const place =
  /^(?<ask>(?:(?:voce|qual|quanto|valor|preco|custa|custo|fica|sai|tem|cobra|faz|fazem|que|chega|ta|pra) )*)(?<thing>taxa|frete|entregam|entrega|entregar|delivery|atende|levam|mandam|enviam|despacham|trazem)(?<more>(?: (?:entrega|custa|fica|sai|ta|quanto|delivery|gratis|tambem|valor))*)(?<to>(?: (?:pra|em|ate|bairro|tambem))*) (?<name>.+)$/
/** 'falar com o seu Osvaldo', 'falar com a dona Ivone, não com robô'. */
const wantsSomebody =
  /^(?:falar|conversar) com (?:(?:seu|dono|senhor|senhora|sr|sra|dr|dra|tio|tia) )?\p{L}+(?: nao (?:(?:quero|e) )?(?:com )?(?:robo|bot|maquina))?$/u
const placeName = /^(?:\p{L}+(?: |$)|\d{1,3}(?= \p{L}{4}|$) ?){1,6}$/u
const notPlaces =
  /\b(x|quero|queria|com|sem|mais|pedido|pix|troco|cartao|dinheiro|reais|dois|duas|tres|quatro|cinco|seis|gratis|tempo|minutos|horas|mim|gente|nos|casa|ca|viagem|hoje|amanha|agora|meu|minha)\b/
/** What waiting people add to a question. */
const waiting =
  /^(?:(?:faz|fazem|tem|quase|mais|to|esperando|aguardando|que) )*(?:\p{L}+|\d+) (?:horas|minutos|min)(?: .{1,30})?$|^to (?:esperando|aguardando|com fome|morrendo fome|preocupado|preocupada)\b.{0,30}$|^(?:esperando|aguardando|fome|urgente)$/u

/**
 * What a message asks of the bot, however it is written ('kd meu pedido??', 'quero falar c uma pessoa', 'entregam no
 * aleixo?'), when the whole of it is about that; else null, so that nothing is taken from an order ('pizza de calabresa
 * pix'). 'cardápio' is 'pedir', 'menu' the bot's own; 'meu pedido' is 'status', 'sair' is 'parar'. Of several questions
 * in one message the first is answered, but silence or a person, when asked for, comes first.
 */
export function readCommand(text: string): Command | null {
  const asked = text.includes('?')
  const found: Command[] = []
  for (const sentence of text.slice(0, MAX_TEXT).split(sentenceEnds)) {
    const words = withoutCourtesy(plainWords(sentence))
    const plain = commandText(words)
    const command = stop.test(words.join(' ')) ? 'parar' : plain === '' ? null : commandOf(plain, asked)
    if (command !== null) found.push(command)
    else if (plain !== '' && !waiting.test(plain)) return null
  }
  return found.find((command) => command === 'parar' || command === 'atendente') ?? found[0] ?? null
}

function commandOf(plain: string, asked: boolean): Command | null {
  const words = plain.split(' ')
  if (wantsSomebody.test(plain)) return 'atendente'
  const ways = commandWords.find((way) => way.when.test(plain) && words.every((word) => way.words.has(word)))
  return ways?.command ?? (asksOfPlace(plain, asked) ? 'taxas' : asksForService(plain) ? 'agendar' : null)
}

/** 'qual a taxa pro centro', 'entregam no aleixo': a name that only the shop knows stands at the end. */
function asksOfPlace(plain: string, asked: boolean): boolean {
  const { ask = '', thing = '', more = '', to = '', name = '' } = place.exec(plain)?.groups ?? {}
  if (!placeName.test(name) || notPlaces.test(name)) return false
  if (to === '') return thing === 'taxa' || thing === 'frete'
  const question =
    asked ||
    ask !== '' ||
    more !== '' ||
    ['taxa', 'frete', 'entregam', 'levam', 'enviam', 'despacham'].includes(thing)
  return question
}

const service = /^(?:agendar|marcar|reservar)(?: \p{L}+){1,5}(?: \d{1,2}(?: \d{2})?(?: horas)?)?$/u
const notServices = /\b(entrega|pedido|pizza|lanche|pix|retirada|x|dois|duas|tres|quatro|cinco|seis)\b/

/** 'agendar corte de cabelo amanhã às 15h': which services there are, only the shop knows. */
function asksForService(plain: string): boolean {
  return service.test(plain) && !notServices.test(plain)
}
