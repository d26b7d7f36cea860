import type { CorpusMessage } from '../../../corpus'

/** Several orders in one message, for several people, to shops with a counter, by shop. */
export const peopleCounters: Readonly<Record<string, readonly CorpusMessage[]>> = {
  confeitaria: [
    {
      text: 'pra mim um misto quente com ovo, pra Zefa um cuscuz com ovo e pro menino um sonho de creme',
      expect: ['1 misto + adicionais:ovo', '1 cuscuz', '1 sonho + recheio:creme'],
    },
    {
      text: 'a professora quer fatia de bolo de cenoura, a diretora quer fatia de torta de frango e eu uma coxinha',
      expect: ['1 bolo-cenoura [Fatia]', '1 torta-frango [Fatia]', '1 coxinha'],
    },
    {
      text: 'Setor 1: 10 coxinhas e 1 coca 1l\nSetor 2: 10 kibes e 1 guaraná lata',
      expect: ['10 coxinha', '1 coca-1l', '10 kibe', '1 guarana-lata'],
    },
    {
      text: 'meu café é pequeno, o da Nanda é grande com leite',
      expect: ['1 cafe [Pequeno]', '1 cafe-leite [Grande]'],
    },
    {
      text: 'dois sucos de 300: o de umbu é meu, o de cajá é da mainha',
      expect: ['1 suco [300 ml] + sabor:umbu', '1 suco [300 ml] + sabor:caja'],
    },
    {
      text: 'pro aniversário da Bela um bolo de leite ninho com morango inteiro e pra gente comer agora 4 banana real',
      expect: ['1 bolo-ninho [Inteiro]', '4 banana-real'],
    },
    {
      text: 'a coxinha da Nanda é com catupiry',
      cart: ['1 coxinha', '1 agua'],
      expect: ['1 coxinha-catupiry', '1 agua'],
    },
    { text: 'três empadas de camarão: uma minha, uma do Davi, uma da Ju', expect: ['3 empada-camarao'] },
    { text: 'um quindim pra mim e uma cocada pro vô', expect: ['1 quindim', '1 cocada'] },
    {
      text: 'voinha não quer mais o pudim, quer um quindim',
      cart: ['1 pudim', '1 folhado'],
      expect: ['1 quindim', '1 folhado'],
    },
  ],
  padaria: [
    {
      text: 'pra mim um cappuccino e um croissant de amêndoas, pro meu sogro um café expresso e um misto quente',
      expect: ['1 cappuccino', '1 croissant + recheio:amendoas', '1 expresso', '1 misto'],
    },
    { text: '6 pão francês pra casa da vó e 10 pra minha casa', expect: ['16 pao-frances [Unidade]'] },
    {
      text: 'a Cris quer fatia de torta de limão, eu fatia de bolo de fubá',
      expect: ['1 torta-limao [Fatia]', '1 bolo-fuba [Fatia]'],
    },
    {
      text: 'Andar 1: 5 coxinhas\nAndar 2: 3 empadas de frango e 2 sanduíche natural',
      expect: ['5 coxinha', '3 empada-frango', '2 natural'],
    },
    {
      text: 'meu sonho é de doce de leite e o do Igor é de creme',
      expect: ['1 sonho + recheio:doce-leite', '1 sonho + recheio:creme'],
    },
    {
      text: 'uma cuca de uva metade pra mim e uma inteira de banana pra minha mãe',
      expect: ['1 cuca-uva [Metade]', '1 cuca-banana [Inteira]'],
    },
    {
      text: 'o café da Cris é com leite',
      cart: ['1 expresso', '1 misto'],
      expect: ['1 cafe-leite', '1 misto'],
    },
    {
      text: 'dois sucos de laranja, o meu de 500 e o dela de 300',
      expect: ['1 suco-laranja [500 ml]', '1 suco-laranja [300 ml]'],
    },
    {
      text: 'pro meu chefe uma cesta de café da manhã grande com café passado',
      expect: ['1 cesta-g + bebida:cafe'],
    },
    {
      text: 'o Igor não quer mais o pão de queijo',
      cart: ['3 pao-queijo [Unidade]', '1 leite'],
      expect: ['1 leite'],
    },
  ],
}
