import { isOrder, type Clause } from './clauses'
import { isIdle } from './question-words'
import { namesSomething, type Reading } from './reading'

const tails =
  /^(?:e |ah |ou )*(?:quais (?:sao|tem|voces tem)|qual|quanto(?: e| custa| fica| sai| seria| esta)?|onde esta|onde|como|para hoje|a partir de que horas|faz tempo|nada|fome|to com (?:muita )?fome|to (?:esperando|aguardando|morrendo de fome|preocupad[oa]).*|(?:ja )?(?:faz|tem) .*(?:horas|minutos?|min)\b.*|minha .*|meu (?:filho|marido|pai|esposo|bebe) .*|se (?:eu|a gente|nos) .*|por favor|obrigad[oa].*|que .*|e que .*|(?:ja )?era (?:para|hora|pra) .*|urgente)$/

/** What a discount is asked for: 'se eu levar 5 kg de picanha'. */
const supposes =
  /^(?:(?:e|ah|mas|entao) )*(?:se|caso|vou|levando|pegando|comprando) (?:(?:eu|a gente|nos|ja) )*(?:levar|pegar|comprar|pedir|fechar|for|fizer|encomendar|levo|pego|\d)/

/** What stands beside a question in its sentence and says nothing else goes with it. */
export function takeAround(
  { said, lexicon, clauses, asked }: Reading,
  place: number,
  taken: boolean[],
): void {
  const of = asked[place]
  if (!of || of.questions.length === 0) return
  const shopwise = of.questions.every((question) => !('itemIds' in question))
  const goes = (one: Clause | undefined, behind: boolean): one is Clause => {
    if (!one || asked[clauses.indexOf(one)]) return false
    const same = one.sentence === clauses[place]!.sentence
    if (same && one.text.split(' ').every(isIdle)) return true
    if (of.questions.some(({ kind }) => kind === 'discount') && supposes.test(one.text)) return true
    if (isOrder(one) || namesSomething(said, lexicon, one)) return false
    return behind
      ? tails.test(one.text) ||
          (same &&
            shopwise &&
            !/\d|\b(?:rua|av|avenida|casa|apto?|numero|bloco)\b/.test(one.text) &&
            of.questions.some(({ kind }) => kind === 'discount' || kind === 'order'))
      : same && shopwise && of.questions.some(({ kind }) => kind === 'discount' || kind === 'order')
  }
  for (let at = place - 1; goes(clauses[at], false); at -= 1) take(at)
  for (let at = place + 1; goes(clauses[at], true); at += 1) take(at)
  function take(at: number) {
    const { from, to } = clauses[at]!
    asked[at] = { questions: [], span: [from, to] }
    taken.fill(true, from, to)
  }
}

/** Pauses behind what was taken belong to it. */
export function takePauses({ said, clauses, asked }: Reading, taken: boolean[]): void {
  clauses.forEach(({ from, to }, place) => {
    if (!asked[place]) return
    const [first, last] = asked[place].span ?? [from, to]
    taken.fill(true, first, last)
    const next = clauses[place + 1]?.from ?? said.tokens.length
    for (let at = to; at < next; at += 1) if (said.words[at] !== '\n') taken[at] = true
  })
}
