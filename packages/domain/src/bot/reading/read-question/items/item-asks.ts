import { withoutIdle, type Clause } from '../clauses'

/** What is asked of items, and where the words for them stand: [from, to) of the tokens, the first that names any. */
export interface ItemAsk {
  kind: 'price' | 'ingredients' | 'available'
  regions: readonly (readonly [from: number, to: number])[]
  /** Nothing is asked when no item is named. */
  named: boolean
}

type Where = 'after' | 'before' | 'both'
/** `onlyAsked`: without a question mark it says how something shall be. */
type Way = readonly [kind: ItemAsk['kind'], where: Where, way: RegExp, onlyAsked?: boolean]

const verbs =
  '(?:e|custa|custam|esta|estao|fica|ficam|sai|saem|vale|valem|seria|da|era|cobram?|vendem?|fazem?|vem|custaria|custariam|sairia|sairiam|ficaria|ficariam|seriam|cobrariam|saindo|custando|valendo|tendo|cobrando|vendendo|fazendo)'
const ways: readonly Way[] = [
  [
    'price',
    'after',
    /\b(?:quais|que|qual) (?:(?:sao|e|os|o) )*tamanhos?(?: (?:e|esta|tem|voces?|voces tem|d[oae]s?))*(?= |$)/,
  ],
  [
    'price',
    'both',
    new RegExp(
      `(?:\\b(?:a|por|de|esta|custa|custam|sai|fica|vale|saem|ficam|estao|cobram?|vendem?|fazem|faz)|(?<=\\S )e|\\be(?= quanto$))(?: a| por| em| de)? (?:quanto|quantos reais)(?= |$)(?! (?:tempo|minutos|falta))`,
    ),
  ],
  [
    'price',
    'both',
    new RegExp(
      `\\bquanto(?:s reais)?(?: que| e que)?(?: voces?)?(?: ${verbs})+(?: (?:em|por|no|na|pel[oa]))?(?= |$)`,
    ),
  ],
  ['price', 'after', /\bquanto (?:o|a|os|as|uma?|que|de)(?= )/],
  [
    'price',
    'both',
    /\b(?:(?:os? )?tamanhos?(?: e|,)? (?:os? )?)?(?:valor|valores|preco|precos|precinho)(?: e (?:os? )?tamanhos?)?(?: (?:e|esta|sai|atual|unitario))*(?= |$)/,
  ],
  ['price', 'before', /\bquanto$/],
  // 'o combinado é 79,90?'
  [
    'price',
    'before',
    /(?<=\S )\b(?:e|custa|esta|sai|fica|ta)(?: por| a)?(?: r)? \d+(?:[.,]\d\d(?: reais)?| reais)(?: mesmo| ainda| ne)*$/,
    true,
  ],
  ['price', 'both', /\b(?:qual|quais) (?:e )?(?:o|a|os|as)?(?=.* mais (?:barat|car|em conta))/],
  [
    'ingredients',
    'both',
    /\b(?:(?:quais|qual) )?(?:(?:sao|e|os|o|a) )*(?:ingredientes?|composicao)(?: (?:vai|vao|vem|tem|leva|levam))*(?= |$)/,
  ],
  [
    'ingredients',
    'after',
    /\b(?:que|quais coisas)(?: que| e que)? (?:vai|vao|vem|tem|leva|levam|acompanha|contem|compoe|inclui|esta incluso|voces (?:poem|colocam|botam|usam))(?: (?:de bom|dentro|junto|incluso|mais|de recheio|de acompanhamento|com|de))*(?= (?:no|na|nos|nas|o|a|os|as|em|esse|essa|nesse|nessa|dentro|num|numa|d[oae]s?|com) |$| \w+)/,
  ],
  [
    'ingredients',
    'before',
    /\b(?:vem|vai|leva|levam|tem|acompanha|contem|inclui|vao)(?: com| de)?(?: o)? que(?: (?:dentro|junto|nele|nela|mais|mesmo|ne))*$/,
  ],
  [
    'ingredients',
    'before',
    /(?<=\S )\b(?:e|sao|vem|vai) (?:bem )?(?:temperad|rechead|servid|montad|preparad|acompanhad|cobert|assad|cozid|frit)[oa]s? (?:com|de|em|n[oa])(?: o)? que$/,
  ],
  [
    'ingredients',
    'after',
    /\b(?:vem|vai|leva|tem|acompanha|vao)(?: com)?(?: o)? que (?:dentro )?(?=(?:no|na|nos|nas|d[oa]) )/,
  ],
  [
    'ingredients',
    'both',
    /\b(?:(?:de|do|com) (?:o )?que (?:e|sao) feit[oa]s?|(?:e|sao) feit[oa]s? (?:de|do|com) (?:o )?que|feit[oa]s? (?:de|com) (?:o )?que|como (?:e|sao) (?:feit[oa]s?|preparad[oa]s?))(?= |$)/,
  ],
  [
    'ingredients',
    'both',
    /\bcomo (?:que )?(?:e|vem|sao|vai)(?: (?:montad[oa]|servid[oa]))?(?= (?:o|a|os|as|esse|essa) |$)/,
  ],
  ['ingredients', 'after', /\b(?:que|que que) e (?:o|a|um|uma|esse|essa)(?= )/],
  ['ingredients', 'after', /\bdiferenca (?:d[oae]s?|entre)(?= )/],
  [
    'ingredients',
    'after',
    /\b(?:me )?(?:explica|descreve|fala mais|conta mais)(?: (?:sobre|do|da|como e|melhor))*(?= )/,
  ],
  [
    'ingredients',
    'both',
    /\b(?:(?:serve|da para|dao para|vem|tem|rende|alimenta|come) (?:para )?(?:quantos?|quantas|(?:dois|duas|tres|quatro|cinco|\d+)(?= (?:pessoas?|pedacos?|fatias?|gramas?|unidades?|ml|bolas?)(?: |$)|$))(?: (?:pessoas?|pedacos?|fatias?|gramas?|unidades?|ml|bolas?))?|(?:quantos?|quantas) (?:pessoas?|pedacos?|fatias?|gramas?|unidades?|ml)(?: (?:vem|tem|serve|come|comem|da|sao|rende))?|quant[oa]s (?:vem|tem|sao) (?:n[oa]|em cada|por) (?:caixa|fardo|pacote|porcao|bandeja|caixinha))(?= |$)/,
  ],
  [
    'ingredients',
    'before',
    /(?<=\S )\b(?:(?:e|sao|tem|vem|com|de|carne|massa) )+(?:quantos?|quantas) (?:pessoas?|pedacos?|fatias?|gramas?|unidades?|ml|bolas?)$/,
  ],
  [
    'ingredients',
    'before',
    /(?<=\S )\b(?:e|sao) (?:muito |bem )?(?:caseir|grelhad|cozid|empanad|artesana|apimentad|picant|bo[am]\b|gostos|fresc|frit|assad|congelad|grand|vegan|vegetarian|integra|natura|da fruta|polpa|doce|docinh|suav|fort|light|recheadas?|molhad|crocant|industrializad|defumad|pequen|na hora)\w*(?= |$)/,
    true,
  ],
  [
    'available',
    'before',
    /\b(?:(?:ainda|hoje|ja|nao|voces?|tambem) )*(?:tem|acabou|acabaram|esgotou|sobrou|(?:esta|estao) (?:disponivel|disponiveis|saindo|tendo|em falta))(?: (?:ainda|hoje|ai|disponivel|mais|tambem|agora|essa hora|ne|mesmo|no cardapio))*$/,
  ],
]
const opening =
  /^(?:(?:sera|por acaso|(?:eu )?(?:queria|quero|gostaria)(?: de)? saber|sabe|sabe me dizer|me diz|me fala|diz|informa|que|se|nao|voces?|ainda|ja|hoje|tambem|so|ai|la|aqui|mas|e|ah) )*(?:tem|teria|teriam|tinha|tens|possui|possuem|(?:dispoem?|dispoe) de|chegou|chegaram|veio|vieram|vendem?|trabalham? com|servem?|rola|restou|sobrou|existe|fazem|tao fazendo|(?:esta|estao) (?:tendo|fazendo|saindo|com|disponivel|disponiveis|vendendo)|vai ter|vao ter|acabou|acabaram|esgotou|(?<=voces |voce )faz|ainda sai)(?: (?:ai|ainda|hoje|tambem|disponivel|mais|aqui|algum tipo de|alguma coisa de|algo de|sabor|opcao de|so|por acaso|agora|ja))*(?= )/
const noThing =
  /^(?:(?:o|a|os|as|uma?|algum|alguma|de|ai|mais) )*(?:que|meia|meio|metade|como|jeito|condicao|possibilidade|certeza|problema|alguem|gente|ninguem|troco|taxa|frete|entrega|entregas|delivery|tele|horario|vaga|mesa|mesas|estacionamento|wifi|banheiro|interfone|campainha|portao|porteiro|elevador|cachorro(?! quente)|vez|tempo|desconto|promocao|motoboy|whatsapp|zap|instagram|insta|site|app|aplicativo|pessoa|atendente|valor|preco|nada|muito|alergia|dinheiro|fome|pressa|foto|fotos|nota|nfe|ar|musica|encomenda|reserva|vontade|ideia|razao|aniversario|quem|duvida|urgencia|quantos|quantas|quanto)(?= |$)/
/** 'chegou visita, manda …': news that lead to an order. */
const orders =
  /(?:^| )(?:manda|mande|quero|queria|queremos|bota|traz|me ve|vou querer|separa|coloca|faz|arruma|desce) /
/** 'meu marido tem um terno': who has something says so. */
const owns =
  /^(?:e |que |ai )*(?:(?:o |a )?(?:meu|minha|nosso|nossa) \S+|eu|ele|ela) (?:tambem |so )?(?:tem|tenho) uma? /
const stops = new Set(
  'porque se quando quero queria obrigado para favor por pois que entregue entrega entregando'.split(' '),
)

/** What a clause asks of items; null when nothing. */
export function itemAskOf({ from, to, text, asked }: Clause): ItemAsk | null {
  for (const [kind, where, way, onlyAsked = false] of ways) {
    const found = way.exec(text)
    if (
      !found ||
      (onlyAsked && !asked) ||
      (kind === 'price' &&
        /\b(?:quanto (?:tempo|deu|ficou|falta|da tudo|e tudo|esta dando|e o total|minutos)|(?:valor|preco) (?:total|do pedido|certo|certinho))\b/.test(
          text,
        ))
    )
      continue
    const start = from + wordsIn(text.slice(0, found.index))
    const behind = from + wordsIn(text.slice(0, found.index + found[0].length))
    const after: [number, number] = [behind, stopAt(text, from, behind, to)]
    const before: [number, number] = [from, start]
    if (where === 'before' && start === from) continue
    const regions = where === 'after' ? [after] : where === 'before' ? [before] : [after, before]
    return { kind, regions, named: kind !== 'price' }
  }
  const lead = withoutIdle(text)
  const found = opening.exec(lead)
  if (!found || (!asked && owns.test(text))) return null
  const rest = lead.slice(found[0].length + 1)
  // 'acabou o gás' is why somebody orders, unless it is asked.
  if (/\b(?:acabou|acabaram|esgotou)\b/.test(found[0]) && !asked) return null
  if (
    /\b(?:chegou|chegaram|veio|vieram)\b/.test(found[0]) &&
    (/^(?:o|a|os|as|meu|minha|ate|no|na|em) /.test(`${rest} `) || (!asked && orders.test(rest)))
  )
    return null
  const behind = to - wordsIn(lead) + wordsIn(found[0])
  if (
    noThing.test(rest) ||
    (/\bfaz/.test(found[0]) && (!asked || /^(?:me |uma? |\d|dois|duas|para mim)/.test(rest)))
  )
    return null
  return { kind: 'available', regions: [[behind, stopAt(text, from, behind, to)]], named: false }
}

function wordsIn(text: string): number {
  return text.split(' ').filter((word) => word !== '').length
}

function stopAt(text: string, from: number, behind: number, to: number): number {
  const words = text.split(' ')
  let at = behind
  while (at < to && !stops.has(words[at - from]!)) at += 1
  return at
}
