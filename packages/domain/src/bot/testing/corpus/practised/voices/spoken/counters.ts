import type { CorpusMessage } from '../../../corpus'

/** Voice notes as a telephone writes them down, without a pause, to shops with a counter, by shop. */
export const spokenCounters: Readonly<Record<string, readonly CorpusMessage[]>> = {
  padaria: [
    {
      text: 'bom dia separa pra mim dez pão francês duzentos gramas de presunto e duzentos de mussarela fatia fina',
      expect: ['10 pao-frances [Unidade]', '1 presunto [200 g]', '1 mussarela [200 g] + corte:fina'],
    },
    {
      text: 'eu quero meio quilo de pão de queijo e um litro de leite',
      expect: ['1 pao-queijo [500 g]', '1 leite'],
    },
    {
      text: 'me vê uma cuca de banana inteira e metade de uma de uva',
      expect: ['1 cuca-banana [Inteira]', '1 cuca-uva [Metade]'],
    },
    {
      text: 'queria encomendar uma torta de aniversário de dois quilos massa de chocolate recheio de brigadeiro e morango',
      expect: ['1 torta [2 kg] + massa:chocolate + recheio:brigadeiro + recheio:morango'],
    },
    {
      text: 'um cento de brigadeiro e cinquenta beijinho pra retirar amanhã às três da tarde',
      expect: ['1 brigadeiro [Cento]', '50 beijinho [Unidade]', 'retirada', 'hora 15:00'],
    },
    { text: 'tem sonho de goiabada hoje', expect: ['pergunta tem sonho'] },
    {
      text: 'põe mais dois cafés com leite e uma fatia de bolo de laranja',
      cart: ['4 coxinha'],
      expect: ['4 coxinha', '2 cafe-leite', '1 bolo-laranja [Fatia]'],
    },
    {
      text: 'não quero mais a empada de camarão pode tirar',
      cart: ['2 empada-camarao', '1 croissant + recheio:chocolate'],
      expect: ['1 croissant + recheio:chocolate'],
    },
    {
      text: 'entrega no córrego grande na servidão dos lírios casa quarenta e cinco',
      expect: ['entrega', 'bairro Córrego Grande', 'endereço servidão dos lírios casa quarenta e cinco'],
    },
    {
      text: 'dois croissants um de chocolate e um de presunto e queijo e dois expresso',
      expect: ['1 croissant + recheio:chocolate', '1 croissant + recheio:presunto-queijo', '2 expresso'],
    },
  ],
  adega: [
    {
      text: 'boa noite vê aí um fardo de skol lata e um saco de gelo de cinco quilos',
      expect: ['1 skol-lata [Fardo]', '1 gelo [5 kg]'],
    },
    {
      text: 'me manda uma caixa de heineken long neck e dois doritos',
      expect: ['1 heineken-ln [Caixa]', '2 doritos'],
    },
    {
      text: 'acabou a água aqui traz dois garrafão de vinte litros eu tenho o vasilhame pra troca',
      expect: ['2 agua-20 + vasilhame:troca'],
    },
    { text: 'quanto é o botijão de gás com o casco', expect: ['pergunta preço gas'] },
    {
      text: 'um combo absolut com dois energéticos de melancia e dois tropical',
      expect: ['1 combo-absolut + energeticos:melancia*2 + energeticos:tropical*2'],
    },
    {
      text: 'seis brahma lata seis itaipava lata e uma garrafa de pitu',
      expect: ['6 brahma-lata [Unidade]', '6 itaipava-lata [Unidade]', '1 pitu [Garrafa]'],
    },
    {
      text: 'pode mandar pra iputinga na avenida caxangá mil e quinhentos que eu pago no débito',
      expect: [
        'entrega',
        'bairro Iputinga',
        'endereço avenida caxangá mil e quinhentos',
        'pagamento debit_card',
      ],
    },
    {
      text: 'tira o cigarro e deixa só o isqueiro',
      cart: ['1 marlboro', '1 isqueiro'],
      expect: ['1 isqueiro'],
    },
    {
      text: 'dobra a cerveja',
      cart: ['6 heineken-lata [Unidade]', '1 carvao [3 kg]'],
      expect: ['12 heineken-lata [Unidade]', '1 carvao [3 kg]'],
    },
    {
      text: 'uma coca dois litros bem gelada e um saco de carvão de três quilos',
      expect: ['1 coca-2l (bem gelada)', '1 carvao [3 kg]'],
    },
  ],
  acougue: [
    {
      text: 'bom dia eu queria um quilo de picanha em peça dois quilos de linguiça caseira e meio quilo de coração de frango',
      expect: ['1 picanha [1 kg] + corte:peca', '2 ling-caseira [1 kg]', '1 coracao [500 g]'],
    },
    {
      text: 'me separa um quilo e meio de costelinha temperada',
      expect: ['1 costelinha [1 kg] + tempero:temperado', '1 costelinha [500 g] + tempero:temperado'],
    },
    {
      text: 'quero três quilos de carne moída de primeira e um quilo de acém em cubos',
      expect: ['3 moida-1 [1 kg]', '1 acem [1 kg] + corte:cubos'],
    },
    {
      text: 'bota vinte espeto de carne dez de frango e cinco de queijo e dois pacote de pão de alho',
      expect: ['20 esp-carne', '10 esp-frango', '5 esp-queijo', '2 pao-alho'],
    },
    {
      text: 'um kit churrasco pra dez pessoas com a linguiça apimentada',
      expect: ['1 kit-10 + linguica:apimentada'],
    },
    { text: 'vocês têm cupim hoje', expect: ['pergunta tem cupim'] },
    { text: 'quanto tá o quilo da alcatra', expect: ['pergunta preço alcatra'] },
    {
      text: 'meio quilo de contra filé em bife e uma caixa de brahma',
      expect: ['1 contrafile [500 g] + corte:bife', '1 brahma-caixa'],
    },
    {
      text: 'vou passar aí pra buscar lá pelas onze horas no nome de sebastião',
      cart: ['2 costela [1 kg]'],
      expect: ['2 costela [1 kg]', 'retirada', 'hora 11:00', 'nome sebastião'],
    },
    {
      text: 'em vez de maminha coloca fraldinha',
      cart: ['1 maminha [1 kg]'],
      expect: ['1 fraldinha [1 kg]'],
    },
  ],
  mercadinho: [
    {
      text: 'oi bom dia manda um botijão de gás com troca e um garrafão de água também com troca',
      expect: ['1 gas + casco:troca', '1 garrafao + vasilhame:troca'],
    },
    {
      text: 'eu quero dois quilos de açúcar um café santa clara e um pacote de flocão',
      expect: ['2 acucar', '1 cafe-clara', '1 flocao'],
    },
    {
      text: 'meio quilo de queijo coalho fatiado e uma bandeja de ovos com trinta',
      expect: ['1 queijo-coalho [500 g] + corte:fatiado', '1 ovos [Bandeja com 30]'],
    },
    {
      text: 'bota uma coca de um litro uma de dois litros e três latinhas de guaraná',
      expect: ['1 coca [1 litro]', '1 coca [2 litros]', '3 guarana [Lata]'],
    },
    {
      text: 'arroz parboilizado dois feijão carioca um óleo um',
      expect: ['2 arroz-parboilizado', '1 feijao-carioca', '1 oleo'],
    },
    { text: 'vocês têm sabão em pó e quanto custa', expect: ['pergunta preço sabao-po'] },
    {
      text: 'pode entregar em ponta negra na rua praia de tibau cento e oitenta perto da farmácia',
      expect: [
        'entrega',
        'bairro Ponta Negra',
        'endereço rua praia de tibau cento e oitenta perto da farmácia',
      ],
    },
    {
      text: 'tira um leite',
      cart: ['3 leite-integral', '1 pao-forma'],
      expect: ['2 leite-integral', '1 pao-forma'],
    },
    { text: 'não era parafuso era espaguete', cart: ['2 parafuso'], expect: ['2 espaguete'] },
    { text: 'um fardo de skol um gelo e um carvão', expect: ['1 skol [Fardo]', '1 gelo', '1 carvao'] },
  ],
  petshop: [
    {
      text: 'oi tudo bem eu preciso de um saco de ração golden de frango de quinze quilos',
      expect: ['1 golden-adulto [15 kg] + sabor:frango'],
    },
    {
      text: 'manda três sachê whiskas de carne e dois de salmão',
      expect: ['3 sache-whiskas + sabor:carne', '2 sache-whiskas + sabor:salmao'],
    },
    {
      text: 'um quilo de alpiste e meio quilo de girassol',
      expect: ['1 alpiste [1 kg]', '1 girassol [500 g]'],
    },
    {
      text: 'quero uma coleira vermelha tamanho médio e uma bolinha',
      expect: ['1 coleira + tamanho:m + cor:vermelha', '1 bolinha'],
    },
    { text: 'tem antipulgas pra cachorro de vinte quilos', expect: ['pergunta tem pipeta-p | pipeta-g'] },
    { text: 'duas areia higiênica de doze quilos e um tapete higiênico', expect: ['2 areia-12', '1 tapete'] },
    { text: 'entregam no laranjal ainda hoje', expect: ['pergunta entrega Laranjal'] },
    {
      text: 'a ração é a de filhotes não a de adultos',
      cart: ['1 golden-adulto [3 kg] + sabor:carne'],
      expect: ['1 golden-filhote [3 kg]'],
    },
    {
      text: 'bota também um vermífugo e um osso de couro',
      cart: ['1 whiskas [1 kg]'],
      expect: ['1 whiskas [1 kg]', '1 vermifugo', '1 osso'],
    },
    {
      text: 'ração premier pra gato castrado de três quilos e um arranhador pode deixar na portaria',
      expect: ['1 premier-castrados [3 kg]', '1 arranhador', 'obs pode deixar na portaria'],
    },
  ],
  'papel-e-mar': [
    {
      text: 'bom dia preciso de dois cadernos de dez matérias capa floral e um estojo',
      expect: ['2 cad-10 + capa:floral', '1 estojo'],
    },
    {
      text: 'me vê cinco canetas azuis e duas vermelhas',
      expect: ['5 caneta [Unidade] + cor:azul', '2 caneta [Unidade] + cor:vermelha'],
    },
    { text: 'uma caixa de lápis preto e uma borracha', expect: ['1 lapis [Caixa]', '1 borracha [Unidade]'] },
    { text: 'quanto é a impressão colorida', expect: ['pergunta preço impressao'] },
    {
      text: 'quero três cartolinas uma branca uma azul e uma verde',
      expect: ['1 cartolina + cor:branca', '1 cartolina + cor:azul', '1 cartolina + cor:verde'],
    },
    {
      text: 'um pacote de papel sulfite e vinte impressão em preto e branco',
      expect: ['1 a4', '20 impressao [Preto e branco]'],
    },
    {
      text: 'uma caneca de porcelana embrulhada pra presente e um cartão de aniversário',
      expect: ['1 caneca + embrulho:presente', '1 cartao'],
    },
    { text: 'tem tesoura sem ponta', expect: ['pergunta tem tesoura'] },
    {
      text: 'eu passo aí pra pegar depois das duas da tarde',
      cart: ['1 agenda'],
      expect: ['1 agenda', 'retirada', 'hora 14:00'],
    },
    {
      text: 'tira a cola bastão e põe a cola líquida',
      cart: ['1 cola-bastao', '1 tesoura'],
      expect: ['1 cola-liquida', '1 tesoura'],
    },
  ],
  farma24: [
    {
      text: 'oi boa noite eu preciso de uma caixa de dorflex uma cartela de dipirona de um grama e um termômetro',
      expect: ['1 dorflex [Caixa]', '1 dipirona-1g [Cartela]', '1 termometro'],
    },
    {
      text: 'me vê um pacote de fralda pampers g e um lenço umedecido',
      expect: ['1 fralda-pampers [G]', '1 lenco'],
    },
    { text: 'vocês têm teste de gravidez aí', expect: ['pergunta tem teste-gravidez'] },
    {
      text: 'dois absorvente noturno um shampoo e um condicionador',
      expect: ['2 absorvente-noturno', '1 shampoo', '1 condicionador'],
    },
    {
      text: 'um fardo de água com gás e duas barra de chocolate',
      expect: ['1 agua-gas [Fardo com 12]', '2 barra-chocolate'],
    },
    {
      text: 'entrega em pinheiros na rua dos pinheiros oitocentos e dez e eu vou pagar no pix',
      expect: ['entrega', 'bairro Pinheiros', 'endereço rua dos pinheiros oitocentos e dez', 'pagamento pix'],
    },
  ],
  hortifruti: [
    {
      text: 'bom dia separa um quilo de batata inglesa meio quilo de cenoura ralada e um maço de cheiro verde',
      expect: ['1 batata [1 kg]', '1 cenoura [500 g] + preparo:ralado', '1 cheiro-verde'],
    },
    { text: 'uma dúzia de laranja e duas bandeja de morango', expect: ['1 laranja [Dúzia]', '2 morango'] },
    {
      text: 'dois mamão um maduro e um de vez',
      expect: ['1 mamao + maturacao:maduro', '1 mamao + maturacao:de-vez'],
    },
    { text: 'quanto tá a melancia', expect: ['pergunta preço melancia'] },
    {
      text: 'tira o chuchu e bota abacate',
      cart: ['1 chuchu [1 kg]', '1 alho'],
      expect: ['1 alho', '1 abacate'],
    },
    {
      text: 'três polpa de cajá duas de goiaba e uma de manga',
      expect: ['3 polpa-caja', '2 polpa-goiaba', '1 polpa-manga'],
    },
  ],
}
