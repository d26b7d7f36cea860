import type { CorpusMessage } from '../../../corpus'

/** lava-vale: what is ordered. */
export const lavaValeOrders: readonly CorpusMessage[] = [
  {
    text: 'quero lavar um edredom de casal e duas toalhas de banho',
    expect: ['1 edredom [Casal]', '2 toalha'],
  },
  { text: '5 camisas sociais pra lavar e passar', expect: ['5 camisa + cuidado:passar'] },
  { text: 'um vestido de festa com mancha pra tirar', expect: ['1 vestido-festa + cuidado:manchas'] },
  { text: '2 calça jeans e 1 par de tenis', expect: ['2 calca', '1 tenis'] },
  { text: 'um cesto de 5kg com amaciante hipoalergênico', expect: ['1 cesto [5 kg] + cuidado:amaciante'] },
  { text: '1 edredom king e 1 jogo de lençol king', expect: ['1 edredom [King]', '1 lencol [King]'] },
  { text: 'um tapete', expect: ['? 1 tapete: tapete-pequeno | tapete-grande'] },
  { text: 'dois tapetes pequenos e um grande', expect: ['2 tapete-pequeno', '1 tapete-grande'] },
  { text: 'um vestido', expect: ['1 vestido'] },
  { text: 'jogo de lençol de solteiro, 3', expect: ['3 lencol [Solteiro]'] },
  { text: 'cobertor', expect: ['1 cobertor [?]'] },
  { text: 'terno completo passado e 3 camisa social', expect: ['1 terno + cuidado:passar', '3 camisa'] },
  {
    text: 'boa tarde, busca aqui um cesto de 10 quilos no Independência, rua das acácias 77',
    expect: ['1 cesto [10 kg]', 'entrega', 'bairro Independência', 'endereço rua das acácias 77'],
  },
  { text: 'quatro capas de almofada e uma cortina', expect: ['4 almofada', '1 cortina'] },
  {
    text: 'ô fia, tenho um cobertor de casal e dois de solteiro pra lavar',
    expect: ['1 cobertor [Casal]', '2 cobertor [Solteiro]'],
  },
  {
    text: 'um edredom casal, uma manta de sofá e 2 toalhas',
    expect: ['1 edredom [Casal]', '! manta de sofá', '2 toalha'],
  },
  {
    text: '3 camisa social, uma delas com mancha pra tirar',
    expect: ['1 camisa + cuidado:manchas', '2 camisa'],
  },
  {
    text: 'uma calça jeans e um vestido, os dois passados',
    expect: ['1 calca + cuidado:passar', '1 vestido + cuidado:passar'],
  },
  { text: 'uma dúzia de toalha de banho', expect: ['12 toalha'] },
  { text: 'meu marido tem um terno e eu um vestido de festa', expect: ['1 terno', '1 vestido-festa'] },
  { text: '2 edredom: 1 solteiro e 1 casal', expect: ['1 edredom [Solteiro]', '1 edredom [Casal]'] },
  {
    text: 'lençol king com amaciante hipoalergenico, 2 jogos',
    expect: ['2 lencol [King] + cuidado:amaciante'],
  },
  { text: 'dois cestos, um de 5 e um de 10', expect: ['1 cesto [5 kg]', '1 cesto [10 kg]'] },
  { text: 'par de tênis x2 e capa de almofada x4', expect: ['2 tenis', '4 almofada'] },
]
