import type { Said } from '../tokens'
import { fillers, joiners, questionFillers } from '../vocabulary/word-sets'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Ways of typing that mean one word of a question, the first stands for all. */
const alike: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  [
    'que oq oque oqe',
    'cade kd kade cad',
    'e eh',
    'qual ql quau',
    'horas hora hrs hr hs h',
    'entregam entregao entregaum entregan entregão',
    'aceitam aceitao aceitan',
    'estao tao tam tavam',
    'esta estaria tava',
    'para pro pros pras',
    'tem teem teim tein',
    'faz faiz fas',
    'preco presso preso',
    'quanto quantu cuanto qnt qnto',
    'cardapio cardapios kardapio cardapo',
    'tudo td',
    'voces vose voceis oceis oces senhores senhoras',
  ].flatMap((line) => {
    const [first, ...others] = line.split(' ')
    return others.map((other) => [other, first!] as const)
  }),
)

/** The words of a message as questions are read by; they stand where its tokens do. */
export function questionWords({ words }: Said): string[] {
  return words.map((word) => alike.get(word) ?? word)
}

const idle = set(
  'saber sabe dizer diz diga informar informa duvida pergunta perguntar ainda essa hora esse momento disponivel disponiveis pronto pronta ' +
    'ah ei psiu por acaso voces voce vcs gostaria podia consegue conseguem pessoal galera menina menino meu minha nosso mo cara parceiro parca ' +
    'brother bro irmao chefe patrao licenca desculpa oxente arre eita rapaz vixe bicho macho vei veio guri gurizada uai so trem sera mas inclusive ' +
    'boa-noite momento noite dia tarde e tudo ok aquele aquela aqueles aquelas este esta estao algum alguma alguns algumas mesma mesmo unidade cada ' +
    'fresquinho fresquinha quentinho quentinha bendito famoso famosa voceis ne ein hem bem agora amanha tal ou esses essas estes estas to muito so ' +
    'tipo tipos senhora senhor sr sra dona deus grato grata agradeco vivo viva la aqui ali tem favor avulso avulsa separado nesse nessa neste nesta nele nela num numa opcao opcoes extra extras adicional adicionais acrescimo cardapio custando algo barato barata baratos baratas caro cara conta maior menor natural tradicional simples comum caseiro caseira artesanal coisa coisas preco precos valor valores tamanho tamanhos',
)

/** Whether a word says nothing of what is asked about: greetings, forms of address, 'ainda', 'hoje'. */
export function isIdle(word: string): boolean {
  return fillers.has(word) || joiners.has(word) || idle.has(word) || /^(?:k{2,}|(?:ha|rs|he|hu)+)$/.test(word)
}

/** Whether it only wraps a question, and is no verb that may ask itself: 'fazem', 'vende'. */
export function isWrapping(word: string): boolean {
  return questionFillers.has(word) || (isIdle(word) && !fillers.has(word))
}
