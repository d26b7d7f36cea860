import { saveChannel } from '@balcao/contract/channels'
import { describe, expect, test } from 'vitest'
import { cloudBody, cloudProblems, refusedFields } from './cloud-form'

const full = { phoneNumberId: ' 123456789 ', accessToken: ' EAAG ', appSecret: 'abc' }

describe('the form of the official connection', () => {
  test.each([
    ['all is there', full, false, {}],
    [
      'nothing is there',
      { phoneNumberId: '', accessToken: '', appSecret: ' ' },
      false,
      { phoneNumberId: 'missing', accessToken: 'missing', appSecret: 'missing' },
    ],
    ['secrets are kept', { ...full, accessToken: '', appSecret: '' }, true, {}],
    [
      'a number with letters',
      { ...full, phoneNumberId: '12a45' },
      true,
      { phoneNumberId: 'phoneNumberIdWrong' },
    ],
    ['a number too short', { ...full, phoneNumberId: '1234' }, true, { phoneNumberId: 'phoneNumberIdWrong' }],
  ] as const)('%s', (_, fields, isKept, problems) => {
    expect(cloudProblems(fields, isKept)).toEqual(problems)
  })

  test('secrets left empty are left out, so that they stay', () => {
    expect(cloudBody(full)).toEqual({
      kind: 'cloud',
      phone_number_id: '123456789',
      access_token: 'EAAG',
      app_secret: 'abc',
    })
    expect(cloudBody({ ...full, accessToken: '', appSecret: '' })).toEqual({
      kind: 'cloud',
      phone_number_id: '123456789',
    })
  })

  test('what it sends is what the contract takes', () => {
    expect(saveChannel.body?.safeParse(cloudBody(full)).success).toBe(true)
  })

  test('what the server refuses is shown at its field', () => {
    expect(refusedFields([{ path: 'app_secret' }, { path: 'phone_number_id' }, { path: 'other' }])).toEqual({
      appSecret: 'missing',
      phoneNumberId: 'phoneNumberIdWrong',
    })
  })
})
