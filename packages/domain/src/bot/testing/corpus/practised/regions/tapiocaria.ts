import type { CorpusMessage } from '../../corpus'

/** More of what customers of the tapiocaria in Belém write. */
export const tapiocariaMessages: readonly CorpusMessage[] = [
  {
    text: 'égua mano to brocado me vê um tacacá grande sem pimenta e duas unha',
    expect: ['1 tacaca [Grande] (sem pimenta)', '2 unha'],
  },
  {
    text: 'açaí grosso 1 litro com farinha de tapioca e charque',
    expect: ['1 acai-grosso [1 litro] + acompanha:farinha-tapioca + acompanha:charque'],
  },
  { text: 'meio litro de açaí do médio', expect: ['1 acai-medio [500 ml]'] },
  {
    text: 'tapioca de charque com queijo do marajó e um café',
    expect: ['1 tapioca + recheio:charque + recheio:queijo-marajo', '? 1 cafe: cafe | cafe-leite'],
  },
  { text: '2 maniçoba p e 1 vatapá p', expect: ['2 manicoba [Pequeno]', '1 vatapa [Pequeno]'] },
  { text: 'x salada 2 sem tomate, x tudo 1', expect: ['2 x-salada (sem tomate)', '1 x-tudo'] },
  { text: 'jarra de suco de muruci com leite', expect: ['1 suco-muruci [Jarra] + preparo:leite'] },
  { text: 'três bombom de bacuri e três de cupuaçu', expect: ['3 bombom-bacuri', '3 bombom-cupuacu'] },
  { text: 'quero pastel, 2 de carne', expect: ['2 pastel-carne'] },
  { text: 'combo x salada com suco de taperebá', expect: ['1 combo + suco:tapereba'] },
  { text: 'guaraná garoto 2 litros, quantos vem na caixa?', expect: ['pessoa'] },
  { text: 'não é tacacá pequeno, é grande', cart: ['1 tacaca [Pequeno]'], expect: ['1 tacaca [Grande]'] },
  {
    text: 'um suco de graviola 300 na água, outro de acerola 500 no leite',
    expect: ['1 suco-graviola [300 ml] + preparo:agua', '1 suco-acerola [500 ml] + preparo:leite'],
  },
  { text: 'monteiro lopes 6 e bolo de milho 2', expect: ['6 monteiro-lopes', '2 bolo-milho'] },
  {
    text: 'cachorro quente com ovo e sem batata palha',
    expect: ['1 cachorro-quente + adicionais:ovo (sem batata palha)'],
  },
  {
    text: 'entrega na marambaia? se entregar quero um caruru grande',
    expect: ['pergunta entrega Marambaia', '1 caruru [Grande]'],
  },
]
