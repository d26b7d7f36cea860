import type { BotMessage, BotWorld } from '../../model/model'
import type { BotState } from '../../model/state'
import type { Chance } from './chance'

/** What the customer does next. `means` is what a person would make of it; silence is an answer to some of it only. */
export interface Said {
  means: 'yes' | 'chat' | 'other'
  messages: Omit<BotMessage, 'at'>[]
}

const chat = 'oi|bom dia|boa noite, tudo bem?|obrigada|valeu|kkkk|boa noite'.split('|')
const yes =
  'quero|blz|ok obrigado|show|tá bom|👍🙏|sim|confirmar|pode confirmar|isso|ok|👍|sim, pode mandar|certo'.split(
    '|',
  )
/** A yes with something beside it is none to the order that stands. */
const halfYes =
  'sim, mas sem cebola|pode confirmar, mas tira a coca|sim, e mais 1 guaraná|sim, troco pra 100|confirma com 2 guaranás|sim, mas é retirada|ok, só muda pra débito|sim não|isso, em nome de Bia'.split(
    '|',
  )
const no = 'não|nao|errado|não, obrigado|ainda não'.split('|')
const questions =
  'quanto custa o x-bacon?|tem coca zero?|o que vem na pizza de calabresa?|demora muito?|aceita vale?|qual a taxa pro centro?|vocês abrem até que horas?|cadê meu pedido|onde vocês ficam?|quais sabores de pizza?|leva amendoim?|entregam em Iranduba?|qual o pix?|quanto deu?|tem desconto?|oq vem no x-tudo?'.split(
    '|',
  )
const commands = 'menu|voltar|carrinho|cardápio|cancelar|status|horário|taxas|endereço|pix|agendar'.split('|')
const leavings = 'atendente|parar|cancelar o pedido|esvazia o carrinho|deixa pra lá|esquece'.split('|')
const nonsense =
  'asdf qwer|???|🍕🍕|0|99|-1|1 2 3|o mesmo|zzz 5 xx|__proto__|com|sem|a\u0000b|\uD83C|2x|x2|, , ,|não sei|constructor|manda foto'.split(
    '|',
  )
const addresses =
  'Rua das Flores, 120|rua A 10|av brasil 55 ap 3|Rua sem fim|120|travessa 7 s/n|rua 13 de maio nº 9, perto da praça'.split(
    '|',
  )
const places = 'centro|Aleixo|parque dez|Parque Dez II|Cidade Nova|Iranduba|aparecida|adrianopolis'.split('|')
const ways = 'pix|dinheiro|cartão|crédito|débito|cartão de crédito|vale|no pix|dinheiro, troco pra 100'.split(
  '|',
)
const changes = 'sem troco|não precisa|100|troco pra 200|50|troco pra 20|nota de 100|R$ 150,00'.split('|')
const ends = 'finalizar|só isso|sim, finalizar|pode fechar|fecha a conta'.split('|')
const again =
  'o de sempre|o mesmo de ontem|repete o último pedido|manda igual da semana passada|o de sempre e 1 guaraná|o mesmo da última vez sem a coca'.split(
    '|',
  )
const ahead =
  'entrega na rua das flores 120, centro|vou retirar|pago no pix|dinheiro, troco pra 100|cartão de débito|em nome de Bia|pra 20:30|sem contato, deixa na portaria|entrega no aleixo'.split(
    '|',
  )

/** One thing that a customer says or presses, mostly to the point; `means` is not told to the bot. */
export function nextSaid(state: BotState, world: BotWorld, chance: Chance): Said {
  if (chance.often(78)) return toThePoint(state, world, chance)
  if (chance.often(25)) return text(product(world, chance))
  if (chance.often(20)) return text(correction(world, chance))
  if (chance.often(20)) return text(chance.one(questions))
  if (chance.often(15)) return press(state, chance)
  if (chance.often(15)) return text(chance.one(commands))
  if (chance.often(10)) return text(chance.one(leavings))
  if (chance.often(15)) return text(chance.one(again))
  if (chance.often(15)) return text(chance.one(ahead))
  if (chance.often(15)) return text(chance.one(chat))
  if (chance.often(20)) return media(chance)
  if (chance.often(20)) return oldButton(chance)
  if (chance.often(20)) return several(product(world, chance), chance.one([...questions, ...ahead, ...chat]))
  if (chance.often(25)) return text(chance.one(addresses))
  if (chance.often(25)) return text(chance.one([...ways, ...changes, ...places]))
  if (chance.often(30)) return yesOrNo(chance)
  return text(chance.one(nonsense))
}

function toThePoint(state: BotState, world: BotWorld, chance: Chance): Said {
  const { shown, step } = state
  switch (step.at) {
    case 'quiet':
    case 'menu':
    case 'done':
    case 'category':
    case 'item':
      if (chance.often(25) && shown.length > 0) return press(state, chance)
      if (chance.often(10)) return text(chance.one(again))
      return text(withAhead(product(world, chance), chance))
    case 'understood':
      return chance.often(60) ? text(chance.one(ends)) : yesOrNo(chance)
    case 'cart':
      return chance.often(70) ? text(chance.one(ends)) : text(correction(world, chance))
    case 'resume':
      return chance.often(70) ? text('continuar') : press(state, chance)
    case 'fulfilment':
      return chance.often(50)
        ? text(chance.one(['entrega', 'retirada', 'vou buscar', 'entrega, por favor']))
        : press(state, chance)
    case 'neighbourhood':
      return text(chance.one(places))
    case 'address':
      return text(chance.one(addresses))
    case 'customer-name':
      return text(chance.one(['Bia Souza', 'Ana', 'meu nome é Caio']))
    case 'payment':
      return text(chance.one(ways))
    case 'change':
      return text(chance.one(changes))
    case 'confirm':
      if (chance.often(12)) return text(chance.one(halfYes))
      if (chance.often(5)) return several('sim', correction(world, chance))
      return chance.often(75) ? yesOrConfirm(state, chance) : press(state, chance)
    default:
      return shown.length > 0 && chance.often(80) ? press(state, chance) : yesOrNo(chance)
  }
}

function yesOrConfirm({ shown }: BotState, chance: Chance): Said {
  const [confirm] = shown
  if (!confirm || chance.often(60)) return { means: 'yes', messages: [message(chance.one(yes))] }
  return { means: 'yes', messages: [message(confirm.title, { replyId: confirm.id })] }
}

function yesOrNo(chance: Chance): Said {
  if (chance.often(70)) return { means: 'yes', messages: [message(chance.one(yes))] }
  return text(chance.one(no))
}

/** An option, by a press, by its number or by its title. */
function press({ shown }: BotState, chance: Chance): Said {
  if (shown.length === 0) return text(chance.one(nonsense))
  const place = chance.below(shown.length)
  const { id, title } = shown[place]!
  const means = id.startsWith('confirmar:') ? 'yes' : 'other'
  if (chance.often(60)) return { means, messages: [message(title, { replyId: id })] }
  return { means, messages: [message(chance.often(50) ? String(place + 1) : title)] }
}

function product({ menu }: BotWorld, chance: Chance): string {
  const one = () => {
    const item = chance.one(menu.items)
    const types = menu.categories.find(({ id }) => id === item.category_id)!.tipos_preco
    const options = item.opcoes.flatMap(({ opcoes }) => opcoes.map(({ nome }) => nome))
    const other = chance.one(menu.items)
    const isHalved = menu.categories.some(({ id, meio_a_meio }) => meio_a_meio && id === item.category_id)
    if (isHalved && chance.often(50)) {
      const size = chance.often(75) ? `${chance.one(types)} ` : ''
      const join = chance.one(['meia % meia %', 'metade % metade %', '1/2 % e 1/2 %', 'dois sabores % e %'])
      const [first, second] = [item, other].map(({ nome }) => nome.toLowerCase())
      const border = chance.often(25) ? chance.one([' com borda de catupiry', ' borda de cheddar']) : ''
      return size.toLowerCase() + join.replace('%', first!).replace('%', second!) + border
    }
    const name = chance.often(20) ? item.nome.split(' ').at(-1)! : item.nome
    return [
      chance.one(['1', '2', '3', 'um', 'duas', '']),
      name.toLowerCase(),
      types.length > 1 && chance.often(75) ? chance.one(types).toLowerCase() : '',
      options.length > 0 && chance.often(60) ? `com ${chance.one(options).toLowerCase()}` : '',
      options.length > 0 && chance.often(30) ? `e ${chance.one(options).toLowerCase()}` : '',
      chance.often(10) ? chance.one(['sem cebola', 'bem passado', 'gelada']) : '',
    ]
      .filter(Boolean)
      .join(' ')
  }
  const parts = Array.from({ length: 1 + chance.below(3) }, one)
  return `${chance.one(['quero ', 'me vê ', '', '', 'mais '])}${parts.join(chance.one([', ', ' e ', '\n']))}`
}

function withAhead(words: string, chance: Chance): string {
  return chance.often(25) ? `${words}, ${chance.one(ahead)}` : words
}

function correction({ menu }: BotWorld, chance: Chance): string {
  const one = () => chance.one(menu.items).nome.toLowerCase()
  const sizes = menu.categories.flatMap(({ tipos_preco }) => tipos_preco)
  return chance.one([
    `tira ${chance.one(['o', 'a'])} ${one()}`,
    'é 1 só',
    'na verdade são 3',
    `troca ${one()} por ${one()}`,
    `muda pra ${chance.one(sizes).toLowerCase()}`,
    `mais 1 ${one()}`,
    `em vez de ${one()} quero ${one()}`,
    `${one()} são 2`,
    'sem cebola',
    'põe bacon',
    'tira a meia a meia',
    `faz metade ${one()} essa pizza`,
    `esquece ${one()}`,
    'muda a entrega pra retirada',
    'na verdade pago em dinheiro',
    'muda o endereço: rua B 20, aparecida',
    'observação: bem quente',
    'tira tudo',
  ])
}

function media(chance: Chance): Said {
  const kind = chance.one(['sticker', 'image', 'audio', 'location', 'document'] as const)
  return { means: 'chat', messages: [message('', { media: kind })] }
}

function oldButton(chance: Chance): Said {
  const replyId = chance.one(['confirmar:1', 'item:guarana', 'cat:bebidas', 'finalizar', 'sim', 'menu'])
  return { means: 'other', messages: [message('Confirmar pedido', { replyId })] }
}

function several(...texts: string[]): Said {
  return { means: 'other', messages: texts.map((one) => message(one)) }
}

function text(words: string): Said {
  const means = yes.includes(words) ? 'yes' : chat.includes(words) || words === 'só isso' ? 'chat' : 'other'
  return { means, messages: [message(words)] }
}

function message(words: string, more: Partial<BotMessage> = {}): Said['messages'][number] {
  return { text: words, replyId: null, media: null, ...more }
}
