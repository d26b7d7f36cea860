import type { Call } from './index'

/** What the parts of a path look like where a call says nothing of its own. */
const usualParams: Record<string, string> = {
  cep: '69005070',
  cnpj: '11222333000181',
  company: '11222333000181',
  companyId: '5f0c3a52-8d0e-4a53-9b1e-2f6a7c8d9e01',
  file: 'x-bacon.webp',
  link: '7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11.AAAAAAAAAAAAAAAAAAAAAA',
}
const usualId = '7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11'

/** Values that make a valid call: its own example, and for the rest of its path what such parts look like. */
export function exampleOf(call: Call): { params: Record<string, unknown>; query: object; body: unknown } {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const usual = Object.fromEntries(names.map((name) => [name, usualParams[name] ?? usualId]))
  return {
    params: { ...usual, ...(call.example?.params as object | undefined) },
    query: (call.example?.query as object | undefined) ?? {},
    body: call.example?.body,
  }
}
