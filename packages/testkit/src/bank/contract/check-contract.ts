import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { parse } from 'yaml'

/** One exchange with the bank, or a callback of it, as it went over the line. */
export interface Exchange {
  method: string
  /** Below the base address, without the query: `/cob/{txid}` with its value. */
  path: string
  query: string
  /** Undefined where none was sent. */
  body: unknown
  status: number
  answer: unknown
}

type Node = Record<string, unknown>

/**
 * Holds what went over the line against the central bank's own document (API Pix 2.9.0).
 * @returns what breaks it, in words; nothing where all is as published
 */
export function openContract(): Contract {
  opened ??= readContract()
  return opened
}

export interface Contract {
  check(exchange: Exchange): string[]
  checkCallback(body: unknown): string[]
}

/** Reading 9,000 lines takes most of a second: once is enough for all banks of a process. */
let opened: Contract | undefined

function readContract(): Contract {
  const file = new URL('./bcb-pix-2.9.0.openapi.yaml', import.meta.url)
  const document = mend(parse(readFileSync(file, 'utf8')) as Node)
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false })
  formats.default(ajv)
  ajv.addSchema(document, 'bcb')
  const validators = new Map<string, ValidateFunction>()
  const paths = document['paths'] as Record<string, Record<string, Node>>

  /** Follows a reference within the document. */
  function at(node: Node | undefined): { pointer: string; value: Node } | undefined {
    const reference = node?.['$ref']
    if (typeof reference !== 'string') return undefined
    const steps = reference.slice(2).split('/')
    return { pointer: reference, value: steps.reduce((each, step) => each[step] as Node, document) }
  }

  function errorsOf(what: string, pointer: string, value: unknown): string[] {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `bcb${pointer}` })
    validators.set(pointer, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${what}${instancePath} ${message ?? ''}`,
    )
  }

  /** What is said of a body's content by a request or an answer, in place or by reference. */
  function bodyErrors(what: string, node: Node | undefined, pointer: string, value: unknown): string[] {
    const found = at(node) ?? (node && { pointer, value: node })
    const content = found?.value['content'] as Record<string, Node> | undefined
    const [type] = Object.keys(content ?? {})
    if (!found || type === undefined)
      return value === undefined ? [] : [`${what} has a body that nobody published`]
    return errorsOf(what, `${found.pointer}/content/${escape(type)}/schema`, value)
  }

  return {
    check({ method, path, query, body, status, answer }) {
      const template = Object.keys(paths).find(
        (each) => patternOf(each).test(path) && method.toLowerCase() in paths[each]!,
      )
      if (template === undefined) return [`${method} ${path} is not published`]
      const operation = paths[template]![method.toLowerCase()]!
      const pointer = `#/paths/${escape(template)}/${method.toLowerCase()}`
      const name = `${method} ${template}`
      const response = (operation['responses'] as Record<string, Node>)[String(status)]
      const parameters = [
        ...((paths[template]!['parameters'] as unknown as Node[]) ?? []),
        ...((operation['parameters'] as Node[]) ?? []),
      ]
      return [
        ...parameterErrors(
          parameters.map((each) => at(each)?.value ?? each),
          query,
          name,
        ),
        ...(status < 400 || body === undefined
          ? bodyErrors(`${name} request`, operation['requestBody'] as Node, `${pointer}/requestBody`, body)
          : []),
        // These are not in the document; banks answer them all the same.
        ...(response
          ? bodyErrors(`${name} ${status}`, response, `${pointer}/responses/${status}`, answer)
          : [400, 401, 429, 500].includes(status)
            ? []
            : [`${name} answers ${status}`]),
      ]
    },
    checkCallback: (body) =>
      errorsOf(
        'callback',
        '#/components/requestBodies/WebhookPixBody/content/application~1json/schema',
        body,
      ),
  }
}

const escape = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\{[^}]+\}/)
      .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`,
  )

function parameterErrors(parameters: Node[], query: string, name: string): string[] {
  const given = new URLSearchParams(query)
  const known = new Set(
    parameters.filter((each) => each['in'] === 'query').map((each) => String(each['name'])),
  )
  const missing = parameters.filter(
    (each) => each['in'] === 'query' && each['required'] === true && !given.has(String(each['name'])),
  )
  return [
    ...missing.map((each) => `${name} lacks ${String(each['name'])}`),
    ...[...given.keys()].filter((key) => !known.has(key)).map((key) => `${name} has an unknown ${key}`),
  ]
}

/**
 * Three slips that the document itself contradicts: a list of PIX must have `cobs` where it describes `pix`, a location is a
 * URI that has no scheme, and a received PIX has 26 characters of txid at least where the next line says one: static codes
 * have 25 at most.
 */
function mend(document: Node): Node {
  const { schemas } = document['components'] as { schemas: Record<string, Node> }
  schemas['PixConsultados']!['required'] = ['parametros', 'pix']
  const { properties } = schemas['Pix'] as { properties: Record<string, Node> }
  properties['txid'] = { type: 'string', pattern: '^[a-zA-Z0-9]{1,35}$' }
  for (const node of locationsIn(schemas)) delete node['format']
  return document
}

function locationsIn(node: unknown): Node[] {
  if (node === null || typeof node !== 'object') return []
  const own = (node as { location?: Node }).location
  const isText = own?.['type'] === 'string' ? [own] : []
  return [...isText, ...Object.values(node).flatMap(locationsIn)]
}
