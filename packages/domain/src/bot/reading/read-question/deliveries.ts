import type { Question } from '../question'
import { neighbourhoodsOf, type Area } from '../../understand/neighbourhoods'
import { plainLetters } from '../../understand/plain-words'
import { written, type Said } from '../tokens'
import { isOrder, withoutIdle, type Clause } from './clauses'
import { questionWords } from './question-words'

/** Words of a clause in which a place is looked for. */
const MAX_WORDS = 60

type Delivery = Extract<Question, { kind: 'delivery' }>

const fees =
  /\b(?:taxa|taxas|frete|fretes)\b|\b(?:quanto|quantos|valor|preco|custa|cobram?|gratis|gratuita|caro)\b.*\b(?:entrega|entregar|entregas|delivery|tele|tele entrega|levar|motoboy|trazer)\b|\b(?:entrega|entregar|delivery|tele|levar|motoboy)\b.*\b(?:quanto|valor|preco|custa|cobram?|gratis|gratuita|paga)\b/
const asked =
  /\b(?:diz|diga|fala|confirma|saber)(?: ai)? se (?:voces? )?(?:entrega|entregam|atende|atendem|levam?)\b|\b(?:voces? |ai |loja )(?:\w+ ){0,2}?(?:entrega|entregam|atende|atendem|levam?|chegam?|vem|vao)\b|\b(?:entregam|atendem|entregando)\b|\b(?:faz|fazem|tem|fazendo|teria|sera que tem) (?:a |o |servico de )?(?:entrega|entregas|delivery|tele|tele entrega|telentrega)\b|\b(?:onde|que bairros?|quais bairros?|quais lugares|quais regioes)\b.*\b(?:entrega|entregam|atendem|atende)\b|\bqual (?:e )?(?:a )?(?:area|regiao) de entrega\b/
const perhaps = /\b(?:quanto (?:\w+ )?para|(?:e|fica|sai|custa) quanto para)\b/
const bare = /^(?:entrega|entregas|atende|leva|chega|buscam?|coletam?) /
const before =
  /^(?:em|no|na|nos|nas|ate|para|o|a|os|as|bairro|do|da|de|dos|das|entregam?|atendem?|taxa|frete|moro|por|p)$/
const nowhere =
  /^(?:(?:de |a |o |em |no |na |minha |meu |nosso |nossa |todo |toda |qualquer |aqui |ai |la |para |que |quais |qual |domicilio|casa|bairros?|lugar|lugares|regiao|regioes|cidades?|ruas?|entrega|entregas|delivery|gratis|hoje|agora|tambem|quanto|quantos|reais|valor|taxa|frete|e|esta|custa|fica|sai|seria|cobram?|mim|ca|gente|voces|fora|trabalho|tele|motoboy|fim de semana|noite|domingo|sabado|amanha|ainda|muito|pedido|lanche|comida|levar|entregar|pagar|favor|por|se|do|da|faz|fazem|tem|um|uma|km|perto|longe|caro|so|ser|isso|tudo|das|dos|e+)(?: |$))+$/
const trailing =
  /(?: (?:e|esta|fica|sai|custa|quanto|hoje|agora|tambem|por favor|ai|moca|moco|amigo|mano|mana|ne|hein|gratis|da|seria|ainda|cobram?|de|para|entrega|a|o|qual|valor|taxa|frete))+$/

/**
 * Whether a clause asks where to and for how much the shop delivers. `lives` is a clause before it that says where the
 * customer is. A place that the shop does not serve is no question unless its fee is asked.
 */
export function deliveryOf(said: Said, clause: Clause, area: Area, lives: Clause | null): Delivery | null {
  const lead = withoutIdle(clause.text)
  const ofFees = fees.test(clause.text)
  const open = asked.test(clause.text) || ofFees
  if (isOrder(clause) && !ofFees) return null
  if (
    !open &&
    !perhaps.test(clause.text) &&
    !(bare.test(lead) && clause.asked) &&
    !(lives && /^(?:entregam?|atendem?)$/.test(lead))
  )
    return null
  const place = placeIn(said, clause, area) ?? (lives && placeIn(said, lives, area))
  if (place === null) return open && lives === null ? { kind: 'delivery', place: null } : null
  if (!place.served) return ofFees ? { kind: 'delivery', place: place.name } : null
  return { kind: 'delivery', place: place.name }
}

/** Whether a clause says where the customer is: 'moro em Canoas', 'sou do Aleixo'. */
export function livesSomewhere({ text }: Clause): boolean {
  return /\b(?:moro|to|tou|estou|fico|sou|trabalho|aqui|resido|ficamos|estamos) (?:aqui |ali |la )?(?:em|no|na|nos|nas|do|da|perto)\b/.test(
    text,
  )
}

/** Whether a clause only says where something would have to be brought: 'e pra deixar na marambaia'. */
export function wouldBring({ text }: Clause): boolean {
  const to = text.replace(/^(?:(?:e|ah|mas|oi|se for|se fosse|fosse) )*/, '')
  return (
    /^(?:para )?(?:deixar|entregar|entrega|levar|mandar|trazer)(?: aqui| la| ai)? (?:em|no|na|nos|nas|para) /.test(
      to,
    ) || /^(?:para|ate|em|no|na) (?:[oa] )?\S+(?: \S+){0,2}$/.test(to)
  )
}

/** The place that a clause names. */
function placeIn(said: Said, { from, to }: Clause, area: Area): { name: string; served: boolean } | null {
  const { text, tokens } = said
  const words = questionWords(said)
  const match = neighbourhoodsOf(area)
  const last = Math.min(to, from + MAX_WORDS)
  for (let start = from + 1; start < last; start += 1) {
    if (!before.test(words[start - 1]!) || before.test(words[start]!)) continue
    for (let end = Math.min(to, start + 5); end > start; end -= 1) {
      const name = written(text, tokens, start, end)
      const found = match(name)
      if (found.kind === 'found') return { name: found.bairro, served: true }
      const ending = endingIn(name, area)
      if (ending.length === 1) return { name: ending[0]!, served: true }
      if (found.kind === 'ambiguous') return { name, served: true }
    }
  }
  for (let start = last - 1; start > from; start -= 1) {
    if (!before.test(words[start - 1]!) || before.test(words[start]!)) continue
    let end = to
    while (end > start && trailing.test(` ${words[end - 1]!}`)) end -= 1
    const rest = words.slice(start, end).join(' ')
    if (end > start && end - start <= 5 && !nowhere.test(rest))
      return { name: written(text, tokens, start, end), served: area.feeGroups.length === 0 }
  }
  return null
}

/** 'Marista' for the Setor Marista. */
function endingIn(name: string, { feeGroups }: Area): string[] {
  if (name.length < 4) return []
  const end = ` ${plainLetters(name)}`
  return feeGroups.flatMap(({ bairros }) => bairros).filter((bairro) => plainLetters(bairro).endsWith(end))
}

/** 'entrega em Olinda': a place that is not served is nothing that the shop could sell. */
export function isUnserved({ text }: Clause): boolean {
  return /^(?:\S+ ){0,3}(?:entrega|entregam|entregar|atendem?|moro) (?:em|no|na|nos|nas|ate|para|aqui|la|o|a)\b/.test(
    text,
  )
}
