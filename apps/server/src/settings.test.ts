import { describe, expect, it } from 'vitest'
import { readSettings, SettingsRefused } from './settings'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://owner:secret@db.example/balcao',
  BALCAO_PUBLIC_URL: 'https://balcao.example',
  BALCAO_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example',
}

const refusal = (env: Record<string, string | undefined>): string => {
  try {
    readSettings(env)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsRefused)
    return (error as Error).message
  }
  throw new Error('the settings were accepted')
}

describe('settings', () => {
  it('need nothing in development, and empty values count as absent', () => {
    const settings = readSettings({ PORT: '', SMTP_URL: '', BALCAO_SECRET: '', UNKNOWN: 'x' })
    expect(settings).toMatchObject({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 3000,
      BALCAO_DEMO: false,
    })
    expect(settings.SMTP_URL).toBeUndefined()
    expect(settings.BALCAO_LIMIT_FACTOR).toBe(1)
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://db.example/balcao'],
    ['DATABASE_URL', 'db.example'],
    ['BALCAO_VIACEP_URL', 'viacep.com.br'],
    ['BALCAO_BRASILAPI_URL', 'file:///etc/passwd'],
    ['DATABASE_APP_ROLE', 'app; drop role'],
    ['BALCAO_PUBLIC_URL', 'balcao.example'],
    ['BALCAO_SECRET', 'too short'],
    ['BALCAO_ROLE', 'everything'],
    ['BALCAO_DEMO', 'maybe'],
    ['BALCAO_MIN_PASSWORD', '5'],
    ['BALCAO_LIMIT_FACTOR', '0'],
    ['SMTP_URL', 'mail.example:25'],
    ['LOG_LEVEL', 'loud'],
    ['FILES_S3_URL', 's3://bucket'],
    ['FILES_S3_URL', 'https://key:secret@s3.example/bucket'],
    ['FILES_S3_REGION', 'São Paulo'],
    ['BALCAO_PIX_KEY', '92991234567'],
    ['BALCAO_EXPIRED_GRACE_DAYS', '-1'],
    ['BALCAO_TRANSCRIPTION_URL', 'whisper.example'],
    ['BALCAO_TRANSCRIPTION_URL', 'https://key@whisper.example'],
    ['BALCAO_TRANSCRIPTION_MONTHLY_NOTES', '-1'],
    ['BALCAO_TRANSCRIPTION_SECONDS', '121'],
    ['BALCAO_MODEL_URL', 'https://key@llm.example'],
    ['BALCAO_MODEL_MONTHLY_MESSAGES', '-1'],
    ['BALCAO_MODEL_SECONDS', '61'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^These settings cannot be used:\n  ${name}: .+$`))
  })

  it('names every one that cannot be used, and repeats no secret', () => {
    const message = refusal({ PORT: 'x', BALCAO_SECRET: 'hunter2', SMTP_URL: 'user:hunter3@mail' })
    for (const name of ['PORT', 'BALCAO_SECRET', 'SMTP_URL']) expect(message).toContain(`  ${name}: `)
    expect(message).not.toMatch(/hunter/)
  })

  it.each(['DATABASE_URL', 'BALCAO_PUBLIC_URL', 'BALCAO_SECRET', 'SMTP_URL'])(
    'production cannot start without %s',
    (name) => {
      expect(refusal({ ...production, [name]: undefined })).toBe(`NODE_ENV=production needs: ${name}`)
    },
  )

  it.each(['http://balcao.example', 'http://192.168.0.7:3000', 'http://localhost.example'])(
    'production is not served over http to others: %s',
    (address) => {
      expect(refusal({ ...production, BALCAO_PUBLIC_URL: address })).toMatch(
        /^BALCAO_PUBLIC_URL must begin with https:\/\/ in production/,
      )
    },
  )

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'production may be tried on this machine: %s',
    (address) => {
      expect(readSettings({ ...production, BALCAO_PUBLIC_URL: address }).BALCAO_PUBLIC_URL).toBe(address)
    },
  )

  it('production names all that is missing, and has no demonstration', () => {
    expect(refusal({ NODE_ENV: 'production' })).toBe(
      'NODE_ENV=production needs: DATABASE_URL, BALCAO_PUBLIC_URL, BALCAO_SECRET, SMTP_URL',
    )
    expect(refusal({ ...production, BALCAO_DEMO: 'true' })).toContain('BALCAO_DEMO')
    expect(readSettings(production)).toMatchObject(production)
  })
})
