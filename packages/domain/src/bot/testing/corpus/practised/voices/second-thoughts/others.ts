import type { CorpusMessage } from '../../../corpus'

/** What is changed, corrected or asked in the middle of an order, of other shops. */
export const secondThoughtsOthers: Readonly<Record<string, readonly CorpusMessage[]>> = {
  confeitaria: [
    { text: 'mais um igual a esse pro meu vizinho', cart: ['1 pudim'], expect: ['2 pudim'] },
    {
      text: 'o café da Lu é grande',
      cart: ['2 cafe [Pequeno]'],
      expect: ['1 cafe [Pequeno]', '1 cafe [Grande]'],
    },
    { text: 'são 5 coxinhas e não 4', cart: ['4 coxinha', '1 agua'], expect: ['5 coxinha', '1 agua'] },
    { text: 'faz 12 kibe', cart: ['10 kibe'], expect: ['12 kibe'] },
    {
      text: 'o sonho é de goiabada, troquei',
      cart: ['1 sonho + recheio:creme'],
      expect: ['1 sonho + recheio:goiabada'],
    },
    {
      text: '2 de umbu e 1 de cajá',
      cart: ['3 suco [300 ml] + sabor:umbu'],
      expect: ['2 suco [300 ml] + sabor:umbu', '1 suco [300 ml] + sabor:caja'],
    },
    { text: 'tira a cocada e pode fechar', cart: ['1 quindim', '1 cocada'], expect: ['1 quindim', 'fim'] },
    {
      text: 'pensando melhor vou passar aí pra buscar',
      cart: ['2 coxinha'],
      at: 'confirm',
      expect: ['2 coxinha', 'retirada'],
    },
  ],
  'forno-alto': [
    {
      text: 'uma é de toscana e a outra de atum',
      cart: ['2 p-toscana [Grande]'],
      expect: ['1 p-toscana [Grande]', '1 p-atum [Grande]'],
    },
    {
      text: 'as duas heineken troca por coca lata',
      cart: ['1 p-toscana [Grande]', '2 heineken'],
      expect: ['1 p-toscana [Grande]', '2 coca-lata'],
    },
    {
      text: 'bota borda de catupiry em uma delas',
      cart: ['2 p-atum [Grande]'],
      expect: ['1 p-atum [Grande]', '1 p-atum [Grande] + borda:catupiry'],
    },
    {
      text: 'a grande é sem azeitona',
      cart: ['1 p-moda [Grande]', '1 coca-lata'],
      expect: ['1 p-moda [Grande] (sem azeitona)', '1 coca-lata'],
    },
    {
      text: 'heineken são 3',
      cart: ['1 p-toscana [Grande]', '1 heineken'],
      expect: ['1 p-toscana [Grande]', '3 heineken'],
    },
    {
      text: 'muda pro débito por favor',
      cart: ['1 p-atum [Grande]'],
      at: 'confirm',
      expect: ['1 p-atum [Grande]', 'pagamento debit_card'],
    },
    { text: 'o pão de alho serve quantas pessoas?', cart: ['1 pao-alho'], expect: ['pessoa', '1 pao-alho'] },
  ],
  esfiharia: [
    { text: 'meu pai também quer uma tubaína dessa', cart: ['1 tubaina-600'], expect: ['2 tubaina-600'] },
    { text: 'em vez de 4 de carne faz 6', cart: ['4 esf-carne [Aberta]'], expect: ['6 esf-carne [Aberta]'] },
    {
      text: '3 de carne e 3 de queijo, falei errado',
      cart: ['6 esf-carne [Aberta]'],
      expect: ['3 esf-carne [Aberta]', '3 esf-queijo [Aberta]'],
    },
    { text: 'um dos kibes é com catupiry', cart: ['2 kibe'], expect: ['1 kibe', '1 kibe-catupiry'] },
    { text: 'a coca é normal, não zero', cart: ['1 coca-zero-lata'], expect: ['1 coca-lata'] },
    {
      text: 'põe mais uma tubaína e fecha a conta',
      cart: ['1 tubaina-600'],
      expect: ['2 tubaina-600', 'fim'],
    },
  ],
  tapiocaria: [
    {
      text: 'outro igual sem cebola',
      cart: ['1 cachorro-quente'],
      expect: ['1 cachorro-quente', '1 cachorro-quente (sem cebola)'],
    },
    {
      text: 'o pastel é 3 de carne, 1 de camarão',
      cart: ['4 pastel-carne'],
      expect: ['3 pastel-carne', '1 pastel-camarao'],
    },
    { text: 'x-salada 2', cart: ['1 x-salada'], expect: ['2 x-salada'] },
    { text: 'sem ovo no x-salada', cart: ['1 x-salada + adicionais:ovo'], expect: ['1 x-salada'] },
    {
      text: 'a maniçoba é pequena, me confundi',
      cart: ['1 manicoba [Grande]'],
      expect: ['1 manicoba [Pequeno]'],
    },
    { text: 'deixa só um monteiro lopes', cart: ['3 monteiro-lopes'], expect: ['1 monteiro-lopes'] },
    {
      text: 'põe pra entregar na mesma rua mas número 200',
      cart: ['1 x-salada'],
      at: 'confirm',
      expect: ['1 x-salada', 'endereço rua sete 200'],
    },
  ],
  adega: [
    {
      text: 'brahma são 12',
      cart: ['6 brahma-lata [Unidade]', '1 doritos'],
      expect: ['12 brahma-lata [Unidade]', '1 doritos'],
    },
    {
      text: 'o fardo é de skol, não de heineken',
      cart: ['1 heineken-lata [Fardo]'],
      expect: ['1 skol-lata [Fardo]'],
    },
    { text: 'cancela um monster', cart: ['2 monster', '1 amendoim'], expect: ['1 monster', '1 amendoim'] },
    {
      text: 'o red bull é quanto mesmo?',
      cart: ['1 red-bull'],
      expect: ['1 red-bull', 'pergunta preço red-bull'],
    },
    {
      text: 'vai no dinheiro, preciso de troco pra 50',
      cart: ['1 red-bull'],
      at: 'payment',
      expect: ['1 red-bull', 'pagamento cash', 'troco 50'],
    },
    { text: 'minha prima chegou, mais dois desse', cart: ['1 monster'], expect: ['3 monster'] },
    {
      text: 'dois red bull na verdade',
      cart: ['1 red-bull', '1 amendoim'],
      expect: ['2 red-bull', '1 amendoim'],
    },
    { text: 'a pitu é dose, garrafa não', cart: ['1 pitu [Garrafa]'], expect: ['1 pitu [Dose]'] },
  ],
}
