import { plainName } from '../../text'
import { namesHours, readWhen, type When } from '../../time/read-when'
import { offersOf, type Offer } from '../cart/on-offer'
import type { BotWorld } from '../model/model'
import type { SaidOfBooking } from '../model/state'
import { withoutCourtesy } from '../understand/courtesy'
import { numberOf } from '../understand/number-words'
import { partOfTitle } from '../understand/part-of-title'
import { plainWords } from '../understand/plain-words'
import { wordKey } from '../understand/word-key'

/** What a message says of a booking. `asks`: it says that something is to be booked, and not only what. */
export type ReadBooking = Omit<SaidOfBooking, 'services'> &
  Pick<SaidOfBooking, 'services'> & { asks: boolean }

/** UTF-16 units; who books says less, and each word costs a look at every service. */
const LONGEST = 300

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const asking = list(
  'agendar agenda agende agendo agendamento marcar marca marque marco marcado reservar reserva reserve horario horarios hora vaga vagas encaixe encaixa encaixar',
)
const idle = list(
  'o a os as um uma uns umas de do da dos das no na nos nas em pela pelo para pra pro pras pros p por eu me mim meu minha meus minhas ai la ja so ' +
    'quero queria gostaria preciso vou vamos queremos quer fazer faz fizer ser pode poderia consegue consigo tem teria ter algum alguma ' +
    'disponivel disponiveis livre como ir passar voces vcs vc voce nesse nessa esse essa possivel da seria que servico servicos verdade realidade entao agora melhor',
)
const joining = list(
  'e mais com c junto juntos juntas tambem tbm tb ainda alem incluir inclui inclua adicionar adiciona coloca colocar bota aproveita aproveitar',
)
const days = list(
  'hoje amanha depois segunda terca quarta quinta sexta sabado domingo seg qua qui sex sab feira dia dias semana fim final vem proxima ' +
    'proximo esta este nesta essa manha tarde noite cedo comeco inicio meio almoco antes apos ate partir',
)
/** What people do, by what the shop calls it. */
const deeds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cortar: 'corte',
    depilar: 'depilacao',
    escovar: 'escova',
    hidratar: 'hidratacao',
    maquiar: 'maquiagem',
    pintar: 'pintura',
    tatuar: 'tatuagem',
  }),
)
const months = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const number = '\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez'
const times = [
  new RegExp(`\\b\\d{1,2}o? de (?:${months})\\b`, 'g'),
  /\b\d{1,2} ?\/ ?\d{1,2}(?:\/\d{2,4})?\b/g,
  /\bdia \d{1,2}\b/g,
  /\b(?:(?:as|pelas|umas|das|a partir d[ae]s?|depois das?|apos as?|antes das?|ate as?) )?\d{1,2}(?::\d{2}| ?(?:h|hs|hrs|horas?)\b(?: ?\d{2}\b)?|h\d{2}\b)/g,
  /\b(?:as|pelas|depois das?|apos as?|antes das?|ate as?|a partir d[ae]s?) \d{1,2}\b/g,
  /\bmeio[ -]dia\b/g,
  /\b[2-6]a[ -]feira\b/g,
]
const kin =
  'espos[ao]|marido|mulher|namorad[ao]|filh[ao]|irma|irmao|mae|pai|amig[ao]|prim[ao]|noiv[ao]|soci[ao]|colega|companheir[ao]'
const pairs = [
  new RegExp(`\\b(?:(?:para|pra) )?(?:eu|mim) e (?:[ao] )?(?:(?:minha|meu) )?(?:${kin})\\b`),
  /\b(?:para|pra) (?:nos |a gente |os |as )?dois\b/,
  /\b(?:para|pra) (?:nos|as) duas\b(?! (?:h|d[ae]|e|horas?)\b)/,
]
const counted = [
  new RegExp(
    `\\b(?:(?:para|pra|p|somos|em|de) )?(?:em )?(${number}) (?:pessoas?|lugares|lugar|vagas|alun[oa]s)\\b`,
  ),
  new RegExp(`\\bsomos (?:em )?(${number})\\b`),
  new RegExp(`\\b(?:para|pra) nos (${number})\\b`),
]
const anybody =
  /\b(?:com )?(?:qualquer (?:pessoa|um|uma|profissional|barbeir[oa])|quem (?:estiver|tiver|puder)(?: (?:livre|disponivel))?|tanto faz(?: (?:quem|a pessoa|o profissional))?|(?:sem|nao tenho) preferencia)\b/

/** 'Tanto faz', 'qualquer um', 'quem estiver livre', 'sem preferência'. */
export const saysAnybody = (text: string): boolean =>
  /\b(tanto faz|qualquer|quem (?:estiver|tiver|puder)|(?:sem|nao tenho) preferencia|o primeiro)\b/.test(
    plainName(text),
  )

/** For how many a message says that it is: 'para duas pessoas', 'somos 3', 'eu e minha amiga'; null where it does not. */
export const readPeople = (text: string): number | null => takePeople(plainName(text)).people

/**
 * What a message says of a booking where all of it is about that: the shop's services, with whom, when, for how many.
 * 'Corte e barba amanhã de manhã com o Bruno'. Null where a word is about anything else.
 */
export function readBooking(text: string, world: BotWorld): ReadBooking | null {
  if (text.length > LONGEST || offersOf(world.services, world.now).length === 0) return null
  const plain = plainName(text.replaceAll(/[\n;]+/g, ', '))
  const { people, rest } = takePeople(plain)
  const isAnybody = anybody.test(rest)
  const { agendaId, left } = takePerson(isAnybody ? rest.replace(anybody, ' ') : rest, world)
  const when = readWhen(left, world.now, world.shop.timeZone)
  const isTimed = when.from !== null || namesHours(when)
  const read = servicesIn(
    times.reduce((words, time) => words.replaceAll(time, ' , '), left),
    world,
  )
  if (!read) return null
  return {
    ...read,
    ...(people !== null && { people }),
    ...(agendaId !== undefined && { agendaId }),
    ...(isAnybody && { anybody: true as const }),
    ...(isTimed && { when: when satisfies When }),
  }
}

function takePeople(plain: string): { people: number | null; rest: string } {
  for (const pattern of counted) {
    const found = pattern.exec(plain)
    const people = found && numberOf(found[1]!)
    if (found && people) return { people, rest: plain.replace(found[0], ' , ') }
  }
  const pair = pairs.find((pattern) => pattern.test(plain))
  return pair ? { people: 2, rest: plain.replace(pair, ' , ') } : { people: null, rest: plain }
}

/** Who is named behind 'com' or the like, by the whole name, or the first where nobody else has it. */
function takePerson(plain: string, { people = [] }: BotWorld): { agendaId?: string; left: string } {
  for (const part of [(name: string) => name, (name: string) => name.split(' ')[0]!]) {
    const found = people.flatMap(({ agendaId, name }) => {
      const words = part(plainName(name)).replaceAll(/[^\p{L}\p{N} ]/gu, '.')
      const said = new RegExp(
        `\\b(?:com|c|pel[oa]|n[oa]) (?:(?:[oa]|seu|dona) )?${words}(?![\\p{L}\\p{N}])`,
        'u',
      ).exec(plain)
      return said ? [{ agendaId, said: said[0] }] : []
    })
    const [only, ...others] = found
    if (only && others.length === 0) return { agendaId: only.agendaId, left: plain.replace(only.said, ' , ') }
  }
  return { left: plain }
}

/** The services that words name in their order, and whether they ask for a booking; null where a word is neither. */
function servicesIn(plain: string, world: BotWorld): Pick<ReadBooking, 'services' | 'asks'> | null {
  const offers = offersOf(world.services, world.now)
  const titles = titlesOf.get(offers) ?? offers.map(asTitle)
  titlesOf.set(offers, titles)
  const parts = plain.split(/[,+&.!?]+/).map((part) => withoutCourtesy(plainWords(part)))
  const services: SaidOfBooking['services'] = []
  let [asks, isClear] = [false, true]
  const named = (words: readonly string[]) => {
    if (words.length === 0) return
    const found = [words, words.map((word) => deeds.get(word) ?? word)]
      .map((said) => partOfTitle(said, titles))
      .find((options) => options.length > 0)
    const kind = found ? undefined : ofKind(words, titles)
    if (kind) services.push(kind)
    else if (!found) isClear = false
    else if (found.length > 1) services.push({ among: found.map(({ id }) => id) })
    else services.push({ serviceId: found[0]!.id, priceType: null })
  }
  for (const words of parts) {
    if (!isClear) return null
    const keys = words.map(wordKey)
    let run: string[] = []
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at]!
      const title = titles
        .filter((one) => one.keys.length > 0 && one.keys.every((key, next) => keys[at + next] === key))
        .sort((a, b) => b.keys.length - a.keys.length)[0]
      const isLonger =
        title !== undefined && !(title.keys.length === 1 && (asking.has(word) || idle.has(word)))
      if (isLonger && run.length === 0 && !continues(words, at + title.keys.length)) {
        services.push({ serviceId: title.id, priceType: null })
        at += title.keys.length - 1
      } else if (joining.has(word) || days.has(word)) {
        named(run)
        run = []
      } else if (asking.has(word)) asks = true
      else if (!idle.has(word)) run.push(word)
    }
    named(run)
  }
  return isClear ? { services: onceEach(services), asks } : null
}

interface Title {
  id: string
  title: string
  keys: readonly string[]
  /** Its kinds, where it is sold by several. */
  kinds: readonly string[]
}

const asTitle = ({ item, category }: Offer): Title => ({
  id: item.id,
  title: item.nome,
  keys: plainWords(item.nome).map(wordKey),
  kinds: category.tipos_preco.length > 1 ? category.tipos_preco : [],
})

// A turn reads its message more than once, always for the same services.
const titlesOf = new WeakMap<readonly Offer[], Title[]>()

/** A service that is called with its kind: 'luzes longo'. */
function ofKind(
  words: readonly string[],
  titles: readonly Title[],
): { serviceId: string; priceType: string } | undefined {
  const said = titles.flatMap((one) =>
    one.kinds.flatMap((priceType) => {
      const kind = plainWords(priceType).map(wordKey)
      const rest = words.filter((word) => !kind.includes(wordKey(word)))
      const isSaid = kind.every((key) => words.some((word) => wordKey(word) === key)) && rest.length > 0
      return isSaid && partOfTitle(rest, titles)[0]?.id === one.id ? [{ serviceId: one.id, priceType }] : []
    }),
  )
  return said.length === 1 ? said[0] : undefined
}

/** Whether a word of a longer title may follow: 'corte de cabelo' is no 'Corte' and a rest. */
function continues(words: readonly string[], at: number): boolean {
  const next = words.slice(at).find((word) => !idle.has(word))
  return next !== undefined && !joining.has(next) && !days.has(next) && !asking.has(next)
}

function onceEach(services: SaidOfBooking['services']): SaidOfBooking['services'] {
  const names = services.map((one) => JSON.stringify(one))
  return services.filter((_, at) => names.indexOf(names[at]!) === at)
}
