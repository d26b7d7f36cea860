import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatText } from '../../i18n/format-text'
import type { Translate } from '../../i18n/language'
import { operatorAudit } from '../../i18n/locales/pt/operator/operator-audit'
import { actorWords, actWords, detailWords, networkWords } from './act-words'

const t: Translate<typeof operatorAudit> = (key, ...params) =>
  formatText(operatorAudit[key], 'pt-BR', params[0])

test('an act is said in plain words; a new one is shown as it is kept', () => {
  expect(actWords(t, 'operator.lead-approved')).toBe('Aprovou o cadastro e criou a empresa')
  expect(actWords(t, 'operator.something-new')).toBe('operator.something-new')
  expect(actWords(t, 'constructor')).toBe('constructor')
})

test('every act that the server notes has its words', () => {
  const server = join(import.meta.dirname, '../../../../server/src')
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(server, path), 'utf8'))
  const acts = sources.flatMap((source) =>
    [...source.matchAll(/\bact: '([\w-]+\.[\w-]+)'/g)].map(([, act]) => act!),
  )
  expect(acts).toContain('pix.connected')
  expect(acts.filter((act) => actWords(t, act) === act)).toEqual([])
})

test.each([
  ['operator', 'ana', 'ana'],
  ['operator', 'cli:root', 'root (linha de comando)'],
  ['operator', null, 'Operação'],
  ['dono', null, 'Dono da empresa'],
  ['employee', '0b6f2f0e-5d0c-4c33-9b53-3c3f1a3a7f10', 'Funcionário'],
  ['api', '0b6f2f0e-5d0c-4c33-9b53-3c3f1a3a7f10', 'Chave de API'],
  ['system', null, 'Sistema'],
] as const)('%s %s is %s', (actor_kind, actor, words) => {
  expect(actorWords(t, { actor_kind, actor })).toBe(words)
})

test('details that people understand are said, ids and records are not', () => {
  const detail = {
    lead: '0b6f2f0e',
    reason: 'Sem contato',
    days: 30,
    modules: { mod_gerente: true },
    plan: '',
  }
  expect(detailWords(t, detail)).toEqual(['motivo: Sem contato', 'dias: 30', 'abertos: Gerente'])
})

test('a network is said, and so are many', () => {
  expect(networkWords(t, { network: '189.40.12.x' })).toBe('rede 189.40.12.x')
  expect(networkWords(t, { network: '*' })).toBe('muitas redes')
  expect(networkWords(t, { network: null })).toBeNull()
})

test('plans, dates and modules are said as people say them', () => {
  const modules = { mod_atendimento: true, mod_motoboy: false, mod_gerente: true, mod_agendamento: false }
  expect(detailWords(t, { plan: 'bundle', term: 'annual', end: '2027-12-21', modules })).toEqual([
    'plano: SUPREMA',
    'período: Anual',
    'fim: 21/12/2027',
    'abertos: Atendimento, Gerente · fechados: Entregas e motoboy, Agendamento',
  ])
})
