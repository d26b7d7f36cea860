import { plainName } from '../text/plain-name'

/** Values by variable name, without accents and in lower case: `nome`, `pedido`, `total`, `pix`, `horario` … */
export type Variables = Readonly<Record<string, string | null>>

const variable = /\{\s*([\p{L}\p{M}_]{1,40})\s*\}/gu

/**
 * A text with its `{variables}` filled in, as order news and quick replies are written. '{Horário}' is `horario`; a
 * name that `values` does not have stays as typed, so that a slip of the pen is seen before it is sent. A value that is
 * null or empty takes its blanks along, and the whole line where nothing but a label such as 'PIX:' would be left.
 */
export function fillVariables(text: string, values: Variables): string {
  return text
    .split('\n')
    .flatMap((line) => fillLine(line, values))
    .join('\n')
    .trim()
}

function fillLine(line: string, values: Variables): string[] {
  const named = [...line.matchAll(variable)].map(([, name]) => nameOf(name!))
  const filled = line.replace(variable, (typed, name: string) =>
    Object.hasOwn(values, nameOf(name)) ? (values[nameOf(name)] ?? '') : typed,
  )
  const lacksOne = named.some((name) => Object.hasOwn(values, name) && !values[name])
  if (!lacksOne) return [filled]
  const tidy = filled
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/,([.;:!?])/g, '$1')
    .trim()
  return tidy === '' || tidy.endsWith(':') ? [] : [tidy]
}

const nameOf = (typed: string) => plainName(typed)
