const sameWord: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries({
    xis: 'x',
    chis: 'x',
    cheese: 'x',
    litro: 'l',
    litros: 'l',
    lt: 'l',
    lts: 'l',
    gr: 'g',
    grs: 'g',
    grama: 'g',
    gramas: 'g',
    latinha: 'lata',
    meis: 'mel',
    cx: 'caixa',
    metro: 'm',
    metros: 'm',
    chop: 'chope',
    chopp: 'chope',
    chopps: 'chope',
    unid: 'un',
    unidade: 'un',
    unidades: 'un',
    esfirra: 'esfiha',
    esfirras: 'esfiha',
    sfiha: 'esfiha',
  }),
)

/**
 * What remains of a plain word when number and spelling are set aside, so that the same word has the same key however
 * it is written: 'pastéis' and 'pastel', 'calabreza' and 'calabresa', 'xis' and 'x', 'hambúrgueres' and 'hamburger'.
 */
export function wordKey(plain: string): string {
  const word = sameWord.get(plain) ?? plain
  return word.length < 3 || /\d/.test(word) ? word : spelling(singular(word))
}

function singular(word: string): string {
  if (word.length > 3 && word.endsWith('s')) {
    if (/(oes|aes|aos)$/.test(word)) return `${word.slice(0, -3)}ao`
    if (word.endsWith('ns')) return `${word.slice(0, -2)}m`
    if (!word.endsWith('ss')) return endless(word.slice(0, -1))
  }
  return endless(word)
}

/** 'sabore' of 'sabores' meets 'sabor', 'francese' of 'franceses' 'francês', 'pastei' of 'pastéis' meets 'pastel'; 'torre' and 'açaí' stay what they are. */
function endless(word: string): string {
  if (/.{3}ese$/.test(word)) return word.slice(0, -2)
  if (/.{2}[aeou]l$/.test(word)) return `${word.slice(0, -1)}i`
  return /.{2}[rz]e$/.test(word) ? word.slice(0, -1) : word
}

function spelling(word: string): string {
  return word
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/^h/, '')
    .replace(/^s(?!h|pecia)(?=[bcdfgkmnpqtv][^aeiou]?[aeiouy])/, 'es')
    .replace(/(.{3}f)e$/, '$1')
    .replace(/ph/g, 'f')
    .replace(/[cs]h/g, 'x')
    .replace(/c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|[kq]/g, 'c')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/y/g, 'i')
    .replace(/w/g, 'u')
    .replace(/z/g, 's')
    .replace(/m$/, 'n')
}
