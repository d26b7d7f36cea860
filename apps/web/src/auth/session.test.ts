import { describe, expect, it } from 'vitest'
import type { KeyValue } from '../lib/caches/storage'
import { clearSession, readModules, readUser, saveSession, sessionKeys, userOf } from './session'

const cnpj = '99999999000199'
const modules = { mod_atendimento: true, mod_motoboy: false, mod_gerente: false, mod_agendamento: true }

describe('userOf', () => {
  it('SESS-01 takes id, name, cnpj and e-mail of the record', () => {
    expect(userOf({ id: 'a', nome: 'Bar', email_cliente: 'b@x.com' }, cnpj)).toMatchObject({
      id: 'a',
      name: 'Bar',
      cnpj,
      email: 'b@x.com',
    })
  })

  it.each([
    ['SESS-02 the id is the company number', {}, { id: cnpj }],
    ['SESS-02 an empty id counts as none', { id: ' ' }, { id: cnpj }],
    ['SESS-03 the name is Empresa', {}, { name: 'Empresa' }],
    ['SESS-03 an empty name counts as none', { nome: '' }, { name: 'Empresa' }],
    [
      'the other names of a name and an e-mail count',
      { nome_empresa: 'Bar', email: 'b@x.com' },
      { name: 'Bar', email: 'b@x.com' },
    ],
  ])('without them: %s', (_, record, expected) => {
    expect(userOf(record, cnpj)).toMatchObject(expected)
  })

  it('SESS-04 the token is made of the company number and is no secret', () => {
    expect(userOf({}, cnpj).token).toContain(cnpj)
    expect(userOf({ token: 'secret' }, cnpj).token).not.toContain('secret')
  })
})

describe('the saved session', () => {
  it('SESS-05 SESS-06 SESS-09 SESS-14 is read as it was saved', () => {
    const store = mapStore()
    const user = userOf({ id: 'a', nome: 'Bar' }, cnpj)
    saveSession(store, user, modules)
    expect(readUser(store)).toEqual(user)
    expect(readModules(store)).toEqual(modules)
    expect(store.get(sessionKeys.cnpj)).toBe(cnpj)
  })

  it.each([['{'], ['null'], ['[]'], ['"text"'], ['{"id":"a"}'], ['']])(
    'SESS-12 is removed together with the modules when the user is corrupt: %s',
    (saved) => {
      const store = mapStore()
      saveSession(store, userOf({}, cnpj), modules)
      store.set(sessionKeys.user, saved)
      expect(readUser(store)).toBeNull()
      expect(store.get(sessionKeys.user)).toBeNull()
      expect(store.get(sessionKeys.modules)).toBeNull()
    },
  )

  it.each([['{'], ['null'], ['[]'], ['true'], ['']])(
    'SESS-11 has no modules when they cannot be parsed: %s',
    (saved) => {
      const store = mapStore()
      store.set(sessionKeys.modules, saved)
      expect(readModules(store)).toBeNull()
    },
  )

  it('MODULE-02 MODULE-03 MODULE-04 cached flags in other forms are normalised', () => {
    const store = mapStore()
    store.set(sessionKeys.modules, '{"mod_atendimento":"true","mod_motoboy":1,"mod_gerente":"yes"}')
    expect(readModules(store)).toEqual({
      mod_atendimento: true,
      mod_motoboy: true,
      mod_gerente: false,
      mod_agendamento: false,
    })
  })

  it('SESS-07 SESS-08 SESS-17 leaves nothing behind, and nothing else is touched', () => {
    const store = mapStore()
    saveSession(store, userOf({}, cnpj), modules)
    for (const key of Object.values(sessionKeys)) store.set(key, 'x')
    store.set('balcao.language', 'en')
    clearSession(store)
    expect(Object.values(sessionKeys).filter((key) => store.get(key) !== null)).toEqual([])
    expect(store.get('balcao.language')).toBe('en')
  })
})

function mapStore(): KeyValue {
  const map = new Map<string, string>()
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  }
}
