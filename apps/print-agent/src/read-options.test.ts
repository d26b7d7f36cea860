import { describe, expect, it } from 'vitest'
import { BadOptions, readOptions } from './read-options'

const typed = ['--server', 'https://balcao.example', '--key', 'ps_abc', '--printer', '192.168.0.50']

describe('readOptions', () => {
  it('reads the command line', () => {
    expect(readOptions(typed, {})).toEqual({
      server: 'https://balcao.example',
      key: 'ps_abc',
      printer: { host: '192.168.0.50', port: 9100 },
    })
  })

  it('takes what the command line leaves out from the environment', () => {
    const env = {
      BALCAO_SERVER: 'http://10.0.0.2:3000',
      BALCAO_STATION_KEY: 'ps_env',
      BALCAO_PRINTER: 'cozinha.local:9101',
    }
    expect(readOptions(['--key', 'ps_typed'], env)).toEqual({
      server: 'http://10.0.0.2:3000',
      key: 'ps_typed',
      printer: { host: 'cozinha.local', port: 9101 },
    })
  })

  it.each([
    ['printer:9100', { host: 'printer', port: 9100 }],
    ['[fe80::1]', { host: 'fe80::1', port: 9100 }],
    ['[fe80::1]:515', { host: 'fe80::1', port: 515 }],
  ])('knows %s', (printer, address) => {
    expect(readOptions([...typed.slice(0, 4), '--printer', printer], {}).printer).toEqual(address)
  })

  it.each([
    [[], /servidor/],
    [['--server', 'balcao.example'], /servidor não é válido/],
    [['--server', 'ftp://balcao.example'], /servidor não é válido/],
    [typed.slice(0, 2), /chave/],
    [[...typed.slice(0, 2), '--key', 'bk_abc'], /chave/],
    [typed.slice(0, 4), /impressora/],
    [[...typed.slice(0, 4), '--printer', 'host:0'], /impressora não é válido/],
    [[...typed.slice(0, 4), '--printer', 'host:99999'], /impressora não é válido/],
    [[...typed.slice(0, 4), '--printer', 'fe80::1'], /impressora não é válido/],
    [['--what'], /what/],
  ])('refuses %j', (args, reason) => {
    expect(() => readOptions(args, {})).toThrow(BadOptions)
    expect(() => readOptions(args, {})).toThrow(reason)
  })
})
