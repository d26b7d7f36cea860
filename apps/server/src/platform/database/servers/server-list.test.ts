import { expect, it } from 'vitest'
import { serverOf, serversIn } from './server-list'

it('an address may name several servers, in the form that PostgreSQL has for it', () => {
  expect(serversIn('postgres://ana:a%2Cb@one:5432,two.example/balcao?sslmode=require')).toEqual([
    'postgres://ana:a%2Cb@one:5432/balcao?sslmode=require',
    'postgres://ana:a%2Cb@two.example/balcao?sslmode=require',
  ])
  expect(serversIn('postgresql://[::1]:5433/balcao')).toEqual(['postgresql://[::1]:5433/balcao'])
  for (const wrong of ['mysql://one/balcao', 'postgres://one:x,two/balcao', 'postgres://'])
    expect(serversIn(wrong), wrong).toBeUndefined()
  expect(serverOf('postgres://ana@two.example/balcao')).toBe('two.example:5432')
})
