import * as fc from 'fast-check'

const zones = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Rio_Branco',
  'America/Noronha',
  'America/New_York',
  'America/Havana',
  'Europe/Lisbon',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'UTC',
]

/** Zones without clock changes, with them at midnight and in the night, by an hour and by half of one. */
export const clocks = fc.constantFrom(...zones)

/** Moments around which some of these clocks are changed: those of an hour either side are met as often as all others. */
const changes = [
  '2018-02-18T02:00:00Z',
  '2018-11-04T03:00:00Z',
  '2026-03-08T07:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-04-04T15:00:00Z',
  '2026-10-03T15:30:00Z',
].map((change) => Date.parse(change))

/** Epoch milliseconds from 2015 to 2035, half of them near a clock change. */
export const instants = fc.oneof(
  fc.integer({ min: Date.parse('2015-01-01T00:00:00Z'), max: Date.parse('2036-01-01T00:00:00Z') }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -7_200_000, max: 7_200_000 }))
    .map(([change, away]) => change + away),
)
