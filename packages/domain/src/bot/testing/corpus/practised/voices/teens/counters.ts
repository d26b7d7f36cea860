import type { CorpusMessage } from '../../../corpus'

/** Young people, in their abbreviations, to shops with a counter, by shop. */
export const teensCounters: Readonly<Record<string, readonly CorpusMessage[]>> = {
  adega: [
    {
      text: 'fala mano manda 12 skol lata e 1 gelo 5kg',
      expect: ['12 skol-lata [Unidade]', '1 gelo [5 kg]'],
    },
    { text: 'combo smirnoff c 4 melancia', expect: ['1 combo-smirnoff + energeticos:melancia*4'] },
    { text: 'qual o valor do red label garrafa?', expect: ['pergunta preço red-label'] },
    { text: '1 fardo d heineken pfv to c o pessoal aqui', expect: ['1 heineken-lata [Fardo]'] },
    { text: '2 monster e 1 ruffles', expect: ['2 monster', '1 ruffles'] },
    { text: 'ta aberto ainda??', expect: ['pergunta horário'] },
    { text: 'cred', cart: ['1 red-bull'], at: 'payment', expect: ['1 red-bull', 'pagamento credit_card'] },
    { text: 'n quero mais o marlboro', cart: ['1 marlboro', '2 coca-lata'], expect: ['2 coca-lata'] },
    { text: 'bora d stella, uma cx', expect: ['1 stella-ln [Caixa]'] },
    {
      text: 'entrega na torre, rua jose bonifacio 245, dps d chegar me liga',
      expect: ['entrega', 'bairro Torre', 'endereço rua jose bonifacio 245', 'obs dps d chegar me liga'],
    },
  ],
  'papel-e-mar': [
    { text: 'oi vcs tem caderno d 10 materia?', expect: ['pergunta tem cad-10'] },
    {
      text: 'qro 1 caderno 10 mat capa futebol e 2 caneta preta',
      expect: ['1 cad-10 + capa:futebol', '2 caneta [Unidade] + cor:preta'],
    },
    { text: '10 impressao colorida pf', expect: ['10 impressao [Colorida]'] },
    { text: '1 lapis d cor d 24 e 1 canetinha', expect: ['1 lapis-cor-24', '1 canetinha'] },
    { text: '2 eva rosa e 1 eva amarela', expect: ['2 eva + cor:rosa', '1 eva + cor:amarela'] },
    { text: 'quebra cabeça p presente', expect: ['1 quebra-cabeca + embrulho:presente'] },
    { text: 'qnt é o guache?', expect: ['pergunta preço guache'] },
    { text: 'vou retirar hj 15h bjs', cart: ['1 estojo'], expect: ['1 estojo', 'retirada', 'hora 15:00'] },
    { text: 'tira 1 borracha', cart: ['3 borracha [Unidade]'], expect: ['2 borracha [Unidade]'] },
    { text: 'preciso d cola, qlqr uma', expect: ['? 1 cola: cola-bastao | cola-liquida'] },
  ],
  petshop: [
    { text: 'oie tem areia d 4kg?', expect: ['pergunta tem areia-4'] },
    {
      text: '1 raçao golden filhote 3kg e 2 bifinho d frango',
      expect: ['1 golden-filhote [3 kg]', '2 bifinho + sabor:frango'],
    },
    { text: 'qro uma coleira P azul pro meu dog', expect: ['1 coleira + tamanho:p + cor:azul'] },
    { text: '5 sache pedigree carne', expect: ['5 sache-pedigree + sabor:carne'] },
    { text: 'qnt é a special dog d 15?', expect: ['pergunta preço special-dog'] },
    { text: 'tapete higienico 1 e xampu 1', expect: ['1 tapete', '1 xampu'] },
    {
      text: 'é no areal, rua darcy ribeiro 88',
      cart: ['1 osso'],
      at: 'menu',
      expect: ['1 osso', 'entrega', 'bairro Areal', 'endereço rua darcy ribeiro 88'],
    },
    { text: 'n é whiskas é premier', cart: ['1 whiskas [3 kg]'], expect: ['1 premier-castrados [3 kg]'] },
    { text: 'add 1 bolinha', cart: ['1 comedouro'], expect: ['1 comedouro', '1 bolinha'] },
    { text: 'blz era isso obgd', cart: ['1 guia'], expect: ['1 guia', 'fim'] },
  ],
  floricultura: [
    { text: 'oi tem rosa vermelha avulsa?', expect: ['pergunta tem rosa'] },
    { text: 'qro 1 buque d girassol M c cartao', expect: ['1 buque-girassol [M] + mimos:cartao'] },
    { text: '3 suculenta e 1 vaso d barro', expect: ['3 suculenta', '1 vaso-barro'] },
    { text: 'ferrero d 12 quanto?', expect: ['pergunta preço ferrero-12'] },
    {
      text: 'bota + 1 balao no buque',
      cart: ['1 buque-campo [P]'],
      expect: ['1 buque-campo [P] + mimos:balao'],
    },
    {
      text: 'entrega no batel rua bispo dom jose 2000, é presente viu',
      expect: ['entrega', 'bairro Batel', 'endereço rua bispo dom jose 2000', 'obs presente'],
    },
  ],
}
