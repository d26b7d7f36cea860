import type { CorpusMessage } from '../../../corpus'

/** What is changed, corrected or asked in the middle of an order, of what kitchens cook, by shop. */
export const secondThoughtsKitchens: Readonly<Record<string, readonly CorpusMessage[]>> = {
  pastelaria: [
    { text: 'na verdade 3 de carne e 1 de queijo', cart: ['4 p-carne'], expect: ['3 p-carne', '1 p-queijo'] },
    { text: 'ô moça, aumenta pra 6', cart: ['4 p-carne'], at: 'confirm', expect: ['6 p-carne'] },
    { text: 'o caldo é de 1 litro, falei errado', cart: ['1 caldo [500 ml]'], expect: ['1 caldo [1 litro]'] },
    {
      text: 'o de palmito vem com o que?',
      cart: ['2 p-pizza'],
      expect: ['2 p-pizza', 'pergunta ingredientes p-palmito'],
    },
    {
      text: 'tem desconto no pix?',
      cart: ['2 p-frango', '1 coca-2l'],
      at: 'payment',
      expect: ['2 p-frango', '1 coca-2l', 'pergunta desconto'],
    },
    {
      text: 'muda o endereço pra avenida nove de julho 88',
      cart: ['1 p-bacalhau'],
      at: 'confirm',
      expect: ['1 p-bacalhau', 'endereço avenida nove de julho 88'],
    },
    {
      text: 'tira um guaraná',
      cart: ['3 p-queijo', '2 guarana-lata'],
      expect: ['3 p-queijo', '1 guarana-lata'],
    },
    {
      text: 'bota catupiry em um',
      cart: ['3 p-queijo'],
      expect: ['2 p-queijo', '1 p-queijo + adicionais:catupiry'],
    },
    {
      text: 'não é mais dinheiro, passa cartão de débito',
      cart: ['1 e-come-fogo'],
      at: 'confirm',
      expect: ['1 e-come-fogo', 'pagamento debit_card'],
    },
    {
      text: 'troca o de camarão por bacalhau',
      cart: ['1 p-camarao', '1 p-carne'],
      expect: ['1 p-bacalhau', '1 p-carne'],
    },
    {
      text: 'melhor eu buscar, pode?',
      cart: ['2 p-carne'],
      at: 'confirm',
      expect: ['2 p-carne', 'retirada'],
    },
    { text: 'eita é 5 no total sendo 2 de carne', cart: ['5 p-frango'], expect: ['3 p-frango', '2 p-carne'] },
    {
      text: 'o de doce de leite custa o mesmo?',
      cart: ['1 d-chocolate'],
      expect: ['1 d-chocolate', 'pergunta preço d-doce-leite'],
    },
    {
      text: 'quanto fica o de 500?',
      cart: ['1 suco-laranja [300 ml]'],
      expect: ['1 suco-laranja [300 ml]', 'pergunta preço suco-laranja'],
    },
    { text: 'sem bacon dá?', cart: ['1 p-escarola'], expect: ['1 p-escarola (sem bacon)'] },
    {
      text: 'vinagrete 3, um só é pouco',
      cart: ['2 p-calabresa', '1 vinagrete'],
      expect: ['2 p-calabresa', '3 vinagrete'],
    },
  ],
  acai: [
    {
      text: 'troca a granola por paçoca',
      cart: ['1 acai [500 ml] + acompanhamentos:granola'],
      expect: ['1 acai [500 ml] + acompanhamentos:pacoca'],
    },
    {
      text: 'muda pra 700',
      cart: ['1 acai [500 ml] + acompanhamentos:granola'],
      expect: ['1 acai [700 ml] + acompanhamentos:granola'],
    },
    { text: 'um deles é de 500', cart: ['2 acai [300 ml]'], expect: ['1 acai [300 ml]', '1 acai [500 ml]'] },
    {
      text: 'tira a banana, põe morango',
      cart: ['1 acai [500 ml] + acompanhamentos:banana'],
      at: 'confirm',
      expect: ['1 acai [500 ml] + adicionais:morango'],
    },
    {
      text: 'o crepe de nutella tem amendoim?',
      cart: ['1 crepe + recheio:nutella'],
      expect: ['1 crepe + recheio:nutella', 'pessoa'],
    },
    {
      text: 'quanto é a barca de açaí pequena',
      cart: ['1 barca [Grande]'],
      expect: ['1 barca [Grande]', 'pergunta preço barca'],
    },
    {
      text: 'é de morango o milk shake',
      cart: ['1 milk-shake [300 ml] + sabor:chocolate'],
      expect: ['1 milk-shake [300 ml] + sabor:morango'],
    },
    {
      text: 'um de laranja e um de cajá, troca aí',
      cart: ['2 suco + sabor:laranja'],
      expect: ['1 suco + sabor:laranja', '1 suco + sabor:caja'],
    },
    {
      text: 'uai, o endereço tá errado: rua das orquídeas 45',
      cart: ['1 empadao'],
      at: 'confirm',
      expect: ['1 empadao', 'endereço rua das orquídeas 45'],
    },
    {
      text: 'vcs fecham que horas?',
      cart: ['1 acai [1 litro]'],
      at: 'payment',
      expect: ['1 acai [1 litro]', 'pergunta horário'],
    },
    {
      text: 'no lugar do creme bota pistache',
      cart: ['1 sorvete [2 bolas] + sabores:chocolate + sabores:creme'],
      expect: ['1 sorvete [2 bolas] + sabores:chocolate + sabores:pistache'],
    },
    { text: 'põe mais dois pão de queijo', cart: ['3 pao-queijo'], at: 'confirm', expect: ['5 pao-queijo'] },
    {
      text: 'pago no pix na hora, pode ser?',
      cart: ['1 acai [500 ml]'],
      at: 'confirm',
      expect: ['1 acai [500 ml]', 'pagamento pix'],
    },
    {
      text: 'não quero mais a nutella não',
      cart: ['1 acai [500 ml] + adicionais:nutella'],
      expect: ['1 acai [500 ml]'],
    },
    {
      text: 'esquece o waffle, vou querer crepe de banana',
      cart: ['1 waffle + recheio:banana'],
      expect: ['1 crepe + recheio:banana'],
    },
    {
      text: 'a água é sem gás',
      cart: ['1 creme-ninho [300 ml]', '1 agua-gas'],
      expect: ['1 creme-ninho [300 ml]', '1 agua'],
    },
    { text: 'coca não, guaraná. as duas', cart: ['2 coca-lata'], expect: ['2 guarana-lata'] },
  ],
  quentinha: [
    {
      text: 'grande, não média',
      cart: ['1 quentinha [Média] + carne:frango'],
      expect: ['1 quentinha [Grande] + carne:frango'],
    },
    {
      text: 'troca o arroz por macarrão',
      cart: ['1 quentinha [Média] + carne:frango + guarnicao:arroz'],
      expect: ['1 quentinha [Média] + carne:frango + guarnicao:macarrao'],
    },
    {
      text: 'bota feijão tropeiro também',
      cart: ['1 quentinha [Média] + carne:frango + guarnicao:arroz'],
      expect: ['1 quentinha [Média] + carne:frango + guarnicao:arroz + guarnicao:tropeiro'],
    },
    {
      text: 'uma é pequena',
      cart: ['2 quentinha [Grande] + carne:feijoada'],
      at: 'confirm',
      expect: ['1 quentinha [Grande] + carne:feijoada', '1 quentinha [Pequena] + carne:feijoada'],
    },
    {
      text: 'o acarajé tem camarão? posso não',
      cart: ['1 acaraje + recheio:vatapa'],
      expect: ['1 acaraje + recheio:vatapa', 'pessoa'],
    },
    { text: 'tira pimenta de todos', cart: ['3 acaraje'], expect: ['3 acaraje (sem pimenta)'] },
    {
      text: 'quais fruta tem pro suco?',
      cart: ['1 suco + fruta:umbu'],
      expect: ['1 suco + fruta:umbu', 'pergunta sabores suco'],
    },
    {
      text: 'quanto sai o de 4 pessoas?',
      cart: ['1 bobo [2 pessoas]'],
      expect: ['1 bobo [2 pessoas]', 'pergunta preço bobo'],
    },
    {
      text: 'endereço é o da minha mãe, rua da mouraria 12, nazaré',
      cart: ['1 fit [Pequena]'],
      at: 'confirm',
      expect: ['1 fit [Pequena]', 'bairro Nazaré', 'endereço rua da mouraria 12'],
    },
    {
      text: 'são 5',
      cart: ['2 quentinha [Pequena] + carne:ovo'],
      expect: ['5 quentinha [Pequena] + carne:ovo'],
    },
    {
      text: 'em vez da coca um suco de acerola',
      cart: ['1 quentinha [Pequena] + carne:bife', '1 coca-lata'],
      expect: ['1 quentinha [Pequena] + carne:bife', '1 suco + fruta:acerola'],
    },
    {
      text: 'peixe não, camarão',
      cart: ['1 moqueca-peixe [2 pessoas]'],
      expect: ['1 moqueca-camarao [2 pessoas]'],
    },
    {
      text: 'pago na maquininha, crédito',
      cart: ['1 quentinha [Média] + carne:moqueca'],
      at: 'confirm',
      expect: ['1 quentinha [Média] + carne:moqueca', 'pagamento credit_card'],
    },
    {
      text: 'o abará sem pimenta e o acarajé com caruru',
      cart: ['1 abara', '1 acaraje'],
      expect: ['1 abara (sem pimenta)', '1 acaraje + recheio:caruru'],
    },
    {
      text: 'vocês entregam em itapuã?',
      cart: ['1 quentinha [Média] + carne:xinxim'],
      at: 'fulfilment',
      expect: ['1 quentinha [Média] + carne:xinxim', 'pergunta entrega Itapuã'],
    },
    {
      text: 'pode fechar. chega antes de meio dia?',
      cart: ['1 feijoada [2 pessoas]'],
      expect: ['1 feijoada [2 pessoas]', 'fim', 'pergunta tempo'],
    },
    { text: 'mais 3 e fecha', cart: ['2 cocada'], expect: ['5 cocada', 'fim'] },
  ],
}
