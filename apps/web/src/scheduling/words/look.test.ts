import { eventColour, readSummary } from '@balcao/domain/scheduling/light'
import { expect, test } from 'vitest'
import { colourLooks } from './look'

test.each([
  ['APPT-51', 'Consulta - Ana', 'bg-accent'],
  ['APPT-51', 'Retorno médico - Ana', 'bg-accent'],
  ['APPT-52', 'Sessão - Ana', 'bg-ready-solid'],
  ['APPT-53', 'Exame - Ana', 'bg-production-solid'],
  ['APPT-54', 'Corte - Ana', 'bg-analysis-solid'],
])('%s the event %j has its band in %s', (_, summary, band) => {
  expect(colourLooks[eventColour(readSummary(summary).type)].band).toBe(band)
})
