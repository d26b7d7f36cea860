import type { Lexicon } from '../menu/lexicon'
import { written, type Said } from '../tokens'
import type { Clause } from './clauses'
import { questionWords } from './question-words'
import { thingsIn } from './items/things'

/** An allergen that is asked about, with the items it is asked of. */
export interface AskedAllergen {
  word: string
  itemIds: readonly string[]
}

const allergens =
  /^(?:leite|lactose|lacteos?|caseina|gluten|gluteno|trigo|ovos?|amendoi[mn]s?|nozes|noz|castanhas?|amendoas?|avelas?|avela|pistaches?|soja|camarao|camaroes|crustaceos?|mariscos?|moluscos?|peixes?|gergelim|mostarda|corantes?|sulfitos?|macadamia|pecan|coco)$/
/** Asked for by themselves, these are wanted. */
const foods = /^(?:camarao|camaroes|peixes?|mariscos?|ovos?|pistaches?|avelas?|mostarda|coco)$/
const verbs = /^(?:leva|levam|tem|contem|vai|vao|vem|usa|usam|poe|colocam?|botam?|possui|existe|ha|sem)$/
const between =
  /^(?:algum|alguma|muito|muita|tracos?|de|derivados?|farinha|o|a|e|ou|com|pouco|nada|proteina|produto|produtos)$/
const states =
  /\b(?:alergi(?:a|as|c[oa]s?)|alergic|intolerantes?|intolerancia|celiac[oa]s?|diabetic[oa]s?|aplv)\b/
const may =
  /\b(?:(?:posso|pode|da para|consigo|podemos|podia) (?:eu )?(?:comer|tomar|pedir|beber)|tem problema|faz mal|e seguro|tem risco|serve para)\b/

/** Whether somebody says that they bear something badly. */
export function saysAllergy({ text }: Clause): boolean {
  return states.test(text)
}

/** What is borne badly, of a clause that says so; null when it does not say. */
export function allergyIn(said: Said, { from, to, text }: Clause): string | null {
  const words = questionWords(said)
  for (let at = from; at < to; at += 1) {
    if (allergens.test(words[at]!)) return written(said.text, said.tokens, at, at + 1)
  }
  const known = /\b(?:alergi\w*|intoleran\w*) (?:a |ao |por |de |com )+(\w+)/.exec(text)?.[1]
  if (known) return known
  if (/\bceliac/.test(text)) return 'glúten'
  return /\bintoleran/.test(text) ? 'lactose' : /\baplv\b/.test(text) ? 'leite' : null
}

/** 'o brownie leva nozes', 'tem leite na composição do açaí', 'tem algo sem glúten'. */
export function allergenOf(said: Said, lexicon: Lexicon, clause: Clause): AskedAllergen | null {
  const words = questionWords(said)
  for (let at = clause.from; at < clause.to; at += 1) {
    if (!allergens.test(words[at]!)) continue
    let verb = at - 1
    while (verb >= clause.from && between.test(words[verb]!)) verb -= 1
    if (verb < clause.from || !verbs.test(words[verb]!)) continue
    const plain = words.slice(verb + 1, at)
    if (plain[0] === 'de' || (plain[0] === 'com' && words[verb] === 'tem')) continue
    if (words[verb] === 'sem' && !/^(?:gluten|lactose|leite|trigo|acucar)$/.test(words[at]!)) continue
    if (
      words[verb] === 'sem' &&
      !words
        .slice(clause.from, verb)
        .some((word) => /^(?:tem|fazem|faz|existe|ha|teria|vende|vendem|qual|quais)$/.test(word))
    )
      continue
    if (isName(said, lexicon, at, clause)) continue
    const before = thingsIn(said, lexicon, clause.from, verb)
    const things =
      before.itemIds.length > 0
        ? before
        : thingsIn(said, lexicon, afterwards(words, at + 1, clause.to), clause.to)
    const own =
      foods.test(words[at]!) || lexicon.isName(said.tokens[at]!.key) || lexicon.isOption(said.tokens[at]!.key)
    if (
      things.itemIds.length === 0 &&
      before.unknown.length === 0 &&
      at + 1 >= clause.to &&
      own &&
      words[verb] === 'tem'
    )
      continue
    return { word: written(said.text, said.tokens, at, at + 1), itemIds: things.itemIds }
  }
  return null
}

/** 'sou celíaca, posso comer o brownie?' */
export function mayEat(said: Said, lexicon: Lexicon, { from, to, text }: Clause): readonly string[] | null {
  const found = may.exec(text)
  if (!found) return null
  const at = from + text.slice(0, found.index + found[0].length).split(' ').length
  const behind = thingsIn(said, lexicon, at, to).itemIds
  return behind.length > 0 ? behind : thingsIn(said, lexicon, from, at - found[0].split(' ').length).itemIds
}

/** 'leite condensado' is no milk, but something that the shop sells. */
function isName({ tokens }: Said, lexicon: Lexicon, at: number, { to }: Clause): boolean {
  return at + 1 < to && lexicon.isPair(tokens[at]!.key, tokens[at + 1]!.key)
}

function afterwards(words: readonly string[], from: number, to: number): number {
  let at = from
  while (
    at < to &&
    /^(?:na|no|nas|nos|da|do|de|composicao|receita|massa|ingredientes|preparo|recheio|molho)$/.test(
      words[at]!,
    )
  )
    at += 1
  return at
}
