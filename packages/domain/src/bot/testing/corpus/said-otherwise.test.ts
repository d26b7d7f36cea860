import { everyOne } from './every-one'

everyOne('hundreds and dozens', [
  ['pastel-da-moca', 'meio cento de risole', ['1 f-risole [Meio cento]']],
  [
    'pastel-da-moca',
    'um cento de coxinha e meio cento de kibe',
    ['1 f-coxinha [Cento]', '1 f-kibe [Meio cento]'],
  ],
  ['pastel-da-moca', 'dois centos de bolinha de queijo', ['2 f-bolinha [Cento]']],
  ['pastel-da-moca', 'duas dúzias de coxinha', ['24 coxinha']],
  ['salgaderia', '2 centos de kibe', ['2 quibe [Cento]']],
  ['salgaderia', 'quero um cento e meio de coxinha', ['1 coxinha [Cento]', '1 coxinha [50 unidades]']],
  ['confeitaria', 'meio cento de brigadeiro', ['50 brigadeiro']],
  [
    'brigaderia',
    'um cento de beijinho e meio cento de cajuzinho',
    ['1 beijinho [Cento]', '1 cajuzinho [50 unidades]'],
  ],
  ['padaria', 'uma dúzia de pão francês', ['12 pao-frances [Unidade]']],
  ['mercadinho', 'uma dúzia de ovos', ['1 ovos [Bandeja com 12]']],
])

everyOne('sizes behind names', [
  ['nami-sushi', '1 uramaki skin 8', ['1 ura-skin [8 peças]']],
  ['nami-sushi', '2 hot roll (16) e 1 hot banana (8)', ['2 hot-roll [16 peças]', '1 hot-banana [8 peças]']],
  [
    'nami-sushi',
    'uramaki skin 4 pçs e uramaki california 8 pçs',
    ['1 ura-skin [4 peças]', '1 ura-california [8 peças]'],
  ],
  [
    'nami-sushi',
    'dois sashimi de atum, um de cinco e um de dez',
    ['1 sashimi-atum [5 fatias]', '1 sashimi-atum [10 fatias]'],
  ],
  [
    'brigaderia',
    '2 caixa presente, uma de 4 e uma de 9',
    ['1 caixa [4 unidades] + ?sabores', '1 caixa [9 unidades] + ?sabores'],
  ],
  ['acai', '2 açaí, um de 300 e um de 500', ['1 acai [300 ml]', '1 acai [500 ml]']],
  ['deposito', 'coca seiscentos e uma skol', ['1 coca [600 ml]', '1 skol-lata']],
  ['deposito-mucuripe', 'duas brahma de latão e 3 brahma lata', ['2 brahma-latao', '3 brahma-lata']],
  ['deposito-mucuripe', 'duas água grande de 1 litro e meio', ['2 agua-15']],
  ['churrascaria', 'uma porção inteira de mandioca', ['1 mandioca [Inteira]']],
])

everyOne('what is pointed at', [
  ['forno-alto', 'uma grande com metade calabresa e metade atum', ['1 p-atum / p-calabresa [Grande]']],
  ['forno-alto', 'média sendo metade atum e metade mussarela', ['1 p-atum / p-mussarela [Média]']],
  [
    'pizza-recife',
    'uma pizza grande com metade calabresa e metade portuguesa',
    ['1 pizza [Grande] + sabores:calabresa + sabores:portuguesa'],
  ],
  ['padaria', 'um bolo, aquele de cenoura', ['1 bolo-cenoura [?]']],
  ['confeitaria', 'quero um bolo inteiro, mas o que é de cenoura', ['1 bolo-cenoura [Inteiro]']],
  ['nami-sushi', 'o combinado de 15, mas aquele que é só de salmão', ['1 comb-salmao-15']],
  ['brasa-campeira', 'duas alaminuta de frango', ['2 minuta-frango']],
])

everyOne('how it is wanted', [
  [
    'hamburgueria',
    'um x-bacon com bastante cheddar e pouca maionese',
    ['1 x-bacon (bastante cheddar pouca maionese)'],
  ],
  [
    'pizzaria',
    'pizza grande de calabresa cortada em 12 fatias',
    ['1 pizza [Grande] + sabores:calabresa (cortada em 12 fatias)'],
  ],
  ['acougue', '1kg de picanha fatiada em tiras', ['1 picanha [1 kg] (fatiada em tiras)']],
  ['nami-sushi', 'um yakisoba misto grande com bastante gengibre', ['1 yaki-misto [G] (bastante gengibre)']],
])

everyOne('an option that may be several', [
  [
    'pizzaria',
    'uma família meia calabresa meia frango',
    ['1 pizza [Família] + sabores:calabresa + ?sabores'],
  ],
  ['pizzaria', 'uma grande de calabresa e frango', ['1 pizza [Grande] + sabores:calabresa + ?sabores']],
  [
    'quentinha',
    'uma quentinha grande, ensopado, arroz, feijão e farofa',
    ['1 quentinha [Grande] + carne:ensopado + guarnicao:arroz + guarnicao:farofa + ?guarnicao'],
  ],
])

everyOne('one and a half', [
  ['galeteria', 'um frango assado e meio', ['1 frango [Inteiro]', '1 frango [Meio]']],
  ['galeteria', 'dois galetos e meio', ['2 galeto [Inteiro]', '1 galeto [Meio]']],
  [
    'galeteria',
    'um galeto e meio e uma coca de 2 litros',
    ['1 galeto [Inteiro]', '1 galeto [Meio]', '1 coca-2l'],
  ],
  ['galeteria', 'meio frango assado', ['1 frango [Meio]']],
  ['churrascaria', 'uma porção e meia de batata', ['1 batata [Inteira]', '1 batata [Meia]']],
])

everyOne('who and how many people', [
  ['hamburgueria', 'oi, aqui é o João Pedro, somos 4 e queremos 4 x-bacon', ['4 x-bacon', 'nome joao pedro']],
  ['hamburgueria', 'boa noite, sou a Marina, quero um x-salada', ['1 x-salada', 'nome marina']],
  [
    'pizzaria',
    'estamos em 6 pessoas e vamos querer duas pizzas grandes de calabresa',
    ['2 pizza [Grande] + sabores:calabresa'],
  ],
  ['hamburgueria', 'somos um grupo de 5, quero 5 x-salada', ['5 x-salada']],
  [
    'tapiocaria',
    '2 tapiocas de queijo, vou retirar hoje às 18h, sou o Beto',
    ['2 tapioca + recheio:queijo', 'retirada', 'hora 18:00', 'nome beto'],
  ],
  ['galeteria', 'quero falar com a dona Maria', ['pessoa']],
])

everyOne('a go-ahead behind a question', [
  ['padaria', 'tem bolo de cenoura? pode separar um', ['1 bolo-cenoura [?]']],
  ['acougue', 'ainda tem 2kg de picanha? se sim pode separar', ['2 picanha [1 kg]']],
  ['sushi', 'vocês têm hot de camarão? então pode mandar', ['1 hot-camarao']],
  ['deposito-mucuripe', 'tem 2 isqueiro? pode anotar', ['2 isqueiro']],
])

everyOne('what is asked about', [
  ['acai', 'o açaí é feito de que?', ['pergunta ingredientes acai']],
  ['deposito', 'tá quanto o botijão de gás?', ['pergunta preço botijao']],
  ['pastel-da-moca', 'qual o valor do cento do kibe?', ['pergunta preço f-kibe']],
  ['marmitaria', 'fica onde o restaurante?', ['pergunta loja']],
  [
    'lanchonete',
    '3 coxinhas. tô em Manacapuru, dá pra entregar?',
    ['3 coxinha', 'entrega', 'fora manacapuru'],
  ],
])

everyOne('corrections', [
  ['salgaderia', 'aumenta pra dois centos', ['2 coxinha [Cento]'], ['1 coxinha [Cento]']],
  ['confeitaria', 'muda pra 3', ['3 brigadeiro'], ['1 brigadeiro']],
  ['adega', 'não é lata não, é long neck', ['2 heineken-ln [Unidade]'], ['2 heineken-lata [Unidade]']],
  ['deposito', 'não é lata, é 2 litros', ['1 coca [2 litros]'], ['1 coca [Lata]']],
  ['hamburgueria', 'dobra o x-bacon', ['4 x-bacon', '1 x-salada'], ['2 x-bacon', '1 x-salada']],
  [
    'hamburgueria',
    'não são mais 3 x-bacon não, bota só 2',
    ['2 x-bacon', '1 x-salada'],
    ['3 x-bacon', '1 x-salada'],
  ],
  [
    'hamburgueria',
    'tira o x-salada que minha filha não quer mais',
    ['1 x-bacon'],
    ['1 x-bacon', '1 x-salada'],
  ],
  ['hamburgueria', 'manda sem cebola', ['1 x-salada (sem cebola)', '1 x-bacon'], ['1 x-bacon', '1 x-salada']],
  [
    'pizzaria',
    'a pizza não é de calabresa, é de mussarela',
    ['1 pizza [Grande] + sabores:mussarela'],
    ['1 pizza [Grande] + sabores:calabresa'],
  ],
  ['pastel-da-moca', 'bora fazer 2 de cada', ['2 coxinha', '2 kibe'], ['1 coxinha', '1 kibe']],
  [
    'galeteria',
    'a coca pode ser a de 1 litro',
    ['1 coca-1l', '1 esp-coracao'],
    ['1 coca-2l', '1 esp-coracao'],
  ],
  [
    'brasa-campeira',
    'a picanha não é ao ponto, é mal passada',
    ['1 picanha [500 g] + ponto:mal'],
    ['1 picanha [500 g] + ponto:ao-ponto'],
  ],
  ['deposito-mucuripe', 'e o cigarro pode tirar', ['1 smirnoff'], ['1 smirnoff', '1 marlboro']],
  [
    'deposito-mucuripe',
    'me enganei, o galão é só a troca',
    ['1 galao + casco:troca'],
    ['1 galao + casco:novo'],
  ],
  ['hamburgueria', 'me vê um x-bacon, digo, um x-salada', ['1 x-salada']],
  ['deposito-mucuripe', 'uma vodka... não, um whisky', ['1 red-label']],
])

everyOne('what they are, said last', [
  ['pastelaria', 'quero 2 de carne e 1 de queijo, pastel', ['2 p-carne', '1 p-queijo']],
  [
    'tapiocaria',
    'um de frango e um de queijo, tapioca mesmo',
    ['1 tapioca + recheio:frango', '1 tapioca + recheio:queijo'],
  ],
  ['churrascaria', '3 de carne e 2 de frango, espeto', ['3 e-carne', '2 e-frango']],
])

everyOne('what was given up', [
  [
    'hamburgueria',
    'desisti de ir buscar, entrega na rua x 10',
    ['1 x-bacon', 'entrega', 'endereço rua x 10'],
    ['1 x-bacon'],
  ],
  ['hamburgueria', 'desisti desse', ['1 x-bacon'], ['1 x-bacon', '1 x-salada']],
])

everyOne('many as one', [
  ['adega', 'uma caixa de brahma lata', ['1 brahma-lata [Fardo]']],
  ['deposito-mucuripe', 'manda duas caixas de heineken e 3 red bull', ['2 heineken-fardo', '3 red-bull']],
  ['deposito', 'um fardo de skol', ['1 skol-caixa']],
  ['adega', 'um fardo de brahma', ['1 brahma-lata [Fardo]']],
  ['salgaderia', '25 de coxinha e 25 de quibe', ['1 coxinha [25 unidades]', '1 quibe [25 unidades]']],
])

everyOne('no more than was said', [
  [
    'pizzaria',
    'vou querer aquela de 4 queijos tamanho família',
    ['1 pizza [Família] + sabores:quatro-queijos'],
  ],
  ['padaria', '5 pães franceses e 200g de presunto', ['5 pao-frances [Unidade]', '1 presunto [200 g]']],
  ['esfiharia', '6 de carne e 4 de queijo', ['6 esf-carne [?]', '4 esf-queijo [?]']],
  ['sushi', '1 combinado 20 peças só de salmão', ['1 combo-20', '!']],
  ['confeitaria', 'um bolo de chocolate de 2kg', ['? 1: bolo-chocolate']],
  ['espetinho', 'e uma cerveja', ['? 1 cerveja: brahma-600 | heineken-600']],
])

everyOne('what comes in other sizes', [
  ['hamburgueria', 'queria um x-bacon e uma batata média', ['1 x-bacon', '1 batata [?]']],
  ['tacaca', '1 vatapá e 1 tacacá médio', ['1 vatapa', '? 1 tacacá médio: tacaca']],
  ['espetinho', '2 pizza broto calabresa e 4 espetinhos de carne', ['2 p-calabresa [?]', '4 esp-carne']],
  ['acougue', '500 de carne moída de primeira', ['1 moida-1 [500 g]']],
  [
    'pizzaria',
    'quero 2 grandes, uma toda calabresa e outra metade mussarela metade bacon',
    ['1 pizza [Grande] + sabores:calabresa', '1 pizza [Grande] + sabores:mussarela + sabores:bacon'],
  ],
  ['galeteria', '2 espetos de coração e uma farofa', ['2 esp-coracao', '1 farofa [?]']],
  ['acai', 'quanto tá o açaí de 500? vou querer 2', ['2 acai [500 ml]', 'pergunta preço acai']],
])

everyOne('one of several', [
  [
    'quentinha',
    '2 acarajé com vatapá, sem pimenta em um',
    ['1 acaraje + recheio:vatapa', '1 acaraje + recheio:vatapa (sem pimenta)'],
  ],
  [
    'churrascaria',
    '3 jantinha de cupim com arroz, sem arroz numa delas',
    ['2 jantinha + espeto:cupim + acompanhamentos:arroz', '1 jantinha + espeto:cupim (sem arroz)'],
  ],
  [
    'sushi',
    '2 temaki skin, num deles põe cebolinha',
    ['1 temaki-skin', '1 temaki-skin + adicionais:cebolinha'],
  ],
  ['lanchonete', '2 dindim de coco e açaí', ['1 dindim + sabor:coco', '1 dindim + sabor:acai']],
])

everyOne('counts behind names', [
  ['padaria', 'coxinha 3 e manteiga', ['3 coxinha', '1 manteiga']],
  ['mercadinho', 'detergente 2 unidades e sabonete', ['2 detergente', '1 sabonete']],
  ['esfiharia', 'pão sírio (pacote com 5), 3', ['3 pao-sirio']],
  ['lanchonete', '3 coxinha e 2 com catupiry', ['3 coxinha', '2 coxinha-catupiry']],
])

everyOne('taken back within a message', [
  ['farma24', 'dorflex caixa, digo, cartela', ['1 dorflex [Cartela]']],
  ['marmitaria', 'um escondidinho de charque, ops, de frango', ['1 escondidinho-frango']],
  ['padaria', 'uma cuca de uva inteira, aliás metade', ['1 cuca-uva [Metade]']],
])

everyOne('changes of a cart', [
  [
    'esfiharia',
    'troca 2 de carne por 2 de palmito',
    ['3 esf-carne [Aberta]', '2 esf-palmito [Aberta]'],
    ['5 esf-carne [Aberta]'],
  ],
  ['sorveteria', 'tira 1 picolé de açaí e põe 1 de milho', ['2 pc-acai', '1 pc-milho'], ['3 pc-acai']],
  ['padaria', 'tira o misto e a coxinha', ['1 leite'], ['1 misto', '2 coxinha', '1 leite']],
  [
    'marmitaria',
    'na marmita tira o arroz',
    ['1 marmita [P] + proteina:bife'],
    ['1 marmita [P] + proteina:bife + guarnicoes:arroz'],
  ],
  ['pizza-recife', 'sem o pudim', ['1 batata [Meia]'], ['1 batata [Meia]', '1 pudim']],
])

everyOne('so many of each', [
  [
    'pastelaria',
    'quero pastel, dois de cada: carne, queijo e pizza',
    ['2 p-carne', '2 p-queijo', '2 p-pizza'],
  ],
  ['pastelaria', '3 pasteis, um de cada: carne, frango e pizza', ['1 p-carne', '1 p-frango', '1 p-pizza']],
  ['hamburgueria', 'bota mais um de cada', ['3 x-tudo', '2 coca-lata'], ['2 x-tudo', '1 coca-lata']],
])

everyOne('what ends an order, and what takes nothing of it back', [
  ['hamburgueria', 'não quero mais nada não, obrigada', ['2 x-tudo', 'fim'], ['2 x-tudo']],
  ['hamburgueria', 'n vou querer mais nada n, valeu', ['2 x-tudo', 'fim'], ['2 x-tudo']],
  ['hamburgueria', 'não quero mais entrega, vou buscar', ['2 x-tudo', 'retirada'], ['2 x-tudo']],
  ['hamburgueria', 'e um x-egg', ['2 x-tudo', '1 x-egg'], ['2 x-tudo']],
])

everyOne('one of them, and another size', [
  [
    'hamburgueria',
    'minha esposa não come bacon, tira',
    ['1 x-tudo', '1 coca-lata'],
    ['1 x-tudo + adicionais:bacon', '1 coca-lata'],
  ],
  [
    'hamburgueria',
    'tira o bacon de um deles',
    ['1 x-tudo', '1 x-tudo + adicionais:bacon'],
    ['2 x-tudo + adicionais:bacon'],
  ],
  [
    'hamburgueria',
    'dois x-tudo, um sem cebola e o outro sem tomate',
    ['1 x-tudo (sem cebola)', '1 x-tudo (sem tomate)'],
  ],
  ['hamburgueria', 'os x-tudo podem ser 3', ['3 x-tudo', '1 coca-lata'], ['2 x-tudo', '1 coca-lata']],
  ['petshop', 'o alpiste pode ser de 1 kg', ['1 alpiste [1 kg]'], ['1 alpiste [500 g]']],
  [
    'petshop',
    'muda o sachê pra salmão',
    ['2 sache-whiskas + sabor:salmao'],
    ['2 sache-whiskas + sabor:carne'],
  ],
  [
    'marmitaria',
    '2 quentinhas P de bife, sem salada as duas',
    ['2 marmita [P] + proteina:bife (sem salada)'],
  ],
])

everyOne('where a product ends', [
  ['brilho-da-serra', 'um rodo e um balde', ['1 rodo', '1 balde']],
  ['brilho-da-serra', '2 luva M e um par de luva G', ['2 luva + tamanho:m', '1 luva + tamanho:g']],
  [
    'brilho-da-serra',
    '5 litros de água sanitária e 2 de desinfetante lavanda',
    ['1 agua-sanitaria [5 litros]', '1 desinfetante [2 litros] + aroma:lavanda'],
  ],
  ['pao-do-gonzaga', 'um pão de forma e um litro de leite', ['1 pao-forma', '1 leite']],
  ['emporio-do-pilar', '2 doce de abóbora 600g', ['2 doce-abobora [Pote 600g]']],
  ['cuca-da-oma', 'um pedaço de cuca de uva', ['1 c-uva [Fatia]']],
  ['trailer-do-tiao', 'x-egg 2 coca lata 1 agua c gas 3', ['2 x-egg', '1 coca-lata', '3 agua-gas']],
])

everyOne('said of one of those before', [
  [
    'guaiba-burger',
    'três smash duplo e uma batata grande, um dos smash é sem picles',
    ['2 smash-duplo', '1 smash-duplo (sem picles)', '1 batata [G]'],
  ],
  [
    'marmitaria',
    'duas marmita P uma de bife e uma de peixe essa do peixe é sem salada',
    ['1 marmita [P] + proteina:bife', '1 marmita [P] + proteina:peixe (sem salada)'],
  ],
])

everyOne('what says nothing of an order', [
  ['hamburgueria', '2 x-tudo e uma coca lata, é festinha kkk', ['2 x-tudo', '1 coca-lata']],
  ['hamburgueria', '2 x-tudo, chegou visita aqui em casa', ['2 x-tudo']],
  ['hamburgueria', 'hoje tem jogo, 2 x-tudo', ['2 x-tudo']],
  ['sorveteria', 'brigadão, bom trabalho aí!', ['oi']],
  ['tacaca', 'vocês mandam pra Marituba?', ['pergunta entrega Marituba']],
  ['brilho-da-serra', 'quais aromas de desinfetante tem?', ['pergunta sabores desinfetante']],
  ['hamburgueria', 'quero um quilo de picanha e um x-tudo', ['!', '1 x-tudo']],
])

everyOne('who each thing is for', [
  [
    'dogao',
    'pra mim um dogão de bacon simples, pro meu irmão um x-egg sem milho e pra Sabrina um mini dog',
    ['1 dog-bacon [Simples]', '1 x-egg (sem milho)', '1 mini-dog'],
  ],
  [
    'lanchonete',
    'a Neide quer um misto com ovo, o seu Raimundo vai de cuscuz com ovo e eu quero 2 kibes',
    ['1 misto + adicionais:ovo', '1 cuscuz-ovo', '2 kibe'],
  ],
  [
    'gelados',
    'dois cascões de 2 bolas, o meu de flocos e creme e o dela de castanha e tapioca',
    [
      '1 cascao [2 bolas] + sabores:flocos + sabores:creme',
      '1 cascao [2 bolas] + sabores:castanha + sabores:tapioca',
    ],
  ],
  ['galeteria', 'um galeto inteiro pra gente e um pra minha sogra', ['2 galeto [Inteiro]']],
  [
    'pastel-da-moca',
    'dois pastéis de frango normais, o do Caio sem orégano',
    ['1 past-frango [Normal]', '1 past-frango [Normal] (sem orégano)'],
  ],
  [
    'dogao',
    'o x-bacon da Sabrina é sem tomate',
    ['1 x-bacon (sem tomate)', '1 agua'],
    ['1 x-bacon', '1 agua'],
  ],
  ['dogao', 'meu cunhado desistiu do pudim', ['1 x-tudo'], ['1 x-tudo', '1 pudim']],
  ['lanchonete', 'minha mãe não quer mais a empada', ['1 kibe'], ['1 kibe', '1 empada']],
  ['galeteria', 'um espeto de queijo pra cada um, somos quatro', ['4 esp-queijo']],
  ['lanchonete', 'cada criança quer 2 coxinhas, são 3 crianças', ['6 coxinha']],
])

everyOne('what is taken back, in letters and in one breath', [
  ['dogao', 'Peço que retirem a polenta frita.', ['1 x-tudo'], ['1 x-tudo', '1 polenta [Meia]']],
  ['lanchonete', 'não quero mais o pudim pode tirar', ['1 cafe'], ['1 cafe', '1 pudim']],
  ['lanchonete', 'solicito o cancelamento do pudim', ['1 cafe'], ['1 cafe', '1 pudim']],
  ['galeteria', 'não era frango assado era galeto', ['1 galeto [Meio]'], ['1 frango [Meio]']],
  [
    'lanchonete',
    'Gostaria, se possível, de trocar a coxinha por um kibe.',
    ['1 kibe', '1 agua'],
    ['1 coxinha', '1 agua'],
  ],
  ['dogao', 'um x-salada, não, melhor um x-egg', ['1 x-egg']],
  [
    'gelados',
    'gostaria de alterar a quantidade para cinco',
    ['5 dindim + sabor:coco'],
    ['2 dindim + sabor:coco'],
  ],
])

everyOne('sizes said first, halves and counts of what is chosen', [
  [
    'gelados',
    'três bolas de sorvete no copo, uma de creme, uma de flocos e uma de tapioca',
    ['1 sorvete-copo [3 bolas] + sabores:creme + sabores:flocos + sabores:tapioca'],
  ],
  [
    'metro-cancao',
    '1 metro meia calabresa meia portuguesa e uma coca lata',
    ['1 p-calabresa / p-portuguesa [1 metro]', '1 coca-lata'],
  ],
  ['aro-doce', 'uma caixa de 6 toda de nutella', ['1 caixa-6 + sabores:nutella*6']],
  [
    'brasa-da-praia',
    'o combo de 10 espetos metade frango metade carne',
    ['1 combo-10 + espetos:carne*5 + espetos:frango*5'],
  ],
])

everyOne('houses, streets and hours as people write them', [
  [
    'lanchonete',
    'Rua Rio Branco, 1.250, Chapada',
    ['1 kibe', 'entrega', 'bairro Chapada', 'endereço Rua Rio Branco, 1.250'],
    ['1 kibe'],
  ],
  ['dogao', '2 x-egg, retiro às oito e meia', ['2 x-egg', 'retirada', 'hora 20:30']],
  ['dogao', 'Turma 1: 10 x-egg\nTurma 2: 5 x-salada', ['10 x-egg', '5 x-salada']],
  ['dogao', '1 pudim e pago no dinehiro', ['1 pudim', 'pagamento cash']],
  ['dogao', '1 pudim pra retirrar ai', ['1 pudim', 'retirada']],
])

everyOne('what is not sold, and what is only told', [
  ['lanchonete', '1 farinha de macaxeira e 1 pudim', ['1 pudim', '! farinha de macaxeira']],
  ['lanchonete', 'quero aquela coisa linda que vi no insta de vocês', ['?']],
  ['lanchonete', 'vocês têm pudim e quanto custa', ['pergunta tem pudim', 'pergunta preço pudim']],
  [
    'galeteria',
    'prato de frango acompanhado de baião e farofa',
    ['1 prato-frango + acompanhamentos:baiao + acompanhamentos:farofa'],
  ],
])

everyOne('as what another has', [
  ['dogao', 'um x-egg pra mim, o Rui quer igual com bacon', ['1 x-egg', '1 x-egg + adicionais:bacon']],
  ['adega', 'a Bel quer um monster e eu também', ['2 monster']],
  ['padaria', 'meu pai quer um também igual', ['2 misto'], ['1 misto']],
  [
    'pastelaria',
    'outro igual sem azeitona pro meu tio',
    ['1 p-pizza', '1 p-pizza (sem azeitona)'],
    ['1 p-pizza'],
  ],
  [
    'forno-alto',
    'pra mim uma média de atum, pro Téo a mesma coisa só que grande',
    ['1 p-atum [Média]', '1 p-atum [Grande]'],
  ],
  ['adega', 'uma igual pra minha irmã', ['2 monster'], ['1 monster']],
])

everyOne('one for each', [
  ['confeitaria', 'um quindim pra cada, somos quatro', ['4 quindim']],
  ['padaria', 'misto pra todo mundo, tamo em 5', ['5 misto']],
  ['pastelaria', 'os dois iguais: pastel de queijo com milho', ['2 p-queijo + adicionais:milho']],
  ['confeitaria', 'eu e a Lia queremos quindim', ['2 quindim']],
  ['lanchonete', 'uma empada pra cada um menos pra mim, somos 4', ['3 empada']],
])

everyOne('somebody else who wants it too', [
  [
    'padaria',
    'meu pai quer um misto, a Rita também e a vó quer um bolo de cenoura inteiro',
    ['2 misto', '1 bolo-cenoura [Inteiro]'],
  ],
  ['confeitaria', 'o Davi quer um quindim, minha irmã também e eu uma cocada', ['2 quindim', '1 cocada']],
  ['pastelaria', 'são 3 padrinhos, um pastel de queijo pra cada um', ['3 p-queijo']],
  ['confeitaria', 'são 5 vizinhas, um quindim pra cada', ['5 quindim']],
  ['confeitaria', 'somos 3 e cada um quer uma cocada', ['3 cocada']],
])

everyOne('as it comes', [
  [
    'fruta-da-ilha',
    '3 açaí de copo de 500, dois com granola e o outro sem nada',
    ['1 acai-copo [500 ml]', '2 acai-copo [500 ml] + acompanhamentos:granola'],
  ],
])

everyOne('a size alone, and a kind behind it', [
  [
    'acai',
    'um de 500 com granola e um de 700',
    ['1 acai [500 ml] + acompanhamentos:granola', '1 acai [700 ml]'],
  ],
  ['acai-da-orla', 'me vê um de 300 com paçoca', ['1 acai [300 ml] + acompanhamentos:pacoca']],
  ['deposito', 'coca 2l zero e 3 skol', ['1 coca-zero [2 litros]', '3 skol-lata']],
])

everyOne('a count behind what lies there already', [
  ['confeitaria', 'quindim 5', ['5 quindim'], ['2 quindim']],
  ['adega', 'monster 4', ['4 monster'], ['1 monster']],
])

everyOne('one thing for another', [
  [
    'pizza-recife',
    'em vez da skol uma heineken',
    ['1 heineken', '1 pizza [Grande] + sabores:atum'],
    ['1 skol', '1 pizza [Grande] + sabores:atum'],
  ],
  [
    'ceviche-do-farol',
    'tira o lomo e põe tostones no lugar',
    ['1 causa', '1 tostones'],
    ['1 lomo + arroz:coco', '1 causa'],
  ],
  ['quentinha', 'tira a coca e põe um suco de acerola no lugar', ['1 suco + fruta:acerola'], ['1 coca-lata']],
])

everyOne('a half whose name counts', [
  [
    'forno-alto',
    'uma grande meia atum meia quatro queijos, sem cebola no atum',
    ['1 p-atum / p-quatro-queijos [Grande] (sem cebola no atum)'],
  ],
])

everyOne('short words and courtesies', [
  ['costela-sete', 'uma costela p 2 pessoas', ['1 costela [2 pessoas] + ?guarnicao']],
  [
    'hamburgueria',
    'Um x-bacon e uma batata grande, por favor. Desde já agradeço.',
    ['1 x-bacon', '1 batata [Grande]'],
  ],
  ['confeitaria', 'três quindins. Muito agradecida!', ['3 quindim']],
  [
    'peixaria',
    'a moqueca é servida com que?',
    ['pergunta ingredientes moq-camarao | moq-peixe | moq-mista | moq-siri'],
  ],
  [
    'erva-do-iguacu',
    'uma cuia de porongo com nome gravado, no nome da Ana',
    ['1 cuia-porongo + gravacao:nome', 'nome Ana'],
  ],
])

everyOne('what is done, what comes in pairs, and what holds for both', [
  ['lava-vale', 'um jogo de lençol casal passado', ['1 lencol [Casal] + cuidado:passar']],
  ['lava-vale', 'duas camisas sociais passadas e um vestido', ['2 camisa + cuidado:passar', '1 vestido']],
  ['pedal-do-cariri', 'dois pares de pedais e um farol', ['2 pedal', '1 farol']],
  ['petshop', 'um par de comedouros', ['2 comedouro']],
  [
    'acai',
    '2 açaís de 500, ambos com granola e banana',
    ['2 acai [500 ml] + acompanhamentos:banana + acompanhamentos:granola'],
  ],
  [
    'parme-do-paranoa',
    'duas parmegianas de frango individuais, as duas com purê e legumes',
    ['2 frango [Individual] + acompanhamentos:legumes + acompanhamentos:pure'],
  ],
  [
    'parme-do-paranoa',
    'uma parmegiana de peixe casal sem nada de molho',
    ['1 peixe [Casal] + ?acompanhamentos (sem nada de molho)'],
  ],
])

everyOne('who has something, and where it is collected', [
  ['lava-vale', 'minha filha tem um vestido e eu uma calça jeans', ['1 vestido', '1 calca']],
  ['lava-vale', 'buscam no Independência?', ['pergunta entrega Independência']],
])

everyOne('a figure of an option', [
  ['pedal-do-cariri', 'a câmara é aro 29', ['1 camara + aro:a29'], ['1 camara + aro:a20']],
  ['isca-viva', 'o anzol é número 8', ['1 anzol + tamanho:n8'], ['1 anzol + tamanho:n4']],
])

everyOne('figures that count, in packs and together', [
  ['empanadas-da-fronteira', 'duas meia dúzia de empanada de carne', ['2 e-carne [Meia dúzia]']],
  ['bolha-de-cha', 'seis mochi de coco, 4 pra mim e 2 pra minha irmã', ['6 mochi + sabor:coco']],
])

everyOne('what may be wrong is asked', [
  ['festa-aquiri', 'faixa de parabéns pra quatro festas', ['?']],
  ['salgaderia', '32 quibes, 20 pra festa e 12 pra levar', ['?']],
  ['lava-vale', 'tapete pequeno pra três quartos', ['?']],
  ['pastelaria', 'são 6 no total sendo 2 de queijo', ['4 p-frango', '?'], ['4 p-frango']],
  [
    'quentinha',
    'minha mãe vai na média de frango, meu pai na grande de bife e meu irmão na grande de frango',
    ['?'],
  ],
  ['acai', '2 açaís de 500 com granola e banana nos dois', ['?']],
  ['pedal-do-cariri', '2 pneus: um aro 20 e outro aro 29', ['?']],
  ['lava-vale', 'põe pra passar também o vestido', ['1 vestido', '?'], ['1 vestido']],
  [
    'pizza-do-bingen',
    'faz meia atum essa pizza',
    ['1 p-calabresa [Grande]', '?'],
    ['1 p-calabresa [Grande]'],
  ],
  [
    'calzone-da-lagoa',
    'deixa metade ricota nesse calzone',
    ['1 c-berinjela [Família]', '?'],
    ['1 c-berinjela [Família]'],
  ],
  ['metro-cancao', 'meio metro meio a meio frango c/ requeijão e milho com bacon', ['?']],
  ['burger-carioca', 'o da Jú é crispy com cheddar, o da Nat sem cheddar', ['?']],
  [
    'forno-alto',
    'muda pra média e meia calabresa meia atum',
    ['1 p-calabresa [Grande]', '?'],
    ['1 p-calabresa [Grande]'],
  ],
  ['esfiharia', 'queria saber se o kibe cru é fresco', ['?']],
  ['acai', '2 açaí de 500 com granola, no meu põe nutella', ['?']],
  ['acai', 'a água é sem gás', ['1 agua-gas', '?'], ['1 agua-gas']],
])
