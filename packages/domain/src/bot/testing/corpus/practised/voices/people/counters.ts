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
  acougue: [
    {
      text: 'pra mim um quilo de alcatra em bife e pro meu pai dois quilos de costela',
      expect: ['1 alcatra [1 kg] + corte:bife', '2 costela [1 kg]'],
    },
    {
      text: 'minha sogra quer meio quilo de patinho moído e eu quero um quilo de linguiça de frango',
      expect: ['1 patinho [500 g] + corte:moida', '1 ling-frango [1 kg]'],
    },
    {
      text: 'o churrasco do Wagner: 10 espetos de carne e 2 pães de alho. o meu: 5 espetos de frango',
      expect: ['10 esp-carne', '2 pao-alho', '5 esp-frango'],
    },
    {
      text: 'a picanha do seu Nelson é em peça',
      cart: ['1 picanha [1 kg]'],
      expect: ['1 picanha [1 kg] + corte:peca'],
    },
    { text: 'a vizinha desistiu do carvão', cart: ['1 carvao [3 kg]', '1 gelo'], expect: ['1 gelo'] },
    { text: 'duas bandejas de ovos, uma pra mim e outra pra minha mãe', expect: ['2 ovos'] },
  ],
  petshop: [
    {
      text: 'pro Rex uma coleira preta M e pra Mel uma coleira vermelha P',
      expect: ['1 coleira + tamanho:m + cor:preta', '1 coleira + tamanho:p + cor:vermelha'],
    },
    {
      text: 'a Lu quer 2 sachês whiskas de frango e o Beto quer 1 areia de 4kg',
      expect: ['2 sache-whiskas + sabor:frango', '1 areia-4'],
    },
    { text: 'um osso pra cada cachorro, são três', expect: ['3 osso'] },
    {
      text: 'meu irmão pediu ração special dog de 15kg e um bifinho de carne',
      expect: ['1 special-dog [15 kg]', '1 bifinho + sabor:carne'],
    },
    {
      text: 'a ração do Beto é de salmão',
      cart: ['1 golden-adulto [3 kg] + sabor:carne'],
      expect: ['1 golden-adulto [3 kg] + sabor:salmao'],
    },
    { text: 'mais um xampu pra minha vizinha', cart: ['1 xampu'], expect: ['2 xampu'] },
  ],
  adega: [
    {
      text: 'eu quero 6 brahma lata, o Léo quer 2 monster e a Ju quer uma água tônica',
      expect: ['6 brahma-lata [Unidade]', '2 monster', '1 agua-tonica'],
    },
    {
      text: 'o fardo de skol é meu e o de heineken lata é do meu cunhado',
      expect: ['1 skol-lata [Fardo]', '1 heineken-lata [Fardo]'],
    },
    {
      text: 'pra galera um combo white horse com dois de maçã verde e dois de melancia, pra mim uma coca lata',
      expect: ['1 combo-white + energeticos:maca-verde*2 + energeticos:melancia*2', '1 coca-lata'],
    },
    { text: 'o Léo não quer mais o monster', cart: ['2 monster', '1 doritos'], expect: ['1 doritos'] },
    {
      text: 'duas pitu, uma garrafa pro Zeca e uma dose pra mim',
      expect: ['1 pitu [Garrafa]', '1 pitu [Dose]'],
    },
    { text: 'pra minha esposa um red bull e um amendoim', expect: ['1 red-bull', '1 amendoim'] },
  ],
}
