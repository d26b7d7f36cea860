import { MAX_TEXT, plainLetters } from './plain-words'

const yes = phraseSet(
  'sim s ss si isso isso_mesmo isso_ai e_isso e_isso_mesmo e_isso_ai pode pode_sim pode_ser pode_mandar ok okay okey okei ' +
    'blz beleza certo certinho ta_certo esta_certo tudo_certo certo_sim correto ta_correto esta_correto tudo_ok confirmo ' +
    'confirmar confirma confirmado confirmada pode_confirmar claro claro_que_sim com_certeza certeza positivo afirmativo uhum ' +
    'aham arram exato exatamente perfeito perfeitamente fechado fechou fecho bora quero quero_sim eu_quero yes yep yeah y ' +
    'manda manda_ver vamos vamos_la ta_bom ta_otimo otimo show joia top combinado de_acordo aceito concordo demorou ' +
    'acho_que_sim ja_e positivo_operante isso_sim e_sim ✅ ✔ 👍 👌 🆗 🤝',
)
const no = phraseSet(
  'nao n nn nops nope no negativo errado ta_errado esta_errado tudo_errado incorreto nao_quero nao_quero_nao ' +
    'nao_confirmo nao_pode nao_aceito nao_concordo nao_precisa nao_preciso nao_e_isso nao_e nao_ta_certo nao_esta_certo ' +
    'nao_ta_correto nao_esta_correto ainda_nao agora_nao por_enquanto_nao melhor_nao hoje_nao de_jeito_nenhum ' +
    'claro_que_nao acho_que_nao nunca jamais nao_mesmo nem nem_pensar pode_nao quero_nao precisa_nao ' +
    '👎 ❌ ✖ 🚫 🙅',
)
const asides: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'por favor pfv pf pfvr obrigado obrigada obg brigado brigada valeu vlw moco moca amigo amiga senhor senhora ' +
    'tudo la ai entao mesmo gentileza muito querido querida cara ne eh ah oi kkk rs 🙏 😂 😅 😊 😁 🙂 😉 ❤'
  ).split(' '),
)
const LONGEST = 4

/**
 * Whether a message says yes (true) or no (false): 'isso mesmo', 'blz', '👍', 'não, obrigado', '👎'. Null when it says
 * neither, both ('sim não'), or anything beside it ('sim, mas sem cebola').
 */
export function readYesNo(text: string): boolean | null {
  const words = plainLetters(text.slice(0, MAX_TEXT))
    .match(/\p{L}+|\p{N}+|\p{Extended_Pictographic}/gu)
    ?.map(once)
  if (!words) return null
  let said: boolean | null = null
  for (let place = 0; place < words.length;) {
    const { answer, length } = phraseAt(words, place)
    if (answer === null && !asides.has(words[place]!)) return null
    if (answer !== null && said !== null && said !== answer) return null
    said = answer ?? said
    place += length
  }
  return said
}

function phraseAt(words: readonly string[], place: number): { answer: boolean | null; length: number } {
  for (let length = LONGEST; length > 0; length -= 1) {
    if (place + length > words.length) continue
    const phrase = words.slice(place, place + length).join('_')
    if (no.has(phrase)) return { answer: false, length }
    if (yes.has(phrase)) return { answer: true, length }
  }
  return { answer: null, length: 1 }
}

function phraseSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map((phrase) => phrase.split('_').map(once).join('_')))
}

/** 'siim' and 'naoo' as 'sim' and 'nao'; both sides are compared in this way. */
function once(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1')
}
