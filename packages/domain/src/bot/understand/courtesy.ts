const phrases =
  /\b(bom dia|boa tarde|boa noite|tudo (?:bem|bom)|por favor|por gentileza|se (?:puder|possivel)|muito obrigad[oa]|com licenca|da licenca|e ai|meu bem|meu amor|(?:ha|he|ra|rs|hua){2,}h?)\b/g

const words: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'oi oie oii ola opa alo hey hello eai fala obrigado obrigada obg obgd brigado brigada valeu vlw grato grata ' +
    'pfv pf pfvr pfvo pls plis porfavor porfa favor gentileza moco moca amigo amiga amigao querido querida ' +
    'mano cara parceiro gente pessoal galera senhor senhora k kk rs rsrs haha hehe hein ne entao tchau bj bjs abs'
  ).split(' '),
)

/** The words without greetings, thanks and forms of address: what is said politely is the same thing said. */
export function withoutCourtesy(plain: readonly string[]): string[] {
  return plain
    .join(' ')
    .replace(phrases, ' ')
    .split(' ')
    .filter((word) => word !== '' && !words.has(word))
}
