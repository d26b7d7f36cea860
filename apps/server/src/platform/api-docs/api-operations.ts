import { allCalls, type Access, type Call } from '@balcao/contract'
import { exampleOf } from '@balcao/contract/call-example'
import type { SwaggerTransformObject } from '@fastify/swagger'
import { tablesRoot } from '../rest/table-problems'
import { tagWords } from './api-tags'

type Document = Extract<Parameters<SwaggerTransformObject>[0], { openapiObject: object }>['openapiObject']

interface Parameter {
  name: string
  in: string
  description?: string
  schema?: object
  example?: unknown
}

/** What of an operation is filled in. */
interface Operation {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses?: Record<string, { description?: string; content?: Record<string, object> }>
  security?: object[]
}

const callById = new Map(allCalls.map((call) => [call.id, call]))

/** Puts the contract's examples into the document, who may make each call, and what tables take by header. Changes it in place. */
export function documentOperations(document: Document): Document {
  const paths = Object.entries(document.paths ?? {})
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path ?? {}) as Operation[]) {
      const call = callById.get(operation.operationId ?? '')
      if (call) fill(operation, call)
    }
  }
  // Both spellings are answered, and the one without the slash is that of the rules of OpenAPI.
  document.paths = Object.fromEntries(paths.map(([path, item]) => [path.replace(/\/$/, ''), item]))
  document.tags = Object.entries(tagWords).map(([name, description]) => ({ name, description }))
  nameKeys(document.paths)
  return document
}

/** Says of objects whose keys are known which they are, in place of a schema for names. Changes them in place. */
function nameKeys(within: unknown): void {
  if (typeof within !== 'object' || within === null) return
  const schema = within as { propertyNames?: { enum?: string[] }; additionalProperties?: unknown }
  const { propertyNames, additionalProperties } = schema
  if (propertyNames?.enum && typeof additionalProperties === 'object') {
    const properties = propertyNames.enum.map((name) => [name, additionalProperties])
    Object.assign(schema, { properties: Object.fromEntries(properties), additionalProperties: false })
    delete schema.propertyNames
  }
  for (const part of Object.values(within)) nameKeys(part)
}

function fill(operation: Operation, call: Call): void {
  const { params, query, body } = exampleOf(call)
  const values: Record<string, Record<string, unknown>> = { path: params, query: { ...query } }
  for (const parameter of operation.parameters ?? []) {
    const value = values[parameter.in]?.[parameter.name]
    if (value !== undefined) parameter.example = value
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) media.example = body
  for (const [status, answer] of Object.entries(operation.responses ?? {}))
    if (answer.description === 'Default Response') answer.description = wordsOf(Number(status))
  operation.security = securityOf(call)
  if (call.path.startsWith(`${tablesRoot}/`)) documentTable(operation, call)
}

const wordsOf = (status: number) => (status < 300 ? 'Done' : 'Refused: `code` says why')

/** Each way in by itself; none for what anyone may call, and one that is empty where signing in shows more. */
function securityOf({ access }: Call): object[] {
  const schemes = [...new Set(access.map(schemeOf))].filter((scheme) => scheme !== undefined)
  const ways = schemes.map((scheme) => ({ [scheme]: [] }))
  return access.includes('public') && ways.length > 0 ? [{}, ...ways] : ways
}

function schemeOf(access: Access): string | undefined {
  if (access.startsWith('apiKey:')) return 'apiKey'
  if (access.startsWith('module:')) return 'session'
  return access === 'public' || access === 'operator' ? undefined : access
}

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
})

const prefers = {
  GET: '`count=exact` says in `Content-Range` how many there are',
  POST: '`return=minimal`, `headers-only` or `representation`; `resolution=ignore-duplicates` or `merge-duplicates`',
  other: '`return=minimal` or `representation`, `count=exact`, `max-affected=N`',
}

function documentTable(operation: Operation, { method }: Call): void {
  const reads = method === 'GET'
  const prefer = header('Prefer', reads ? prefers.GET : method === 'POST' ? prefers.POST : prefers.other)
  const range = header('Range', 'Rows from one to another, as `0-99`, in place of `limit` and `offset`')
  operation.parameters = [...(operation.parameters ?? []), prefer, ...(reads ? [range] : [])]
  const done = operation.responses?.[method === 'POST' ? '201' : '200']
  if (done?.content) done.content['text/csv'] = { schema: { type: 'string' } }
  if (done && reads)
    operation.responses!['206'] = { ...done, description: 'Done: a page of those that were counted' }
}
