type PluralText = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string }

/** A sentence, or one per plural rule (chosen by the parameter `count`). `{name}` stands for a parameter. */
export type Text = string | PluralText
export type TextMap = Readonly<Record<string, Text>>

/** What a translation must look like: the same keys as the Portuguese catalogue. */
export type SameKeys<T extends TextMap> = { readonly [K in keyof T]: Text }

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type TextNames<T> = T extends string ? Names<T> : T extends PluralText ? Names<T['other']> | 'count' : never

/** The parameters that the Portuguese sentence names; none for a plain sentence. */
export type TextParams<T> = [TextNames<T>] extends [never] ? [] : [Record<TextNames<T>, string | number>]

/** Fills a sentence. `locale` decides the plural rule, e.g. 'pt-BR'. An unknown `{name}` stays as it is. */
export function formatText(text: Text, locale: string, params: Record<string, string | number> = {}): string {
  const sentence = typeof text === 'string' ? text : pluralOf(text, locale, Number(params.count))
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : String(value)
  })
}

/** None is spoken of as many are, also where CLDR's rule for Portuguese would say '0 pedido'. */
function pluralOf(text: PluralText, locale: string, count: number) {
  if (count === 0) return text.zero ?? text.other
  return text[new Intl.PluralRules(locale).select(count)] ?? text.other
}
