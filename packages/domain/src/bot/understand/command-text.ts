import { isSlip } from '../../text/is-slip'
import { commandWords } from './command-words'

/** Words of one meaning, the first stands for all. Customers write them as they type, and so are they listed. */
const alike: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  [
    'voce vc vcs voces ce ces oce tu senhores senhoras',
    'cade kd kade cad',
    'ta tao tah esta estao estaria tava',
    'que q oq oque',
    'quanto qto qnto qnt qt quantos quantas',
    'qual quais ql',
    'com c cm',
    'pra para pro pras pros p',
    'em no na nos nas ao aos num numa',
    'horas hora hr hrs hs h',
    'mensagem msg msgs mensagens',
    'nao n naum nn',
    'abre abrem abrindo abri',
    'fecha fecham fechando',
    'funciona funcionam funcionando',
    'atende atendem',
    'atendendo',
    'aberto aberta abertos abertas',
    'fechado fechada fechados fechadas',
    'encerra encerram',
    'pedido pedidos pedidinho',
    'cardapio cardapios',
    'horario horarios',
    'endereco end enderecos',
    'taxa taxas tx',
    'frete fretes',
    'atendente atendentes',
    'humano humana humanos',
    'pessoa pessoas',
    'dono dona',
    'cancelar cancela cancele cancelem cancelo',
    'desmarcar desmarca desmarque',
    'anular anula',
    'desistir desisto desisti desistindo',
    'esquecer esquece esqueca',
    'esvaziar esvazia',
    'limpar limpa limpe apagar apaga',
    'voltar volta volte voltando votar',
    'to tou estou',
    'cobra cobram cobrado',
    'carrinho carinho',
    'menu menuu meno',
    'retornar retorna',
    'saiu sairam',
    'pronto pronta prontos',
    'atrasado atrasada',
    'demora demoram',
    'meu minha meus minhas nosso nossa',
    'ultimo ultima',
    'novo nova denovo',
    'outro outra',
    'disponivel disponiveis',
    'livre livres',
    'vago vagos',
    'vaga vagas',
    'reclamar reclamo',
    'reclamacao reclamacoes',
    'agendar agende agendo',
    'marcar marca marque',
    'remarcar remarca remarque remarcado remarcacao',
    'reagendar reagenda reagende',
    'reservar reserve',
    'fica ficam',
    'retirar retira',
    'aceita aceitam',
    'chega chegam',
    'localizacao local',
    'tem teem',
    'errado errada',
    'frio fria',
    'trocado trocada',
    'noticia noticias',
  ].flatMap((line) => {
    const [first, ...others] = line.split(' ')
    return others.map((other) => [other, first!] as const)
  }),
)

/** Letters from which a word may be put right, its first letter being so. */
const SHORTEST = 6
const idle = new Set(
  'o a os as um uma uns umas de do da dos das e eh ai la ja hoje agora aqui so mesmo ainda ok sim'.split(' '),
)
const opening = new Set(
  (
    'eu quero queria gostaria preciso desejo vou quer querer poderia pode podem podia poderiam consegue conseguem me mim pra ' +
    'saber sabe dizer diz diga informa informar manda mandar mande mandem envia enviar envie passa passar passe ' +
    'mostra mostrar mostre ver veja olhar ser posso teria gostava'
  ).split(' '),
)
const openingPhrases = [
  /^(?:tem|teria) como /,
  /^como (?:eu )?(?:faco|fazer|faz)(?: pra)? /,
  /^como (?=(?:cancelar|desmarcar|agendar|marcar|pedir|falar|voltar) ?)/,
  /^voce (?=(?:pode|podem|poderia|podia|consegue|conseguem|sabe|manda|me) )/,
]
const orderNumber = /(?<=\S )(pedido|numero) \d{1,6}$/

/**
 * Plain words of a question in the words that stand for their kind ('kd', 'cadê': 'cade'), without articles and
 * without the way in: 'vcs podem me mandar o cardápio' is 'cardapio'. A slip in a long word is put right.
 */
export function commandText(plain: readonly string[]): string {
  const words = plain.filter((word) => !idle.has(word)).map((word) => alike.get(word) ?? putRight(word))
  let text = words.filter((word) => !idle.has(word)).join(' ')
  for (let before = ''; before !== text;) {
    before = text
    for (const phrase of openingPhrases) text = text.replace(phrase, '')
    const [first = '', ...rest] = text.split(' ')
    if (opening.has(first)) text = rest.join(' ')
  }
  return text.replace(orderNumber, '$1')
}

const known: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...alike.keys(),
  ...commandWords.flatMap(({ words }) => [...words]),
])

function putRight(word: string): string {
  if (known.has(word) || word.length < SHORTEST) return word
  const near = [...known]
    .filter((other) => other[0] === word[0] && isSlip([word], [other], 2))
    .map((other) => alike.get(other) ?? other)
  return new Set(near).size === 1 ? near[0]! : word
}
