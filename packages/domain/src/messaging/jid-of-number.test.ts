import { describe, expect, test } from 'vitest'
import { jidOfNumber } from './jid-of-number'

describe('the number of a send call', () => {
  test.each([
    ['5592991234567', '5592991234567@s.whatsapp.net'],
    ['559291234567', '559291234567@s.whatsapp.net'],
    ['92991234567', '5592991234567@s.whatsapp.net'],
    ['(92) 99123-4567', '5592991234567@s.whatsapp.net'],
    ['9291234567', '559291234567@s.whatsapp.net'],
    ['(92) 3234-5678', '559232345678@s.whatsapp.net'],
    ['092 99123-4567', '5592991234567@s.whatsapp.net'],
    ['55991234567', '5555991234567@s.whatsapp.net'],
    ['+51 987 654 321', '51987654321@s.whatsapp.net'],
    ['0051987654321', '51987654321@s.whatsapp.net'],
    ['14155552671', '14155552671@s.whatsapp.net'],
    ['\u202A+55 92 99123\u20114567\u202C', '5592991234567@s.whatsapp.net'],
    ['559291234567:12@s.whatsapp.net', '559291234567@s.whatsapp.net'],
    ['182736455463728@lid', '182736455463728@lid'],
    ['120363025246125486@g.us', '120363025246125486@g.us'],
    ['BR.1502576394655843', 'BR.1502576394655843'],
    ['182736455463728', null],
    ['120363025246125486', null],
    ['9123-4567', null],
    ['190', null],
    ['maria', null],
    ['maria@empresa.com.br', null],
    ['', null],
  ])('%s is sent to %s', (number, jid) => {
    expect(jidOfNumber(number)).toBe(jid)
  })

  const known = [
    '182736455463728:3@lid',
    '559291234567@s.whatsapp.net',
    '559291234567-1412345678@g.us',
    '120363025246125486@g.us',
    '51987654321@s.whatsapp.net',
  ]
  test.each([
    ['182736455463728', '182736455463728@lid', 'the digits of a @lid'],
    ['(92) 99123-4567', '559291234567@s.whatsapp.net', 'a phone that WhatsApp knows without its ninth digit'],
    ['92 9123-4567', '559291234567@s.whatsapp.net', 'the same phone'],
    ['559291234567-1412345678', '559291234567-1412345678@g.us', 'a group of the old kind'],
    ['120363025246125486', '120363025246125486@g.us', 'a group'],
    ['51987654321', '51987654321@s.whatsapp.net', 'Peru, known, not area 51'],
    ['11 98123-4567', '5511981234567@s.whatsapp.net', 'a phone nobody knows'],
  ])('%s among known addresses is %s: %s', (number, jid) => {
    expect(jidOfNumber(number, known)).toBe(jid)
  })
})
